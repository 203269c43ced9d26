//! Lists and objects, item by item.

use serde::ser::{self, Serialize};

use super::{Key, Unwritable, Writer};

/// A list or an object that is being written.
#[derive(Debug)]
pub struct Compound<'a> {
    text: &'a mut String,
    /// What is written at its end.
    end: &'static str,
    holds: Holds,
}

/// What is in it so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holds {
    Nothing,
    Something,
    /// It is no list, but a text that is JSON already.
    Raw,
}

impl<'a> Compound<'a> {
    pub(super) fn list(text: &'a mut String, end: &'static str) -> Self {
        text.push('[');
        Self { text, end, holds: Holds::Nothing }
    }

    pub(super) fn object(text: &'a mut String, end: &'static str) -> Self {
        text.push('{');
        Self { text, end, holds: Holds::Nothing }
    }

    pub(super) fn raw(text: &'a mut String) -> Self {
        Self { text, end: "", holds: Holds::Raw }
    }

    #[inline]
    fn comma(&mut self) {
        if self.holds == Holds::Something {
            self.text.push(',');
        }
        self.holds = Holds::Something;
    }

    #[inline]
    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.comma();
        value.serialize(Writer { text: self.text })
    }

    /// The name of a field is known where it is written: there it is a few bytes to be put down, and here it would be
    /// a text to be copied.
    #[inline(always)]
    fn name(&mut self, name: &'static str) {
        self.text.push_str(if self.holds == Holds::Something { ",\"" } else { "\"" });
        self.holds = Holds::Something;
        self.text.push_str(name);
        self.text.push_str("\":");
    }

    #[inline(always)]
    fn field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        if self.holds == Holds::Raw {
            return value.serialize(Key::bare(self.text));
        }
        self.name(name);
        value.serialize(Writer { text: self.text })
    }

    #[inline]
    fn finish(self) -> Result<(), Unwritable> {
        self.text.push_str(self.end);
        Ok(())
    }
}

macro_rules! items {
    ($($kind:ident::$method:ident),+) => {$(
        impl ser::$kind for Compound<'_> {
            type Ok = ();
            type Error = Unwritable;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
                self.item(value)
            }

            #[inline]
            fn end(self) -> Result<(), Unwritable> {
                self.finish()
            }
        }
    )+};
}

items!(
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field
);

macro_rules! fields {
    ($($kind:ident),+) => {$(
        impl ser::$kind for Compound<'_> {
            type Ok = ();
            type Error = Unwritable;

            #[inline(always)]
            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Unwritable> {
                self.field(name, value)
            }

            #[inline]
            fn end(self) -> Result<(), Unwritable> {
                self.finish()
            }
        }
    )+};
}

fields!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Compound<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Unwritable> {
        self.comma();
        key.serialize(Key::quoted(self.text))
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.text.push(':');
        value.serialize(Writer { text: self.text })
    }

    fn end(self) -> Result<(), Unwritable> {
        self.finish()
    }
}

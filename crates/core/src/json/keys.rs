//! Names of fields that are known at run time only, and texts that are JSON already.

use std::fmt::Display;

use serde::ser::{self, Impossible, Serialize};

use super::{Unwritable, write_escaped};

/// Writes something that must be a text, or can be one.
#[derive(Debug)]
pub(super) struct Key<'a> {
    text: &'a mut String,
    manner: Manner,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// In quotes, as the name of a field.
    Quoted,
    /// As it is: it is JSON already.
    Bare,
}

type Never = Impossible<(), Unwritable>;

impl<'a> Key<'a> {
    pub(super) fn quoted(text: &'a mut String) -> Self {
        Self { text, manner: Manner::Quoted }
    }

    pub(super) fn bare(text: &'a mut String) -> Self {
        Self { text, manner: Manner::Bare }
    }

    /// Numbers and the like stand in quotes, too.
    fn say(self, value: impl Display) -> Result<(), Unwritable> {
        ser::Serializer::serialize_str(self, &value.to_string())
    }
}

fn not_a_name<T>() -> Result<T, Unwritable> {
    Err(ser::Error::custom("the name of a field must be a text"))
}

macro_rules! said {
    ($($method:ident: $kind:ty),+ $(,)?) => {$(
        fn $method(self, value: $kind) -> Result<(), Unwritable> {
            self.say(value)
        }
    )+};
}

impl ser::Serializer for Key<'_> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Never;
    type SerializeTuple = Never;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = Never;
    type SerializeStruct = Never;
    type SerializeStructVariant = Never;

    fn serialize_str(self, value: &str) -> Result<(), Unwritable> {
        match self.manner {
            Manner::Bare => self.text.push_str(value),
            Manner::Quoted => {
                self.text.push('"');
                write_escaped(self.text, value);
                self.text.push('"');
            }
        }
        Ok(())
    }

    said! {
        serialize_bool: bool, serialize_char: char,
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_i128: i128,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_u128: u128,
    }

    fn serialize_f32(self, _: f32) -> Result<(), Unwritable> {
        not_a_name()
    }

    fn serialize_f64(self, _: f64) -> Result<(), Unwritable> {
        not_a_name()
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), Unwritable> {
        not_a_name()
    }

    fn serialize_none(self) -> Result<(), Unwritable> {
        not_a_name()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Unwritable> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Unwritable> {
        not_a_name()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Unwritable> {
        not_a_name()
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Unwritable> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Unwritable> {
        not_a_name()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Never, Unwritable> {
        not_a_name()
    }

    fn serialize_tuple(self, _: usize) -> Result<Never, Unwritable> {
        not_a_name()
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Never, Unwritable> {
        not_a_name()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Never, Unwritable> {
        not_a_name()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Never, Unwritable> {
        not_a_name()
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Never, Unwritable> {
        not_a_name()
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Never, Unwritable> {
        not_a_name()
    }
}

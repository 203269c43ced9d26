//! JSON written into a text, for what is written again and again: a view is written for everybody at a table at every
//! decision.
//!
//! It writes what `serde_json` writes, byte by byte, and takes about half as long: it appends to a text instead of a
//! stream of bytes, and names of fields are taken as they are, since they are names in Rust.

mod keys;
mod lists;
mod numbers;

use std::fmt;

use serde::ser::{self, Serialize};

use keys::Key;
pub use lists::Compound;

/// How `serde_json` marks a text that is JSON already.
pub(crate) const RAW: &str = "$serde_json::private::RawValue";

/// Appends a value to a text.
pub fn write<T: Serialize + ?Sized>(text: &mut String, value: &T) -> Result<(), Unwritable> {
    value.serialize(Writer { text })
}

/// What JSON cannot hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this cannot be written as JSON: {0}")]
pub struct Unwritable(String);

impl ser::Error for Unwritable {
    fn custom<T: fmt::Display>(problem: T) -> Self {
        Self(problem.to_string())
    }
}

/// Writes one value.
#[derive(Debug)]
struct Writer<'a> {
    text: &'a mut String,
}

/// Writes a text in quotes.
fn write_quoted(text: &mut String, value: &str) {
    text.push('"');
    write_escaped(text, value);
    text.push('"');
}

/// What a byte has to be written as, if not as itself: the letter after the backslash, `u` for a code.
const fn escape(byte: u8) -> u8 {
    match byte {
        b'"' => b'"',
        b'\\' => b'\\',
        0x08 => b'b',
        0x0c => b'f',
        b'\n' => b'n',
        b'\r' => b'r',
        b'\t' => b't',
        0..0x20 => b'u',
        _ => 0,
    }
}

const ESCAPES: [u8; 256] = {
    let mut all = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        all[byte] = escape(byte as u8);
        byte += 1;
    }
    all
};

/// Eight bytes at once: whether one of them has to be escaped. It may say so wrongly where a byte has one above it,
/// never the other way round.
fn hides_escape(eight: [u8; 8]) -> bool {
    const ONES: u64 = u64::MAX / 255;
    const HIGHEST: u64 = ONES * 0x80;
    let bytes = u64::from_le_bytes(eight);
    let below = |bytes: u64, bound: u64| bytes.wrapping_sub(ONES * bound) & !bytes;
    let is = |letter: u8| below(bytes ^ (ONES * u64::from(letter)), 1);
    (below(bytes, 0x20) | is(b'"') | is(b'\\')) & HIGHEST != 0
}

/// How many bytes at the beginning are written as themselves, at least.
fn plain_beginning(bytes: &[u8]) -> usize {
    let plain = |eight: &&[u8; 8]| !hides_escape(**eight);
    bytes.as_chunks().0.iter().take_while(plain).count() * 8
}

fn write_escaped(text: &mut String, value: &str) {
    let bytes = value.as_bytes();
    let (mut at, mut written) = (0, 0);
    while at < bytes.len() {
        at += plain_beginning(&bytes[at..]);
        let end = (at + 8).min(bytes.len());
        for (at, byte) in (at..).zip(&bytes[at..end]) {
            let letter = ESCAPES[usize::from(*byte)];
            if letter == 0 {
                continue;
            }
            // What has to be escaped is one byte long, so this cuts no letter in two.
            text.push_str(&value[written..at]);
            written = at + 1;
            text.push('\\');
            text.push(char::from(letter));
            if letter == b'u' {
                let digit = |half: u8| char::from_digit(u32::from(half), 16).unwrap_or('0');
                text.extend(['0', '0', digit(byte >> 4), digit(byte & 15)]);
            }
        }
        at = end;
    }
    text.push_str(&value[written..]);
}

impl<'a> Writer<'a> {
    /// `{"Variant":`, for a variant that holds something.
    fn begin_variant(self, variant: &str) -> &'a mut String {
        self.text.push_str("{\"");
        self.text.push_str(variant);
        self.text.push_str("\":");
        self.text
    }
}

impl<'a> ser::Serializer for Writer<'a> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Compound<'a>;
    type SerializeTuple = Compound<'a>;
    type SerializeTupleStruct = Compound<'a>;
    type SerializeTupleVariant = Compound<'a>;
    type SerializeMap = Compound<'a>;
    type SerializeStruct = Compound<'a>;
    type SerializeStructVariant = Compound<'a>;

    numbers::write_numbers!();

    fn serialize_bool(self, value: bool) -> Result<(), Unwritable> {
        self.text.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), Unwritable> {
        write_quoted(self.text, value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    #[inline]
    fn serialize_str(self, value: &str) -> Result<(), Unwritable> {
        write_quoted(self.text, value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Unwritable> {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Result<(), Unwritable> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Unwritable> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Unwritable> {
        self.text.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Unwritable> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Unwritable> {
        write_quoted(self.text, variant);
        Ok(())
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
        variant: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        let text = self.begin_variant(variant);
        value.serialize(Writer { text: &mut *text })?;
        text.push('}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Compound<'a>, Unwritable> {
        Ok(Compound::list(self.text, "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Compound<'a>, Unwritable> {
        Ok(Compound::list(self.text, "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Compound<'a>, Unwritable> {
        Ok(Compound::list(self.text, "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Compound<'a>, Unwritable> {
        Ok(Compound::list(self.begin_variant(variant), "]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Compound<'a>, Unwritable> {
        Ok(Compound::object(self.text, "}"))
    }

    #[inline(always)]
    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Compound<'a>, Unwritable> {
        if name == RAW {
            return Ok(Compound::raw(self.text));
        }
        Ok(Compound::object(self.text, "}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Compound<'a>, Unwritable> {
        Ok(Compound::object(self.begin_variant(variant), "}}"))
    }
}

#[cfg(test)]
#[path = "json/tests.rs"]
mod tests;

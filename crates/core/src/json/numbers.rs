//! Numbers.

/// Every kind of number, as methods of a serializer that writes into `self.text`.
macro_rules! write_numbers {
    (@whole $($method:ident: $kind:ty),+ $(,)?) => {$(
        #[inline]
        fn $method(self, value: $kind) -> Result<(), Unwritable> {
            self.text.push_str(itoa::Buffer::new().format(value));
            Ok(())
        }
    )+};
    (@broken $($method:ident: $kind:ty),+ $(,)?) => {$(
        // These are few: whoever knows best how to round them may write them.
        fn $method(self, value: $kind) -> Result<(), Unwritable> {
            let written = serde_json::to_string(&value).map_err(serde::ser::Error::custom)?;
            self.text.push_str(&written);
            Ok(())
        }
    )+};
    () => {
        $crate::json::numbers::write_numbers! { @whole
            serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_i128: i128,
            serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_u128: u128,
        }
        $crate::json::numbers::write_numbers! { @broken serialize_f32: f32, serialize_f64: f64 }
    };
}

pub(super) use write_numbers;

//! Things that never change, such as cards: written out once, shown again and again.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// A value with its JSON already written: a view that holds it costs no more than copying the text. Copies
/// share both.
pub struct Printed<T>(Arc<Print<T>>);

impl<T> Clone for Printed<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

struct Print<T> {
    value: T,
    text: Box<RawValue>,
}

impl<T: Serialize> Printed<T> {
    /// Writes the value out.
    pub fn new(value: T) -> Self {
        let text = serde_json::value::to_raw_value(&value)
            .expect("what is printed is plain data with text keys, which JSON can always hold");
        Self(Arc::new(Print { value, text }))
    }
}

impl<T> Deref for Printed<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0.value
    }
}

impl<T> Serialize for Printed<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.text.serialize(serializer)
    }
}

impl<T: PartialEq> PartialEq for Printed<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0.value == other.0.value
    }
}

impl<T: fmt::Debug> fmt::Debug for Printed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.value.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Serialize)]
    struct Card {
        id: &'static str,
        goods: Vec<u8>,
    }

    #[test]
    fn it_is_the_value_in_every_way() {
        let card = || Card { id: "R\"1", goods: vec![1, 2] };
        let printed = Printed::new(card());
        assert_eq!(printed.id, "R\"1");
        assert_eq!(printed, Printed::new(card()));
        assert_eq!(format!("{printed:?}"), format!("{:?}", card()));
        let list = vec![printed.clone(), printed];
        let plain = vec![card(), card()];
        assert_eq!(
            serde_json::to_string(&list).expect("plain"),
            serde_json::to_string(&plain).expect("plain")
        );
        assert_eq!(
            serde_json::to_value(&list).expect("plain"),
            serde_json::to_value(&plain).expect("plain")
        );
    }
}

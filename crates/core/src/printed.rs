//! What is shown again and again, such as cards, or to everybody alike, such as a board: written out once.

use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use serde::ser::{Error, SerializeStruct};
use serde::{Serialize, Serializer};

use crate::{Seat, Viewer, json};

/// A value whose JSON is written the first time that somebody wants it: after that, a view that holds it costs no
/// more than copying the text. Copies share both.
pub struct Printed<T>(Arc<Print<T>>);

impl<T> Clone for Printed<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

struct Print<T> {
    value: T,
    text: OnceLock<Box<str>>,
}

impl<T> Printed<T> {
    /// Nothing is written yet.
    pub fn new(value: T) -> Self {
        Self(Arc::new(Print { value, text: OnceLock::new() }))
    }
}

impl<T: PartialEq> Printed<T> {
    /// All seats as a viewer sees them, who may know more of their own: `others` is how everybody else sees them.
    pub fn for_viewer(others: &[Self], viewer: Viewer, own: impl FnOnce(Seat) -> T) -> Vec<Self> {
        let mut seats = others.to_vec();
        if let Viewer::Seat(seat) = viewer
            && let Some(place) = seats.get_mut(seat.index())
        {
            let own = own(seat);
            if own != **place {
                *place = Self::new(own);
            }
        }
        seats
    }
}

impl<T> Deref for Printed<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0.value
    }
}

impl<'a, T> IntoIterator for &'a Printed<T>
where
    &'a T: IntoIterator,
{
    type Item = <&'a T as IntoIterator>::Item;
    type IntoIter = <&'a T as IntoIterator>::IntoIter;

    fn into_iter(self) -> Self::IntoIter {
        (&**self).into_iter()
    }
}

impl<T: Serialize> Serialize for Printed<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Print { value, text } = &*self.0;
        let text = match text.get() {
            Some(text) => text,
            None => {
                let mut written = String::new();
                json::write(&mut written, value).map_err(S::Error::custom)?;
                text.get_or_init(|| written.into())
            }
        };
        let mut raw = serializer.serialize_struct(json::RAW, 1)?;
        raw.serialize_field(json::RAW, &**text)?;
        raw.end()
    }
}

impl<T: PartialEq> PartialEq for Printed<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.value == other.0.value
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

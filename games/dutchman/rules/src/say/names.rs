//! What things are called.

use damrak_core::{Phrase, Seat};

use crate::board::{Kind, Space};
use crate::components::Colour;
use crate::event::Terms;

/// A colour, as it stands before "ship" and "share".
pub fn colour(colour: Colour) -> Phrase {
    Phrase::new(match colour {
        Colour::Blue => "dutchman-blue",
        Colour::Yellow => "dutchman-yellow",
        Colour::Green => "dutchman-green",
        Colour::Orange => "dutchman-orange",
        Colour::Red => "dutchman-red",
        Colour::Violet => "dutchman-violet",
    })
}

/// The islands of our own edition, which have names in every language.
const ISLANDS: [(&str, &str); 6] = [
    ("Holland", "dutchman-island-holland"),
    ("Faroes", "dutchman-island-faroes"),
    ("Azores", "dutchman-island-azores"),
    ("Tortuga", "dutchman-island-tortuga"),
    ("Cape Verde", "dutchman-island-cape-verde"),
    ("Saint Helena", "dutchman-island-saint-helena"),
];

/// A ship by its colour and its name on the map, an island by its name.
pub fn space(space: &Space) -> Phrase {
    match &space.kind {
        Kind::Ship(shown) => Phrase::new("dutchman-ship")
            .with("colour", colour(*shown))
            .with("id", space.id.as_str()),
        Kind::Island(name) => {
            let known = ISLANDS.iter().find(|(known, _)| known == name);
            match known {
                Some((_, key)) => Phrase::new(key),
                None => Phrase::new("dutchman-island-own").with("name", name.as_str()),
            }
        }
    }
}

/// Who gives how much to whom.
pub(crate) fn terms(proposer: Seat, terms: &[Terms]) -> Vec<Phrase> {
    let term = |term: &Terms| {
        let (from, to) =
            if term.ducats >= 0 { (proposer, term.seat) } else { (term.seat, proposer) };
        Phrase::new("dutchman-term")
            .with("from", from)
            .with("to", to)
            .with("ducats", term.ducats.abs())
    };
    terms.iter().map(term).collect()
}

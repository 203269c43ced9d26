//! What can be arranged by hand: the sea, what shares are worth, the round, and everybody's ducats.

use std::any::Any;

use damrak_core::{Phrase, Seat};
use damrak_dutchman::{Colour, View, colour};
use damrak_kit::arranging::{Group, Knob, Shape, Title};

/// Nobody plays so many rounds.
const MOST_ROUNDS: i64 = 200;

/// The things of a table, as somebody sees it.
pub(crate) fn groups(view: &dyn Any) -> Vec<Group> {
    let Some(view) = view.downcast_ref::<View>() else { return Vec::new() };
    let spaces = view.board.spaces.iter().map(|space| (space.id.clone(), space.phrase.clone()));
    let ship = Knob {
        path: "/space".into(),
        name: Phrase::new("dutchman-arrange-space"),
        shape: Shape::OneOf { choices: spaces.collect(), target: "space-", clears: &["/from"] },
    };
    let worth = Colour::ALL.into_iter().map(|one| {
        let path = format!("/values/{}", one.index());
        Knob::number(path, colour(one), (1, view.counter.into()))
    });
    let round =
        Knob::number("/round".into(), Phrase::new("dutchman-arrange-round"), (1, MOST_ROUNDS));
    let lucky = Knob {
        path: "/lucky".into(),
        name: Phrase::new("dutchman-arrange-lucky"),
        shape: Shape::OneOf { choices: sums(view.board.dice), target: "", clears: &[] },
    };
    let group = |word, knobs| Group { title: Title::Word(word), knobs };
    let mut groups = vec![
        group("dutchman-arrange-sea", vec![ship]),
        group("dutchman-arrange-worth", worth.collect()),
        group("dutchman-arrange-this-round", vec![round, lucky]),
    ];
    groups.extend(view.players.iter().enumerate().map(|(index, _)| {
        let path = format!("/players/{index}/ducats");
        let ducats = Knob::money(path, Phrase::new("dutchman-score-wealth"), 1, "/bank");
        Group { title: Title::Seat(Seat::from_index(index)), knobs: vec![ducats] }
    }));
    groups
}

/// Everything that both dice can come to.
fn sums([first, second]: [[u8; 6]; 2]) -> Vec<(String, Phrase)> {
    let both = first.iter().flat_map(|one| second.iter().map(move |other| one + other));
    let mut sums: Vec<u8> = both.collect();
    sums.sort_unstable();
    sums.dedup();
    let said = |sum: u8| (sum.to_string(), Phrase::new("dutchman-arrange-sum").with("sum", sum));
    sums.into_iter().map(said).collect()
}

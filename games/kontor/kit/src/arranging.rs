//! What can be arranged by hand: the boat, the round, and the guilders of both.

use std::any::Any;

use damrak_core::{Phrase, Seat};
use damrak_kit::arranging::{Group, Knob, Shape, Title};
use damrak_kontor::View;

/// Nobody plays so many rounds.
const MOST_ROUNDS: i64 = 200;

/// The things of a table, as somebody sees it.
pub(crate) fn groups(view: &dyn Any) -> Vec<Group> {
    let Some(view) = view.downcast_ref::<View>() else { return Vec::new() };
    let round = Phrase::new("kontor-arrange-round");
    let mut harbour = vec![Knob::number("/round".into(), round, (1, MOST_ROUNDS))];
    if view.harbour.boat.is_some() {
        let canals =
            view.harbour.cells.iter().filter(|cell| ["canal", "anchor"].contains(&cell.card.kind));
        let said = |cell: &String| Phrase::new("kontor-arrange-cell").with("cell", cell.as_str());
        let choices = canals.map(|cell| (cell.cell.clone(), said(&cell.cell))).collect();
        harbour.push(Knob {
            path: "/boat".into(),
            name: Phrase::new("kontor-arrange-boat"),
            shape: Shape::OneOf { choices, target: "cell-", clears: &[] },
        });
    }
    let harbour = Group { title: Title::Word("kontor-arrange-harbour"), knobs: harbour };
    let purse = |index: usize| {
        let name = Phrase::new("kontor-score-guilders");
        let guilders = Knob::money(format!("/guilders/{index}"), name, 1, "/treasury");
        Group { title: Title::Seat(Seat::from_index(index)), knobs: vec![guilders] }
    };
    [harbour].into_iter().chain((0..view.players.len()).map(purse)).collect()
}

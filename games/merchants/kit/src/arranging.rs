//! What can be arranged by hand: the money, the market, trade offices and warehouses of every family.

use std::any::Any;

use damrak_core::{Phrase, Seat};
use damrak_kit::arranging::{Group, Knob, Shape, Title};
use damrak_merchants::View;

const COMMODITIES: [&str; 4] =
    ["merchants-sugar", "merchants-gemstones", "merchants-spice", "merchants-silk"];
/// All sums are whole tens.
const TENS: i64 = 10;
/// Nobody borrows more often.
const MOST_LOANS: i64 = 20;

/// The things of a table, as somebody sees it.
pub(crate) fn groups(view: &dyn Any) -> Vec<Group> {
    let Some(view) = view.downcast_ref::<View>() else { return Vec::new() };
    let family = |index: usize| {
        let path = |name: &str| format!("/players/{index}/{name}");
        let places = |name: &str, word, target| Knob {
            path: path(name),
            name: Phrase::new(word),
            shape: Shape::Places { target },
        };
        let market = COMMODITIES.into_iter().enumerate().map(|(track, commodity)| {
            let most = (0, view.board.track_length.into());
            Knob::number(path(&format!("market/{track}")), Phrase::new(commodity), most)
        });
        let mut knobs = vec![
            Knob::money(path("money"), Phrase::new("merchants-score-money"), TENS, "/bank"),
            Knob::number(path("loans"), Phrase::new("merchants-arrange-loans"), (0, MOST_LOANS)),
        ];
        knobs.extend(market);
        knobs.push(places("offices", "merchants-arrange-offices", "office-"));
        knobs.push(places("houses", "merchants-arrange-houses", "house-"));
        Group { title: Title::Seat(Seat::from_index(index)), knobs }
    };
    (0..view.players.len()).map(family).collect()
}

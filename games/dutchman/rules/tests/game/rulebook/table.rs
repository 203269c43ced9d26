//! A table to tell stories at: arrange it, play by notation, look at what changed.
//!
//! Everything here goes through what the crate offers to the world: notation, views, events, documents.

pub(crate) use damrak_core::testing::{heard, kinds, seat};
use damrak_core::{Rules, Seat, testing, wrap};
use damrak_dutchman::{Arrange, Colour, Dutchman, OwnView, PlayerView};

use crate::common;

/// The rules for so many players, with options such as `("bargaining", "false")`.
pub(crate) fn open(players: u8, options: &[(&str, &str)]) -> Dutchman {
    common::open(&common::setup(players, options))
}

/// The rules as they were in the first version.
pub(crate) fn open_first(players: u8, options: &[(&str, &str)]) -> Dutchman {
    common::open(&damrak_core::SetupDraft { rules: Some(1), ..common::setup(players, options) })
}

wrap! {
    /// Rules and a position.
    #[derive(Clone, Debug)]
    pub(crate) struct Table(pub(crate) testing::Table<Dutchman>);
}

/// How a table is arranged before the story begins.
pub(crate) type Arranged<'a> = Arrange<'a>;

/// A freshly dealt table.
pub(crate) fn dealt(players: u8, options: &[(&str, &str)], seed: u64) -> Table {
    Table(testing::Table::dealt(open(players, options), seed))
}

/// A table arranged by hand.
pub(crate) fn arranged(rules: Dutchman, by: impl FnOnce(Arranged<'_>) -> Arranged<'_>) -> Table {
    let position = by(Arrange::new(&rules)).done().expect("the position can be");
    Table(testing::Table { rules, position })
}

/// Four players with horseshoes that make the lucky number 43 in many ways.
pub(crate) fn four(by: impl FnOnce(Arranged<'_>) -> Arranged<'_>) -> Table {
    arranged(open(4, &[]), |a| by(well_shod(a)))
}

/// Everybody has ten horseshoes: 43 is made by seat 1 with 45 and 2, by seat 2 with 43, by seat 3 with
/// 20, 20, 2 and 1, by seat 4 with 31, 10 and 2.
pub(crate) fn well_shod(arranged: Arranged<'_>) -> Arranged<'_> {
    arranged
        .shoes(seat(1), "45 44 40 10 10 2 1 1 1")
        .shoes(seat(2), "43 42 39 10 10 1 1 1 1")
        .shoes(seat(3), "48 47 20 20 10 10 2 1 1")
        .shoes(seat(4), "31 30 29 10 10 10 2 1 1")
        .middle("21 22 23 24")
}

impl Table {
    /// The offers that are no lays.
    pub(crate) fn other_offers(&self, number: u8) -> Vec<String> {
        self.offers(number).into_iter().filter(|offer| !offer.starts_with("lay ")).collect()
    }

    /// What everybody sees of a player.
    pub(crate) fn player(&self, number: u8) -> PlayerView {
        PlayerView::clone(&self.view().players[usize::from(number) - 1])
    }

    /// What a player sees of their own.
    pub(crate) fn own(&self, number: u8) -> OwnView {
        self.seen_by(number).own.unwrap()
    }

    /// The ducats of everybody.
    pub(crate) fn ducats(&self) -> Vec<i32> {
        (1..=self.rules.players()).map(|number| self.own(number).ducats).collect()
    }

    /// What a share of each colour is worth.
    pub(crate) fn values(&self) -> [u8; 6] {
        self.view().values
    }

    /// The colours of the Kontor, from the top.
    pub(crate) fn kontor(&self) -> Vec<String> {
        let document = self.document();
        let cards = document["kontor"].as_array().unwrap().iter();
        cards.map(|card| card.as_str().unwrap().to_owned()).collect()
    }

    /// The shares of a player by name.
    pub(crate) fn shares(&self, number: u8) -> Vec<&'static str> {
        self.own(number).shares.into_iter().map(Colour::name).collect()
    }

    /// The winners, by number.
    pub(crate) fn winners(&self) -> Vec<u8> {
        self.standing().unwrap().winners().map(Seat::number).collect()
    }

    /// The one who steers alone, by number.
    pub(crate) fn steers(&self) -> Option<u8> {
        let document = self.document();
        let stage = &document["stage"];
        (stage["now"] == "moving").then(|| stage["seat"].as_u64().unwrap() as u8)
    }
}

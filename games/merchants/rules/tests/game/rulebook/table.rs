//! A table to tell stories at: arrange it, play by notation, look at what changed.
//!
//! Everything here goes through what the crate offers to the world: notation, views, events, documents.

pub(crate) use damrak_core::testing::{heard, kinds, seat};
use damrak_core::{Rules, testing, wrap};
use damrak_merchants::{Arrange, Event, Merchants, PlayerView};

use crate::common;

/// The rules for so many players, with options such as `("auction", "live")`.
pub(crate) fn open(players: u8, options: &[(&str, &str)]) -> Merchants {
    common::open(&common::setup(players, 0, options))
}

wrap! {
    /// Rules and a position.
    #[derive(Clone, Debug)]
    pub(crate) struct Table(pub(crate) testing::Table<Merchants>);
}

/// How a table is arranged before the story begins.
pub(crate) type Arranged<'a> = Arrange<'a>;

/// A freshly dealt table.
pub(crate) fn dealt(players: u8, seed: u64) -> Table {
    Table(testing::Table::dealt(open(players, &[]), seed))
}

/// A table arranged by hand.
pub(crate) fn arranged(rules: Merchants, by: impl FnOnce(Arranged<'_>) -> Arranged<'_>) -> Table {
    let position = by(Arrange::new(&rules)).done().expect("the position can be");
    Table(testing::Table { rules, position })
}

/// Four players; the mayor, seat 1, has put this card on their own disk and is about to use it.
pub(crate) fn using(card: &str, by: impl FnOnce(Arranged<'_>) -> Arranged<'_>) -> Table {
    using_with(&[], card, by)
}

/// The same with options.
pub(crate) fn using_with(
    options: &[(&str, &str)],
    card: &str,
    by: impl FnOnce(Arranged<'_>) -> Arranged<'_>,
) -> Table {
    let mut table = arranged(open(4, options), |a| by(a).next(&format!("{card} goods goods")));
    table.play(1, "use");
    table.play(1, "discard");
    table
}

/// Four players; this card is under the hammer, seat 1 is mayor.
pub(crate) fn auction(
    options: &[(&str, &str)],
    card: &str,
    by: impl FnOnce(Arranged<'_>) -> Arranged<'_>,
) -> Table {
    let mut table = arranged(open(4, options), |a| by(a).next(&format!("goods {card} goods")));
    table.play(1, "use");
    table.play(1, "auction");
    table.play(1, "skip");
    table
}

/// Four players; this year comes while seat 1 is mayor. Also tells what everybody heard.
pub(crate) fn in_year(
    year: &str,
    by: impl FnOnce(Arranged<'_>) -> Arranged<'_>,
) -> (Table, Vec<Event>) {
    in_year_with(open(4, &[]), year, by)
}

/// The same with other rules.
pub(crate) fn in_year_with(
    rules: Merchants,
    year: &str,
    by: impl FnOnce(Arranged<'_>) -> Arranged<'_>,
) -> (Table, Vec<Event>) {
    let years = &rules.edition_data().years;
    let place = years.iter().position(|found| found.name == year).unwrap();
    let before = years[place - 1].name.clone();
    let mut table = arranged(rules, |a| by(a.year(&before)).next("goods hourglass goods goods"));
    let heard = table.play(1, "use");
    (table, heard)
}

impl Table {
    /// What everybody sees of a player.
    pub(crate) fn player(&self, number: u8) -> PlayerView {
        PlayerView::clone(&self.view().players[usize::from(number) - 1])
    }

    /// The money of everybody.
    pub(crate) fn money(&self) -> Vec<i32> {
        (1..=self.rules.players())
            .map(|number| self.seen_by(number).players[usize::from(number) - 1].money.unwrap())
            .collect()
    }

    /// The space of a player on each track.
    pub(crate) fn market(&self, number: u8) -> [u8; 4] {
        self.player(number).market
    }

    /// The year in which the figure stands.
    pub(crate) fn year(&self) -> String {
        let view = self.view();
        view.board.years[usize::from(view.year)].year.clone()
    }

    /// The card that is turned up.
    pub(crate) fn turned(&self) -> Option<String> {
        self.view().turned.map(|card| card.id.clone())
    }

    /// The cards on the disks: use, auction, discard.
    pub(crate) fn disks(&self) -> [Option<String>; 3] {
        self.view().disks.each_ref().map(|card| card.as_ref().map(|card| card.id.clone()))
    }
}

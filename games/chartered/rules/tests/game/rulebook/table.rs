//! A table to tell stories at: arrange it, play by notation, look at what changed.
//!
//! Everything here goes through what the crate offers to the world: notation, views, events, documents.

use damrak_chartered::{Arrange, BuildView, Chartered, Company, Event, PlayerView, StageView};
pub(crate) use damrak_core::testing::{kinds, seat};
use damrak_core::{testing, wrap};

use crate::common;

/// The rules for so many players in the base layout, with options such as `("cash", "hidden")`.
pub(crate) fn open(players: u8, options: &[(&str, &str)]) -> Chartered {
    common::open(&common::setup(players, "base", options))
}

/// The first version of the rules for so many players.
pub(crate) fn former(players: u8) -> Chartered {
    common::open(&common::former(players, "base", &[]))
}

wrap! {
    /// Rules and a position.
    #[derive(Clone, Debug)]
    pub(crate) struct Table(pub(crate) testing::Table<Chartered>);
}

/// A freshly dealt table.
pub(crate) fn dealt(players: u8, seed: u64) -> Table {
    Table(testing::Table::dealt(open(players, &[]), seed))
}

/// A table arranged by hand.
pub(crate) fn arranged(rules: Chartered, by: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    let position = by(Arrange::new(&rules)).done().expect("the position can be");
    Table(testing::Table { rules, position })
}

/// Two players, the base layout, seat 1 begins.
pub(crate) fn two(by: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    arranged(open(2, &[]), by)
}

/// Three players.
pub(crate) fn three(by: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    arranged(open(3, &[]), by)
}

impl Table {
    /// Plays several decisions, `"1 draw, 2 pass"`, and tells what everybody heard.
    #[track_caller]
    pub(crate) fn play_all(&mut self, decisions: &str) -> Vec<Event> {
        let mut heard = Vec::new();
        for decision in decisions.split(',').map(str::trim) {
            let (number, notation) = decision.split_once(' ').expect("a seat and a decision");
            heard.extend(self.play(number.parse::<u8>().unwrap(), notation));
        }
        heard
    }

    /// What everybody sees of a player.
    pub(crate) fn player(&self, number: u8) -> PlayerView {
        PlayerView::clone(&self.view().players[usize::from(number) - 1])
    }

    /// The money of a player.
    pub(crate) fn money(&self, number: u8) -> i32 {
        self.seen_by(number).players[usize::from(number) - 1].money.unwrap()
    }

    /// The hand of a player.
    pub(crate) fn hand(&self, number: u8) -> Vec<String> {
        self.seen_by(number).own.unwrap().hand
    }

    /// The shares of a player in a company.
    pub(crate) fn shares(&self, number: u8, company: Company) -> u8 {
        self.player(number).shares[company.index()]
    }

    /// What a company is worth.
    pub(crate) fn value(&self, company: Company) -> u16 {
        self.view().companies[company.index()].value
    }

    /// Shares of a company in the bank.
    pub(crate) fn bank_shares(&self, company: Company) -> u8 {
        self.view().companies[company.index()].shares_left
    }

    /// What stands on a plot.
    pub(crate) fn on(&self, plot: &str) -> Option<BuildView> {
        self.view().built.iter().find(|found| found.plot == plot).cloned()
    }

    /// The company that a plot belongs to.
    pub(crate) fn owner(&self, plot: &str) -> Option<Company> {
        self.on(plot).and_then(|found| found.company)
    }

    /// What is being decided.
    pub(crate) fn stage(&self) -> StageView {
        self.view().stage
    }
}

/// How often an event of this name was told.
pub(crate) fn heard(events: &[Event], kind: &str) -> usize {
    kinds(events).iter().filter(|found| *found == kind).count()
}

/// All plots of the two boards in the east, with twelve or thirteen floors on top of them: 60 or 61 warehouses.
pub(crate) fn the_east(floors: usize) -> String {
    let labels = ["C", "J"].into_iter().flat_map(|board| {
        (1..=4).flat_map(move |row| {
            "ABCDEF".chars().map(move |column| format!("{board}{column}{row}"))
        })
    });
    let tall = |index: usize| match index {
        0..3 => ":4",
        3 => ":3",
        4 if floors == 13 => ":3",
        4 => ":2",
        _ => "",
    };
    let entries = labels.enumerate().map(|(index, plot)| format!("{plot}{}", tall(index)));
    entries.collect::<Vec<_>>().join(" ")
}

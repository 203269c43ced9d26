//! A table to tell stories at: arrange it, play by notation, look at what changed.
//!
//! Everything here goes through what the crate offers to the world: notation, views, events, documents.

use damrak_chartered::{
    Arrange, BuildView, Chartered, Company, Event, PlayerView, Position, StageView, View,
};
use damrak_core::{
    Audience, Deaf, Disclosure, Documents, Notation, Refusal, Rules, Seat, Seed, Sight, Standing,
    Viewer,
};

use crate::common;

/// The seat of this number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

/// The rules for so many players in the base layout, with options such as `("cash", "hidden")`.
pub(crate) fn open(players: u8, options: &[(&str, &str)]) -> Chartered {
    common::open(&common::setup(players, "base", options))
}

/// The first version of the rules for so many players.
pub(crate) fn former(players: u8) -> Chartered {
    common::open(&common::former(players, "base", &[]))
}

/// Rules and a position.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) rules: Chartered,
    pub(crate) position: Position,
}

/// A freshly dealt table.
pub(crate) fn dealt(players: u8, seed: u64) -> Table {
    let rules = open(players, &[]);
    let position = rules.deal(Seed::from_number(seed), &mut Deaf);
    rules.check(&position).expect("a dealt position can be");
    Table { rules, position }
}

/// A table arranged by hand.
pub(crate) fn arranged(rules: Chartered, by: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    let position = by(Arrange::new(&rules)).done().expect("the position can be");
    Table { rules, position }
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
    /// Plays a decision; tells all that was said, to whom, and what came out.
    #[track_caller]
    pub(crate) fn play_told(
        &mut self,
        number: u8,
        notation: &str,
    ) -> (Vec<(Audience, Event)>, Disclosure) {
        let action = self.rules.read_notation(notation).expect("the notation is right");
        let mut told = Vec::new();
        match self.rules.apply(&mut self.position, seat(number), action, &mut told) {
            Ok(disclosure) => {
                self.rules.check(&self.position).expect("the position can still be");
                (told, disclosure)
            }
            Err(refusal) => {
                panic!("seat {number}, `{notation}`: {} {refusal:?}", refusal.clause())
            }
        }
    }

    /// Plays a decision and tells what everybody heard.
    #[track_caller]
    pub(crate) fn play(&mut self, number: u8, notation: &str) -> Vec<Event> {
        let (told, _) = self.play_told(number, notation);
        told.into_iter().filter(|(to, _)| *to == Audience::All).map(|(_, event)| event).collect()
    }

    /// Plays several decisions, `"1 draw, 2 pass"`, and tells what everybody heard.
    #[track_caller]
    pub(crate) fn play_all(&mut self, decisions: &str) -> Vec<Event> {
        let mut heard = Vec::new();
        for decision in decisions.split(',').map(str::trim) {
            let (number, notation) = decision.split_once(' ').expect("a seat and a decision");
            heard.extend(self.play(number.parse().unwrap(), notation));
        }
        heard
    }

    /// Demands that the decision is refused for this clause, is not offered, and changes nothing.
    #[track_caller]
    pub(crate) fn refuses(&self, number: u8, notation: &str, clause: &str) {
        let action = self.rules.read_notation(notation).expect("the notation is right");
        let mut after = self.position.clone();
        match self.rules.apply(&mut after, seat(number), action, &mut Deaf) {
            Ok(_) => panic!("seat {number} may not `{notation}`, by {clause}"),
            Err(refusal) => assert_eq!(refusal.clause().0, clause, "{refusal:?}"),
        }
        assert_eq!(after, self.position, "a refused decision changes nothing");
        assert!(!self.offers(number).contains(&notation.to_owned()), "`{notation}` is offered");
    }

    /// Every decision open to the seat, in notation.
    pub(crate) fn offers(&self, number: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.rules.legal_actions(&self.position, seat(number), &mut actions);
        actions.into_iter().map(|action| self.rules.notation(action)).collect()
    }

    /// The rest of the decisions open to the seat that begin with a word: where may they `build`?
    pub(crate) fn offers_to(&self, number: u8, word: &str) -> Vec<String> {
        let start = format!("{word} ");
        let rest = |text: String| text.strip_prefix(&start).map(str::to_owned);
        self.offers(number).into_iter().filter_map(rest).collect()
    }

    /// The seats that owe a decision, by number.
    pub(crate) fn waiting(&self) -> Vec<u8> {
        self.rules.waiting_for(&self.position).into_iter().map(Seat::number).collect()
    }

    /// What a spectator sees.
    pub(crate) fn view(&self) -> View {
        self.rules.view(&self.position, Viewer::Spectator)
    }

    /// What a seat sees.
    pub(crate) fn seen_by(&self, number: u8) -> View {
        self.rules.view(&self.position, Viewer::Seat(seat(number)))
    }

    /// What everybody sees of a player.
    pub(crate) fn player(&self, number: u8) -> PlayerView {
        self.view().players[usize::from(number) - 1].clone()
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
        self.view().built.into_iter().find(|found| found.plot == plot)
    }

    /// The company that a plot belongs to.
    pub(crate) fn owner(&self, plot: &str) -> Option<Company> {
        self.on(plot).and_then(|found| found.company)
    }

    /// What is being decided.
    pub(crate) fn stage(&self) -> StageView {
        self.view().stage
    }

    /// The final ranking, if the game is over.
    pub(crate) fn standing(&self) -> Option<Standing> {
        self.rules.standing(&self.position)
    }
}

/// The names of events, in the order in which they were told.
pub(crate) fn kinds(events: &[Event]) -> Vec<String> {
    let kind = |event: &Event| {
        let written = serde_json::to_value(event).expect("an event is plain data");
        written["event"].as_str().expect("an event has a name").to_owned()
    };
    events.iter().map(kind).collect()
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

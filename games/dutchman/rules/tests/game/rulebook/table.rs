//! A table to tell stories at: arrange it, play by notation, look at what changed.
//!
//! Everything here goes through what the crate offers to the world: notation, views, events, documents.

use damrak_core::{
    Audience, Deaf, Documents, Notation, Refusal, Rules, Seat, Seed, Sight, Standing, Viewer,
};
use damrak_dutchman::{Arrange, Colour, Dutchman, Event, OwnView, PlayerView, Position, View};
use serde_json::Value;

use crate::common;

/// The seat of this number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

/// The rules for so many players, with options such as `("bargaining", "false")`.
pub(crate) fn open(players: u8, options: &[(&str, &str)]) -> Dutchman {
    common::open(&common::setup(players, options))
}

/// The rules as they were in the first version.
pub(crate) fn open_first(players: u8, options: &[(&str, &str)]) -> Dutchman {
    common::open(&damrak_core::SetupDraft { rules: Some(1), ..common::setup(players, options) })
}

/// Rules and a position.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) rules: Dutchman,
    pub(crate) position: Position,
}

/// How a table is arranged before the story begins.
pub(crate) type Arranged<'a> = Arrange<'a>;

/// A freshly dealt table.
pub(crate) fn dealt(players: u8, options: &[(&str, &str)], seed: u64) -> Table {
    let rules = open(players, options);
    let position = rules.deal(Seed::from_number(seed), &mut Deaf);
    rules.check(&position).expect("a dealt position can be");
    Table { rules, position }
}

/// A table arranged by hand.
pub(crate) fn arranged(rules: Dutchman, by: impl FnOnce(Arranged<'_>) -> Arranged<'_>) -> Table {
    let position = by(Arrange::new(&rules)).done().expect("the position can be");
    Table { rules, position }
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
    /// Plays a decision and tells all that was said, and to whom.
    #[track_caller]
    pub(crate) fn play_told(&mut self, number: u8, notation: &str) -> Vec<(Audience, Event)> {
        let action = self.rules.read_notation(notation).expect("the notation is right");
        let mut told = Vec::new();
        if let Err(refusal) = self.rules.apply(&mut self.position, seat(number), action, &mut told)
        {
            panic!("seat {number}, `{notation}`: {} {:?}", refusal.clause(), refusal);
        }
        self.rules.check(&self.position).expect("the position can still be");
        told
    }

    /// Plays a decision and tells what everybody heard.
    #[track_caller]
    pub(crate) fn play(&mut self, number: u8, notation: &str) -> Vec<Event> {
        let told = self.play_told(number, notation);
        told.into_iter().filter(|(to, _)| *to == Audience::All).map(|(_, event)| event).collect()
    }

    /// Plays several decisions, `"1 smith, 2 lay 43"`, and tells what everybody heard at the last.
    #[track_caller]
    pub(crate) fn play_all(&mut self, decisions: &str) -> Vec<Event> {
        let mut heard = Vec::new();
        for decision in decisions.split(',').map(str::trim) {
            let (number, notation) = decision.split_once(' ').expect("a seat and a decision");
            heard = self.play(number.parse().unwrap(), notation);
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

    /// The offers that are no lays.
    pub(crate) fn other_offers(&self, number: u8) -> Vec<String> {
        self.offers(number).into_iter().filter(|offer| !offer.starts_with("lay ")).collect()
    }

    /// The seats that owe a decision, by number.
    pub(crate) fn waiting(&self) -> Vec<u8> {
        self.rules.waiting_for(&self.position).into_iter().map(Seat::number).collect()
    }

    /// What a spectator sees.
    pub(crate) fn view(&self) -> View {
        self.rules.view(&self.position, Viewer::Spectator)
    }

    /// What everybody sees of a player.
    pub(crate) fn player(&self, number: u8) -> PlayerView {
        self.view().players[usize::from(number) - 1].clone()
    }

    /// What a player sees of their own.
    pub(crate) fn own(&self, number: u8) -> OwnView {
        self.rules.view(&self.position, Viewer::Seat(seat(number))).own.unwrap()
    }

    /// The ducats of everybody.
    pub(crate) fn ducats(&self) -> Vec<i32> {
        (1..=self.rules.players()).map(|number| self.own(number).ducats).collect()
    }

    /// What a share of each colour is worth.
    pub(crate) fn values(&self) -> [u8; 6] {
        self.view().values
    }

    /// The whole position as a document.
    pub(crate) fn document(&self) -> Value {
        self.rules.save(&self.position)
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

    /// The final ranking, if the game is over.
    pub(crate) fn standing(&self) -> Option<Standing> {
        self.rules.standing(&self.position)
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

/// The names of events, in the order in which they were told.
pub(crate) fn kinds(events: &[Event]) -> Vec<String> {
    let kind = |event: &Event| {
        let written = serde_json::to_value(event).expect("an event is plain data");
        written["event"].as_str().expect("an event has a name").to_owned()
    };
    events.iter().map(kind).collect()
}

/// Whether an event of this name was told.
pub(crate) fn heard(events: &[Event], kind: &str) -> bool {
    kinds(events).iter().any(|found| found == kind)
}

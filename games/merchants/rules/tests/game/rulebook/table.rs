//! A table to tell stories at: arrange it, play by notation, look at what changed.
//!
//! Everything here goes through what the crate offers to the world: notation, views, events, documents.

use damrak_core::{
    Audience, Deaf, Documents, Notation, Refusal, Rules, Seat, Seed, Sight, Standing, Viewer,
};
use damrak_merchants::{Arrange, Event, Merchants, PlayerView, Position, View};

use crate::common;

/// The seat of this number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

/// The rules for so many players, with options such as `("auction", "live")`.
pub(crate) fn open(players: u8, options: &[(&str, &str)]) -> Merchants {
    common::open(&common::setup(players, 0, options))
}

/// Rules and a position.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) rules: Merchants,
    pub(crate) position: Position,
}

/// How a table is arranged before the story begins.
pub(crate) type Arranged<'a> = Arrange<'a>;

/// A freshly dealt table.
pub(crate) fn dealt(players: u8, seed: u64) -> Table {
    let rules = open(players, &[]);
    let position = rules.deal(Seed::from_number(seed), &mut Deaf);
    rules.check(&position).expect("a dealt position can be");
    Table { rules, position }
}

/// A table arranged by hand.
pub(crate) fn arranged(rules: Merchants, by: impl FnOnce(Arranged<'_>) -> Arranged<'_>) -> Table {
    let position = by(Arrange::new(&rules)).done().expect("the position can be");
    Table { rules, position }
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

    /// Plays several decisions, `"1 use, 2 wait"`, and tells what everybody heard at the last.
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
        let mut after = self.position;
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

    /// The names after a word, among the decisions open to the seat: where may they `build`?
    pub(crate) fn offers_to(&self, number: u8, word: &str) -> Vec<String> {
        let rest = |text: String| text.strip_prefix(word).map(|name| name.trim().to_owned());
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

    /// What everybody sees of a player.
    pub(crate) fn player(&self, number: u8) -> PlayerView {
        self.view().players[usize::from(number) - 1].clone()
    }

    /// The money of everybody.
    pub(crate) fn money(&self) -> Vec<i32> {
        let of = |number| self.rules.view(&self.position, Viewer::Seat(seat(number)));
        (1..=self.rules.players())
            .map(|number| of(number).players[usize::from(number) - 1].money.unwrap())
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
        self.view().disks.map(|card| card.map(|card| card.id.clone()))
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

/// Whether an event of this name was told.
pub(crate) fn heard(events: &[Event], kind: &str) -> bool {
    kinds(events).iter().any(|found| found == kind)
}

//! Events: which one happens, and what comes after it (clauses C-70 to C-74 and C-88).

use damrak_core::{Listener, Seat};

use super::Chartered;
use super::Doing;
use crate::components::{EventKind, MOST_CARDS};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{EventInPlay, Position, Stage};
use crate::trade::Trade;

/// How an event was chosen (clause C-72).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Drawn {
    /// One that lay open.
    Open,
    /// The next of the pile, unseen.
    Blind,
}

impl Chartered {
    /// Clause C-81.
    fn can_happen(&self, position: &Position, kind: EventKind) -> bool {
        kind != EventKind::Aenleggen || !position.aside.is_empty()
    }

    /// Clause C-72.
    pub(crate) fn may_choose_event(
        &self,
        position: &Position,
        kind: EventKind,
    ) -> Result<(), Refusal> {
        if !position.events.open.contains(&Some(kind)) {
            return Err(Refusal::EventNotOpen);
        }
        if self.can_happen(position, kind) { Ok(()) } else { Err(Refusal::NoLevelAside) }
    }

    /// Who may get a building card (clauses C-81 and C-95).
    pub(crate) fn has_room_for_card(&self, position: &Position, seat: Seat) -> bool {
        position.players[seat.index()].hand.len() < MOST_CARDS
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// The next card of the event pile (clause C-73).
    fn draw_event(&mut self) -> Option<EventKind> {
        let events = &self.position.events;
        if events.pile.is_empty() && events.discard != [0; 5] {
            self.shuffle_events();
        }
        self.reveal();
        self.position.events.pile.pop()
    }

    /// Clauses C-13 and C-73: as many event cards lie open as should.
    pub(super) fn open_events(&mut self) {
        let count = self.rules.edition.table(self.rules.players).open_events;
        for place in 0..usize::from(count) {
            if self.position.events.open[place].is_some() {
                continue;
            }
            if let Some(kind) = self.draw_event() {
                self.position.events.open[place] = Some(kind);
                self.tell(|| Event::EventOpened { kind });
            }
        }
    }

    fn by_action(&self) -> bool {
        matches!(self.position.stage, Stage::Choosing { by_action: true })
    }

    pub(super) fn choose_event(&mut self, kind: EventKind) {
        let open = &mut self.position.events.open;
        if let Some(place) = open.iter_mut().find(|place| **place == Some(kind)) {
            *place = None;
        }
        self.begin_event(kind, Drawn::Open);
    }

    /// Clause C-81: what cannot happen is discarded, and the next card is drawn.
    pub(super) fn choose_blindly(&mut self) {
        while let Some(kind) = self.draw_event() {
            if self.rules.can_happen(self.position, kind) {
                return self.begin_event(kind, Drawn::Blind);
            }
            self.position.events.discard[kind.index()] += 1;
            self.tell(|| Event::EventImpossible { kind });
        }
        debug_assert!(false, "other events are always left");
        self.end_turn();
    }

    fn begin_event(&mut self, kind: EventKind, drawn: Drawn) {
        let (seat, by_action) = (self.position.turn, self.by_action());
        self.position.event = Some(EventInPlay { kind, by_action });
        self.tell(|| Event::EventHappens { seat, kind, blind: drawn == Drawn::Blind });
        match kind {
            EventKind::Verlappen | EventKind::Dreighinghe => self.begin_bids(|_, _| true),
            EventKind::Aenleggen => {
                let rules = self.rules;
                self.begin_bids(|position, seat| rules.has_room_for_card(position, seat));
            }
            EventKind::Coopmanscappen => self.position.stage = Stage::Trade(Trade::new()),
            EventKind::Veilinge => {
                self.position.stage = Stage::Lots;
                if !self.rules.has_lots(self.position) {
                    self.end_event();
                }
            }
        }
    }

    /// Clauses C-73 and C-74.
    pub(super) fn end_event(&mut self) {
        let Some(event) = self.position.event.take() else { return self.end_turn() };
        self.position.events.discard[event.kind.index()] += 1;
        self.open_events();
        if event.by_action { self.finish_turn() } else { self.end_turn() }
    }
}

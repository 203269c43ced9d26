//! Sentences: what can be done, what is asked, what happened.

mod events;
mod lays;
mod names;

use damrak_core::{Bundle, Line, Phrase, Rules, Seat, Speech, Target};

use self::events::{by, colours, met, numbers, rolled, tied_event};

use crate::action::Action;
use crate::board::SpaceId;
use crate::bundles::{ask_of, give_to};
use crate::components::Colour;
use crate::event::Event;
use crate::rules::Dutchman;
use crate::shoes::{SILVERS, Shoes};
use crate::sketch::{draw_course, draw_own, draw_player, draw_sea, draw_tie, draw_values};
use crate::state::{Position, Proposal, Stage};
use crate::view::View;

pub(crate) use names::terms;
pub use names::{colour, space};

impl Speech for Dutchman {
    fn say_action(&self, position: &Position, seat: Seat, action: Action) -> Phrase {
        let to =
            |key: &'static str, id: SpaceId| Phrase::new(key).with("space", self.phrase_space(id));
        let worth = |shown: Colour| self.worth(position, shown);
        match action {
            Action::Kontor => Phrase::new("dutchman-action-kontor"),
            Action::Smith => {
                Phrase::new("dutchman-action-smith").with("count", position.middle.len())
            }
            Action::Lay(shoes) => lays::say(self.forge(), shoes, position.lucky),
            Action::Pass => Phrase::new("dutchman-action-pass"),
            Action::Return(first, second) => Phrase::new("dutchman-action-return")
                .with("first", colour(first))
                .with("second", colour(second)),
            Action::Announce(id) => to("dutchman-action-want", id),
            Action::Propose(id) => to("dutchman-action-propose", id),
            Action::Give(other, ducats) => {
                Phrase::new("dutchman-action-give").with("player", other).with("ducats", ducats)
            }
            Action::Ask(other, ducats) => {
                Phrase::new("dutchman-action-ask").with("player", other).with("ducats", ducats)
            }
            Action::Put => Phrase::new("dutchman-action-put"),
            Action::Silent => Phrase::new("dutchman-action-silent"),
            Action::Accept => match self.gain(position, seat) {
                0 => Phrase::new("dutchman-action-accept"),
                gain if gain > 0 => Phrase::new("dutchman-action-accept-get").with("ducats", gain),
                loss => Phrase::new("dutchman-action-accept-pay").with("ducats", -loss),
            },
            Action::Refuse => Phrase::new("dutchman-action-refuse"),
            Action::Move(id) => to("dutchman-action-move", id),
            Action::Show(shown) => Phrase::new("dutchman-action-show")
                .with("colour", colour(shown))
                .with("ducats", worth(shown)),
            Action::Keep => Phrase::new("dutchman-action-keep"),
        }
    }

    fn targets(&self, _position: &Position, _seat: Seat, action: Action) -> Vec<Target> {
        let button = |name: &str| vec![Target::new("button", name)];
        let to = |id: SpaceId| vec![Target::new("space", &self.board().space(id).id)];
        let share =
            |colour: Colour, copy: u8| Target::new("share", &format!("{}-{copy}", colour.name()));
        let term = |other: Seat, what: &str, ducats: u16| {
            vec![Target::new(what, &other.to_string()), Target::new("ducats", &ducats.to_string())]
        };
        match action {
            Action::Kontor => button("kontor"),
            Action::Smith => button("smith"),
            Action::Lay(shoes) => {
                let mut path = self.shoe_targets(shoes);
                path.push(Target::new("button", "lay"));
                path
            }
            Action::Pass => button("pass"),
            Action::Return(first, second) => {
                vec![share(first, 1), share(second, if first == second { 2 } else { 1 })]
            }
            Action::Announce(id) | Action::Propose(id) | Action::Move(id) => to(id),
            Action::Give(other, ducats) => term(other, "give", ducats),
            Action::Ask(other, ducats) => term(other, "ask", ducats),
            Action::Put => button("put"),
            Action::Silent => button("silent"),
            Action::Accept => button("accept"),
            Action::Refuse => button("refuse"),
            Action::Show(colour) => vec![share(colour, 1)],
            Action::Keep => button("keep"),
        }
    }

    fn bundles(&self, position: &Position, seat: Seat) -> Vec<Bundle<Action>> {
        if !self.waiting_for(position).contains(seat) {
            return Vec::new();
        }
        match position.stage {
            Stage::Acting(_) | Stage::Deciding(..) => {
                let hand = position.players[seat.index()].shoes;
                if hand.is_empty() { Vec::new() } else { vec![self.lays(hand, position.lucky)] }
            }
            Stage::Terms(tie, talk, proposal) => self
                .open_terms(position, (tie, talk, proposal))
                .flat_map(|(other, give, ask)| [give_to(other, give), ask_of(other, ask)])
                .flatten()
                .collect(),
            _ => Vec::new(),
        }
    }

    fn say_question(&self, position: &Position, _seat: Seat) -> Phrase {
        let lucky = position.lucky;
        match position.stage {
            Stage::Acting(_) => Phrase::new("dutchman-question-act").with("lucky", lucky),
            Stage::Returning(_) => Phrase::new("dutchman-question-return"),
            Stage::Announcing(..) => Phrase::new("dutchman-question-want"),
            Stage::Bargaining(..) => Phrase::new("dutchman-question-propose"),
            Stage::Terms(_, _, proposal) => Phrase::new("dutchman-question-terms")
                .with("space", self.phrase_space(proposal.space)),
            Stage::Answering(_, talk, proposal, _) => self.question_about(talk.seat, &proposal),
            Stage::Deciding(..) => Phrase::new("dutchman-question-decide").with("lucky", lucky),
            Stage::Moving(_) => Phrase::new("dutchman-question-move"),
            Stage::Showing(_) => Phrase::new("dutchman-question-show"),
            Stage::Over => Phrase::new("dutchman-question-over"),
        }
    }

    fn say_event(&self, event: &Event) -> Phrase {
        match event {
            Event::Began { ducats, starter } => {
                by("dutchman-event-began", *starter).with("ducats", *ducats)
            }
            Event::RoundBegan { round, starter, dice, lucky } => {
                by("dutchman-event-round", *starter)
                    .with("round", *round)
                    .with("first", dice[0])
                    .with("second", dice[1])
                    .with("lucky", *lucky)
            }
            Event::KontorPlayed { seat, left } => {
                by("dutchman-event-kontor", *seat).with("left", *left)
            }
            Event::SharesTaken { seat, shares } => {
                by("dutchman-event-taken", *seat).with("shares", colours(shares))
            }
            Event::SharesReturned { seat, shares } => {
                by("dutchman-event-returned", *seat).with("shares", colours(shares))
            }
            Event::SharesSwapped { seat } => by("dutchman-event-swapped", *seat),
            Event::SmithPlayed { seat, left } => {
                by("dutchman-event-smith", *seat).with("left", *left)
            }
            Event::Laid { seat, count } => by("dutchman-event-laid", *seat).with("count", *count),
            Event::OwnLaid { seat, shoes } => {
                by("dutchman-event-own-laid", *seat).with("shoes", numbers(shoes))
            }
            Event::Passed { seat, must: false } => by("dutchman-event-passed", *seat),
            Event::Passed { seat, must: true } => by("dutchman-event-must-pass", *seat),
            Event::SmithGot { seat, count } => {
                by("dutchman-event-forged", *seat).with("count", *count)
            }
            Event::OwnForged { seat, shoes } => {
                by("dutchman-event-own-forged", *seat).with("shoes", numbers(shoes))
            }
            Event::SmithsGotNothing => Phrase::new("dutchman-event-smiths-nothing"),
            Event::Revealed { seat, shoes, sum: 0 } => {
                by("dutchman-event-revealed-void", *seat).with("shoes", numbers(shoes))
            }
            Event::Revealed { seat, shoes, sum } => {
                by("dutchman-event-revealed", *seat).with("shoes", numbers(shoes)).with("sum", *sum)
            }
            Event::NobodyLaid => Phrase::new("dutchman-event-nobody-laid"),
            Event::Alone { seat } => by("dutchman-event-alone", *seat),
            Event::Rolled { rolls } => rolled(rolls),
            Event::Steers { seat } => by("dutchman-event-steers", *seat),
            Event::Moved { to, .. } => {
                Phrase::new("dutchman-event-moved").with("space", to.phrase.clone())
            }
            Event::Met { colour: ship, worth, debts } => met(*ship, *worth, debts),
            Event::Fell { seat, short } => by("dutchman-event-fell", *seat).with("short", *short),
            Event::StonesMoved { colour: ship, counter } => Phrase::new("dutchman-event-stones")
                .with("colour", colour(*ship))
                .with("counter", *counter),
            Event::Shown { seat, colour: shown, ducats } => by("dutchman-event-shown", *seat)
                .with("colour", colour(*shown))
                .with("ducats", *ducats),
            Event::Kept { seat } => by("dutchman-event-kept", *seat),
            Event::Over if self.readings.tells_how_it_ended => Phrase::new("dutchman-event-over"),
            Event::Over => Phrase::new("dutchman-event-ended"),
            Event::OneLeft { seat } => by("dutchman-event-one-left", *seat),
            Event::NoneLeft => Phrase::new("dutchman-event-none-left"),
            tied => tied_event(tied),
        }
    }

    fn tell_result(&self, position: &Position) -> Vec<Phrase> {
        if position.stage != Stage::Over {
            return Vec::new();
        }
        let told = |seat: Seat| {
            let player = &position.players[seat.index()];
            match player.fall {
                Some(fall) => Phrase::new("dutchman-result-bankrupt").with("short", fall.short),
                None => Phrase::new("dutchman-result-wealth")
                    .with("ducats", player.ducats)
                    .with("shares", self.worth_of_shares(position, seat)),
            }
            .with("player", seat)
        };
        Seat::all(self.players).map(told).collect()
    }

    fn sketch(&self, view: &View) -> Vec<Line> {
        let mut lines = draw_sea(view);
        lines.extend(draw_course(view));
        lines.push(draw_values(view));
        lines.extend(view.players.iter().flat_map(|player| draw_player(view, player)));
        lines.extend(draw_tie(view));
        lines.extend(draw_own(view));
        lines
    }
}

impl Dutchman {
    /// What a space is called.
    pub(crate) fn phrase_space(&self, id: SpaceId) -> Phrase {
        space(self.board().space(id))
    }

    /// What a proposal brings the seat that answers it.
    fn gain(&self, position: &Position, seat: Seat) -> i32 {
        match position.stage {
            Stage::Answering(_, _, proposal, _) => proposal.gives[seat.index()],
            _ => 0,
        }
    }

    /// `shoe-45` for a gold horseshoe, `shoe-10-2` for the second silver 10 of a hand; gold first, then silver
    /// from high to low.
    pub(crate) fn shoe_targets(&self, shoes: Shoes) -> Vec<Target> {
        let mut kinds: Vec<usize> = shoes.kinds().collect();
        kinds.sort_unstable_by(|a, b| b.cmp(a));
        let mut copies = [0; SILVERS];
        let target = |kind: usize| {
            let number = self.forge().number(kind);
            match copies.get_mut(kind) {
                Some(copy) => {
                    *copy += 1;
                    Target::new("shoe", &format!("{number}-{copy}"))
                }
                None => Target::new("shoe", &number.to_string()),
            }
        };
        kinds.into_iter().map(target).collect()
    }

    fn question_about(&self, proposer: Seat, proposal: &Proposal) -> Phrase {
        let terms = crate::rules::terms(proposal);
        let key = if terms.is_empty() {
            "dutchman-question-answer"
        } else {
            "dutchman-question-answer-terms"
        };
        let phrase = Phrase::new(key)
            .with("player", proposer)
            .with("space", self.phrase_space(proposal.space));
        if terms.is_empty() { phrase } else { phrase.with("terms", names::terms(proposer, &terms)) }
    }
}

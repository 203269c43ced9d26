//! Sentences: what can be done, what is asked, what happened.

mod events;
mod names;

use damrak_core::{Phrase, Seat, Target};

use crate::action::{Action, write_shoes};
use crate::board::SpaceId;
use crate::components::Colour;
use crate::rules::Dutchman;
use crate::shoes::{SILVERS, Shoes};
use crate::state::{Position, Proposal, Stage};

pub(crate) use events::event;
pub(crate) use names::terms;
pub use names::{colour, space};

impl Dutchman {
    /// What a space is called.
    pub(crate) fn phrase_space(&self, id: SpaceId) -> Phrase {
        space(self.board().space(id))
    }

    pub(crate) fn phrase_action(&self, position: &Position, seat: Seat, action: Action) -> Phrase {
        let to =
            |key: &'static str, id: SpaceId| Phrase::new(key).with("space", self.phrase_space(id));
        let worth = |shown: Colour| self.worth(position, shown);
        match action {
            Action::Kontor => Phrase::new("dutchman-action-kontor"),
            Action::Smith => {
                Phrase::new("dutchman-action-smith").with("count", position.middle.len())
            }
            Action::Lay(shoes) => Phrase::new("dutchman-action-lay")
                .with("shoes", write_shoes(self.forge(), shoes))
                .with("sum", self.forge().sum(shoes, position.lucky))
                .with("lucky", position.lucky),
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

    /// What a proposal brings the seat that answers it.
    fn gain(&self, position: &Position, seat: Seat) -> i32 {
        match position.stage {
            Stage::Answering(_, _, proposal, _) => proposal.gives[seat.index()],
            _ => 0,
        }
    }

    pub(crate) fn path_of_targets(&self, action: Action) -> Vec<Target> {
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

    pub(crate) fn phrase_question(&self, position: &Position, _seat: Seat) -> Phrase {
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

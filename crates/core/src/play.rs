//! A game being played: its decisions so far, and taking them back.

use std::sync::Arc;

use crate::face::{AnyPosition, AnyRules, Refused, Told};
use crate::{Counted, Disclosure, Phrase, Seat, Seed};

/// One decision that was carried out.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// What, in canonical notation.
    pub notation: String,
    /// What happened.
    pub told: Vec<Told>,
    /// What came out.
    pub disclosure: Disclosure,
}

/// A game from the deal to where it stands now.
#[derive(Clone, Debug)]
pub struct Play {
    rules: Arc<dyn AnyRules>,
    seed: Seed,
    opening: Vec<Told>,
    position: Box<dyn AnyPosition>,
    decisions: Vec<Decision>,
    /// The positions before the last decisions, as far back as somebody might step.
    before: Vec<Box<dyn AnyPosition>>,
}

/// Why a decision stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotTakeBack {
    /// Nothing was decided yet.
    Nothing,
    /// Somebody else decided last.
    Other(Seat),
    /// The last decision let something out: a card was turned up, a secret was revealed.
    Disclosed,
}

impl CannotTakeBack {
    /// The reason as a sentence.
    pub fn phrase(self) -> Phrase {
        match self {
            CannotTakeBack::Nothing => Phrase::new("core-take-back-nothing"),
            CannotTakeBack::Other(seat) => Phrase::new("core-take-back-other").with("player", seat),
            CannotTakeBack::Disclosed => Phrase::new("core-take-back-disclosed"),
        }
    }
}

impl Play {
    /// Shuffles and deals a new game.
    pub fn deal(rules: Arc<dyn AnyRules>, seed: Seed) -> Self {
        let (position, opening) = rules.deal(seed);
        Self { rules, seed, opening, position, decisions: Vec::new(), before: Vec::new() }
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Arc<dyn AnyRules> {
        &self.rules
    }

    /// The secret from which it was dealt.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// What was told at the deal.
    pub fn opening(&self) -> &[Told] {
        &self.opening
    }

    /// Where it stands.
    pub fn position(&self) -> &dyn AnyPosition {
        self.position.as_ref()
    }

    /// All decisions, in order.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// What the game wants counted, so far.
    pub fn figures(&self) -> Vec<Counted> {
        let decisions = self.decisions.iter();
        let mut decisions = decisions.map(|decision| (decision.seat, decision.notation.as_str()));
        self.rules.count_figures(self.seed, &mut decisions)
    }

    /// Carries out a decision, wholly or not at all.
    pub fn decide(&mut self, seat: Seat, notation: &str) -> Result<&Decision, Refused> {
        let before = self.position.fork();
        let done = self.position.act(seat, notation)?;
        if done.disclosure.is_nothing() {
            self.before.push(before);
        } else {
            self.before.clear();
        }
        self.decisions.push(Decision {
            seat,
            notation: done.notation,
            told: done.told,
            disclosure: done.disclosure,
        });
        Ok(&self.decisions[self.decisions.len() - 1])
    }

    /// Whether the seat may take its last decision back: only its own, and only while nothing was
    /// revealed or drawn and nobody else decided since.
    pub fn may_take_back(&self, seat: Seat) -> Result<(), CannotTakeBack> {
        let last = self.decisions.last().ok_or(CannotTakeBack::Nothing)?;
        if last.seat != seat {
            return Err(CannotTakeBack::Other(last.seat));
        }
        if !last.disclosure.is_nothing() {
            return Err(CannotTakeBack::Disclosed);
        }
        Ok(())
    }

    /// Takes the seat's last decision back.
    pub fn take_back(&mut self, seat: Seat) -> Result<Decision, CannotTakeBack> {
        self.may_take_back(seat)?;
        let (Some(decision), Some(before)) = (self.decisions.pop(), self.before.pop()) else {
            return Err(CannotTakeBack::Nothing);
        };
        self.position = before;
        Ok(decision)
    }
}

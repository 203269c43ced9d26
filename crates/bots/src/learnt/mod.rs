//! Judgement that was learnt from games: the same advice, but a small model says who will win.

mod model;

use std::cell::RefCell;

use damrak_core::Game;

use crate::advice::{Advice, Chances, PerSeat};
use crate::weights;
pub use model::{HIDDEN, Model};

/// What describes the seats of a game to a model.
pub trait Inputs<G: Game>: Advice<G> {
    /// How many numbers describe a seat.
    const INPUTS: usize;
    /// Which of the scores that rank the players is expected in the end.
    const SCORE: usize = 0;

    /// Those of all seats one after the other, into a cleared buffer; most are between -1 and 1.
    fn inputs(&self, rules: &G, position: &G::Position, out: &mut Vec<f32>);

    /// What that score of each seat is as things stand.
    fn scores(&self, rules: &G, position: &G::Position) -> PerSeat;
}

/// An advice whose judgement is that of a model.
#[derive(Clone, Debug)]
pub struct Learnt<A> {
    advice: A,
    model: Model,
}

impl<A> Learnt<A> {
    /// This advice with the judgement of this model; nothing if the model is for other inputs.
    pub fn new<G: Game>(advice: A, model: Model) -> Option<Self>
    where
        A: Inputs<G>,
    {
        model.fits(A::INPUTS).then_some(Self { advice, model })
    }

    /// The usual advice of a game with the judgement of a model that is part of the program.
    ///
    /// # Panics
    ///
    /// If it is no model, or one for other inputs; a test reads every one.
    pub fn read<G: Game>(model: &str) -> Self
    where
        A: Inputs<G> + Default,
    {
        let learnt = Self::new(A::default(), weights::read(model));
        learnt.expect("the models of the program fit its inputs")
    }

    fn ask<G: Game>(
        &self,
        rules: &G,
        position: &G::Position,
        question: fn(&Model, &[f32]) -> PerSeat,
    ) -> Chances
    where
        A: Inputs<G>,
    {
        thread_local! {
            static BUFFER: RefCell<Vec<f32>> = const { RefCell::new(Vec::new()) };
        }
        BUFFER.with_borrow_mut(|buffer| {
            self.advice.inputs(rules, position, buffer);
            question(&self.model, buffer)
        })
    }
}

impl<G: Game, A: Inputs<G>> Advice<G> for Learnt<A> {
    fn rests_on(&self) -> Option<&dyn Advice<G>> {
        Some(&self.advice)
    }

    fn judges(&self) -> bool {
        true
    }

    fn judge(&self, rules: &G, position: &G::Position) -> Chances {
        self.ask(rules, position, Model::chances)
    }

    fn expects(&self, rules: &G, position: &G::Position) -> Option<PerSeat> {
        let mut scores = self.advice.scores(rules, position);
        if rules.waiting_for(position).is_empty() {
            return Some(scores);
        }
        let gains = self.ask(rules, position, Model::gains);
        scores.iter_mut().zip(gains).for_each(|(score, gain)| *score += gain);
        Some(scores)
    }
}

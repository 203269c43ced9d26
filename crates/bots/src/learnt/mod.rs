//! Judgement that was learnt from games: the same advice, but a small model says who will win.

mod chartered;
mod dutchman;
mod merchants;
mod model;

use std::cell::RefCell;

use damrak_core::Game;

use crate::advice::{Advice, Chances};
use crate::level::Rank;
use crate::weights;
pub use model::{HIDDEN, Model};

/// The models of the house: of which game, from which rank on, the higher one first.
///
/// In The Flying Dutchman time alone hardly tells a regent from a merchant, so regents have learnt more: merchants judge by
/// the model from which that of regents was learnt on.
const MODELS: [(&str, Rank, &str); 4] = [
    ("merchants", Rank::Merchant, include_str!("../../models/merchants.toml")),
    ("dutchman", Rank::Regent, include_str!("../../models/dutchman.toml")),
    ("dutchman", Rank::Merchant, include_str!("../../models/dutchman-merchant.toml")),
    ("chartered", Rank::Merchant, include_str!("../../models/chartered.toml")),
];

impl Model {
    /// The model by which this rank of the house judges this game, if it does by any.
    pub fn house(game: &str, rank: Rank) -> Option<Self> {
        let (.., text) = MODELS.iter().find(|(name, from, _)| *name == game && rank >= *from)?;
        Some(weights::read(text))
    }
}

/// The advice by which this rank of the house plays a game: with the judgement of a file of `models/`.
///
/// # Panics
///
/// If there is no model, or one for other inputs: models are part of the program, and a test reads every one.
pub(crate) fn house<G: Game, A: Inputs<G> + Default>(rank: Rank) -> Learnt<A> {
    let learnt =
        Model::house(G::info().name, rank).and_then(|model| Learnt::new(A::default(), model));
    learnt.expect("the models of the program fit its inputs")
}

/// What describes the seats of a game to a model.
pub trait Inputs<G: Game>: Advice<G> {
    /// How many numbers describe a seat.
    const INPUTS: usize;
    /// Which of the scores that rank the players is expected in the end.
    const SCORE: usize = 0;

    /// Those of all seats one after the other, into a cleared buffer; most are between -1 and 1.
    fn inputs(&self, rules: &G, position: &G::Position, out: &mut Vec<f32>);

    /// What that score of each seat is as things stand.
    fn scores(&self, rules: &G, position: &G::Position) -> Chances;
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

    fn ask<G: Game>(
        &self,
        rules: &G,
        position: &G::Position,
        question: fn(&Model, &[f32]) -> Chances,
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

    fn expects(&self, rules: &G, position: &G::Position) -> Option<Chances> {
        let mut scores = self.advice.scores(rules, position);
        if rules.waiting_for(position).is_empty() {
            return Some(scores);
        }
        let gains = self.ask(rules, position, Model::gains);
        scores.iter_mut().zip(gains).for_each(|(score, gain)| *score += gain);
        Some(scores)
    }
}

#[cfg(test)]
mod tests {
    use damrak_chartered::Chartered;
    use damrak_dutchman::Dutchman;
    use damrak_merchants::Merchants;

    use super::*;
    use crate::chartered::CharteredAdvice;
    use crate::dutchman::DutchmanAdvice;
    use crate::merchants::MerchantsAdvice;

    #[test]
    fn all_models_can_be_read() {
        for rank in [Rank::Merchant, Rank::Regent] {
            house::<Merchants, MerchantsAdvice>(rank);
            house::<Dutchman, DutchmanAdvice>(rank);
            house::<Chartered, CharteredAdvice>(rank);
        }
    }

    #[test]
    fn regents_of_the_dutchman_have_learnt_more_than_merchants() {
        let differs = |game| Model::house(game, Rank::Merchant) != Model::house(game, Rank::Regent);
        assert_eq!(["merchants", "dutchman", "chartered"].map(differs), [false, true, false]);
        assert_eq!(Model::house("dutchman", Rank::Clerk), None, "clerks go by rules of thumb");
    }

    #[test]
    fn a_model_of_other_inputs_is_refused() {
        let inputs = <DutchmanAdvice as Inputs<Dutchman>>::INPUTS;
        for (count, fits) in [(inputs - 1, false), (inputs, true), (inputs + 1, false)] {
            let learnt = Learnt::new::<Dutchman>(DutchmanAdvice::default(), Model::blank(count));
            assert_eq!(learnt.is_some(), fits, "{count}");
        }
    }
}

//! The weights and models that games bring along.

use damrak_bots::{Inputs, Learnt, Model, Rank};
use damrak_chartered_kit::advice::CharteredAdvice;
use damrak_dutchman::Dutchman;
use damrak_dutchman_kit::advice::DutchmanAdvice;
use damrak_kontor_kit::advice::KontorAdvice;
use damrak_merchants_kit::advice::MerchantsAdvice;

#[test]
fn all_weights_can_be_read() {
    assert!(KontorAdvice::default().lead > 0.0);
    assert!(MerchantsAdvice::default().scale > 0.0);
    assert!(DutchmanAdvice::default().scale > 0.0);
    assert!(CharteredAdvice::default().scale > 0.0);
}

#[test]
fn all_models_can_be_read() {
    for rank in [Rank::Merchant, Rank::Regent] {
        damrak_merchants_kit::learnt::advice(rank);
        damrak_dutchman_kit::learnt::advice(rank);
        damrak_chartered_kit::learnt::advice(rank);
    }
}

#[test]
fn regents_of_the_dutchman_have_learnt_more_than_merchants() {
    let models = [Rank::Merchant, Rank::Regent].map(damrak_dutchman_kit::learnt::model);
    assert_ne!(models[0], models[1]);
}

#[test]
fn a_model_of_other_inputs_is_refused() {
    let inputs = <DutchmanAdvice as Inputs<Dutchman>>::INPUTS;
    for (count, fits) in [(inputs - 1, false), (inputs, true), (inputs + 1, false)] {
        let learnt = Learnt::new::<Dutchman>(DutchmanAdvice::default(), Model::blank(count));
        assert_eq!(learnt.is_some(), fits, "{count}");
    }
}

//! The hot path does not touch the heap: once its buffer has grown, a whole random game is played
//! without one allocation.

use allocation_counter::measure;
use damrak_core::edition::EditionSource;
use damrak_core::{Deaf, Game, OptionValue, Playout, Rng, Seed, SetupDraft};
use damrak_kontor::Kontor;

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(std::hint::black_box(vec![1]))).count_total, 1);
}

#[test]
fn random_games_allocate_nothing() {
    let info = Kontor::info();
    let edition = &info.editions[0];
    for variant in info.variants {
        for special in [false, true] {
            let draft = SetupDraft {
                variant: Some(variant.name.to_owned()),
                options: [("special-cards".to_owned(), OptionValue::Flag(special))].into(),
                ..SetupDraft::default()
            };
            let setup = draft.complete(info).expect("the names are right");
            let source = EditionSource { file: edition.file, text: edition.text };
            let Ok(rules) = Kontor::open(&setup, source) else { continue };
            let mut playout = Playout::default();
            let allocated = measure(|| {
                for game in 0..50 {
                    let seed = Seed::from_number(game);
                    let mut position = rules.deal(seed, &mut Deaf);
                    playout.run(&rules, &mut position, &mut Rng::new(seed), u32::MAX);
                    assert!(rules.waiting_for(&position).is_empty());
                }
            });
            assert_eq!(allocated.count_total, 0, "{} {special}", variant.name);
        }
    }
}

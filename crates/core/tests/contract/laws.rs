//! The laws hold for an honest game and catch every kind of cheat.

use damrak_core::Seed;

use crate::pennies::{FAULTS, Fault};
use crate::with_fault;

/// The first broken law in a hundred games, if any.
fn broken_law(name: &str) -> Option<String> {
    let rules = with_fault(name);
    (0..100).find_map(|game| rules.check_laws(Seed::from_number(game), 100).err())
}

#[test]
fn an_honest_game_breaks_no_law() {
    assert_eq!(broken_law("none"), None);
}

#[test]
fn every_fault_is_caught_by_the_law_it_breaks() {
    let expected = |fault: Fault| match fault {
        Fault::None => "",
        Fault::LeakInView => "the view tells the truth from a guess",
        Fault::LeakInGuess => "depends on what the seat cannot know",
        Fault::LeakInLog => "the log tells",
        Fault::LeakToOthers => "secretly decided",
        Fault::LyingDisclosure => "the truth from a guess",
        Fault::UnlistedAction => "listed false",
        Fault::RefusalChanges => "changed the position",
        Fault::AmbiguousNotation => "does not read back",
        Fault::LossySave => "read back different",
        Fault::Endless => "not over after",
        Fault::LostCoin => "an invariant is broken",
        Fault::WideBundle => "can be picked but is refused",
        Fault::NarrowBundle => "is in no bundle of its kind",
        Fault::RashPatience => "is decided for seat",
    };
    for (fault, name) in FAULTS.into_iter().skip(1) {
        let law = broken_law(name).unwrap_or_else(|| panic!("{name} goes unnoticed"));
        assert!(law.contains(expected(fault)), "{name}: {law}");
    }
}

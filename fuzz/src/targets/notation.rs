//! Any text is an action or is not; what is one reads back from what it is written as.

use damrak_core::{Seat, Seed};

use super::tables;

/// The first byte chooses the table, and a space at the very end the later tables; the rest is the text.
pub(super) fn run(input: &[u8]) {
    let [table, text @ ..] = input else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let rules = tables::choose(*table, text.ends_with(' '));
    let (position, _) = rules.deal(Seed::from_number(u64::from(*table)));
    for seat in Seat::all(rules.players()) {
        let listed = position.offers(seat).iter().any(|offer| offer.notation == text);
        let mut tried = position.fork();
        match tried.act(seat, text) {
            Ok(done) => {
                let mut again = position.fork();
                assert_eq!(again.act(seat, &done.notation).as_ref(), Ok(&done), "reads back");
            }
            Err(refused) => {
                assert!(!listed, "a listed action is accepted: {refused:?}");
                assert_eq!(tried.hash(), position.hash(), "a refused text changes nothing");
            }
        }
    }
}

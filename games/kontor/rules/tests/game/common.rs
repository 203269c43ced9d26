//! What several test crates need.

use damrak_core::{OpenError, OptionValue, Rules, SetupDraft, testing};

use damrak_kontor::Kontor;

/// The rules for a setup whose names are right.
pub fn try_open(draft: &SetupDraft) -> Result<Kontor, OpenError> {
    testing::try_open(draft)
}

/// Every setup that makes sense: seven variants, six of them also with special cards, and the two that
/// count five sectors also with literal ties, each with and without special cards.
pub fn every_setup() -> Vec<SetupDraft> {
    let mut setups = Vec::new();
    for variant in Kontor::info().variants {
        for special in [false, true] {
            for ties in ["contested", "literal"] {
                let draft = SetupDraft {
                    variant: Some(variant.name.to_owned()),
                    options: [
                        ("special-cards".to_owned(), OptionValue::Flag(special)),
                        ("ties".to_owned(), OptionValue::Choice(ties.to_owned())),
                    ]
                    .into(),
                    ..SetupDraft::default()
                };
                if try_open(&draft).is_ok() {
                    setups.push(draft);
                }
            }
        }
    }
    setups
}

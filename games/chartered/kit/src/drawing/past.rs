//! What companies were worth before, from what was told.

use damrak_chartered::Company;
use damrak_core::Phrase;

use super::scores::{company, company_as, number};

/// When a company was worth what, since it was founded last.
type Values = Vec<(i32, u16)>;

/// All of them, and how long it took.
pub(super) struct Past {
    values: [Values; Company::ALL.len()],
    now: i32,
}

impl Past {
    pub(super) fn of(told: &[&Phrase]) -> Self {
        let mut past = Self { values: Default::default(), now: 0 };
        for phrase in told {
            match phrase.key {
                "chartered-event-founded" => past.set(phrase, "value"),
                "chartered-event-value-rose" | "chartered-event-value-fell" => {
                    past.set(phrase, "to");
                }
                "chartered-event-swallowed" => {
                    if let Some(loser) = company_as(phrase, "loser") {
                        past.values[loser.index()].clear();
                    }
                }
                _ => {}
            }
        }
        past
    }

    fn set(&mut self, phrase: &Phrase, name: &str) {
        let value = number(phrase, name).and_then(|value| u16::try_from(value).ok());
        if let (Some(company), Some(value)) = (company(phrase), value) {
            self.now += 1;
            self.values[company.index()].push((self.now, value));
        }
    }

    /// Where the line of a company bends, as parts of a width and its values; what it is worth now comes last.
    pub(super) fn line(&self, company: Company, width: i32, value: u16) -> Vec<(i32, u16)> {
        let values = &self.values[company.index()];
        let Some((first, _)) = values.first() else { return vec![(0, value), (width, value)] };
        let whole = (self.now - first).max(1);
        let mut line: Values =
            values.iter().map(|(when, value)| ((when - first) * width / whole, *value)).collect();
        line.push((width, value));
        line
    }
}

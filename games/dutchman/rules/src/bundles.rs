//! Lays and sums of ducats: too many to be offered one by one.

use damrak_core::{Bundle, Phrase, Pick, Rules, Seat, Target, Thing};

use crate::action::Action;
use crate::rules::Dutchman;
use crate::shoes::Shoes;

/// How many lays have a sentence of their own.
const NAMED_LAYS: usize = 5;

impl Dutchman {
    /// Clause D-21.
    pub(crate) fn lays(&self, hand: Shoes, lucky: u8) -> Bundle<Action> {
        let targets = self.shoe_targets(hand);
        let numbers = self.forge().numbers(hand);
        let thing = |(number, target): (u8, Target)| {
            let alone = self.forge().gold.contains(&number);
            let key = if alone { "dutchman-gold" } else { "dutchman-silver" };
            Thing {
                word: number.to_string(),
                phrase: Phrase::new(key).with("number", number),
                target,
                alone,
            }
        };
        Bundle {
            kind: Dutchman::kind(Action::Lay(Shoes::NONE)),
            verb: "lay".into(),
            phrase: Phrase::new("dutchman-lay-some").with("lucky", lucky),
            pick: Pick::Things {
                things: numbers.into_iter().zip(targets).map(thing).collect(),
                confirm: Target::new("button", "lay"),
            },
            named: self.nearest_lays(hand, lucky).into_iter().map(Action::Lay).collect(),
        }
    }

    /// Lays that come nearest to the lucky number, those with the fewest horseshoes first.
    fn nearest_lays(&self, hand: Shoes, lucky: u8) -> Vec<Shoes> {
        let mut best: Vec<(u8, u8, Shoes)> = Vec::with_capacity(NAMED_LAYS + 1);
        hand.for_each_lay(|lay| {
            // Most hands can make the number with few horseshoes: longer lays need not be counted then.
            let is_longer = |(gap, len, _): &(u8, u8, Shoes)| *gap == 0 && lay.len() > *len;
            if best.len() == NAMED_LAYS && best.last().is_some_and(is_longer) {
                return;
            }
            let key = (lucky - self.forge().sum(lay, lucky).min(lucky), lay.len(), lay);
            if best.len() < NAMED_LAYS || best.last().is_some_and(|last| key < *last) {
                let place = best.partition_point(|other| *other < key);
                best.insert(place, key);
                best.truncate(NAMED_LAYS);
            }
        });
        best.into_iter().map(|(.., lay)| lay).collect()
    }
}

/// Clause D-33.
pub(crate) fn give_to(other: Seat, most: u16) -> Option<Bundle<Action>> {
    let phrase = Phrase::new("dutchman-give-some").with("player", other);
    ducats("give", phrase, other, most, |ducats| Action::Give(other, ducats))
}

/// Clause D-33.
pub(crate) fn ask_of(other: Seat, most: u16) -> Option<Bundle<Action>> {
    let phrase = Phrase::new("dutchman-ask-some").with("player", other);
    ducats("ask", phrase, other, most, |ducats| Action::Ask(other, ducats))
}

fn ducats(
    verb: &str,
    phrase: Phrase,
    other: Seat,
    most: u16,
    action: impl Fn(u16) -> Action,
) -> Option<Bundle<Action>> {
    let pick = Pick::Number {
        least: 1,
        most: u32::from(most),
        step: 1,
        target: Target::new(verb, &other.to_string()),
    };
    let bundle = Bundle {
        kind: Dutchman::kind(action(1)),
        verb: format!("{verb} {other}"),
        phrase,
        pick,
        named: vec![action(1)],
    };
    (most > 0).then_some(bundle)
}

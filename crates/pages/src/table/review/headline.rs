//! A finished game in two lines: how it ended for whoever reads, and what decided it.

use damrak_bots::{Moment, Sure};
use damrak_core::{Phrase, Place, Seat};
use maud::{Markup, html};

use super::Account;
use crate::table::hint::percent;

/// Luck is named where it moved at least so much.
const SWING: f32 = 0.1;
/// Nobody is reminded of a smaller hope.
const HOPE: f32 = 0.2;

impl Account<'_> {
    /// The headline, and one line below it.
    pub(super) fn headline(&self, points: &[&Moment]) -> Markup {
        let first = [self.result(), self.reader.map(|seat| self.why(seat))];
        let second =
            [self.lead(), self.reader.and_then(|seat| self.hope(seat)), Some(stood_out(points))];
        let said = |phrases: &[Option<Phrase>]| {
            let said: Vec<String> = phrases.iter().flatten().map(|one| self.say(one)).collect();
            said.join(" ")
        };
        html! {
            header.review-head #headline {
                p.kind { (self.word("page-review")) " · " (self.table().head().title) }
                h1 { (said(&first)) }
                p { (said(&second)) }
            }
        }
    }

    /// How it ended: for whoever reads, or else for whoever won.
    fn result(&self) -> Option<Phrase> {
        let standing = self.table().standing()?;
        let winners: Vec<Seat> = standing.winners().collect();
        let own = self.reader.and_then(|seat| standing.places.iter().find(|one| one.seat == seat));
        let best = standing.places.first()?;
        if winners.len() > 1 && own.is_none_or(|own| own.rank == 1) {
            let names: Vec<Phrase> =
                winners.iter().map(|seat| Phrase::new("page-name").with("player", *seat)).collect();
            return Some(Phrase::new("boards-head-shared").with("players", names));
        }
        Some(match own {
            Some(own) if own.rank > 1 => {
                compared(Phrase::new("boards-head-place").with("rank", own.rank), own, best)
            }
            _ => {
                let Some(next) = standing.places.get(1) else {
                    return Some(Phrase::new("boards-head-alone").with("player", best.seat));
                };
                compared(Phrase::new("boards-head-won").with("player", best.seat), best, next)
            }
        })
    }

    /// What did most for or against whoever reads.
    fn why(&self, seat: Seat) -> Phrase {
        let slips = self.review.slips(seat);
        let cost: f32 = slips.iter().map(|slip| slip.cost()).sum();
        let luck = self.review.luck_of(seat);
        if slips.is_empty() || luck.abs() > cost.max(SWING) {
            let key = match luck {
                luck if luck >= SWING => "boards-head-good-luck",
                luck if luck <= -SWING => "boards-head-bad-luck",
                _ => return Phrase::new("boards-head-clean"),
            };
            return Phrase::new(key).with("points", points(luck.abs()));
        }
        let count = slips.len() as u32;
        Phrase::new("boards-head-slips").with("count", count).with("points", points(cost))
    }

    /// Since when the winner was ahead.
    fn lead(&self) -> Option<Phrase> {
        let winners: Vec<Seat> = self.table().standing()?.winners().collect();
        let [winner] = winners[..] else { return None };
        let last = self.review.moments.last()?.decision;
        let key = match self.review.led_from(winner)? {
            0 => "boards-led-always",
            from if from == last => "boards-led-last",
            from => {
                let led = Phrase::new("boards-led").with("player", winner);
                return Some(led.with("number", from));
            }
        };
        Some(Phrase::new(key).with("player", winner))
    }

    /// How near whoever did not win still came.
    fn hope(&self, seat: Seat) -> Option<Phrase> {
        if self.table().standing()?.winners().any(|winner| winner == seat) {
            return None;
        }
        let (decision, chance) =
            self.review.late_hope(seat).filter(|(_, chance)| *chance >= HOPE)?;
        let hope = Phrase::new("boards-late-hope").with("percent", percent(chance));
        Some(hope.with("number", decision))
    }
}

/// What is added up may be more than a whole.
fn points(much: f32) -> u32 {
    (much * 100.0).round() as u32
}

/// How many of the moments are more than what sampling could do.
fn stood_out(points: &[&Moment]) -> Phrase {
    let count = points.iter().filter(|moment| moment.sure() > Sure::Hardly).count();
    Phrase::new("boards-stood-out").with("count", count as u32)
}

/// Says by what two places differ: the first score that is not the same, as people are shown it.
fn compared(phrase: Phrase, own: &Place, other: &Place) -> Phrase {
    let pairs = || own.scores.iter().zip(&other.scores);
    let differs = pairs().find(|(one, other)| one.value != other.value);
    let Some((one, other)) = differs.or_else(|| pairs().next()) else { return phrase };
    phrase
        .with("own", one.shown())
        .with("other", other.shown())
        .with("what", Phrase::new(one.title))
}

//! What everybody's decisions were like, in words that figures stand behind; choice and luck apart.

use damrak_core::{Phrase, Seat};
use damrak_draw::bands::lane;
use maud::{Markup, PreEscaped, html};

use super::drawn::swatch;
use super::{Account, address, signed};
use crate::table::hint::percent;

/// Who missed less than this in all, and less than everybody else, has the surest hand.
const SUREST: f32 = 0.15;
/// What everybody can lose by small things before it is worth a word.
const LITTLE: f32 = 0.15;
/// A hand is sure if so many of a hundred decisions were as good as the best.
const SURE: u32 = 90;

impl Account<'_> {
    /// What the decisions of a seat were like.
    fn hand(&self, seat: Seat) -> Phrase {
        let (good, all) = self.review.as_good_as_best(seat);
        let slips = self.review.slips(seat);
        let dearest = slips.iter().max_by(|a, b| a.cost().total_cmp(&b.cost()));
        if let Some(dearest) = dearest {
            return Phrase::new("boards-hand-slips")
                .with("count", slips.len() as u32)
                .with("number", dearest.decision);
        }
        let cost = self.review.cost_of(seat);
        let others = Seat::all(self.review.players).filter(|other| *other != seat);
        let is_surest = others.map(|other| self.review.cost_of(other)).all(|other| cost < other);
        Phrase::new(match all {
            0 => "boards-hand-nothing",
            _ if is_surest && cost < SUREST => "boards-hand-surest",
            _ if good * 100 >= all * SURE => "boards-hand-sure",
            _ if cost > LITTLE => "boards-hand-small",
            _ => "boards-hand-steady",
        })
    }

    /// How well everybody decided: in words, and the figures behind them.
    pub(super) fn people(&self) -> Markup {
        let standing = self.table().standing();
        let has_won = |seat: Seat| {
            standing.as_ref().is_some_and(|standing| standing.winners().any(|one| one == seat))
        };
        html! {
            section.tile #decided {
                h2 { (self.word("boards-decided")) }
                table.scores.hands {
                    thead { tr {
                        th scope="col" { (self.word("page-player")) }
                        th scope="col" { (self.word("boards-in-words")) }
                        th scope="col" { (self.word("boards-best-short")) }
                        th scope="col" { (self.word("boards-choices-short")) }
                        th scope="col" { (self.word("boards-part-luck")) }
                    } }
                    tbody {
                        @for seat in Seat::all(self.review.players) {
                            tr.own[Some(seat) == self.reader] {
                                th scope="row" {
                                    (swatch(seat)) " " (self.name(seat))
                                    @if has_won(seat) { " " small { (self.word("boards-won")) } }
                                }
                                td.hand { (self.worded(seat)) }
                                @let (good, all) = self.review.as_good_as_best(seat);
                                td { (self.say(&Phrase::new("boards-good-of").with("good", good).with("all", all))) }
                                td { (coloured(-self.review.cost_of(seat))) }
                                td { (coloured(self.review.luck_of(seat))) }
                            }
                        }
                    }
                }
                p.muted.help { (self.word("page-review-costs-help")) }
            }
        }
    }

    /// The words, with a way to the dearest slip.
    fn worded(&self, seat: Seat) -> Markup {
        let words = self.say(&self.hand(seat));
        let slips = self.review.slips(seat);
        let dearest = slips.into_iter().max_by(|a, b| a.cost().total_cmp(&b.cost()));
        html! {
            @match dearest {
                Some(slip) => a href=(address(self.table(), slip)) { (words) },
                None => (words),
            }
        }
    }

    /// From the deal to the end for whoever reads: what each part gave or took.
    pub(super) fn reckoning(&self) -> Markup {
        let Some(seat) = self.reader else { return html! {} };
        let (deal, end) = self.review.from_deal_to_end(seat);
        let (choices, luck) = (-self.review.cost_of(seat), self.review.luck_of(seat));
        let parts = [
            ("boards-part-choices", "own", choices),
            ("boards-part-luck", "luck", luck),
            ("boards-part-others", "others", end - deal - choices - luck),
        ];
        html! {
            section.tile.reckoned #reckoned {
                h2 { (self.word("page-review-everybody")) }
                dl {
                    (part(&self.word("boards-part-deal"), "deal", deal, &html! { (percent(deal)) }))
                    @for (key, class, much) in parts { (part(&self.word(key), class, much, &coloured(much))) }
                    (part(&self.word("boards-part-end"), "end", end, &html! { (percent(end)) }))
                }
                p.muted.help { (self.word("page-review-luck-help")) }
            }
        }
    }

    /// What one's own choices and luck did, decision by decision, below the river.
    pub(super) fn lanes(&self) -> Markup {
        let Some(seat) = self.reader else { return html! {} };
        let count = self.review.moments.len();
        let mine = self.review.moments.iter().filter(|moment| moment.seat == seat);
        let cost = mine.map(|moment| (moment.decision as usize, -moment.cost()));
        let luck = self.review.moments.iter().map(|moment| {
            (moment.decision as usize, moment.luck.get(seat.index()).copied().unwrap_or_default())
        });
        let lanes: [(&'static str, Vec<(usize, f32)>); 2] =
            [("boards-part-choices", cost.collect()), ("boards-part-luck", luck.collect())];
        html! {
            @for (key, moved) in lanes {
                .lane { span { (self.word(key)) } (PreEscaped(lane(&moved, count))) }
            }
        }
    }
}

fn part(title: &str, class: &str, much: f32, number: &Markup) -> Markup {
    html! {
        dt { (title) }
        dd {
            progress class={ "of-" (class) } max="100" value=(percent(much.abs().min(1.0))) aria-hidden="true" {}
            b { (number) }
        }
    }
}

/// Points as a gain or a loss.
fn coloured(much: f32) -> Markup {
    let points = signed(much * 100.0);
    let class = match points.chars().next() {
        Some('+') => Some("gain"),
        Some('−') => Some("loss"),
        _ => None,
    };
    html! { span class=[class] { (points) } }
}

//! A finished game looked back on: chances as a plot, turning points, luck, and what everybody's choices cost.

use damrak_bots::{Better, Moment, Review};
use damrak_core::{Phrase, Seat};
use damrak_draw::chances::{Mark, MarkKind, Plot, plot};
use damrak_words::{Language, words};
use maud::{Markup, PreEscaped, html};

use super::hint::percent;
use crate::{Page, Visitor};
use damrak_table::sight::Facts;
use damrak_table::visit::Over;

/// How many decisions are shown that something else would have been better for.
const TURNING_POINTS: usize = 6;
/// How many strokes of luck.
const STROKES: usize = 4;
/// The size of the plot on a wide screen and on a phone: its letters do not grow.
const WIDE: (u32, u32) = (880, 380);
const NARROW: (u32, u32) = (340, 340);

/// How far a review is.
#[derive(Clone, Copy, Debug)]
pub enum Progress<'a> {
    /// It is made.
    Ready(&'a Review),
    /// So many others come first.
    Waits {
        /// How many.
        before: usize,
    },
    /// It is being made.
    Runs {
        /// Decisions that are looked at.
        done: u32,
        /// All decisions.
        all: u32,
    },
}

/// A finished game looked back on, or how far that is.
pub fn page(who: &Visitor, over: Over<'_>, progress: Progress<'_>) -> Page {
    let (table, language) = (over.facts(), who.language);
    let say = |phrase: Phrase| words().say_sentence(language, &phrase, &table.names());
    let body = match progress {
        Progress::Ready(review) => {
            Account { over, names: &table.names(), language, review }.markup()
        }
        Progress::Waits { before } => waiting(
            table,
            language,
            &html! {
                p { (say(Phrase::new("page-review-waits").with("count", before as u32))) }
                progress {}
            },
        ),
        Progress::Runs { done, all } => waiting(
            table,
            language,
            &html! {
                p { (say(Phrase::new("page-review-runs").with("done", done).with("all", all))) }
                progress max=(all) value=(done) {}
            },
        ),
    };
    Page::new(&table.head().title, body)
}

/// While it is being made.
fn waiting(table: Facts<'_>, language: Language, state: &Markup) -> Markup {
    let say = |phrase: Phrase| words().say_sentence(language, &phrase, &table.names());
    let id = table.id();
    html! {
        .prose {
            section.tile.reviewing #reviewing role="status" {
                h1 { (say(Phrase::new("page-review"))) }
                (state)
                p.muted { (say(Phrase::new("page-review-comes"))) }
                p.links {
                    a href={ "/table/" (id) "/review" } { (say(Phrase::new("page-hint-look"))) }
                    a href={ "/table/" (id) } { (say(Phrase::new("page-to-table"))) }
                }
            }
        }
    }
}

/// Where a moment can be looked at: before a choice, with the eyes of whoever chose.
fn address(table: Facts<'_>, moment: &Moment) -> String {
    let (id, before) = (table.id(), moment.decision.saturating_sub(1));
    format!("/table/{id}/at/{before}?seat={}", moment.seat)
}

/// A decision that something else would have been better for, in words.
pub(super) struct Missed {
    /// What was done.
    done: Phrase,
    /// What would have been better.
    better: Phrase,
}

/// What stands on the page.
struct Account<'a> {
    over: Over<'a>,
    names: &'a Vec<String>,
    language: Language,
    review: &'a Review,
}

impl Account<'_> {
    fn table(&self) -> Facts<'_> {
        self.over.facts()
    }

    fn say(&self, phrase: &Phrase) -> String {
        words().say_sentence(self.language, phrase, self.names)
    }

    fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    fn name(&self, seat: Seat) -> String {
        self.say(&Phrase::new("page-name").with("player", seat))
    }

    fn markup(&self) -> Markup {
        let points = self.review.turning_points(TURNING_POINTS);
        let strokes = self.review.strokes_of_luck(STROKES);
        let missed = self.in_words(&points);
        html! {
            .prose.review #review {
                h1 { (self.word("page-review")) }
                section.tile.sheet-box {
                    // Two of them stand on the page; only one is seen.
                    @for (size, id) in [(WIDE, "plot-wide"), (NARROW, "plot-narrow")] {
                        div class=(id) { (PreEscaped(self.plot(&points, &strokes, size, id))) }
                    }
                    p.muted.help { (self.word("page-review-plot-help")) }
                }
                section.tile #turning-points {
                    h2 { (self.word("page-review-points")) }
                    @if points.is_empty() { p.inside { (self.word("page-review-no-points")) } }
                    ol.moments {
                        @for (moment, missed) in points.iter().zip(&missed) { (self.point(moment, missed.as_ref())) }
                    }
                }
                @if !strokes.is_empty() {
                    section.tile #strokes {
                        h2 { (self.word("page-review-luck")) }
                        p.muted.help { (self.word("page-review-luck-help")) }
                        ol.moments.lettered { @for moment in &strokes { (self.stroke(moment)) } }
                    }
                }
                (self.costs())
                p.links {
                    a href={ "/table/" (self.table().id()) } { (self.word("page-to-table")) }
                    a href={ "/table/" (self.table().id()) "/at/0" } { (self.word("page-replay")) }
                }
                p.muted { small { (self.word("page-review-doubt")) } }
            }
        }
    }

    fn plot(
        &self,
        points: &[&Moment],
        strokes: &[&Moment],
        size: (u32, u32),
        id: &'static str,
    ) -> String {
        let chances = |seat: usize| {
            let after = |moment: &Moment| moment.chances.get(seat).copied().unwrap_or_default();
            let start = self.review.start.get(seat).copied().unwrap_or_default();
            std::iter::once(start).chain(self.review.moments.iter().map(after)).collect()
        };
        let series: Vec<Vec<f32>> = (0..usize::from(self.review.players)).map(chances).collect();
        let choices = points.iter().enumerate().map(|(index, moment)| Mark {
            decision: moment.decision as usize,
            seat: moment.seat,
            kind: MarkKind::Choice,
            label: (index + 1).to_string(),
            title: self.cost(moment),
            link: Some(address(self.table(), moment)),
        });
        let luck = strokes.iter().enumerate().map(|(index, moment)| Mark {
            decision: moment.decision as usize,
            seat: most_moved(moment),
            kind: MarkKind::Luck,
            label: letter(index).to_string(),
            title: self.moved(moment),
            link: Some(format!("/table/{}/at/{}?open=true", self.table().id(), moment.decision)),
        });
        let marks: Vec<Mark> = choices.chain(luck).collect();
        plot(&Plot {
            id,
            title: &self.word("page-review-chances"),
            about: &self.word("page-review-plot-help"),
            vertical: &self.word("page-review-percent"),
            horizontal: &self.word("page-review-decision"),
            names: self.names,
            series: &series,
            marks: &marks,
            width: size.0,
            height: size.1,
        })
        .svg
    }

    /// These moments in words, by playing the game once more.
    fn in_words(&self, points: &[&Moment]) -> Vec<Option<Missed>> {
        let mut missed: Vec<Option<Missed>> = points.iter().map(|_| None).collect();
        let Some(Ok(seed)) = self.over.deal().map(|deal| deal.seed()) else {
            return missed;
        };
        let (mut position, _) = self.table().rules().deal(seed);
        for moment in &self.review.moments {
            if let Some(index) = points.iter().position(|point| point.decision == moment.decision) {
                let say = |notation: &str| position.check_action(moment.seat, notation).ok();
                let better = better_of(moment).and_then(|better| say(&better.notation));
                missed[index] =
                    say(&moment.notation).zip(better).map(|(done, better)| Missed { done, better });
            }
            if position.act(moment.seat, &moment.notation).is_err() {
                return missed;
            }
        }
        missed
    }

    fn cost(&self, moment: &Moment) -> String {
        self.say(
            &Phrase::new("page-review-cost")
                .with("player", moment.seat)
                .with("number", moment.decision)
                .with("points", percent(moment.cost())),
        )
    }

    fn point(&self, moment: &Moment, missed: Option<&Missed>) -> Markup {
        html! {
            li {
                b { (self.cost(moment)) }
                @if let Some(missed) = missed { (told(moment, missed, &|phrase| self.say(phrase))) }
                a.button data-moment=(moment.decision) href=(address(self.table(), moment)) { (self.word("page-review-look")) }
            }
        }
    }

    fn moved(&self, moment: &Moment) -> String {
        let seat = most_moved(moment);
        let moved = moment.luck.get(seat.index()).copied().unwrap_or_default();
        let key = if moved < 0.0 { "page-review-bad-luck" } else { "page-review-good-luck" };
        let phrase = Phrase::new(key).with("player", seat).with("number", moment.decision);
        self.say(&phrase.with("points", percent(moved.abs())))
    }

    fn stroke(&self, moment: &Moment) -> Markup {
        let at = format!("/table/{}/at/{}?open=true", self.table().id(), moment.decision);
        html! {
            li { b { (self.moved(moment)) } a.button href=(at) { (self.word("page-review-look")) } }
        }
    }

    /// What everybody's choices cost on average, and what luck brought.
    fn costs(&self) -> Markup {
        let points = |share: f32| decimal(share * 100.0, self.language);
        html! {
            section.tile {
                h2 { (self.word("page-review-everybody")) }
                table.scores {
                    thead { tr {
                        th scope="col" { (self.word("page-player")) }
                        th scope="col" { (self.word("page-review-mean-cost")) }
                        th scope="col" { (self.word("page-review-luck-sum")) }
                    } }
                    tbody {
                        @for seat in Seat::all(self.review.players) {
                            tr {
                                th scope="row" { (self.name(seat)) }
                                td { (points(self.review.mean_cost(seat))) }
                                td { (signed(self.review.luck_of(seat) * 100.0)) }
                            }
                        }
                    }
                }
                p.muted.help { (self.word("page-review-costs-help")) }
            }
        }
    }
}

/// What was done and what would have been better, with the chances of both.
fn told(moment: &Moment, missed: &Missed, say: &dyn Fn(&Phrase) -> String) -> Markup {
    let chance = moment.choice.as_ref().map(|choice| choice.chance).unwrap_or_default();
    let better = better_of(moment).map(|better| better.chance).unwrap_or_default();
    let did = Phrase::new("page-review-did")
        .with("action", missed.done.clone())
        .with("percent", percent(chance));
    let instead = Phrase::new("page-review-better")
        .with("action", missed.better.clone())
        .with("percent", percent(better));
    html! { p { (say(&did)) } p { (say(&instead)) } }
}

/// The same where the position is looked at: the decision that comes next.
pub(super) fn next_choice(
    moment: &Moment,
    position: &dyn damrak_core::AnyPosition,
    say: &dyn Fn(&Phrase) -> String,
) -> Option<Markup> {
    let better = better_of(moment)?;
    let phrase = |notation: &str| position.check_action(moment.seat, notation).ok();
    let missed = Missed { done: phrase(&moment.notation)?, better: phrase(&better.notation)? };
    let title = Phrase::new("page-review-next").with("player", moment.seat);
    Some(html! {
        section.tile.missed #missed {
            h2 { (say(&title)) }
            .inside {
                (told(moment, &missed, say))
                p.muted { small { (say(&Phrase::new("page-review-marked"))) } }
            }
        }
    })
}

/// What would have been better.
pub(super) fn better_of(moment: &Moment) -> Option<&Better> {
    moment.choice.as_ref()?.better.as_ref()
}

/// Whom chance moved most.
fn most_moved(moment: &Moment) -> Seat {
    let size = |seat: &usize| moment.luck[*seat].abs();
    let most = (0..moment.luck.len()).max_by(|a, b| size(a).total_cmp(&size(b)));
    most.map_or(moment.seat, Seat::from_index)
}

/// A number with one digit behind the sign that its reader is used to.
fn decimal(number: f32, language: Language) -> String {
    let text = format!("{number:.1}");
    match language {
        Language::English => text,
        Language::German | Language::Dutch => text.replace('.', ","),
    }
}

/// A whole number that says whether it is a gain or a loss.
fn signed(number: f32) -> String {
    match number.round() as i32 {
        0 => "0".to_owned(),
        gain if gain > 0 => format!("+{gain}"),
        loss => format!("−{}", loss.unsigned_abs()),
    }
}

/// Strokes of luck have letters, so that they are not taken for turning points.
fn letter(index: usize) -> char {
    char::from(b'a' + (index % 26) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_people_read_them() {
        assert_eq!(decimal(2.46, Language::English), "2.5");
        assert_eq!(decimal(2.46, Language::German), "2,5");
        assert_eq!([0.2, -0.4, 7.6, -3.0].map(signed), ["0", "0", "+8", "−3"]);
        assert_eq!([0.0, 0.004, 0.5, 1.2].map(percent), [0, 0, 50, 100]);
    }
}

//! A finished game looked back on: chances as a plot, turning points, luck, and what everybody's choices cost.

mod decided;
mod drawn;
mod headline;

use damrak_bots::{Better, Moment, Review, Sure};
use damrak_core::{Phrase, Seat};
use damrak_words::{Language, ReadBy, words};
use maud::{Markup, html};

use super::{going_on, hint::percent};
use crate::shell::BOARDS;
use crate::{Page, Visitor};
use damrak_table::sight::Facts;
use damrak_table::visit::Over;

/// How many decisions are shown that something else would have been better for, and how many of them as pictures.
const TURNING_POINTS: usize = 6;
const PICTURES: usize = 3;
/// How many strokes of luck.
const STROKES: usize = 4;
/// How far a review is.
#[derive(Clone, Copy, Debug)]
pub enum Progress<'a> {
    /// It is made.
    Ready(&'a Review),
    /// It is made, and the game is being looked at for longer.
    Again(&'a Review),
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
        Progress::Ready(review) | Progress::Again(review) => {
            let (reader, names) = (own_seat(who, table), table.names());
            let account = Account { over, names: &names, reader, language, review };
            let again = matches!(progress, Progress::Again(_));
            html! {
                @if again { .prose { p.notice #looks-again role="status" { (account.word("boards-looks-again")) } } }
                (account.markup())
            }
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
    Page::new(&table.head().title, body).dressed(&BOARDS)
}

/// The one seat of whoever looks; those who share a device are nobody's "you".
fn own_seat(who: &Visitor, table: Facts<'_>) -> Option<Seat> {
    match table.seats_of(who.id()?)[..] {
        [seat] => Some(seat),
        _ => None,
    }
}

/// The decision that cost most, in one line with the ways to it and on from it, for the page of the table; nothing if none did.
pub fn turning_point(who: &Visitor, over: Over<'_>, review: &Review) -> Option<Markup> {
    let names = over.facts().names();
    let reader = own_seat(who, over.facts());
    let account = Account { over, names: &names, reader, language: who.language, review };
    let moment = *review.turning_points(1).first()?;
    let before = moment.decision.saturating_sub(1);
    Some(html! {
        p {
            (account.cost(moment)) " "
            a href=(address(over.facts(), moment)) { (account.word("page-review-look")) } " "
            a href=(going_on::address(&over.facts().id().0, before)) { (account.word("boards-play-on")) }
        }
    })
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
    /// The seat of whoever reads.
    reader: Option<Seat>,
    language: Language,
    review: &'a Review,
}

impl Account<'_> {
    fn table(&self) -> Facts<'_> {
        self.over.facts()
    }

    fn say(&self, phrase: &Phrase) -> String {
        words().say_sentence(self.language, phrase, &ReadBy::new(self.names, self.reader))
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
            .review #review {
                (self.headline(&points))
                .review-main {
                    (self.river(&points))
                    section #turning-points {
                        h2 { (self.word("page-review-points")) }
                        @if points.is_empty() { p.inside { (self.word("page-review-no-points")) } }
                        ol.moments {
                            @for (moment, missed) in points.iter().zip(&missed).take(PICTURES) { (self.point(moment, missed.as_ref())) }
                        }
                    }
                    .review-two {
                        (self.also_worth(&points, &missed))
                        (self.luck(&strokes))
                    }
                    (self.lines(&points, &strokes))
                }
                .review-side {
                    (self.people())
                    (self.reckoning())
                    (self.how_sure(&points))
                    p.links {
                        a href={ "/table/" (self.table().id()) } { (self.word("page-to-table")) }
                        a href={ "/table/" (self.table().id()) "/at/0" } { (self.word("page-replay")) }
                    }
                }
            }
        }
    }

    /// How sure a moment is, as three bars and a word.
    fn sure(&self, moment: &Moment) -> Markup {
        let (bars, key) = match moment.sure() {
            Sure::Hardly => (1, "boards-hardly"),
            Sure::Likely => (2, "boards-likely"),
            Sure::Certainly => (3, "boards-certain"),
        };
        html! { span.sure-word { meter min="0" max="3" value=(bars) aria-hidden="true" {} " " (self.word(key)) } }
    }

    /// How sure all of it is, and the way to a longer look.
    fn how_sure(&self, points: &[&Moment]) -> Markup {
        let seconds = self.review.seconds;
        let certain = points.iter().filter(|moment| moment.sure() == Sure::Certainly).count();
        let hardly = points.iter().filter(|moment| moment.sure() == Sure::Hardly).count();
        let counted = Phrase::new("boards-sure-of")
            .with("all", points.len() as u32)
            .with("certain", certain as u32)
            .with("hardly", hardly as u32);
        let id = self.table().id();
        html! {
            section.tile.sure-box #sure {
                h2 { (self.word("boards-how-sure")) }
                .inside {
                    @if seconds > 0 { p { (self.say(&Phrase::new("boards-looked-for").with("seconds", seconds))) } }
                    @if !points.is_empty() { p { (self.say(&counted)) } }
                    p.muted { (self.word("page-review-doubt")) }
                    form method="post" action={ "/table/" (id) "/review" } {
                        button.main { (self.word("boards-look-longer")) }
                    }
                }
            }
        }
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
            li.tile {
                img.moment-board loading="lazy" width="300" height="158" alt="" src={ "/table/" (self.table().id()) "/preview.png?at=" (moment.decision.saturating_sub(1)) };
                .moment {
                    b { (self.cost(moment)) } (self.sure(moment))
                    @if let Some(missed) = missed { (told(moment, missed, &|phrase| self.say(phrase))) }
                    p.moment-ways {
                        a.button data-moment=(moment.decision) href=(address(self.table(), moment)) { (self.word("page-review-look")) }
                        a.button href={ "/table/" (self.table().id()) "/think/" (moment.decision.saturating_sub(1)) "?eyes=" (moment.seat) } { (self.word("boards-think")) }
                        a.button href=(going_on::address(&self.table().id().0, moment.decision.saturating_sub(1))) { (self.word("boards-play-on")) }
                    }
                }
            }
        }
    }

    /// Those that are told without a picture.
    fn also_worth(&self, points: &[&Moment], missed: &[Option<Missed>]) -> Markup {
        html! {
            @if points.len() > PICTURES {
                section.tile #also {
                    h2 { (self.word("boards-also")) }
                    ol.also start=(PICTURES + 1) {
                        @for (moment, missed) in points.iter().zip(missed).skip(PICTURES) { (self.also(moment, missed.as_ref())) }
                    }
                }
            }
        }
    }

    fn luck(&self, strokes: &[&Moment]) -> Markup {
        html! {
            @if !strokes.is_empty() {
                section.tile #strokes {
                    h2 { (self.word("page-review-luck")) }
                    ol.also.lettered { @for moment in strokes { (self.stroke(moment)) } }
                }
            }
        }
    }

    fn also(&self, moment: &Moment, missed: Option<&Missed>) -> Markup {
        let better = missed.map(|missed| {
            self.say(&Phrase::new("boards-better-was").with("action", missed.better.clone()))
        });
        html! {
            li {
                a data-moment=(moment.decision) href=(address(self.table(), moment)) { (self.cost(moment)) }
                @if let Some(better) = better { " " (better) }
                " " (self.sure(moment))
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
            li { a href=(at) { (self.moved(moment)) } }
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

/// A whole number that says whether it is a gain or a loss.
fn signed(number: f32) -> String {
    match number.round() as i32 {
        0 => "0".to_owned(),
        gain if gain > 0 => format!("+{gain}"),
        loss => format!("−{}", loss.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_people_read_them() {
        assert_eq!([0.2, -0.4, 7.6, -3.0].map(signed), ["0", "0", "+8", "−3"]);
        assert_eq!([0.0, 0.004, 0.5, 1.2].map(percent), [0, 0, 50, 100]);
    }
}

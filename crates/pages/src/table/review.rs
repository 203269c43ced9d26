//! A finished game looked back on: chances as a plot, turning points, luck, and what everybody's choices cost.

use damrak_bots::{Better, Moment, Review, Sure};
use damrak_core::{Phrase, Seat};
use damrak_draw::bands::{Flag, flags, from_the_ground, river};
use damrak_draw::chances::{Mark, MarkKind, Plot, plot};
use damrak_words::{Language, ReadBy, words};
use maud::{Markup, PreEscaped, html};

use super::going_on;
use super::hint::percent;
use crate::shell::BOARDS;
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
            .prose.review #review {
                h1 { (self.word("page-review")) }
                (self.river(&points))
                details.tile.sheet-box {
                    summary { (self.word("boards-lines")) }
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
                (self.how_sure())
            }
        }
    }

    /// For each seat its chance after the deal, then after each decision.
    fn series(&self) -> Vec<Vec<f32>> {
        let chances = |seat: usize| {
            let after = |moment: &Moment| moment.chances.get(seat).copied().unwrap_or_default();
            let start = self.review.start.get(seat).copied().unwrap_or_default();
            std::iter::once(start).chain(self.review.moments.iter().map(after)).collect()
        };
        (0..usize::from(self.review.players)).map(chances).collect()
    }

    /// Everybody's chances over the whole game as bands; whoever reads lies on the ground.
    fn river(&self, points: &[&Moment]) -> Markup {
        let order = from_the_ground(self.review.players, self.reader);
        let mut marked: Vec<(usize, &&Moment)> = points.iter().enumerate().collect();
        marked.sort_by_key(|(_, moment)| moment.decision);
        let flag = |(index, moment): (usize, &&Moment)| Flag {
            decision: moment.decision as usize,
            label: (index + 1).to_string(),
            title: self.cost(moment),
            link: address(self.table(), moment),
        };
        let marked: Vec<Flag> = marked.into_iter().map(flag).collect();
        let about = self.word("page-review-chances");
        html! {
            section.tile.river-box {
                h2 { (about) }
                (PreEscaped(flags(&marked, self.review.moments.len(), &self.word("page-review-points"))))
                .river-row {
                    (PreEscaped(river(&self.series(), &order, &self.in_numbers(&order))))
                    ol.river-names reversed {
                        @for seat in order.iter().rev() {
                            li { svg.swatch.drawn viewBox="0 0 10 10" aria-hidden="true" { rect class={ "band band-" (seat) } width="10" height="10" {} } " " (self.name(*seat)) }
                        }
                    }
                }
                p.muted.help { (self.word("boards-bands-help")) }
            }
        }
    }

    /// The river for those who do not see it: where everybody stood after the deal, halfway, and near the end.
    fn in_numbers(&self, order: &[Seat]) -> String {
        let series = self.series();
        let last = self.review.moments.len();
        let at = |decision: usize| {
            let one = |seat: &Seat| {
                let chance = series[seat.index()].get(decision).copied().unwrap_or_default();
                format!("{} {} %", self.name(*seat), percent(chance))
            };
            format!("{decision}: {}", order.iter().map(one).collect::<Vec<_>>().join(", "))
        };
        [0, last / 2, last * 9 / 10, last].map(at).join("; ")
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
    fn how_sure(&self) -> Markup {
        let seconds = self.review.seconds;
        let id = self.table().id();
        html! {
            section.tile.sure-box #sure {
                h2 { (self.word("boards-how-sure")) }
                .inside {
                    @if seconds > 0 { p { (self.say(&Phrase::new("boards-looked-for").with("seconds", seconds))) } }
                    p { (self.word("page-review-doubt")) }
                    form method="post" action={ "/table/" (id) "/review" } {
                        button { (self.word("boards-look-longer")) }
                    }
                }
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
        let series = self.series();
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
                img.moment-board loading="lazy" width="300" height="158" alt="" src={ "/table/" (self.table().id()) "/preview.png?at=" (moment.decision.saturating_sub(1)) };
                b { (self.cost(moment)) } (self.sure(moment))
                @if let Some(missed) = missed { (told(moment, missed, &|phrase| self.say(phrase))) }
                a.button data-moment=(moment.decision) href=(address(self.table(), moment)) { (self.word("page-review-look")) }
                " " a.button href={ "/table/" (self.table().id()) "/think/" (moment.decision.saturating_sub(1)) "?eyes=" (moment.seat) } { (self.word("boards-think")) }
                " " a.button href=(going_on::address(&self.table().id().0, moment.decision.saturating_sub(1))) { (self.word("boards-play-on")) }
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
        html! {
            section.tile {
                h2 { (self.word("page-review-everybody")) }
                table.scores {
                    thead { tr {
                        th scope="col" { (self.word("page-player")) }
                        th scope="col" { (self.word("boards-best-of")) }
                        th scope="col" { (self.word("boards-choice-sum")) }
                        th scope="col" { (self.word("page-review-luck-sum")) }
                    } }
                    tbody {
                        @for seat in Seat::all(self.review.players) {
                            tr {
                                th scope="row" { (self.name(seat)) }
                                @let (good, all) = self.review.as_good_as_best(seat);
                                td { (self.say(&Phrase::new("boards-good-of").with("good", good).with("all", all))) }
                                td { (signed(-self.review.cost_of(seat) * 100.0)) }
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
        assert_eq!([0.2, -0.4, 7.6, -3.0].map(signed), ["0", "0", "+8", "−3"]);
        assert_eq!([0.0, 0.004, 0.5, 1.2].map(percent), [0, 0, 50, 100]);
    }
}

//! The first page of somebody with tables: what waits for them first, then where others decide, and what ended.

use damrak_core::{Arg, Phrase, Seat};
use damrak_kit::Kits;
use damrak_store::{Millis, Status, TableHead};
use damrak_table::absence::span;
use damrak_table::clock::Moment;
use damrak_table::settings::ClockRule;
use damrak_table::visit::Visit;
use damrak_words::{Language, ReadBy, words};
use maud::{Markup, html};

use super::{board, on};
use crate::Visitor;
use crate::shell::{say, say_phrase, say_phrase_within};
use crate::site::shown;
use crate::table::chapter;

/// Under so many seconds time runs out.
const SOON: u64 = 3600;
/// So many of the tables that wait are shown with their boards.
const PICTURED: usize = 8;

/// A table that waits for whoever looks.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// Which.
    pub head: TableHead,
    /// What is asked.
    pub question: Option<String>,
    /// What others did meanwhile, as far as it concerns whoever looks.
    pub done: Option<Markup>,
    /// How much time is left.
    pub left: Option<Left>,
}

/// Time that is left, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Left {
    /// So much.
    pub seconds: u64,
    /// Of so much.
    pub whole: u64,
}

impl Waiting {
    /// A table of which no more is known than that it waits.
    pub fn of_head(head: TableHead) -> Self {
        Self { head, question: None, done: None, left: None }
    }

    /// A table that somebody visits for whom it waits; what stands here they may see there.
    pub fn of(head: TableHead, visit: &Visit, language: Language, now: Moment) -> Self {
        let bare = Self::of_head(head);
        let Ok(sight) = visit.sight(None) else { return bare };
        let Some(seat) = sight.own_seat().filter(|_| sight.has_begun()) else { return bare };
        let names = sight.names();
        let names = ReadBy::new(&names, Some(seat));
        let question = sight.question(seat).filter(|_| sight.waiting().contains(seat));
        let question = question.map(|asked| words().say_sentence(language, &asked, &names));
        let news = sight.news();
        let concerns = news.iter().rev().find(|phrase| names_seat(phrase, seat));
        let told = concerns.or(news.last());
        let done = told.map(|phrase| chapter::sentence(sight.kit(), language, &names, phrase));
        let clock = sight.seat(seat).and_then(|seat| seat.clock.left_at(now));
        let whole = match sight.settings().clock {
            ClockRule::None => None,
            ClockRule::PerDecision { seconds } | ClockRule::Bank { seconds, .. } => Some(seconds),
        };
        let left = clock
            .zip(whole)
            .map(|(left, whole)| Left { seconds: left / 1000, whole: u64::from(whole).max(1) });
        Self { question, done, left, ..bare }
    }

    fn row(&self, who: &Visitor, at: usize) -> Markup {
        let (language, head) = (who.language, &self.head);
        let key = if head.status == Status::Gathering { "site-look-in" } else { "page-your-turn" };
        html! {
            li.due.first[at == 0] {
                a.to href={ "/table/" (head.id) } {
                    @if at < PICTURED { span.thumb { (board(who, head)) } } @else { span.thumb.none {} }
                    span.t {
                        span.name { b { (head.title) } " " small.with { (shown::others(head, who)) } }
                        @if let Some(done) = &self.done { span.done { (done) } }
                        span.ask { (self.question.clone().unwrap_or_else(|| say(language, key))) }
                    }
                    (self.time_left(language))
                    span.button.main[at == 0] { (say(language, "site-play")) }
                }
            }
        }
    }

    fn time_left(&self, language: Language) -> Markup {
        let Some(Left { seconds, whole }) = self.left else {
            return html! { span.left { small { (say(language, "site-no-hurry")) } } };
        };
        let time = span(u32::try_from(rounded(seconds)).unwrap_or(u32::MAX));
        let share = (seconds * 100 / whole).min(100);
        html! {
            span.left.soon[seconds < SOON] {
                (say_phrase(language, &Phrase::new("site-time-left").with("time", time)))
                svg.gauge viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" {
                    path.whole d="M0 2h100" {}
                    path d={ "M0 2h" (share) } {}
                }
            }
        }
    }
}

/// Whether a sentence names a seat.
fn names_seat(phrase: &Phrase, seat: Seat) -> bool {
    phrase.args.iter().any(|(_, arg)| match arg {
        Arg::Seat(named) => *named == seat,
        Arg::Phrase(inner) => names_seat(inner, seat),
        Arg::List(items) => items.iter().any(|item| names_seat(item, seat)),
        Arg::Number(_) | Arg::Text(_) => false,
    })
}

/// Of days nobody counts the hours, of hours nobody the minutes.
const fn rounded(seconds: u64) -> u64 {
    const DAY: u64 = 86_400;
    match seconds {
        s if s >= 2 * DAY => s / DAY * DAY,
        s if s >= 2 * 3600 => s / 3600 * 3600,
        s if s >= 120 => s / 60 * 60,
        s => s,
    }
}

/// A game of theirs that is over.
#[derive(Clone, Debug)]
pub struct Ended {
    /// Which.
    pub head: TableHead,
    /// Which place they took.
    pub place: Option<u8>,
    /// Who won.
    pub told: String,
    /// The table at which it is played once more, if they do not sit there yet.
    pub again: Option<damrak_store::TableId>,
}

/// The tables of somebody.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    /// Those that wait for them, the most urgent first.
    pub waiting: Vec<Waiting>,
    /// Those that wait for others.
    pub others: Vec<TableHead>,
    /// Those that ended since a while, the last first.
    pub ended: Vec<Ended>,
    /// Since when.
    pub since: Millis,
}

impl Desk {
    /// Whether there is nothing on it.
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty() && self.others.is_empty()
    }

    /// Sorts by urgency: where time runs out first, then where nobody hurries, in the order in which they were given.
    pub fn sort(&mut self) {
        self.waiting.sort_by_key(|waiting| waiting.left.map_or(u64::MAX, |left| left.seconds));
    }

    pub(super) fn show(&self, who: &Visitor, kits: &Kits) -> Markup {
        html! {
            .desk {
                .mine {
                    (self.headline(who.language))
                    @if !self.waiting.is_empty() {
                        ul.tile.waiting { @for (at, waiting) in self.waiting.iter().enumerate() { (waiting.row(who, at)) } }
                    }
                    @if !self.others.is_empty() { (self.others(who)) }
                }
                .beside {
                    (self.invitations(who, kits))
                    (self.ended(who))
                    p.acts {
                        a.button href="/new" { (crate::icons::Icon::Plus.show()) (say(who.language, "site-new-table")) }
                        a.button href="/mine" { (say(who.language, "page-your-tables")) }
                        a.button href="/games" { (say(who.language, "site-past-games")) }
                    }
                }
            }
        }
    }

    fn headline(&self, language: Language) -> Markup {
        let (count, all) = (self.waiting.len(), self.waiting.len() + self.others.len());
        let phrase = match count {
            0 => Phrase::new("site-nothing-waits"),
            count => Phrase::new("site-tables-wait").with("count", count as u32),
        };
        let of = Phrase::new("site-of-tables").with("count", all as u32);
        html! {
            .headline {
                h1 { (say_phrase(language, &phrase)) " " small { (say_phrase_within(language, &of)) } }
                @if count > 0 { a.button.main.next href="/next" accesskey="n" { (on(language, "site-next")) } }
            }
        }
    }

    fn others(&self, who: &Visitor) -> Markup {
        let language = who.language;
        let count = Phrase::new("site-count-tables").with("count", self.others.len() as u32);
        html! {
            h2.part { (say(language, "site-others-decide")) " " small { (say_phrase_within(language, &count)) } }
            ul.tile.others {
                @for head in &self.others {
                    li { a.other href={ "/table/" (head.id) } {
                        b { (head.title) }
                        small { (shown::others(head, who)) }
                        (shown::state(head, who))
                    } }
                }
            }
        }
    }

    /// Whoever wants to play on after a game.
    fn invitations(&self, who: &Visitor, kits: &Kits) -> Markup {
        let language = who.language;
        let again: Vec<_> =
            self.ended.iter().filter_map(|ended| Some((ended, ended.again.as_ref()?))).collect();
        html! {
            @if !again.is_empty() {
                h2.part { (say(language, "site-invitations-for-you")) " " small { (again.len()) } }
                ul.tile.invitations {
                    @for (ended, table) in again {
                        @let game = kits.find(&ended.head.game).map_or("", |kit| kit.info().title);
                        li {
                            p { (say_phrase(language, &Phrase::new("site-once-more").with("names", shown::others(&ended.head, who).as_str()).with("game", game))) }
                            a.button.main href={ "/table/" (table) } { (say(language, "site-sit-down")) }
                        }
                    }
                }
            }
        }
    }

    fn ended(&self, who: &Visitor) -> Markup {
        let language = who.language;
        html! {
            @if !self.ended.is_empty() {
                h2.part { (say(language, "site-ended-lately")) " " small { (self.ended.len()) } }
                ul.tile.ended {
                    @for ended in &self.ended {
                        li {
                            @match ended.place {
                                Some(place) => span.place.won[place == 1] { (place) },
                                None => span.place { "–" },
                            }
                            span.what { b { (ended.head.title) } small { (ended.told) } }
                            a.button href={ "/table/" (ended.head.id) } { (say(language, "site-have-a-look")) span.unseen { " · " (ended.head.title) } }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_counts_the_minutes_of_days() {
        assert_eq!([59, 200, 7_300, 200_000].map(rounded), [59, 180, 7_200, 172_800]);
    }
}

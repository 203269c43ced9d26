//! What a search found of a position: everybody's chances as one bar, and what is best for whoever decides.

use damrak_bots::{Judgement, Weighed};
use damrak_core::{AnyPosition, Phrase, Seat};
use damrak_draw::bands::{Way, bar, from_the_ground};
use damrak_words::{Language, ReadBy, words};
use maud::{Markup, PreEscaped, html};

use super::place::Place;
use crate::table::hint::percent;
use crate::table::scenery::token;
use damrak_table::sight::Facts;

/// What was found, and in how many seconds.
#[derive(Clone, Debug)]
pub struct Found {
    /// What.
    pub judgement: Judgement,
    /// How long it was looked for.
    pub seconds: u32,
}

/// So many seconds the longer look takes.
pub(super) const LONGER: u32 = 5;

/// What is shown of it where it was asked for: the bar, and what is best.
pub fn part(
    table: Facts<'_>,
    place: &Place,
    position: &dyn AnyPosition,
    played: Option<&(Seat, String)>,
    found: &Found,
    language: Language,
) -> Markup {
    let names = table.names();
    let told = Told { table, place, position, played, found, language, names: &names };
    html! {
        div.chances #chances { (told.bar()) }
        div.best-list #best { (told.best()) }
    }
}

struct Told<'a> {
    table: Facts<'a>,
    place: &'a Place,
    position: &'a dyn AnyPosition,
    played: Option<&'a (Seat, String)>,
    found: &'a Found,
    language: Language,
    names: &'a Vec<String>,
}

impl Told<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        words().say_sentence(self.language, phrase, &ReadBy::new(self.names, self.place.eyes))
    }

    fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    fn name(&self, seat: Seat) -> String {
        words().say(self.language, &Phrase::new("page-name").with("player", seat), self.names)
    }

    fn bar(&self) -> Markup {
        let chances = &self.found.judgement.chances;
        let order = from_the_ground(self.table.rules().players(), self.place.eyes);
        let one = |seat: &Seat| {
            let chance = chances.get(seat.index()).copied().unwrap_or_default();
            format!("{} {} %", self.name(*seat), percent(chance))
        };
        let about = order.iter().map(one).collect::<Vec<_>>().join(", ");
        html! {
            (PreEscaped(bar(chances, &order, Way::Up, &about)))
            (PreEscaped(bar(chances, &order, Way::Along, &about)))
            ol.chance-names reversed {
                @for seat in order.iter().rev() {
                    @let share = percent(chances.get(seat.index()).copied().unwrap_or_default());
                    li class={ "part-" (share.div_ceil(5) * 5) } {
                        span.chance-name { (token(*seat)) b { (share) span.w { " %" } } }
                    }
                }
            }
        }
    }

    fn best(&self) -> Markup {
        let Some((seat, hint)) = &self.found.judgement.best else {
            return html! { p { (self.word("boards-over-here")) } };
        };
        let first = hint.decisions.first().map_or(1.0, |first| first.chance.max(0.001));
        let how = Phrase::new("boards-walks")
            .with("count", hint.simulations)
            .with("seconds", self.found.seconds);
        html! {
            ol.best-decisions {
                @for (index, weighed) in hint.decisions.iter().enumerate() {
                    (self.one(*seat, index, weighed, weighed.chance / first))
                }
            }
            p.muted {
                (self.say(&how)) " " (self.word("boards-doubt")) " "
                @if self.found.seconds < LONGER {
                    a href={ (self.place.address()) "&think=" (LONGER) } data-think=(self.place.best(LONGER)) { (self.word("boards-longer")) }
                }
            }
        }
    }

    fn one(&self, seat: Seat, index: usize, weighed: &Weighed, share: f32) -> Markup {
        let Ok(phrase) = self.position.check_action(seat, &weighed.notation) else {
            return html! {};
        };
        let played =
            self.played.is_some_and(|(who, what)| *who == seat && *what == weighed.notation);
        let doubt = (weighed.doubt() * 100.0).max(0.1);
        let doubt = if doubt < 1.0 { format!("{doubt:.1}") } else { format!("{doubt:.0}") };
        html! {
            li.first[index == 0] {
                a href=(self.place.after(seat, &weighed.notation).address()) {
                    span.rank { (index + 1) }
                    span.why {
                        b { (self.say(&phrase)) }
                        @if played { " " span.tag { (words().say(self.language, &Phrase::new("boards-played"), self.names)) } }
                        @if let Some(reason) = &weighed.reason { small { (self.say(reason)) } }
                    }
                    span.much { b { (percent(weighed.chance)) " %" } small { "± " (doubt.replace('.', self.point())) } }
                    progress max="100" value=(percent(share)) aria-hidden="true" {}
                }
            }
        }
    }

    fn point(&self) -> &'static str {
        match self.language {
            Language::English => ".",
            Language::German | Language::Dutch => ",",
        }
    }
}

//! A whole game along its slider: what divides it, and what is told around the decision that is looked at.

use damrak_core::{Audience, Phrase, Seat, Viewer};
use damrak_kit::Mark;
use maud::{Markup, html};

use super::scenery::token;

/// So many decisions are told before the one that is looked at, and so many after it.
const BEFORE: usize = 7;
const AFTER: usize = 3;

/// What was told of the deal and of every decision, and who took it.
pub type WholeGame = [(Option<Seat>, Vec<(Audience, Phrase)>)];

/// A whole game as somebody heard it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Timeline<'a> {
    pub(super) game: &'a WholeGame,
    /// Whose ears; those of whoever decided if nobody's.
    pub(super) viewer: Option<Viewer>,
    /// The decision that is looked at.
    pub(super) here: usize,
}

impl Timeline<'_> {
    /// What was heard of a decision.
    fn heard(&self, number: usize) -> impl Iterator<Item = &Phrase> {
        let (seat, told) = self.game.get(number).map_or((None, &[][..]), |(s, t)| (*s, &t[..]));
        let viewer = self.viewer.unwrap_or_else(|| seat.map_or(Viewer::Spectator, Viewer::Seat));
        told.iter().filter(move |(to, _)| to.includes(viewer)).map(|(_, phrase)| phrase)
    }

    /// The decisions with which something came that divides the game.
    fn moments(&self, mark: &Mark) -> Vec<usize> {
        let is_told =
            |number: &usize| self.heard(*number).any(|phrase| mark.phrases.contains(&phrase.key));
        (0..self.game.len()).filter(is_told).collect()
    }

    /// What divides the game, below its slider: signs where it came, and a way to the next of each kind.
    pub(super) fn marks(
        &self,
        marks: &[Mark],
        word: &dyn Fn(&'static str) -> String,
        address: &dyn Fn(usize) -> String,
    ) -> Markup {
        let last = self.game.len().saturating_sub(1).max(1);
        let found: Vec<(usize, &Mark, Vec<usize>)> = marks
            .iter()
            .enumerate()
            .map(|(kind, mark)| (kind, mark, self.moments(mark)))
            .filter(|(_, _, moments)| !moments.is_empty())
            .collect();
        html! {
            @if !found.is_empty() {
                svg.time-marks width="100%" height=(found.len() * 12) aria-hidden="true" {
                    @for (row, (kind, _, moments)) in found.iter().enumerate() {
                        @for moment in moments {
                            svg x={ (format!("{:.2}", *moment as f32 / last as f32 * 100.0)) "%" } y=(row * 12) overflow="visible" { (sign(*kind)) }
                        }
                    }
                }
                .time-ways {
                    @for (kind, mark, moments) in &found {
                        // After the last one comes the first again.
                        @let next = moments.iter().find(|moment| **moment > self.here).or(moments.first());
                        @if let Some(next) = next {
                            a.pill data-step={ "mark-" (kind) } href=(address(*next)) {
                                svg width="12" height="12" viewBox="-6 -1 12 12" aria-hidden="true" { (sign(*kind)) }
                                (word(mark.title)) " " small { (moments.len()) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What is told around the decision that is looked at; what comes later is pale, for not everybody reads ahead.
    pub(super) fn around(
        &self,
        say: &dyn Fn(&Phrase) -> Markup,
        address: &dyn Fn(usize) -> String,
    ) -> Markup {
        let end = (self.here + AFTER + 1).min(self.game.len());
        html! {
            ol.told-around {
                @for number in (self.here.saturating_sub(BEFORE)..end).rev() {
                    @let mut heard = self.heard(number);
                    @let here = (number == self.here).then_some("step");
                    li.later[number > self.here] {
                        a data-step={ "to-" (number) } href=(address(number)) aria-current=[here] {
                            span.number { (number) }
                            @match self.game.get(number).and_then(|(seat, _)| *seat) { Some(seat) => (token(seat)), None => span {} }
                            span { @match heard.next() { Some(told) => (say(told)), None => "…" } }
                        }
                    }
                }
            }
        }
    }
}

/// The sign of a kind: they differ by their form, not only by their colour.
fn sign(kind: usize) -> Markup {
    let form = match kind {
        0 => "M0 1l4.5 8h-9z",
        1 => "M0 0l5 5-5 5-5-5z",
        _ => "M-4 1h8v8h-8z",
    };
    html! { path class={ "time-mark time-mark-" (kind.min(2)) } d=(form) {} }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCORED: Mark = Mark { title: "page-name", phrases: &["scored"] };

    fn told(audience: Audience, key: &'static str) -> (Audience, Phrase) {
        (audience, Phrase::new(key))
    }

    #[test]
    fn marks_lie_where_something_was_heard_and_lead_on_and_around() {
        let (one, two) = (Seat::from_index(0), Seat::from_index(1));
        let game = vec![
            (None, vec![told(Audience::All, "dealt")]),
            (Some(one), vec![told(Audience::All, "scored")]),
            (Some(two), vec![told(Audience::Only(two), "scored")]),
            (Some(one), vec![told(Audience::All, "passed")]),
            (Some(one), vec![told(Audience::All, "scored")]),
        ];
        let by = |viewer| Timeline { game: &game, viewer, here: 1 };
        assert_eq!(by(Some(Viewer::Spectator)).moments(&SCORED), [1, 4]);
        assert_eq!(by(Some(Viewer::Seat(two))).moments(&SCORED), [1, 2, 4]);
        assert_eq!(by(None).moments(&SCORED), [1, 2, 4], "all eyes hear what was decided");
        let shown = |here| {
            let line = Timeline { here, ..by(Some(Viewer::Spectator)) };
            line.marks(&[SCORED], &|key| key.to_owned(), &|to| format!("/at/{to}")).into_string()
        };
        assert!(shown(1).contains("href=\"/at/4\"") && shown(4).contains("href=\"/at/1\""));
        assert!(shown(1).contains("x=\"25.00%\"") && shown(1).contains("x=\"100.00%\""));
    }
}

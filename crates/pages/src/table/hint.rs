//! The button that asks for a hint, and what came of it.

use damrak_core::{Phrase, Seat, Target};
use damrak_words::words;
use maud::{Markup, html};

use super::scenery::Scenery;
use crate::icons::Icon;
use damrak_table::hints::{Advised, SeatHint};

/// A chance as people read it: whole percents.
pub(crate) fn percent(chance: f32) -> u32 {
    (chance.clamp(0.0, 1.0) * 100.0).round() as u32
}

impl Scenery<'_> {
    fn own_hint(&self) -> Option<&SeatHint> {
        self.table.hint(self.circumstances)
    }

    /// What the best advice points at, to be marked on the pictures.
    pub(super) fn advised(&self) -> &[Target] {
        let told = self.own_hint().and_then(|hint| hint.told.as_ref());
        told.and_then(|told| told.first()).map_or(&[], |best| &best.targets)
    }

    /// That it is being thought about, or what was found.
    pub(super) fn hint(&self) -> Markup {
        let seat = self.own_seat().filter(|_| self.table.may_hint());
        let Some((seat, hint)) = seat.zip(self.own_hint()) else { return html! {} };
        html! {
            section.hint #hint aria-live="polite" {
                @match hint {
                    SeatHint { told: None, .. } => {
                        p { (self.word("page-hint-thinking")) }
                        noscript { p { a.button href={ "/table/" (self.table.head().id) "?seat=" (seat) } { (self.word("page-hint-look")) } } }
                    },
                    SeatHint { told: Some(told), .. } => (self.advice(seat, told)),
                }
            }
        }
    }

    /// The button, as long as nothing was asked.
    pub(super) fn ask_for_hint(&self) -> Markup {
        let seat = self.own_seat().filter(|_| self.table.may_hint() && self.own_hint().is_none());
        let Some(seat) = seat else { return html! {} };
        let people = self.table.seats().iter().filter(|state| state.is_active_person).count();
        html! {
            @let seen = (people > 1).then(|| self.word("page-hint-seen"));
            form.ask-hint #ask-hint method="post" action=(self.wishes()) {
                input type="hidden" name="seat" value=(seat);
                button name="wish" value="hint" title=[seen.as_ref()] aria-label=(self.word("page-hint-ask")) {
                    (Icon::Bulb.show()) span { (self.word("page-hint")) }
                }
            }
        }
    }

    fn advice(&self, seat: Seat, told: &[Advised]) -> Markup {
        html! {
            h2 { (self.word("page-hint")) }
            @if told.is_empty() {
                p { (self.word("page-hint-none")) }
            } @else {
                ol.advice { @for advised in told { (self.one_advice(seat, advised)) } }
                p.muted { small { (self.word("page-hint-marked")) } }
            }
        }
    }

    fn one_advice(&self, seat: Seat, advised: &Advised) -> Markup {
        let chance = Phrase::new("page-hint-chance").with("percent", percent(advised.chance));
        let expected = advised
            .expected
            .map(|score| Phrase::new("page-hint-expected").with("score", score.round() as i32));
        html! {
            li {
                form method="post" action=(self.wishes()) {
                    input type="hidden" name="wish" value="decide";
                    input type="hidden" name="seat" value=(seat);
                    input type="hidden" name="turn" value=(self.table.turn());
                    button name="action" value=(advised.notation) { (self.phrase(&advised.phrase)) }
                }
                span {
                    b { (self.phrase(&chance)) }
                    @if let Some(expected) = &expected {
                        " · " (words().say(self.look.language, expected, self.names))
                    }
                }
                @if let Some(reason) = &advised.reason { span { (self.phrase(reason)) } }
            }
        }
    }
}

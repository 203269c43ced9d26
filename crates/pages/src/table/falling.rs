//! A clock that falls: what the page's script needs to let it fall, who is waited for, and what there is to
//! know of everybody's line.

use damrak_core::{Offer, Phrase, Seat};
use maud::{Markup, html};

use super::focus::key;
use super::scenery::Scenery;
use crate::parts::targets;
use damrak_table::falling::{Stop, allowance};
use damrak_table::sight::SeenFall;

/// Round trips, in milliseconds, that cost a line one of its bars.
const BARS: [u32; 3] = [60, 120, 250];

/// How a clock was stopped, for whoever doubts it.
pub(super) fn how_stopped(stop: &Stop) -> Phrase {
    let seconds = |millis: u64| format!("{}.{:02}", millis / 1000, millis % 1000 / 10);
    Phrase::new("page-how-stopped")
        .with("arrived", seconds(stop.arrived))
        .with("allowed", stop.allowed as u32)
        .with("settled", stop.settled as u32)
        .with("named", u32::from(stop.named) + 1)
        .with("counted", u32::from(stop.counted) + 1)
}

impl Scenery<'_> {
    /// The clock that falls, or whom it waits for.
    pub(super) fn fall(&self) -> Option<Markup> {
        let Some(fall) = self.table.fall(self.circumstances) else { return self.awaited() };
        let own = self.own_seat().filter(|seat| fall.clock().order.contains(seat));
        let pressed = fall.pressed.is_some();
        let presses = own.is_some() && !pressed;
        Some(html! {
            section.fall #fall data-fall=(fall.id()) data-steps=(fall.clock().steps)
                data-step-millis=(fall.clock().step_millis) data-age=(fall.age) data-seat=[own]
                data-pressed[pressed] role="status" {
                output.huge data-price data-keep aria-hidden="true" {}
                .ladder data-keep aria-hidden="true" { @for _ in 0..fall.clock().steps { i {} } }
                @if presses {
                    button.main.press type="button" data-stop { span data-press data-keep {} kbd { (self.word("page-space-bar")) } }
                }
                @if pressed {
                    p { (self.word("page-fall-pressed")) }
                } @else if let Some(seat) = own {
                    p.muted { small { (self.made_up_for(seat)) } }
                } @else if self.own_seat().is_some() {
                    p { (self.word("page-fall-not-yours")) }
                } @else {
                    p { (self.word("page-fall-watch")) }
                }
            }
        })
    }

    fn awaited(&self) -> Option<Markup> {
        let away = self.table.awaited(self.circumstances.presence);
        if away.is_empty() {
            return None;
        }
        let name = |seat: Seat| Phrase::new("page-name").with("player", seat);
        let whom: Vec<Phrase> = away.into_iter().map(name).collect();
        Some(html! {
            section.fall #fall role="status" {
                p { (self.phrase(&Phrase::new("page-fall-awaits").with("players", whom))) }
            }
        })
    }

    /// How much of a press's delay the viewer's line explains.
    fn made_up_for(&self, seat: Seat) -> String {
        let line = self.circumstances.presence.get(seat.index()).copied().unwrap_or_default();
        match line.round_trip {
            None => self.word("page-line-unknown"),
            Some(trip) => self.phrase(
                &Phrase::new("page-line-allowed")
                    .with("trip", trip)
                    .with("allowed", allowance(Some(trip), line.known) as u32),
            ),
        }
    }

    /// What the viewer may do while a clock falls: name the step it shall be stopped on.
    pub(super) fn stops(&self, seat: Seat, fall: &SeenFall<'_>, offers: &[Offer]) -> Markup {
        let plan = fall.plan;
        let stops = (0_u8..).zip(&fall.stops).filter_map(|(step, action)| {
            let action = action.as_ref()?;
            let offer = offers.iter().find(|offer| offer.notation == *action)?;
            Some((step, offer))
        });
        // What lets the clock run takes back a step that was named.
        let stays = |offer: &&Offer| !fall.stops.contains(&Some(offer.notation.clone()));
        let waits = offers.iter().find(stays).map(targets);
        html! {
            form.offers method="post" action=(self.wishes()) {
                input type="hidden" name="wish" value="stop";
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="fall" value=(fall.id());
                @if plan.is_some() {
                    button name="step" value="" data-targets=[waits] { (self.word("page-fall-forget")) }
                }
                @for (index, (step, offer)) in stops.enumerate() {
                    button name="step" value=(step) data-targets=(targets(offer)) aria-pressed=(plan == Some(step)) {
                        (self.phrase(&offer.phrase)) (key(index))
                    }
                }
            }
        }
    }

    fn round_trip(&self, index: usize) -> Option<u32> {
        self.circumstances.presence.get(index).and_then(|presence| presence.round_trip)
    }

    /// The line of somebody who is there, as bars.
    pub(super) fn line_of(&self, index: usize) -> Markup {
        let Some(trip) = self.round_trip(index) else { return html! {} };
        let bars = BARS.iter().filter(|limit| trip < **limit).count() + 1;
        let words = self.phrase(&Phrase::new("page-line").with("trip", trip));
        html! {
            svg.drawn.bars width="18" height="14" viewBox="0 0 18 14" role="img" aria-label=(words) {
                title { (words) }
                @for bar in 0..=BARS.len() {
                    rect.bar.lit[bar < bars] x=(1 + bar * 4) y=(10 - bar * 3) width="3" height=(3 + bar * 3) {}
                }
            }
        }
    }
}

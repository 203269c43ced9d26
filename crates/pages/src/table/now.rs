//! What is going on, and what the viewer may do about it.

use std::sync::Arc;

use damrak_core::{Choices, Offer, Phrase, Seat};
use damrak_store::Status;
use maud::{Markup, PreEscaped, html};

use super::scenery::Scenery;
use crate::bundles::Desk;
use crate::parts::targets;
use damrak_table::entry::Motion;
use damrak_table::model::Chapter;

/// How many chapters are repeated to somebody who comes back.
const RECAP: usize = 8;
/// Offers that have a key of their own.
const KEYS: usize = 9;

/// The key that chooses an offer.
pub(super) fn key(index: usize) -> Markup {
    html! { @if index < KEYS { kbd { (index + 1) } } }
}

impl Scenery<'_> {
    /// Whose turn it is, why we wait, and what happened since the viewer decided last.
    pub(super) fn turn(&self, story: &[&str]) -> Markup {
        let waiting = self.table.waiting();
        let mine = self.is_my_turn();
        let asked = self.own_seat().filter(|_| mine).or_else(|| waiting.first());
        let question = asked.and_then(|seat| self.table.question(seat));
        let whom: Vec<Phrase> =
            waiting.into_iter().map(|seat| Phrase::new("page-name").with("player", seat)).collect();
        html! {
            section.tile.turn.mine[mine] #turn aria-live="polite" {
                @if self.table.head().status != Status::Playing {
                    b { (self.word("page-over")) }
                } @else {
                    b {
                        @if mine { (self.word("page-your-turn")) }
                        @else { (self.phrase(&Phrase::new("page-waiting-for").with("players", whom))) }
                    }
                    @if let Some(question) = &question {
                        span {
                            @if mine { (self.phrase(question)) }
                            @else { (self.phrase(&Phrase::new("page-asked").with("question", question.clone()))) }
                            " " (self.clause(question.key))
                        }
                    }
                }
                @if self.table.is_paused() { p { (self.word("page-paused")) } }
                (self.recap(story))
            }
        }
    }

    /// The rule that matters at this question.
    fn clause(&self, question: &str) -> Markup {
        let game = self.table.rules().info().name;
        let Some(clause) = self.table.kit().clause_for(question) else { return html! {} };
        html! { a.rule href={ "/rules/" (game) "#" (clause) } data-rule={ "/rules/" (game) "/" (clause) } { (clause) } }
    }

    /// What others did since the viewer's last decision.
    fn recap(&self, story: &[&str]) -> Markup {
        let Some(seat) = self.own_seat() else { return html! {} };
        let others = |chapter: &&Arc<Chapter>| chapter.seat != Some(seat);
        let since = self.table.story().rev().take_while(others).count();
        let news = &story[story.len().saturating_sub(since.min(RECAP))..];
        if news.is_empty() || self.table.head().status != Status::Playing {
            return html! {};
        }
        html! {
            h3 { (self.word("page-since")) }
            ol.story.recap { @for chapter in news { (PreEscaped(chapter)) } }
        }
    }

    /// What the viewer may do, as sentences; each names what can be pointed at instead.
    pub(super) fn offers(&self) -> Markup {
        let Some(seat) = self.own_seat() else { return html! {} };
        let mut choices = self.table.choices();
        let fall = self.table.fall(self.moments);
        if fall.is_none() && self.table.falling_clock().is_some() {
            // The clock waits for somebody.
            choices = Choices::default();
        }
        let offers = &choices.offers;
        let falls = fall.is_some();
        let back = !self.table.is_paused() && !falls && self.table.may_take_back();
        if choices.is_empty() && !back {
            return html! {};
        }
        let turn = self.table.turn().to_string();
        let fields = html! {
            input type="hidden" name="wish" value="decide";
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="turn" value=(turn);
        };
        let desk = Desk {
            method: "post",
            address: &self.wishes(),
            name: "action",
            fields: &fields,
            turn: &turn,
            say: &|phrase| self.phrase(phrase),
        };
        html! {
            section.tile #offers {
                h2 { (self.word("page-you-can")) }
                @if let Some(fall) = &fall {
                    (self.stops(seat, fall, offers))
                } @else if !choices.is_empty() {
                    (desk.bundles(&choices.bundles))
                    form.offers method="post" action=(self.wishes()) {
                        (fields)
                        @for (index, offer) in offers.iter().enumerate() { (self.offer(index, offer)) }
                    }
                    button.step-back type="button" hidden { (self.word("page-step-back")) kbd { "Esc" } }
                }
                @if back {
                    form.offers method="post" action=(self.wishes()) {
                        input type="hidden" name="seat" value=(seat);
                        button name="wish" value="take-back" { (self.word("page-take-back")) }
                    }
                }
            }
        }
    }

    fn offer(&self, index: usize, offer: &Offer) -> Markup {
        html! {
            button name="action" value=(offer.notation) data-targets=(targets(offer)) {
                (self.phrase(&offer.phrase)) (key(index))
            }
        }
    }

    /// Whether whoever sits there has not given up.
    pub(super) fn has_a_say(&self, seat: Seat) -> bool {
        self.table.seat(seat).is_some_and(|state| state.has_a_say)
    }

    /// Whether whoever sits there plays themselves.
    pub(super) fn plays(&self, seat: Seat) -> bool {
        self.table.seat(seat).is_some_and(|state| state.is_active_person)
    }

    /// What somebody wants everybody to agree on.
    pub(super) fn motions(&self) -> Markup {
        let own = self.own_seat();
        html! {
            @if let Some(undo) = self.table.undo() {
                section.tile.motion #undo role="status" {
                    p { (self.phrase(&Phrase::new("page-undo-asked").with("player", undo.seat))) }
                    @if let Some(seat) = own.filter(|seat| !undo.agreed.contains(seat) && self.has_a_say(*seat)) {
                        (self.answers("answer-undo", seat, None))
                    }
                }
            }
            @for vote in self.table.votes() {
                section.tile.motion role="status" {
                    @let (wish, about) = match vote.motion {
                        Motion::Replace { seat } => ("vote-replace", Some(seat)),
                        Motion::End => ("vote-end", None),
                        Motion::Pause => ("pause", None),
                    };
                    p { (self.phrase(&match vote.motion {
                        Motion::Replace { seat } => Phrase::new("page-vote-replace").with("player", seat),
                        Motion::End => Phrase::new("page-vote-end"),
                        Motion::Pause => Phrase::new("page-vote-pause"),
                    })) }
                    p.muted { small { (self.about_motion(vote.motion)) } }
                    @let asked = |seat: &Seat| match vote.motion {
                        Motion::End => self.has_a_say(*seat),
                        Motion::Pause | Motion::Replace { .. } => self.plays(*seat),
                    };
                    @if let Some(seat) = own.filter(|seat| !vote.agreed.contains(seat) && about != Some(*seat)).filter(asked) {
                        (self.answers(wish, seat, about))
                    }
                }
            }
        }
    }

    /// What whoever votes should know.
    fn about_motion(&self, motion: Motion) -> String {
        match motion {
            Motion::Replace { .. } => self.when_replaced(),
            Motion::End => self.word("page-vote-end-about"),
            Motion::Pause => self.word("page-vote-pause-about"),
        }
    }

    /// Yes and no.
    fn answers(&self, wish: &str, seat: Seat, about: Option<Seat>) -> Markup {
        html! {
            form.answers method="post" action=(self.wishes()) {
                input type="hidden" name="wish" value=(wish);
                input type="hidden" name="seat" value=(seat);
                @if let Some(about) = about { input type="hidden" name="about" value=(about); }
                button.main name="agrees" value="true" { (self.word("page-agree")) }
                button name="agrees" value="false" { (self.word("page-refuse")) }
            }
        }
    }
}

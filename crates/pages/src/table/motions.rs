//! What somebody wants everybody to agree on.

use damrak_core::{Phrase, Seat};
use maud::{Markup, html};

use super::scenery::Scenery;
use damrak_table::entry::Motion;

impl Scenery<'_> {
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
                section.box.motion #undo role="status" {
                    p { (self.phrase(&Phrase::new("page-undo-asked").with("player", undo.seat))) }
                    @if let Some(seat) = own.filter(|seat| !undo.agreed.contains(seat) && self.has_a_say(*seat)) {
                        (self.answers("answer-undo", seat, None))
                    }
                }
            }
            @for vote in self.table.votes() {
                section.box.motion role="status" {
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

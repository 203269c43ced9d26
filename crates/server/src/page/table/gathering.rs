//! Before the game: who sits where, and what is missing.

use damrak_core::Seat;
use damrak_store::Status;
use maud::{Markup, html};

use super::scenery::Scenery;
use crate::bots::levels::STAND_IN;
use crate::page::opponents;
use crate::table::model::{Occupant, SeatState};

impl Scenery<'_> {
    pub(super) fn gathering(&self) -> Markup {
        let id = &self.table.head.id;
        let info = self.table.rules.info();
        let full = self.table.seats.iter().all(|seat| seat.occupant != Occupant::Open);
        let open = self.table.head.status == Status::Gathering;
        html! {
            .prose {
                section.tile.gathering {
                    h1 { (self.table.head.title) }
                    p.muted { (info.title) " · " (info.designers) }
                    ol.seats {
                        @for (index, seat) in self.table.seats.iter().enumerate() {
                            (self.seat(index, seat, open))
                        }
                    }
                    @if !open {
                        p { (self.word("page-closed")) }
                    } @else if full && self.own_seat().is_some() {
                        form method="post" action=(self.wishes()) {
                            button.main.wide-button name="wish" value="start" { (self.word("page-start")) }
                        }
                    } @else if full {
                        p { (self.word("page-about-to-begin")) }
                    } @else {
                        p { (self.word("page-share")) }
                        p { a.button href={ "/table/" (id) "/share" } { (self.word("page-invite")) } }
                    }
                    @if open && !full && self.own_seat().is_some() {
                        (opponents::explained(info.name, self.look.language))
                    }
                    p.links {
                        a href={ "/learn/" (info.name) } { (self.word("page-learn")) }
                        a href={ "/rules/" (info.name) } { (self.word("page-rules")) }
                        a href={ "/table/" (id) "/chat" } { (self.word("page-chat")) }
                    }
                }
                @if open && self.own_seat().is_some() { (self.ways_out()) }
            }
        }
    }

    fn seat(&self, index: usize, state: &SeatState, open: bool) -> Markup {
        let seat = Seat::from_index(index);
        let free = state.occupant == Occupant::Open;
        let mine = self.own_seat() == Some(seat);
        html! {
            li {
                span.who {
                    @if free { span.muted { (self.word("page-open-seat")) } }
                    @else { (self.person(index, state)) }
                }
                @if open && free && self.own_seat().is_none() {
                    a.button href={ "/table/" (self.table.head.id) "/sit?seat=" (seat) } { (self.word("page-sit")) }
                } @else if open && free {
                    form.in-line method="post" action=(self.wishes()) {
                        input type="hidden" name="wish" value="seat-bot";
                        input type="hidden" name="seat" value=(seat);
                        label.spoken for={ "bot-" (seat) } { (self.word("page-bot")) }
                        select name="bot" id={ "bot-" (seat) } {
                            @for (level, title) in opponents::choices(self.look.language) {
                                option value=(level) selected[level == STAND_IN.name()] { (title) }
                            }
                        }
                        button { (self.word("page-seat-bot")) }
                    }
                } @else if open && (mine || matches!(state.occupant, Occupant::Bot { .. })) && self.own_seat().is_some() {
                    form method="post" action=(self.wishes()) {
                        input type="hidden" name="wish" value="leave";
                        button name="seat" value=(seat) { (self.word("page-leave")) }
                    }
                }
            }
        }
    }

    fn ways_out(&self) -> Markup {
        html! {
            details.tile.quiet-menu {
                summary { (self.word("page-more")) }
                form method="post" action=(self.wishes()) {
                    button name="wish" value="close" { (self.word("page-close-table")) }
                }
            }
        }
    }
}

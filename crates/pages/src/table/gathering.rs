//! Before the game: who sits where, and what is missing.

use damrak_core::{Phrase, Seat};
use damrak_store::Status;
use maud::{Markup, PreEscaped, html};

use super::going_on::goes_on;
use super::scenery::Scenery;
use crate::icons::Icon;
use crate::opponents;
use crate::site::invitation::first_free;
use damrak_table::absence::span;
use damrak_table::bots::levels::STAND_IN;
use damrak_table::dealing::Stage;
use damrak_table::model::Occupant;
use damrak_table::settings::Way;
use damrak_table::sight::SeatFacts;

/// Where the link for all comes, for somebody who sits there while seats are free: the page fills it, for what is painted
/// knows no address of the house.
pub(super) const BRING: &str = "<div id=\"bring\" data-keep></div>";

impl Scenery<'_> {
    pub(super) fn gathering(&self) -> Markup {
        let id = self.table.id();
        let info = self.table.rules().info();
        let full = self.table.seats().iter().all(|seat| *seat.occupant != Occupant::Open);
        let open = self.table.head().status == Status::Gathering;
        let changes = open && !self.table.is_being_dealt();
        let sits = self.own_seat().is_some();
        let gathers = changes && sits && first_free(*self.table).is_some();
        html! {
            .prose {
                @if gathers { (PreEscaped(BRING)) }
                section.tile.gathering {
                    h1 #question tabindex="-1" { (self.table.head().title) }
                    p.muted { (info.title) " · " (info.designers) }
                    (self.before())
                    ol.seats {
                        @for (index, seat) in self.table.seats().into_iter().enumerate() {
                            (self.seat(index, seat, changes))
                        }
                    }
                    (self.way_to_the_deal())
                    @if !open {
                        p { (self.word("page-closed")) }
                    } @else if self.table.is_being_dealt() {
                        (self.being_dealt())
                    } @else if full && self.own_seat().is_some() {
                        form method="post" action=(self.wishes()) {
                            button.main.wide-button name="wish" value="start" { (self.word("page-start")) }
                        }
                    } @else if full {
                        p { (self.word("page-about-to-begin")) }
                    } @else {
                        // Whoever sits here sees the link for all beside it.
                        @if !gathers { p { (self.word(self.how_to_fill())) } }
                        @if sits { p { a.button href={ "/table/" (id) "/share" } { (self.word("page-invite")) } } }
                    }
                    @if open && !full && self.own_seat().is_some() {
                        details.strengths {
                            summary { (self.word("page-how-strong")) }
                            (opponents::explained(self.table.kit(), self.look.language))
                        }
                    }
                    p.links {
                        a href={ "/learn/" (info.name) @if sits { "?table=" (id) } } { (self.word("page-learn")) }
                        a href={ "/rules/" (info.name) } { (self.word("page-rules")) }
                        a href={ "/table/" (id) "/chat" } { (self.word("page-chat")) }
                        a href={ "/table/" (id) "/fair" } { (self.word("page-fair")) }
                    }
                }
                @if open && self.own_seat().is_some() { (self.ways_out()) }
            }
        }
    }

    /// From where a game goes on that is not dealt anew.
    fn before(&self) -> Markup {
        let Some((table, number)) = self.table.goes_on_from() else { return html! {} };
        html! {
            p.notice #goes-on {
                (self.phrase(&goes_on(*self.table, number))) " " (self.word("boards-play-on-counts")) " "
                @if !self.table.is_arranged() { (self.word("boards-cards-known")) " " }
                a href={ "/table/" (table) "/at/" (number) } { (self.word("boards-goes-on-from")) }
            }
        }
    }

    /// What brings people to the free seats: the address, or the invitations to those that are kept.
    fn how_to_fill(&self) -> &'static str {
        match first_free(*self.table) {
            Some(_) => "page-share",
            None => "page-share-kept",
        }
    }

    fn seat(&self, index: usize, state: SeatFacts<'_>, open: bool) -> Markup {
        let seat = Seat::from_index(index);
        let free = *state.occupant == Occupant::Open;
        let mine = self.own_seat() == Some(seat);
        html! {
            li {
                span.who {
                    @if free && self.table.is_kept(seat) { span.muted { (self.word("site-kept")) } }
                    @else if free { span.muted { (self.word("page-open-seat")) } }
                    @else { (self.person(index, state)) }
                    @if let Some(step) = state.learning.filter(|_| open) {
                        small.learning { (Icon::Cap.show()) (self.phrase(&Phrase::new("page-is-learning").with("step", step))) }
                    }
                    @match self.table.fairness().seals.get(index).copied().flatten() {
                        Some(seal) if seal.house => small.muted { " · " (self.word("page-house-draws")) },
                        Some(_) => small.muted { " · " (self.word("page-sealed")) },
                        None => {}
                    }
                }
                @if open && free && self.own_seat().is_none() && self.table.is_kept(seat) {
                } @else if open && free && self.own_seat().is_none() {
                    a.button href={ "/table/" (self.table.head().id) "/sit?seat=" (seat) } { (self.word("page-sit")) }
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

    /// What whoever looks has to know of the deal to come, and to do about it without scripts.
    fn way_to_the_deal(&self) -> Markup {
        let fairness = self.table.fairness();
        let sealing = matches!(fairness.stage, Stage::Open | Stage::Sealing);
        let own = self.own_seat().filter(|_| fairness.way == Way::Sealed && sealing);
        let unsealed = |seat: &Seat| fairness.seals.get(seat.index()).is_some_and(Option::is_none);
        html! {
            @let (closed, missed): (Vec<_>, Vec<_>) = fairness.attempts.iter().partition(|broken| broken.closed_by.is_some());
            @if !missed.is_empty() {
                p.notice { (self.phrase(&Phrase::new("page-broken-off").with("count", missed.len() as u32))) }
            }
            @if !closed.is_empty() { p.notice { (self.word("page-broken-off-by-closing")) } }
            @if let Some(seat) = own.filter(unsealed) {
                noscript {
                    form method="post" action=(self.wishes()) {
                        p { (self.word("page-needs-scripts")) }
                        input type="hidden" name="seat" value=(seat);
                        input type="hidden" name="attempt" value=(fairness.attempt);
                        button name="wish" value="seal" { (self.word("page-let-house-draw")) }
                    }
                }
            }
            @if self.own_seat().is_some() && fairness.way == Way::Sealed {
                @for (id, key) in [("sealed-elsewhere", "page-sealed-elsewhere"), ("house-drew", "page-house-drew-yours")] {
                    div.notice.problem id=(id) role="alert" hidden {
                        p { (self.word(key)) }
                        // Once all seats are fixed what is sealed stays so.
                        @if fairness.stage == Stage::Open {
                            button type="button" data-seal-here { (self.word("page-seal-here")) }
                        }
                    }
                }
            }
        }
    }

    /// All seats are fixed: who is waited for, and for how long.
    fn being_dealt(&self) -> Markup {
        let missing = self.table.fairness().missing;
        let names: Vec<String> = missing.iter().map(|seat| self.name_of(*seat)).collect();
        let time =
            Phrase::new("page-look-in-within").with("time", span(self.table.time_to_look_in()));
        html! {
            p { (self.word("page-being-dealt")) " " b { (names.join(", ")) } }
            p.muted { (self.phrase(&time)) }
        }
    }

    fn ways_out(&self) -> Markup {
        html! {
            details.tile.quiet-menu {
                summary { (self.word("page-more")) }
                (self.who_may_watch())
                form method="post" action=(self.wishes()) {
                    button name="wish" value="close" { (self.word("page-close-table")) }
                }
            }
        }
    }
}

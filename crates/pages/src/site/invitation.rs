//! Sitting down: where an invitation leads, and the form that takes a seat.

use damrak_core::{Phrase, Seat};
use damrak_store::Status;
use maud::{Markup, html};

use super::fields::Fields;
use super::new_form::{name_field, tile};
use super::{motifs, shown};
use crate::shell::{say, say_phrase};
use crate::{Page, Visitor};
use damrak_table::model::Occupant;
use damrak_table::sight::Facts;
use damrak_table::{Problem, ProblemKind};

/// An invitation that somebody shows; a seat without one is asked for with an empty secret.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// To which seat.
    pub seat: Seat,
    /// What is shown for it.
    pub secret: &'a str,
}

/// Where an invitation leads somebody who does not sit there yet, with what they filled in and what was wrong with it.
pub fn page(
    who: &Visitor,
    table: Facts<'_>,
    Shown { seat, secret }: Shown<'_>,
    filled: &Fields,
    problem: Option<&Problem>,
) -> Page {
    let id = table.id();
    let language = who.language;
    let info = table.rules().info();
    let about = say(language, info.about);
    let body = html! {
        .prose.invitation {
            .game-head { (tile(table.kit())) div {
                h1 { (say_phrase(language, &Phrase::new("site-invited").with("game", info.title))) }
                p.muted { (about) " " a href={ "/learn/" (info.name) } { (say(language, "site-how-to-play")) } }
            } }
            @if let Some(problem) = problem { (shown::problem(language, problem, Some(info.name))) }
            section.tile #promise data-table=(id) data-deal=(table.fairness().document()) data-own="" {
                h2 { (table.head().title) }
                (seats(table, Some(seat), who))
                form.inside method="post" action={ "/table/" (id) "/sit" } {
                    input type="hidden" name="seat" value=(seat);
                    input type="hidden" name="invitation" value=(secret);
                    (shown::nonce())
                    @if who.person.is_none() {
                        label.field { span { (say(language, "site-your-name")) } (name_field(language, filled)) }
                    }
                    p.actions { button.main { (say(language, "site-sit-down")) } }
                }
                p.notice.problem #deal-changed role="alert" hidden { (say(language, "page-deal-changed")) }
                details.quiet-menu {
                    summary { (say(language, "site-promise")) }
                    p { (say(language, how_dealt(table))) }
                    p { code data-proof="commitment" { (table.commitment()) } }
                }
            }
            @if who.person.is_none() {
                form.row method="get" action="/sign-in" {
                    input type="hidden" name="back" value={ "/table/" (id) "/sit?seat=" (seat) "&invitation=" (secret) };
                    button { (say(language, "site-have-account")) " " (say(language, "site-sign-in")) }
                }
            }
        }
    };
    let preview = format!("/table/{id}/preview.png");
    let page = Page::new(&table.head().title, body).described(about).with_preview(preview);
    page.because_of(problem)
}

fn how_dealt(table: Facts<'_>) -> &'static str {
    if table.is_sealed() { "site-promise-sealed" } else { "site-promise-quick" }
}

/// Why nobody can sit down there, if so: the key of a sentence that says what to do.
pub fn hindrance(
    who: &Visitor,
    table: Facts<'_>,
    Shown { seat, secret }: Shown<'_>,
) -> Option<&'static str> {
    let is_maker = who.id() == Some(&table.head().owner);
    match table.head().status {
        Status::Gathering => {}
        Status::Playing => return Some("site-has-begun"),
        Status::Over => return Some("site-is-over"),
        Status::Closed => return Some("site-is-closed"),
    }
    if table.is_being_dealt() {
        return Some("site-being-dealt");
    }
    let Some(state) = table.seat(seat) else { return Some("site-no-such-seat") };
    if *state.occupant != Occupant::Open {
        return Some("site-seat-taken");
    }
    (!table.admits(seat, secret) && !is_maker).then_some("site-invitation-old")
}

/// Who sits where. The seat that is meant is marked; others that are free for all can be taken.
fn seats(table: Facts<'_>, meant: Option<Seat>, who: &Visitor) -> Markup {
    let language = who.language;
    let names = table.names();
    let gathers = table.head().status == Status::Gathering;
    html! {
        ul.seats {
            @for (index, state) in table.seats().iter().enumerate() {
                @let seat = Seat::from_index(index);
                @let is_kept = table.is_kept(seat);
                li.on[meant == Some(seat)] {
                    span { (say_phrase(language, &Phrase::new("site-seat").with("number", seat.number()))) }
                    @if *state.occupant != Occupant::Open {
                        b { (names.get(index).map_or("", String::as_str)) }
                    } @else if meant == Some(seat) {
                        b { (say(language, "site-for-you")) }
                    } @else if meant.is_none() && gathers && !is_kept {
                        a.button href={ "/table/" (table.id()) "/sit?seat=" (seat) } { (say(language, "page-sit")) }
                    } @else if is_kept {
                        span.muted { (say(language, "site-kept")) }
                    } @else {
                        span.muted { (say(language, "page-open-seat")) }
                    }
                }
            }
        }
    }
}

/// What whoever cannot sit down is shown.
pub fn hindered(who: &Visitor, table: Facts<'_>, key: &'static str) -> Page {
    let language = who.language;
    let info = table.rules().info();
    // Of a table that others may not watch, a stranger without an invitation hears nothing.
    let may_know = table.may_look(who.id());
    let title = if may_know { &table.head().title } else { info.title };
    let body = html! {
        .prose.invitation {
            section.tile.sorry { (motifs::becalmed()) div { h1 { (title) } p { (say(language, key)) } } }
            @if may_know && table.head().status == Status::Gathering {
                section.tile { h2 { (say(language, "site-who-plays")) } (seats(table, None, who)) }
            }
            p.actions {
                @if may_know {
                    a.button href={ "/table/" (table.id()) } { (say(language, "site-watch")) }
                }
                a.button href={ "/new?game=" (info.name) } { (say(language, "site-own-table")) }
                a.button href="/" { (say(language, "page-back-home")) }
            }
        }
    };
    let problem = Problem::new(ProblemKind::Conflict, "conflict", key);
    Page::new(title, body).because_of(Some(&problem))
}

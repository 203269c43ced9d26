//! Sitting down: where an invitation leads, and the form that takes a seat.

use std::fmt;
use std::str::FromStr;

use damrak_core::{Phrase, Seat};
use damrak_store::Status;
use maud::{Markup, html};

use super::fields::Fields;
use super::new_form::name_field;
use super::{motifs, shown};
use crate::icons::Icon;
use crate::shell::{Place, say, say_phrase, say_within};
use crate::{Page, Visitor, poster};
use damrak_table::model::Occupant;
use damrak_table::sight::{Facts, SeatFacts};
use damrak_table::{Problem, ProblemKind};

/// Which seat somebody wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// This one.
    Seat(Seat),
    /// The first that is free for all: one link does for everybody.
    Any,
}

impl Wanted {
    /// The one, if it must be one.
    fn seat(self) -> Option<Seat> {
        match self {
            Wanted::Seat(seat) => Some(seat),
            Wanted::Any => None,
        }
    }

    /// The seat that is meant at a table just now; none if all that are free for all are taken.
    pub fn at(self, table: Facts<'_>) -> Option<Seat> {
        self.seat().or_else(|| first_free(table))
    }
}

/// As a form says it.
impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wanted::Seat(seat) => seat.fmt(f),
            Wanted::Any => f.write_str("any"),
        }
    }
}

/// What a form says.
impl FromStr for Wanted {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let seat = || text.parse().ok().and_then(Seat::from_number);
        match text {
            "any" => Ok(Wanted::Any),
            _ => seat().map(Wanted::Seat).ok_or_else(|| Problem::bad("site-no-such-seat")),
        }
    }
}

/// The first seat at a table that whoever comes may take.
pub fn first_free(table: Facts<'_>) -> Option<Seat> {
    let seats = table.seats().into_iter().enumerate();
    let mut free = seats.filter(|(_, seat)| *seat.occupant == Occupant::Open);
    free.find_map(|(index, _)| Some(Seat::from_index(index)).filter(|seat| !table.is_kept(*seat)))
}

/// An invitation that somebody shows; a seat without one is asked for with an empty secret.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// To which seat.
    pub seat: Wanted,
    /// What is shown for it.
    pub secret: &'a str,
}

/// Where an invitation leads somebody who does not sit there yet, with what they filled in and what was wrong with it.
pub fn page(
    who: &Visitor,
    table: Facts<'_>,
    shown: Shown<'_>,
    filled: &Fields,
    problem: Option<&Problem>,
) -> Page {
    let id = table.id();
    let language = who.language;
    let info = table.rules().info();
    let about = say(language, info.about);
    let kit = table.kit();
    let whole = matches!(shown.seat, Wanted::Any);
    let named = shown.seat.to_string();
    let body = html! {
        .wide.invite {
            .shot { (poster::picture(kit, who)) }
            .says {
                (from(table, who))
                h1 { (say_phrase(language, &Phrase::new("site-invited").with("game", info.title))) }
                @if let Some(poster) = &kit.poster {
                    ul.aim { @for point in poster.points { li { (Icon::On.show()) (say(language, point)) } } }
                } @else { p { (about) } }
                (facts(table, who))
                @if let Some(problem) = problem { (shown::problem(language, problem, Some(info.name))) }
                section #promise data-table=(id) data-deal=(table.fairness().document()) data-own="" {
                    form method="post" action={ "/table/" (id) "/sit" } {
                        input type="hidden" name="seat" value=(named);
                        input type="hidden" name="invitation" value=(shown.secret);
                        (shown::nonce())
                        @if who.person.is_none() {
                            label.field { span { (say(language, "site-name-at-table")) } (name_field(language, filled)) }
                        }
                        button.main.sit-down { (say(language, "site-sit-down")) }
                        button name="then" value="learn" { (Icon::Cap.show()) (say(language, "site-sit-and-learn")) }
                    }
                    p.notice.problem #deal-changed role="alert" hidden { (say(language, "page-deal-changed")) }
                }
                div.asides {
                    a href={ "/learn/" (info.name) } { (say(language, "site-learn-quickly")) }
                    @if whole { a href={ "/table/" (id) "?look=1" } { (say(language, "site-only-watch")) } }
                    @if who.person.is_none() {
                        @let back = if whole { format!("/table/{id}") } else { format!("/table/{id}/sit?seat={named}&invitation={}", shown.secret) };
                        form.in-line method="get" action="/sign-in" {
                            input type="hidden" name="back" value=(back);
                            button.bare { (say(language, "site-have-account")) " " (say(language, "site-sign-in")) }
                        }
                    }
                }
                details.quiet-menu {
                    summary { (say(language, "site-who-plays")) }
                    (seats(table, shown.seat.seat(), who))
                }
                details.quiet-menu {
                    summary { (say(language, "site-promise")) }
                    p { (say(language, how_dealt(table))) }
                    p { code data-proof="commitment" { (table.commitment()) } }
                }
            }
        }
    };
    let preview = format!("/table/{id}/preview.png");
    let page = Page::new(&table.head().title, body).described(about).with_preview(preview);
    page.at(Place::Play).because_of(problem)
}

/// Who invites, and who is there already.
fn from(table: Facts<'_>, who: &Visitor) -> Markup {
    let language = who.language;
    let (names, owner) = (table.names(), &table.head().owner);
    let seated = table.seats().into_iter().enumerate();
    let seated = seated.filter(|(_, seat)| *seat.occupant != Occupant::Open);
    let (hosts, others): (Vec<_>, Vec<_>) = seated
        .partition(|(_, seat)| matches!(seat.occupant, Occupant::Person { id, .. } if id == owner));
    let name = |(index, _): &(usize, SeatFacts<'_>)| names.get(*index).cloned();
    let there: Vec<String> = others.iter().filter_map(name).collect();
    html! {
        p.from {
            (Icon::People.show())
            span {
                @match hosts.first().and_then(name) {
                    Some(host) => (say_phrase(language, &Phrase::new("site-invites-you").with("name", host.as_str()))),
                    None => (table.head().title),
                }
                @if !there.is_empty() {
                    " " (say_phrase(language, &Phrase::new("site-are-there").with("names", there.join(", ").as_str())))
                }
            }
        }
    }
}

/// How many, how long, how hard, and at which pace.
fn facts(table: Facts<'_>, who: &Visitor) -> Markup {
    let (language, kit) = (who.language, table.kit());
    let pace = if table.head().live { "site-pace-live" } else { "site-pace-turn" };
    html! {
        ul.facts {
            li { b { (table.seats().len()) } small { (say_within(language, "site-players-word")) ", " (say_within(language, pace)) } }
            @if let Some(poster) = &kit.poster {
                li { b { (poster::minutes(poster, language)) } small { (say_within(language, "site-roughly")) } }
                li { (poster::gables(poster.depth, language)) }
            }
        }
    }
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
    let Some(seat) = seat.at(table) else { return Some("site-no-seat-left") };
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

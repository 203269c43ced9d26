//! Sitting down: where an invitation leads, and the form that takes a seat.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use damrak_core::{Phrase, Seat};
use damrak_store::{Status, TableId};
use maud::{Markup, html};
use serde::Deserialize;

use super::guest::Entrance;
use crate::app::App;
use crate::page::shell::{Page, page, say, say_phrase, send, sorry};
use crate::who::Who;
use damrak_pages::site::fields::Fields;
use damrak_pages::site::new_form::{name_field, tile};
use damrak_pages::site::{motifs, shown};
use damrak_table::Problem;
use damrak_table::model::Occupant;
use damrak_table::sight::Facts;
use damrak_table::wish::Wish;

/// What an invitation says.
#[derive(Deserialize)]
pub(super) struct Shown {
    seat: Seat,
    #[serde(default)]
    invitation: String,
}

/// Asks whether somebody wants to sit down.
pub(super) async fn ask(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(shown): Query<Shown>,
    who: Who,
) -> Response {
    show(&app, &who, &TableId(table), shown.seat, &shown.invitation).await
}

/// Where an invitation leads somebody who does not sit there yet; a seat without one is asked for with an empty
/// secret. Whatever is wrong with it is said with what to do next.
pub(in crate::page) async fn show(
    app: &App,
    who: &Who,
    table: &TableId,
    seat: Seat,
    secret: &str,
) -> Response {
    landing(app, who, table, seat, secret, &Fields::default(), None).await
}

async fn landing(
    app: &App,
    who: &Who,
    id: &TableId,
    seat: Seat,
    secret: &str,
    filled: &Fields,
    problem: Option<&Problem>,
) -> Response {
    let visit = match app.hub.visit(id, who.id()).await {
        Ok(visit) => visit,
        Err(problem) => return sorry(who, &problem),
    };
    let (table, me) = (visit.facts(), who.id());
    let sits = me.is_some_and(|me| !table.seats_of(me).is_empty());
    let may_sit_twice = table.settings().hot_seat && me == Some(&table.head().owner);
    if sits && !may_sit_twice {
        return Redirect::to(&format!("/table/{id}")).into_response();
    }
    if let Some(key) = hindrance(table, seat, secret, me == Some(&table.head().owner)) {
        return hindered(who, table, key);
    }
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
    send(who, &page.because_of(problem))
}

fn how_dealt(table: Facts<'_>) -> &'static str {
    if table.is_sealed() { "site-promise-sealed" } else { "site-promise-quick" }
}

/// Why nobody can sit down there, if so: the key of a sentence that says what to do.
fn hindrance(table: Facts<'_>, seat: Seat, secret: &str, is_maker: bool) -> Option<&'static str> {
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
fn seats(table: Facts<'_>, meant: Option<Seat>, who: &Who) -> Markup {
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

fn hindered(who: &Who, table: Facts<'_>, key: &'static str) -> Response {
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
    (StatusCode::CONFLICT, page(who, title, &body)).into_response()
}

/// Sits down; who is nobody yet becomes a guest.
pub(super) async fn sit(
    State(app): State<App>,
    Path(table): Path<String>,
    entrance: Entrance,
    who: Who,
    Form(fields): Form<Fields>,
) -> Response {
    let id = TableId(table);
    let Some(seat) =
        fields.text("seat").and_then(|text| text.parse().ok()).and_then(Seat::from_number)
    else {
        return sorry(&who, &Problem::bad("site-no-such-seat"));
    };
    let secret = fields.or("invitation", "");
    let again = async |problem: &Problem| {
        landing(&app, &who, &id, seat, secret, &fields, Some(problem)).await
    };
    // Nobody becomes a guest for a seat that is not to be had.
    match app.hub.visit(&id, who.id()).await {
        Ok(visit) => {
            let table = visit.facts();
            let is_maker = who.id() == Some(&table.head().owner);
            if let Some(key) = hindrance(table, seat, secret, is_maker) {
                return hindered(&who, table, key);
            }
        }
        Err(problem) => return sorry(&who, &problem),
    }
    let entered = match entrance.enter(&app, &who, fields.text("name")).await {
        Ok(entered) => entered,
        Err(problem) => return again(&problem).await,
    };
    let wish = Wish::Sit {
        seat,
        invitation: Some(secret.to_owned()).filter(|secret| !secret.is_empty()),
        nonce: fields.or("nonce", "").to_owned(),
    };
    match app.hub.wish(&id, entered.known.asker(), wish).await {
        Ok(_) => entered.answer(&app, Redirect::to(&format!("/table/{id}"))),
        Err(problem) => {
            let answer = again(&problem).await;
            entered.answer(&app, answer)
        }
    }
}

//! Getting people to a table: its address and the invitations to its seats, as links and as squares.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use damrak_core::{Phrase, Seat};
use damrak_store::{PersonId, Status, TableId};
use damrak_words::Language;
use maud::{Markup, html};
use serde::Deserialize;

use crate::api::invitations::{Invitation, renew_invitation};
use crate::api::making::{Made, table_link};
use crate::app::App;
use crate::page::shell::{page, say, say_phrase, sorry};
use crate::who::Who;
use damrak_pages::site::qr;
use damrak_table::Problem;
use damrak_table::model::Occupant;
use damrak_table::sight::Facts;
use damrak_table::visit::Visit;

/// A table that has just been made. Its invitations are shown only here. The browser notes what is published of its deal,
/// and that the number it sent is the maker's.
pub(super) async fn ready(app: &App, who: &Who, maker: &PersonId, made: &Made) -> Response {
    let language = who.language;
    let visit = match app.hub.visit(&made.table, Some(maker)).await {
        Ok(visit) => visit,
        Err(problem) => return sorry(who, &problem),
    };
    let own: Vec<String> = visit.facts().seats_of(maker).iter().map(Seat::to_string).collect();
    let deal = visit.facts().fairness().document();
    let body = html! {
        .prose.share {
            div #made data-table=(made.table) data-own=(own.join(" ")) data-deal=(deal) hidden {}
            h1 { (say(language, "site-ready")) }
            p { (say(language, if made.invitations.is_empty() { "site-ready-open" } else { "site-ready-invited" })) }
            @for invitation in &made.invitations { (invitation_card(invitation, language)) }
            (table_card(app, &made.table, language))
            p.actions { a.button.main href={ "/table/" (made.table) } { (say(language, "site-go-to-table")) } }
        }
    };
    page(who, &say(language, "site-ready"), &body).into_response()
}

fn invitation_card(invitation: &Invitation, language: Language) -> Markup {
    let seat = Phrase::new("site-invitation-for").with("number", invitation.seat.number());
    card(
        &say_phrase(language, &seat),
        &say(language, "site-invitation-help"),
        &invitation.link,
        language,
    )
}

fn table_card(app: &App, table: &TableId, language: Language) -> Markup {
    let link = table_link(app, table);
    card(&say(language, "site-table-link"), &say(language, "site-table-link-help"), &link, language)
}

/// An address to be sent on.
fn card(title: &str, help: &str, link: &str, language: Language) -> Markup {
    html! {
        section.tile.link-card {
            div {
                h2 { (title) }
                p.muted { (help) }
                .link {
                    input readonly value=(link) aria-label=(title);
                    button type="button" data-copy=(link) data-copied=(say(language, "site-copied")) hidden { (say(language, "site-copy")) }
                    button type="button" data-share=(link) hidden { (say(language, "site-share")) }
                }
            }
            @if let Some(square) = qr::square(link, title) { (square) }
        }
    }
}

/// The table, if whoever asks may bring others to it.
async fn find(app: &App, who: &Who, id: &TableId) -> Result<Visit, Problem> {
    let visit = app.hub.visit(id, who.id()).await?;
    let known = who.known()?;
    let table = visit.facts();
    let sits = !table.seats_of(&known.person.id).is_empty();
    if sits || table.head().owner == known.person.id {
        Ok(visit)
    } else {
        Err(Problem::forbidden())
    }
}

fn show_table(app: &App, who: &Who, table: Facts<'_>, new: Option<&Invitation>) -> Response {
    let language = who.language;
    let id = table.id();
    let is_maker = who.id() == Some(&table.head().owner);
    let seats = table.seats().into_iter().enumerate();
    let open: Vec<Seat> = seats
        .filter(|(_, seat)| *seat.occupant == Occupant::Open)
        .map(|(index, _)| Seat::from_index(index))
        .collect();
    let body = html! {
        .prose.share {
            h1 { (table.head().title) }
            @if let Some(new) = new { (invitation_card(new, language)) }
            (table_card(app, id, language))
            @if is_maker && table.head().status == Status::Gathering && !open.is_empty() {
                section.tile {
                    h2 { (say(language, "site-invitations")) }
                    .inside {
                        p.muted { (say(language, "site-invitations-help")) }
                        form.row method="post" action={ "/table/" (id) "/share" } {
                            @for seat in &open {
                                button name="seat" value=(seat) {
                                    (say_phrase(language, &Phrase::new("site-invite-to").with("number", seat.number())))
                                }
                            }
                        }
                    }
                }
            }
            p.actions { a.button.main href={ "/table/" (id) } { (say(language, "site-go-to-table")) } }
        }
    };
    page(who, &table.head().title, &body).into_response()
}

pub(super) async fn show(State(app): State<App>, Path(table): Path<String>, who: Who) -> Response {
    match find(&app, &who, &TableId(table)).await {
        Ok(visit) => show_table(&app, &who, visit.facts(), None),
        Err(problem) => sorry(&who, &problem),
    }
}

/// For which seat a new invitation is wanted.
#[derive(Deserialize)]
pub(super) struct Wanted {
    seat: Seat,
}

/// A new invitation to a seat; the old one no longer works.
pub(super) async fn renew(
    State(app): State<App>,
    Path(table): Path<String>,
    who: Who,
    Form(wanted): Form<Wanted>,
) -> Response {
    let id = TableId(table);
    let renewed = async {
        let visit = find(&app, &who, &id).await?;
        let invitation = renew_invitation(&app, &who.known()?, &id, wanted.seat).await?;
        Ok::<_, Problem>((visit, invitation))
    };
    match renewed.await {
        Ok((visit, invitation)) => show_table(&app, &who, visit.facts(), Some(&invitation)),
        Err(problem) => sorry(&who, &problem),
    }
}

//! Getting people to a table: its address and the invitations to its seats, as links and as squares.

use damrak_core::{Phrase, Seat};
use damrak_kit::{Kit, Kits};
use damrak_store::{PersonId, Status, TableId};
use damrak_words::Language;
use maud::{Markup, html};

use super::qr;
use crate::poster;
use crate::shell::{say, say_phrase};
use crate::{Page, Visitor};
use damrak_table::model::Occupant;
use damrak_table::sight::Facts;

/// An invitation to a seat.
#[derive(Clone, Copy, Debug)]
pub struct Invitation<'a> {
    /// Which seat.
    pub seat: Seat,
    /// Where it leads.
    pub link: &'a str,
}

/// A table that somebody has just made, with seats kept for those they invite. The invitations are shown only here. The browser notes what is published of its
/// deal, and that the number it sent is the maker's.
pub fn ready(
    who: &Visitor,
    maker: &PersonId,
    table: Facts<'_>,
    invitations: &[Invitation<'_>],
) -> Page {
    let language = who.language;
    let own: Vec<String> = table.seats_of(maker).iter().map(Seat::to_string).collect();
    let deal = table.fairness().document();
    let body = html! {
        .prose.share {
            div #made data-table=(table.id()) data-own=(own.join(" ")) data-deal=(deal) hidden {}
            h1 { (say(language, "site-ready")) }
            p { (say(language, "site-ready-invited")) }
            @for invitation in invitations { (invitation_card(invitation, language)) }
            (table_card(who, table.id()))
            p.actions { a.button.main href={ "/table/" (table.id()) } { (say(language, "site-go-to-table")) } }
        }
    };
    Page::new(say(language, "site-ready"), body)
}

fn invitation_card(invitation: &Invitation<'_>, language: Language) -> Markup {
    let seat = Phrase::new("site-invitation-for").with("number", invitation.seat.number());
    card(
        &say_phrase(language, &seat),
        &say(language, "site-invitation-help"),
        invitation.link,
        language,
    )
}

fn table_card(who: &Visitor, table: &TableId) -> Markup {
    let language = who.language;
    let link = format!("{}/table/{table}", who.house);
    card(&say(language, "site-table-link"), &say(language, "site-table-link-help"), &link, language)
}

/// So many pictures tell the game to whoever waits.
const MEANWHILE: usize = 3;

/// The one link for all, beside a table whose seats are being filled, and what to do meanwhile; it goes once they are.
pub(crate) fn bring(who: &Visitor, table: &TableId, game: Option<(&Kits, &Kit)>) -> Markup {
    let language = who.language;
    let link = format!("{}/table/{table}", who.house);
    html! {
        div #bring data-keep {
            (card(&say(language, "site-bring"), &say(language, "site-bring-help"), &link, language))
            p.links { a href={ "/table/" (table) "/screen" } { (say(language, "boards-screen")) } }
            @if let Some((kits, kit)) = game { (meanwhile(who, table, kits, kit)) }
        }
    }
}

/// The game in a few pictures of its lesson.
fn meanwhile(who: &Visitor, table: &TableId, kits: &Kits, kit: &Kit) -> Markup {
    let language = who.language;
    let steps = kit.lesson.iter().flat_map(|lesson| lesson.steps.iter().enumerate());
    let pictures = steps
        .filter_map(|(at, step)| Some((poster::of_step(kits, kit, at, who)?, step.title)))
        .take(MEANWHILE);
    let pictures: Vec<_> = pictures.collect();
    html! {
        @if !pictures.is_empty() {
            section.tile.meanwhile {
                h2 { (say(language, "site-meanwhile")) }
                .pictures {
                    @for (picture, title) in &pictures { figure { (picture) figcaption { (say(language, title)) } } }
                }
                p.links { a href={ "/learn/" (kit.name()) "?table=" (table) } { (say(language, "site-learn-quickly")) } }
            }
        }
    }
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

/// The ways to a table, and a new invitation if there is one.
pub fn page(who: &Visitor, table: Facts<'_>, new: Option<Invitation<'_>>) -> Page {
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
            @if let Some(new) = &new { (invitation_card(new, language)) }
            (table_card(who, id))
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
    Page::new(&table.head().title, body)
}

//! People: who is strong at what, and what everybody may know about somebody.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use damrak_core::{GameInfo, Phrase};
use damrak_store::{PersonId, Rating};
use damrak_words::Language;
use maud::{Markup, html};

use crate::api::people::{Profile, look_up};
use crate::app::App;
use crate::page::shell::{page, say, say_phrase, sorry};
use crate::who::Who;
use damrak_pages::site::{motifs, shown};
use damrak_table::Problem;
use damrak_table::pools::{Pool, pools};

/// How many of each pool are shown.
const SHOWN: u32 = 20;

/// The strongest of every pool in which somebody has played.
pub(super) async fn list(State(app): State<App>, who: Who) -> Response {
    let language = who.language;
    let games: Vec<&GameInfo> = app.hub.registry().games().collect();
    let found = async {
        let mut found = Vec::new();
        for info in &games {
            for pool in pools(info) {
                let best = app.store().top_ratings(&pool.to_string(), SHOWN).await?;
                if !best.is_empty() {
                    found.push((*info, pool, best));
                }
            }
        }
        Ok::<_, Problem>(found)
    };
    let found = match found.await {
        Ok(found) => found,
        Err(problem) => return sorry(&who, &problem),
    };
    let title = say(language, "site-people");
    let body = html! {
        .prose {
            h1 { (title) }
            p { (say(language, "site-people-help")) }
            @if found.is_empty() {
                section.tile.quiet { (motifs::becalmed()) p { (say(language, "site-nobody-rated")) } }
            }
            @for (info, pool, best) in &found {
                section.tile {
                    h2 { (info.title) small.muted { " " (class(pool, language)) } }
                    (table(best, language))
                }
            }
        }
    };
    page(&who, &title, &body).into_response()
}

/// How many play, and at which pace.
fn class(pool: &Pool<'_>, language: Language) -> String {
    let players = Phrase::new(match pool.class {
        "2" => "site-class-two",
        "3" => "site-class-three",
        _ => "site-class-more",
    });
    let pace = Phrase::new(if pool.live { "site-pace-live" } else { "site-pace-turn" });
    let phrase = Phrase::new("site-class").with("players", players).with("pace", pace);
    say_phrase(language, &phrase)
}

/// A rating as people read it: the estimate, and how far off it may be.
fn strength(rating: &Rating) -> Markup {
    html! { b { (format!("{:.1}", rating.mean)) } small.muted { (format!(" ± {:.1}", 2.0 * rating.deviation)) } }
}

fn table(best: &[(Rating, String)], language: Language) -> Markup {
    html! {
        table.ratings {
            thead { tr {
                th scope="col" { span.unseen { (say(language, "site-place")) } }
                th scope="col" { (say(language, "site-player")) }
                th.number scope="col" { (say(language, "site-rating")) }
                th.number scope="col" { (say(language, "site-games")) }
            } }
            tbody {
                @for (place, (rating, name)) in best.iter().enumerate() {
                    tr {
                        td { (place + 1) }
                        td { a href={ "/people/" (rating.person) } { (name) } }
                        td.number { (strength(rating)) }
                        td.number { (rating.games) }
                    }
                }
            }
        }
    }
}

/// What everybody may know about somebody.
pub(super) async fn profile(State(app): State<App>, Path(id): Path<String>, who: Who) -> Response {
    let Profile { person, ratings, games } = match look_up(&app, &PersonId(id)).await {
        Ok(profile) => profile,
        Err(problem) => return sorry(&who, &problem),
    };
    let language = who.language;
    let kind = if person.user_name.is_some() { "site-has-account" } else { "site-is-guest" };
    let known: Vec<&GameInfo> = app.hub.registry().games().collect();
    let named = |rating: &Rating| {
        known.iter().find_map(|info| {
            let pool = pools(info).find(|pool| pool.to_string() == rating.pool)?;
            Some((info.title, class(&pool, language)))
        })
    };
    let body = html! {
        .prose {
            h1 { (person.name) }
            p.muted { (say(language, kind)) " " (say(language, "site-here-since")) " " (shown::day(person.created)) }
            section.tile {
                h2 { (say(language, "site-ratings")) }
                @if ratings.is_empty() { p.inside.muted { (say(language, "site-no-ratings")) } }
                @else {
                    table.ratings { tbody {
                        @for rating in &ratings {
                            @if let Some((game, class)) = named(rating) {
                                tr {
                                    th scope="row" { (game) " " small.muted { (class) } }
                                    td.number { (strength(rating)) }
                                    td.number { (say_phrase(language, &Phrase::new("site-games-played").with("count", rating.games))) }
                                }
                            }
                        }
                    } }
                }
            }
            section.tile {
                h2 { (say(language, "site-public-games")) }
                @if games.is_empty() { p.inside.muted { (say(language, "site-no-public-games")) } }
                (shown::tables(&games, &who, |_| None))
            }
        }
    };
    page(&who, &person.name, &body).into_response()
}

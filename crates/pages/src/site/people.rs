//! People: who is strong at what, and what everybody may know about somebody.

use damrak_core::{GameInfo, Phrase};
use damrak_kit::{Kit, Kits};
use damrak_store::{Person, Rating, TableHead};
use damrak_words::Language;
use maud::{Markup, html};

use super::{motifs, shown};
use crate::shell::{say, say_phrase};
use crate::{Page, Visitor};
use damrak_table::pools::{Pool, pools};

/// The strongest of a pool, with their names.
#[derive(Clone, Debug)]
pub struct Strongest {
    /// The game.
    pub game: &'static GameInfo,
    /// Who is compared.
    pub pool: Pool<'static>,
    /// Their ratings and names, the strongest first.
    pub best: Vec<(Rating, String)>,
}

/// The strongest of every pool in which somebody has played.
pub fn list(who: &Visitor, found: &[Strongest]) -> Page {
    let language = who.language;
    let title = say(language, "site-people");
    let body = html! {
        .prose {
            h1 { (title) }
            p { (say(language, "site-people-help")) }
            @if found.is_empty() {
                section.tile.quiet { (motifs::becalmed()) p { (say(language, "site-nobody-rated")) } }
            }
            @for Strongest { game, pool, best } in found {
                section.tile {
                    h2 { (game.title) small.muted { " " (class(pool, language)) } }
                    (table(best, language))
                }
            }
        }
    };
    Page::new(title, body)
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
#[derive(Clone, Debug)]
pub struct Profile {
    /// Who.
    pub person: Person,
    /// How strong they are.
    pub ratings: Vec<Rating>,
    /// What they played of late for all to see.
    pub games: Vec<TableHead>,
}

/// The page about somebody.
pub fn profile(who: &Visitor, kits: &Kits, profile: &Profile) -> Page {
    let Profile { person, ratings, games } = profile;
    let language = who.language;
    let kind = if person.user_name.is_some() { "site-has-account" } else { "site-is-guest" };
    let named = |rating: &Rating| {
        kits.iter().map(Kit::info).find_map(|info| {
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
                        @for rating in ratings {
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
                (shown::tables(games, who))
            }
        }
    };
    Page::new(&person.name, body)
}

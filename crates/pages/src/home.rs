//! The first page: the games, and the way to a table.

use damrak_core::{GameInfo, Phrase};
use damrak_kit::{Kit, Kits};
use damrak_store::TableHead;
use damrak_words::Language;
use maud::{Markup, PreEscaped, html};

use crate::shell::{say, say_phrase};
use crate::site::{motifs, shown};
use crate::{Page, Visitor};

/// The tables that are listed.
#[derive(Clone, Debug, Default)]
pub struct Lobby {
    /// Those of whoever looks.
    pub mine: Vec<TableHead>,
    /// Those with seats for anybody.
    pub open: Vec<TableHead>,
    /// Those that can be watched.
    pub played: Vec<TableHead>,
    /// Those that are over, each with a word about who won.
    pub recent: Vec<(TableHead, String)>,
}

/// The first page.
pub fn page(who: &Visitor, kits: &Kits, lobby: &Lobby) -> Page {
    let language = who.language;
    let invitation = html! { a.button href="/new" { (say(language, "site-new-table")) } };
    let body = html! {
        .wide.home {
            section.hero {
                div {
                    h1 { (say(language, "page-welcome")) }
                    p { (say(language, "page-what")) }
                }
                (motifs::skyline())
            }
            @if !lobby.mine.is_empty() {
                section.tile.mine {
                    h2 { (say(language, "page-your-tables")) }
                    (shown::tables(&lobby.mine, who))
                    p.more { a href="/mine" { (say(language, "site-all-your-tables")) } }
                }
            }
            ul.games {
                @for kit in kits.iter() { (game(kit, language)) }
            }
            .columns {
                section.tile {
                    h2 { (say(language, "page-open-tables")) }
                    @if lobby.open.is_empty() { (quiet(language, "site-no-open-tables", &invitation)) }
                    (shown::tables(&lobby.open, who))
                }
                section.tile {
                    h2 { (say(language, "site-watch-games")) }
                    @if lobby.played.is_empty() { (quiet(language, "site-watch-empty", &html! {})) }
                    (shown::tables(&lobby.played, who))
                    p.more { a href="/watch" { (say(language, "site-watch-all")) } }
                }
                section.tile {
                    h2 { (say(language, "page-recent-tables")) }
                    @if lobby.recent.is_empty() { (quiet(language, "page-no-tables", &html! {})) }
                    (shown::results(&lobby.recent, who))
                    @if who.person.is_some() { p.more { a href="/games" { (say(language, "site-past-games")) } } }
                }
            }
        }
    };
    Page::new("Damrak", body).described(say(language, "page-what"))
}

/// An empty list, and what to do about it.
fn quiet(language: Language, key: &'static str, then: &Markup) -> Markup {
    html! {
        .quiet {
            (motifs::becalmed())
            div {
                p { (say(language, key)) }
                (then)
            }
        }
    }
}

fn game(kit: &Kit, language: Language) -> Markup {
    let info = kit.info();
    html! {
        li.tile {
            .picture { @if let Some(tile) = kit.tile() { (PreEscaped(tile)) } }
            .about {
                h2 { (info.title) }
                p { (say(language, info.about)) }
                small.muted { (info.designers) " · " (players(info, language)) }
                form method="post" action="/play" {
                    input type="hidden" name="game" value=(info.name);
                    (shown::nonce())
                    button.main { (say(language, "page-play-now")) }
                }
                nav.links aria-label=(info.title) {
                    a href={ "/new?game=" (info.name) } { (say(language, "site-new-table")) }
                    a href={ "/learn/" (info.name) } { (say(language, "site-how-to-play")) }
                    a href={ "/rules/" (info.name) } { (say(language, "site-rules")) }
                }
            }
        }
    }
}

/// How many can play.
pub fn players(info: &GameInfo, language: Language) -> String {
    let (least, most) = (*info.players.start(), *info.players.end());
    let phrase = if least == most {
        Phrase::new("site-players").with("count", least)
    } else {
        Phrase::new("site-players-range").with("least", least).with("most", most)
    };
    say_phrase(language, &phrase)
}

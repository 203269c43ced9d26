//! The first page: the games for whoever is new, the tables that wait for whoever is not.

mod desk;
mod ways;

use damrak_core::{GameInfo, Phrase};
use damrak_kit::Kits;
use damrak_store::TableHead;
use damrak_words::Language;
use maud::{Markup, html};

pub use desk::{Desk, Ended, Left, Waiting};

use crate::icons::Icon;
use crate::poster::{self, by_day_and_night};
use crate::shell::{say, say_phrase, say_within};
use crate::site::{motifs, shown};
use crate::{Page, Visitor};

/// The tables that are listed.
#[derive(Clone, Debug, Default)]
pub struct Lobby {
    /// Those of whoever looks.
    pub desk: Desk,
    /// Those with seats for anybody.
    pub open: Vec<TableHead>,
    /// Those that can be watched.
    pub played: Vec<TableHead>,
    /// Those that are over, each with a word about who won.
    pub recent: Vec<(TableHead, String)>,
}

/// So many games to watch are shown with their boards.
const SHOWN: usize = 3;

/// The first page.
pub fn page(who: &Visitor, kits: &Kits, lobby: &Lobby) -> Page {
    let language = who.language;
    let is_busy = !lobby.desk.is_empty();
    let body = html! {
        .wide.home {
            @if is_busy { (lobby.desk.show(who, kits)) }
            @else {
                section.hero {
                    div {
                        h1 { (say(language, "page-welcome")) }
                        p.lede { (say(language, "site-home-lede")) }
                    }
                    (ways::in_a_word(language))
                }
            }
            @if is_busy { h2.part { (say(language, "site-home-games")) } }
            (games(who, kits))
            (ways::all(language, kits, lobby.open.len()))
            .two {
                (open_tables(who, &lobby.open))
                (to_watch(who, &lobby.played))
            }
            @if !lobby.recent.is_empty() {
                section.tile.recent {
                    h2 { (say(language, "page-recent-tables")) }
                    (shown::results(&lobby.recent, who))
                }
            }
        }
    };
    Page::new("Damrak", body).described(say(language, "page-what")).at(crate::shell::Place::Home)
}

/// Each game as it looks when it is played, and the two ways into it.
fn games(who: &Visitor, kits: &Kits) -> Markup {
    let language = who.language;
    poster::cards(who, kits, |kit| {
        let info = kit.info();
        html! {
            form method="post" action="/play" {
                input type="hidden" name="game" value=(info.name);
                (shown::nonce())
                button.main { (say(language, "page-play-now")) span.unseen { " · " (info.title) } }
            }
            a.button href={ "/learn/" (info.name) } {
                (say(language, "site-learn-quickly")) span.unseen { " · " (info.title) }
            }
        }
    })
}

/// Tables that look for company.
fn open_tables(who: &Visitor, open: &[TableHead]) -> Markup {
    let language = who.language;
    html! {
        section.tile #open {
            h2 { (say(language, "page-open-tables")) " " small { (say_within(language, "site-somebody-waits")) } }
            @if open.is_empty() {
                .quiet {
                    (motifs::becalmed())
                    div {
                        p { (say(language, "site-no-open-tables")) }
                        a.button href="/new?with=anybody" { (say(language, "site-new-table")) }
                    }
                }
            }
            ul.open-tables {
                @for head in open {
                    li {
                        span.what { b { (head.title) } small { (shown::names(head, language)) " · " (say_within(language, pace(head))) } }
                        (seats(head, language))
                        a.button href={ "/table/" (head.id) } { (say(language, "site-sit-down")) span.unseen { " · " (head.title) } }
                    }
                }
            }
        }
    }
}

/// Live or by turn.
pub(super) const fn pace(head: &TableHead) -> &'static str {
    if head.live { "site-pace-live" } else { "site-pace-turn" }
}

/// How many seats there are, and how many are free.
fn seats(head: &TableHead, language: Language) -> Markup {
    let is_free = |seat: &&damrak_store::SeatHead| seat.name.is_empty() && seat.bot.is_none();
    let free = head.seats.iter().filter(is_free).count();
    let said = say_phrase(language, &Phrase::new("site-seats-free").with("count", free as u32));
    html! {
        span.places role="img" aria-label=(said) title=(said) {
            @for seat in &head.seats { i.free[is_free(&seat)] {} }
        }
    }
}

/// Games that are played for all to see.
fn to_watch(who: &Visitor, played: &[TableHead]) -> Markup {
    let language = who.language;
    html! {
        section.tile {
            h2 {
                (say(language, "site-watch-games")) " " small { (say_within(language, "site-hands-hidden")) }
                @if !played.is_empty() { a.more href="/watch" { (say(language, "site-watch-all")) } }
            }
            @if played.is_empty() {
                .quiet { (motifs::becalmed()) div { p { (say(language, "site-watch-empty")) } } }
            }
            ul.watched {
                @for head in played.iter().take(SHOWN) {
                    li { a href={ "/table/" (head.id) } {
                        span.thumb { (board(who, head)) }
                        b { (head.title) }
                        small { (shown::names(head, language)) }
                    } }
                }
            }
        }
    }
}

/// A table's own board, as whoever looks may see it.
fn board(who: &Visitor, head: &TableHead) -> Markup {
    let address = |theme: damrak_draw::Theme| {
        format!("/table/{}/board.svg?light={}&v={}", head.id, theme.name(), head.decisions)
    };
    by_day_and_night(who, address, "lazy")
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

/// The way on, as a button that goes there.
fn on(language: Language, key: &'static str) -> Markup {
    html! { (say(language, key)) (Icon::On.show()) }
}

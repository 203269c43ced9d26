//! Tables in pages: one's own, those to watch, and the games one has played.

use damrak_core::Phrase;
use damrak_kit::{Kit, Kits};
use damrak_store::{TableFilter, TableHead, TableId};
use maud::{Markup, html};
use serde::Deserialize;

use super::{motifs, shown};
use crate::shell::{Place, say, say_phrase};
use crate::{Page, Visitor};
use damrak_table::Problem;
use damrak_table::text::{SOUGHT, sought};

/// How many tables stand on a page.
pub const LISTED: u32 = 24;
/// Nobody turns more pages than this.
const LAST_PAGE: u32 = 10_000;

/// Which page of a list, and what is looked for in it.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Wanted {
    page: u32,
    /// Where in the list to look on for words: their pages have no numbers, for nobody knows where they begin.
    from: u32,
    game: String,
    search: String,
}

impl Wanted {
    /// What is looked for.
    pub fn filter(&self) -> Result<TableFilter, Problem> {
        let game = Some(self.game.clone()).filter(|game| !game.is_empty());
        Ok(TableFilter { game, text: sought(&self.search)? })
    }

    /// Whether words are looked for.
    fn has_words(&self) -> bool {
        !self.search.trim().is_empty()
    }

    /// After how many tables of the list the page begins.
    pub fn offset(&self) -> u32 {
        if self.has_words() { self.from } else { (self.page() - 1) * LISTED }
    }

    /// The number of the page, counted from 1.
    fn page(&self) -> u32 {
        self.page.clamp(1, LAST_PAGE)
    }

    /// The address of another page of the same: `page=2`, `from=1000`.
    fn address(&self, path: &str, which: &str) -> String {
        let mut address = format!("{path}?{which}");
        for (name, text) in [("game", &self.game), ("search", &self.search)] {
            if !text.is_empty() {
                address.push_str(&format!("&{name}={}", encoded(text)));
            }
        }
        address
    }
}

/// A text as it stands in an address.
fn encoded(text: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-._~".contains(byte);
    text.as_bytes()
        .iter()
        .map(
            |byte| {
                if plain(byte) { char::from(*byte).to_string() } else { format!("%{byte:02X}") }
            },
        )
        .collect()
}

/// One page of a list.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// The tables on it.
    pub tables: Tables,
    /// Where the list goes on.
    pub next: Option<u32>,
}

/// The tables of a list.
#[derive(Clone, Debug)]
pub enum Tables {
    /// Each with what it waits for.
    Running(Vec<TableHead>),
    /// Each with a word about who won.
    Over(Vec<(TableHead, String)>),
}

impl Tables {
    fn is_empty(&self) -> bool {
        match self {
            Tables::Running(heads) => heads.is_empty(),
            Tables::Over(heads) => heads.is_empty(),
        }
    }

    fn listed(&self, who: &Visitor) -> Markup {
        match self {
            Tables::Running(heads) => shown::tables(heads, who),
            Tables::Over(heads) => shown::results(heads, who),
        }
    }
}

/// What a list is: its address, and what is said about it.
#[derive(Clone, Copy, Debug)]
pub struct List {
    /// Its address.
    pub path: &'static str,
    title: &'static str,
    help: &'static str,
    empty: &'static str,
    /// What is said when nothing fits what is looked for.
    nothing_fits: &'static str,
}

/// All tables of whoever looks, those that wait for them first.
pub const MINE: List = List {
    path: "/mine",
    title: "page-your-tables",
    help: "site-mine-help",
    empty: "site-mine-empty",
    nothing_fits: "site-nothing-fits",
};
/// Games that are played for all to see.
pub const WATCH: List = List {
    path: "/watch",
    title: "site-watch-games",
    help: "site-watch-help",
    empty: "site-watch-empty",
    nothing_fits: "site-nothing-fits",
};
/// The games that whoever looks has played.
pub const GAMES: List = List {
    path: "/games",
    title: "site-past-games",
    help: "site-past-games-help",
    empty: "site-past-games-empty",
    nothing_fits: "site-nothing-fits",
};

impl List {
    /// One page of the list.
    pub fn page(&self, who: &Visitor, kits: &Kits, wanted: &Wanted, leaf: &Leaf) -> Page {
        let language = who.language;
        let title = say(language, self.title);
        let is_search = wanted.has_words() || !wanted.game.is_empty();
        let nothing = match (is_search, leaf.next) {
            (true, Some(_)) => "site-nothing-fits-yet",
            (true, None) => self.nothing_fits,
            (false, _) => self.empty,
        };
        let body = html! {
            .prose.lists {
                h1 { (title) }
                p.muted { (say(language, self.help)) }
                (self.search_form(who, kits, wanted))
                section.tile {
                    @if leaf.tables.is_empty() {
                        .quiet {
                            (motifs::becalmed())
                            div {
                                p { (say(language, nothing)) }
                                @if is_search { a.button href=(self.path) { (say(language, "site-show-all")) } }
                                @else { a.button href="/new" { (say(language, "site-new-table")) } }
                            }
                        }
                    }
                    (leaf.tables.listed(who))
                }
                (self.turn_pages(who, wanted, leaf))
            }
        };
        let place = if self.path == WATCH.path { Place::Watch } else { Place::Home };
        Page::new(title, body).at(place)
    }

    fn search_form(&self, who: &Visitor, kits: &Kits, wanted: &Wanted) -> Markup {
        let language = who.language;
        let games = kits.iter().map(Kit::info);
        html! {
            form.row.search method="get" action=(self.path) role="search" {
                select name="game" aria-label=(say(language, "site-game")) {
                    option value="" { (say(language, "site-every-game")) }
                    @for info in games {
                        option value=(info.name) selected[info.name == wanted.game] { (info.title) }
                    }
                }
                input type="search" name="search" maxlength=(SOUGHT) value=(wanted.search) aria-label=(say(language, "site-search-words")) placeholder=(say(language, "site-search-words"));
                button { (say(language, "site-search")) }
            }
        }
    }

    /// The ways through what was found by words: on from where it was looked last, and back to the beginning.
    fn look_on(&self, who: &Visitor, wanted: &Wanted, leaf: &Leaf) -> Markup {
        let language = who.language;
        let further = leaf.next.map(|from| wanted.address(self.path, &format!("from={from}")));
        html! {
            @if wanted.from > 0 || further.is_some() {
                nav.pages aria-label=(say(language, "site-pages")) {
                    @if wanted.from > 0 {
                        a.button href=(wanted.address(self.path, "from=0")) { (say(language, "site-page-first")) }
                    }
                    @if let Some(further) = further {
                        a.button rel="next" href=(further) { (say(language, "site-page-after")) }
                    }
                }
            }
        }
    }

    fn turn_pages(&self, who: &Visitor, wanted: &Wanted, leaf: &Leaf) -> Markup {
        let language = who.language;
        if wanted.has_words() {
            return self.look_on(who, wanted, leaf);
        }
        let here = wanted.page();
        let page = |number: u32| wanted.address(self.path, &format!("page={number}"));
        let number = Phrase::new("site-page-number").with("number", here);
        html! {
            @if here > 1 || leaf.next.is_some() {
                nav.pages aria-label=(say(language, "site-pages")) {
                    @if here > 1 {
                        a.button rel="prev" href=(page(here - 1)) { (say(language, "site-page-before")) }
                    }
                    span.muted { (say_phrase(language, &number)) }
                    @if leaf.next.is_some() {
                        a.button rel="next" href=(page(here + 1)) { (say(language, "site-page-after")) }
                    }
                }
            }
        }
    }
}

/// The way from a table to the next one that waits for whoever looks at it.
pub fn way_to_next(who: &Visitor, here: &TableId) -> Markup {
    html! {
        nav.next-table aria-label=(say(who.language, "page-your-tables")) {
            a href={ "/next?after=" (here) } { (say(who.language, "site-next-table")) }
            a href="/mine" { (say(who.language, "page-your-tables")) }
        }
    }
}

//! Tables in pages: one's own, those to watch, and the games one has played.

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use damrak_core::{GameInfo, Phrase};
use damrak_store::{TableFilter, TableHead, TableId, TableQuery};
use futures_util::future::join_all;
use maud::{Markup, html};
use serde::Deserialize;

use crate::app::App;
use crate::page::home;
use crate::page::shell::{page, say, say_phrase, sorry};
use crate::who::Who;
use damrak_pages::site::{motifs, shown};
use damrak_table::Problem;
use damrak_table::text::{SOUGHT, sought};

/// How many tables stand on a page.
const LISTED: u32 = 24;
/// Nobody turns more pages than this.
const LAST_PAGE: u32 = 10_000;

/// Which page of a list, and what is looked for in it.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Wanted {
    page: u32,
    /// Where in the list to look on for words: their pages have no numbers, for nobody knows where they begin.
    from: u32,
    game: String,
    search: String,
}

impl Wanted {
    fn filter(&self) -> Result<TableFilter, Problem> {
        let game = Some(self.game.clone()).filter(|game| !game.is_empty());
        Ok(TableFilter { game, text: sought(&self.search)? })
    }

    /// Whether words are looked for.
    fn has_words(&self) -> bool {
        !self.search.trim().is_empty()
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
struct Leaf {
    heads: Vec<TableHead>,
    number: u32,
    /// Where the list goes on.
    next: Option<u32>,
}

async fn leaf(app: &App, query: TableQuery, wanted: &Wanted) -> Result<Leaf, Problem> {
    let number = wanted.page();
    let offset = if wanted.has_words() { wanted.from } else { (number - 1) * LISTED };
    let found = app.store().search_tables(query, wanted.filter()?, LISTED, offset).await?;
    Ok(Leaf { heads: found.heads, number, next: found.next })
}

/// What a list is: its address, and what is said about it.
struct List {
    path: &'static str,
    title: &'static str,
    help: &'static str,
    empty: &'static str,
    /// What is said when nothing fits what is looked for.
    nothing_fits: &'static str,
}

const MINE: List = List {
    path: "/mine",
    title: "page-your-tables",
    help: "site-mine-help",
    empty: "site-mine-empty",
    nothing_fits: "site-nothing-fits",
};
const WATCH: List = List {
    path: "/watch",
    title: "site-watch-games",
    help: "site-watch-help",
    empty: "site-watch-empty",
    nothing_fits: "site-nothing-fits",
};
const GAMES: List = List {
    path: "/games",
    title: "site-past-games",
    help: "site-past-games-help",
    empty: "site-past-games-empty",
    nothing_fits: "site-nothing-fits",
};

impl List {
    fn show(
        &self,
        app: &App,
        who: &Who,
        wanted: &Wanted,
        leaf: &Leaf,
        results: Option<&[String]>,
    ) -> Response {
        let language = who.language;
        let title = say(language, self.title);
        let is_search = wanted.has_words() || !wanted.game.is_empty();
        let nothing = match (is_search, leaf.next) {
            (true, Some(_)) => "site-nothing-fits-yet",
            (true, None) => self.nothing_fits,
            (false, _) => self.empty,
        };
        let result_of = |head: &TableHead| {
            let at = leaf.heads.iter().position(|other| other.id == head.id)?;
            results?.get(at).cloned()
        };
        let body = html! {
            .prose.lists {
                h1 { (title) }
                p.muted { (say(language, self.help)) }
                (self.search_form(app, who, wanted))
                section.tile {
                    @if leaf.heads.is_empty() {
                        .quiet {
                            (motifs::becalmed())
                            div {
                                p { (say(language, nothing)) }
                                @if is_search { a.button href=(self.path) { (say(language, "site-show-all")) } }
                                @else { a.button href="/new" { (say(language, "site-new-table")) } }
                            }
                        }
                    }
                    (shown::tables(&leaf.heads, who, result_of))
                }
                (self.turn_pages(who, wanted, leaf))
            }
        };
        page(who, &title, &body).into_response()
    }

    fn search_form(&self, app: &App, who: &Who, wanted: &Wanted) -> Markup {
        let language = who.language;
        let games: Vec<&GameInfo> = app.hub.registry().games().collect();
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
    fn look_on(&self, who: &Who, wanted: &Wanted, leaf: &Leaf) -> Markup {
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

    fn turn_pages(&self, who: &Who, wanted: &Wanted, leaf: &Leaf) -> Markup {
        let language = who.language;
        if wanted.has_words() {
            return self.look_on(who, wanted, leaf);
        }
        let page = |number: u32| wanted.address(self.path, &format!("page={number}"));
        let number = Phrase::new("site-page-number").with("number", leaf.number);
        html! {
            @if leaf.number > 1 || leaf.next.is_some() {
                nav.pages aria-label=(say(language, "site-pages")) {
                    @if leaf.number > 1 {
                        a.button rel="prev" href=(page(leaf.number - 1)) { (say(language, "site-page-before")) }
                    }
                    span.muted { (say_phrase(language, &number)) }
                    @if leaf.next.is_some() {
                        a.button rel="next" href=(page(leaf.number + 1)) { (say(language, "site-page-after")) }
                    }
                }
            }
        }
    }
}

/// All tables of whoever asks, those that wait for them first.
pub(super) async fn mine(
    State(app): State<App>,
    who: Who,
    Query(wanted): Query<Wanted>,
) -> Response {
    let shown = async {
        let known = who.known()?;
        let leaf = leaf(&app, TableQuery::Of(known.person.id), &wanted).await?;
        Ok::<_, Problem>(MINE.show(&app, &who, &wanted, &leaf, None))
    };
    shown.await.unwrap_or_else(|problem| sorry(&who, &problem))
}

/// Games that are played for all to see.
pub(super) async fn watch(
    State(app): State<App>,
    who: Who,
    Query(wanted): Query<Wanted>,
) -> Response {
    match leaf(&app, TableQuery::Playing, &wanted).await {
        Ok(leaf) => WATCH.show(&app, &who, &wanted, &leaf, None),
        Err(problem) => sorry(&who, &problem),
    }
}

/// The games that whoever asks has played.
pub(super) async fn games(
    State(app): State<App>,
    who: Who,
    Query(wanted): Query<Wanted>,
) -> Response {
    let shown = async {
        let known = who.known()?;
        let leaf = leaf(&app, TableQuery::PastOf(known.person.id), &wanted).await?;
        let results = join_all(leaf.heads.iter().map(|head| home::result(&app, &who, head))).await;
        Ok::<_, Problem>(GAMES.show(&app, &who, &wanted, &leaf, Some(&results)))
    };
    shown.await.unwrap_or_else(|problem| sorry(&who, &problem))
}

/// From which table somebody goes on.
#[derive(Debug, Deserialize)]
pub(super) struct From {
    #[serde(default)]
    after: String,
}

/// The next table that waits for whoever asks; all of theirs if none does.
pub(super) async fn next(
    State(app): State<App>,
    who: Who,
    Query(From { after }): Query<From>,
) -> Response {
    let found = async {
        let known = who.known()?;
        let waiting = TableQuery::WaitingFor(known.person.id);
        // The one they come from may wait for them again already.
        let tables = app.store().tables(waiting, 2, 0).await?;
        Ok::<_, Problem>(tables.into_iter().find(|head| head.id.0 != after))
    };
    match found.await {
        Ok(Some(head)) => Redirect::to(&format!("/table/{}", head.id)).into_response(),
        Ok(None) => Redirect::to(MINE.path).into_response(),
        Err(problem) => sorry(&who, &problem),
    }
}

/// The way from a table to the next one that waits for whoever looks at it, if they play at others.
pub(in crate::page) async fn way_to_next(app: &App, who: &Who, here: &TableId) -> Markup {
    let Some(person) = &who.person else { return html! {} };
    let own = app.store().tables(TableQuery::Of(person.id.clone()), 2, 0).await.unwrap_or_default();
    if !own.iter().any(|head| head.id != *here) {
        return html! {};
    }
    html! {
        nav.next-table aria-label=(say(who.language, "page-your-tables")) {
            a href={ "/next?after=" (here) } { (say(who.language, "site-next-table")) }
            a href="/mine" { (say(who.language, "page-your-tables")) }
        }
    }
}

//! What all pages share: the head, the way to everywhere, the foot.

use damrak_core::Phrase;
use damrak_words::{Language, SeatNumbers, words};
use maud::{DOCTYPE, Markup, html};

use crate::choices::Kind;
use crate::icons::Icon;
use crate::{Visitor, assets};
use damrak_table::{Problem, ProblemKind};

/// The title of the first page, and the last word of all others.
const HOUSE: &str = "Damrak";
/// What a link to a page without a picture of its own is shown with.
const PREVIEW: &str = "/icon-512.png";

/// What a page is dressed in.
#[derive(Clone, Copy, Debug)]
pub struct Dress {
    /// Style sheets.
    pub sheets: &'static [&'static str],
    /// Scripts.
    pub scripts: &'static [&'static str],
    /// What those scripts ask for, to be fetched together with them.
    pub modules: &'static [&'static str],
    /// Whether it says who reads it. A page that a browser keeps says nobody's name.
    pub is_personal: bool,
    /// What stands around its main part.
    pub layout: Layout,
}

/// What stands around the main part of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// The way to everywhere above it, more ways below it.
    House,
    /// Nothing: a table fills the window and brings a bar of its own.
    Table,
    /// The same on a wall, to be read from afar.
    Wall,
}

/// Where in the house a page is: the way there is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The first page.
    Home,
    /// Making a table, and sitting down at one.
    Play,
    /// Lessons.
    Learn,
    /// Games of others.
    Watch,
    /// Rule books.
    Rules,
    /// Whoever plays here.
    People,
    /// One's own page.
    Me,
    /// Anywhere else.
    Elsewhere,
}

/// What nearly every page is dressed in.
const USUAL: Dress = Dress {
    sheets: &[
        "board.css",
        "page.css",
        "site.css",
        "home.css",
        "table.css",
        "book.css",
        "access.css",
    ],
    scripts: &["main.js", "site.js"],
    modules: &[],
    is_personal: true,
    layout: Layout::House,
};

/// The same, to be pointed at.
static EVERYDAY: Dress = USUAL;

/// What the form for a new table is dressed in.
pub(crate) static MAKING: Dress = Dress { scripts: &["main.js", "site.js", "making.js"], ..USUAL };

/// What a lesson is dressed in: it is laid out like a table, within a page that goes on.
pub(crate) static LESSON: Dress = Dress {
    sheets: &["board.css", "page.css", "site.css", "table.css", "book.css", "desk.css"],
    ..USUAL
};

/// What a table is dressed in.
pub static TABLE: Dress = Dress {
    sheets: &[
        "board.css",
        "page.css",
        "site.css",
        "home.css",
        "table.css",
        "book.css",
        "desk.css",
        "told.css",
        "access.css",
    ],
    layout: Layout::Table,
    ..USUAL
};

/// What a position is dressed in that is looked at, laid out like a table.
pub static LOOKING: Dress = Dress {
    sheets: &[
        "board.css",
        "page.css",
        "site.css",
        "table.css",
        "book.css",
        "desk.css",
        "told.css",
        "boards.css",
        "access.css",
    ],
    ..TABLE
};

/// What a position is dressed in that is thought about.
pub static THINKING: Dress = Dress { scripts: &["main.js", "site.js", "think.js"], ..LOOKING };

/// What a position is dressed in that is arranged by hand.
pub static ARRANGING: Dress = Dress { scripts: &["main.js", "site.js", "arrange.js"], ..LOOKING };

/// What a table on a wall is dressed in.
pub static WALL: Dress = Dress {
    sheets: &[
        "board.css",
        "page.css",
        "site.css",
        "table.css",
        "book.css",
        "desk.css",
        "told.css",
        "screen.css",
        "access.css",
    ],
    scripts: &["main.js", "site.js", "screen.js"],
    layout: Layout::Wall,
    ..TABLE
};

/// What pages are dressed in that look back on a game.
pub static BOARDS: Dress = Dress {
    sheets: &[
        "board.css",
        "page.css",
        "site.css",
        "table.css",
        "book.css",
        "boards.css",
        "access.css",
    ],
    ..USUAL
};

/// A page: what stands in it, whoever it is shown to.
#[derive(Clone, Debug)]
pub struct Page {
    title: String,
    description: Option<String>,
    preview: Option<String>,
    /// After so many seconds a browser without scripts looks again.
    refresh: Option<u32>,
    body: Markup,
    dress: &'static Dress,
    place: Place,
    problem: Option<Problem>,
}

impl Page {
    /// A page of this title with this main part.
    pub fn new(title: impl Into<String>, body: Markup) -> Self {
        let title = title.into();
        let (description, preview, refresh) = (None, None, None);
        let (dress, place) = (&EVERYDAY, Place::Elsewhere);
        Self { title, description, preview, refresh, body, dress, place, problem: None }
    }

    /// One sentence about it, for whoever finds a link to it; else it is one about the house.
    #[must_use]
    pub fn described(self, description: impl Into<String>) -> Self {
        Self { description: Some(description.into()), ..self }
    }

    /// The path of a picture of it, for the same.
    #[must_use]
    pub fn with_preview(self, path: impl Into<String>) -> Self {
        Self { preview: Some(path.into()), ..self }
    }

    /// The same, at which a browser without scripts looks again after so many seconds.
    #[must_use]
    pub fn looked_at_again(self, seconds: u32) -> Self {
        Self { refresh: Some(seconds), ..self }
    }

    /// The same, dressed in another way.
    #[must_use]
    pub fn dressed(self, dress: &'static Dress) -> Self {
        Self { dress, ..self }
    }

    /// The same, found at this place of the house.
    #[must_use]
    pub fn at(self, place: Place) -> Self {
        Self { place, ..self }
    }

    /// That this is shown instead of what was wanted.
    #[must_use]
    pub fn because_of(self, problem: Option<&Problem>) -> Self {
        Self { problem: problem.cloned(), ..self }
    }

    /// Why this is shown instead of what was wanted.
    pub fn problem(&self) -> Option<&Problem> {
        self.problem.as_ref()
    }

    /// The whole document, as somebody wants it.
    pub fn document(&self, who: &Visitor) -> String {
        let chosen = |kind| who.choices.get(kind);
        let markup = html! {
            (DOCTYPE)
            html lang=(who.language.code()) data-theme=[chosen(Kind::Theme)]
                data-motion=[chosen(Kind::Motion)] data-patterns=[chosen(Kind::Patterns)]
                data-sound=[chosen(Kind::Sound)] data-confirm=[chosen(Kind::Confirm)]
                data-watch=[chosen(Kind::Watch)] data-coach=[chosen(Kind::Coach)] data-sources=[chosen(Kind::Sources)] {
                (self.head(who))
                @let housed = self.dress.layout == Layout::House;
                @let walled = self.dress.layout == Layout::Wall;
                body.at-table[!housed].at-wall[walled] {
                    @if housed {
                        a.skip href="#content" { (say(who.language, "page-skip")) }
                    } @else {
                        a.skip href="#question" { (say(who.language, "keys-skip")) }
                    }
                    @if housed { (self.top(who)) }
                    #lost.banner role="status" hidden { (say(who.language, "page-lost")) }
                    main #content { (self.body) }
                    @if housed { (foot(self.dress, who)) (self.tabs(who)) }
                }
            }
        };
        markup.into_string()
    }

    fn head(&self, who: &Visitor) -> Markup {
        let about_us = say(who.language, "page-what");
        let description = self.description.as_ref().unwrap_or(&about_us);
        let base = &who.house;
        html! {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (self.title) @if self.title != HOUSE { " · " (HOUSE) } }
                meta name="description" content=(description);
                meta property="og:site_name" content=(HOUSE);
                meta property="og:title" content=(self.title);
                meta property="og:description" content=(description);
                meta property="og:image" content={ (base) (self.preview.as_deref().unwrap_or(PREVIEW)) };
                @if let Some(seconds) = self.refresh {
                    noscript { meta http-equiv="refresh" content=(seconds); }
                }
                (theme_colours(who))
                link rel="manifest" href="/manifest.webmanifest";
                link rel="icon" href="/icon.svg" type="image/svg+xml";
                link rel="apple-touch-icon" href="/icon-180.png";
                @for sheet in self.dress.sheets { link rel="stylesheet" href=(assets::address(sheet)); }
                @for module in self.dress.modules { link rel="modulepreload" href=(assets::address(module)); }
                @for script in self.dress.scripts {
                    script type="module" src=(assets::address(script)) {}
                }
            }
        }
    }

    fn top(&self, who: &Visitor) -> Markup {
        let language = who.language;
        let is_chosen = |place: Place| (self.place == place).then_some("page");
        html! {
            header.top {
                a.name href="/" { (house()) (HOUSE) }
                nav.ways aria-label=(say(language, "site-ways")) {
                    @for (place, to, key) in WAYS {
                        a href=(to) aria-current=[is_chosen(place)] { (say(language, key)) }
                    }
                }
                span.rest {}
                .own {
                    (languages(who))
                    (light(who))
                    @if self.dress.is_personal { (person(who, is_chosen(Place::Me))) }
                }
            }
        }
    }

    /// The same ways under the thumb, where the bar has no room for them.
    fn tabs(&self, who: &Visitor) -> Markup {
        let language = who.language;
        let me = if self.dress.is_personal { "/me" } else { "/people" };
        let ways = [
            (Place::Home, "/", Icon::Home, "site-tab-home"),
            (Place::Play, "/new", Icon::Plus, "site-tab-play"),
            (Place::Learn, "/learn", Icon::Cap, "site-tab-learn"),
            (Place::Watch, "/watch", Icon::Eye, "site-tab-watch"),
            (Place::Me, me, Icon::People, "site-tab-you"),
        ];
        html! {
            nav.dock aria-label=(say(language, "site-ways-below")) {
                @for (place, to, icon, key) in ways {
                    a href=(to) aria-current=[(self.place == place).then_some("page")] {
                        (icon.show()) (say(language, key))
                    }
                }
            }
        }
    }
}

/// The ways to everywhere.
const WAYS: [(Place, &str, &str); 5] = [
    (Place::Play, "/new", "site-tab-play"),
    (Place::Learn, "/learn", "site-tab-learn"),
    (Place::Watch, "/watch", "site-tab-watch"),
    (Place::Rules, "/rules", "site-rules"),
    (Place::People, "/people", "site-people"),
];

/// From day to night and back. Who has not chosen gets what their device has not.
fn light(who: &Visitor) -> Markup {
    let language = who.language;
    let button = |value: &str, icon: Icon, key| {
        html! {
            button class={ "icon to-" (value) } name="theme" value=(value) title=(say(language, key)) aria-label=(say(language, key)) { (icon.show()) }
        }
    };
    html! {
        form.light method="post" action="/choose" {
            input type="hidden" name="back" value=(who.here);
            @match who.choices.get(Kind::Theme) {
                Some("night") => (button("day", Icon::Sun, "site-to-day")),
                Some(_) => (button("night", Icon::Moon, "site-to-night")),
                None => {
                    (button("night", Icon::Moon, "site-to-night"))
                    (button("day", Icon::Sun, "site-to-day"))
                }
            }
        }
    }
}

/// The way to one's own page, or to sign in.
fn person(who: &Visitor, is_here: Option<&str>) -> Markup {
    let (link, label, spoken) = match &who.person {
        Some(person) => {
            let spoken = format!("{} · {}", person.name, say(who.language, "site-me"));
            ("/me", person.name.clone(), spoken)
        }
        None => {
            let label = say(who.language, "site-sign-in");
            ("/sign-in", label.clone(), label)
        }
    };
    html! {
        a.me href=(link) aria-label=(spoken) aria-current=[is_here] { (head_and_shoulders()) span.long { (label) } }
    }
}

/// The colour of what surrounds the page on a phone.
fn theme_colours(who: &Visitor) -> Markup {
    const DAY: &str = "#fffdf8";
    const NIGHT: &str = "#16224a";
    html! {
        @match who.choices.get(Kind::Theme) {
            Some("day") => meta name="theme-color" content=(DAY);,
            Some(_) => meta name="theme-color" content=(NIGHT);,
            None => {
                meta name="theme-color" media="(prefers-color-scheme: light)" content=(DAY);
                meta name="theme-color" media="(prefers-color-scheme: dark)" content=(NIGHT);
            }
        }
    }
}

/// What a language is called by those who speak it.
pub const fn own_name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::German => "Deutsch",
        Language::Dutch => "Nederlands",
    }
}

/// The languages to change to; a menu that opens without scripts.
fn languages(who: &Visitor) -> Markup {
    html! {
        details.menu {
            summary {
                (who.language.code().to_uppercase())
                span.unseen { " " (say(who.language, "site-language")) }
            }
            form.tile method="post" action="/choose" {
                input type="hidden" name="back" value=(who.here);
                @for language in Language::all() {
                    button name="language" value=(language.code()) lang=(language.code())
                        aria-current=[(language == who.language).then_some("true")] {
                        (own_name(language))
                    }
                }
            }
        }
    }
}

fn foot(dress: &Dress, who: &Visitor) -> Markup {
    let language = who.language;
    let is_admin = dress.is_personal && who.person.as_ref().is_some_and(|person| person.admin);
    html! {
        footer {
            p { (say(language, "page-unofficial")) }
            nav aria-label=(say(language, "site-more-ways")) {
                a href="/about" { (say(language, "site-about")) }
                a href="/watch" { (say(language, "site-watch-games")) }
                a href="/people" { (say(language, "site-people")) }
                a href="/clock" { (say(language, "clock-title")) }
                @if is_admin { a href="/admin" { (say(language, "admin-title")) } }
            }
        }
    }
}

/// The sign of the house: a gable.
pub(crate) fn house() -> Markup {
    html! {
        svg.drawn width="28" height="28" viewBox="0 0 26 26" aria-hidden="true" {
            path.thin d="M3 24V11l3-2V6h3v1l4-4 4 4V6h3v3l3 2v13z" {}
            path.thin d="M11 24v-6h4v6M8 12h2v3H8zM16 12h2v3h-2z" {}
        }
    }
}

/// The sign of a person, where there is no room for their name.
fn head_and_shoulders() -> Markup {
    html! {
        svg.drawn.short width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" {
            path.thin d="M10 3a3.6 3.6 0 1 1 0 7.2A3.6 3.6 0 0 1 10 3zM3 18c.6-4 3.4-5.6 7-5.6s6.4 1.6 7 5.6" {}
        }
    }
}

/// A sentence of the pages.
pub fn say(language: Language, key: &'static str) -> String {
    say_phrase(language, &Phrase::new(key))
}

/// Some words of the pages that begin no sentence.
pub fn say_within(language: Language, key: &'static str) -> String {
    words().say(language, &Phrase::new(key), &SeatNumbers)
}

/// The same with something in them.
pub fn say_phrase_within(language: Language, phrase: &Phrase) -> String {
    words().say(language, phrase, &SeatNumbers)
}

/// A sentence of the pages with something in it.
pub fn say_phrase(language: Language, phrase: &Phrase) -> String {
    words().say_sentence(language, phrase, &SeatNumbers)
}

/// A page that says what went wrong, and what to do.
pub fn sorry(who: &Visitor, problem: &Problem) -> Page {
    let language = who.language;
    let (title, way_out, label) = match problem.kind {
        ProblemKind::NotFound => ("site-nothing-here", "/", "page-back-home"),
        ProblemKind::SignIn => ("site-who-are-you", "/me", "site-newcomer"),
        _ => ("page-sorry", "/", "page-back-home"),
    };
    let title = say(language, title);
    let body = html! {
        .prose {
            section.tile.sorry {
                (crate::site::motifs::becalmed())
                div {
                    h1 { (title) }
                    p { (say_phrase(language, &problem.phrase)) }
                    @if let Some(clause) = &problem.clause { p.muted { (clause.0) } }
                    @if who.here.starts_with("/table/") || who.here.starts_with("/follow") {
                        (crate::site::follow::form(language))
                    }
                    p { a.button.main href=(way_out) { (say(language, label)) } }
                }
            }
        }
    };
    Page::new(title, body).because_of(Some(problem))
}

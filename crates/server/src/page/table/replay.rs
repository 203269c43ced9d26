//! Any position of a game, for looking back.

use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use damrak_bots::Moment;
use damrak_core::{Phrase, Seat, Told, Viewer};
use damrak_draw::{Purse, Scene, Sheet};
use damrak_store::{PersonId, Status, TableId};
use damrak_words::{Language, words};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;

use super::falling;
use super::review::{better_of, next_choice};
use super::scenery::scene;
use crate::app::App;
use crate::page::parts::{belongings, board, mark, panels, tray};
use crate::page::shell::{Page, say, sorry};
use crate::problem::Problem;
use crate::reviews;
use crate::table::hints::pointed_at;
use crate::table::looking_back::Rewound;
use crate::table::model::Table;
use crate::table::render::{Form, Look};
use crate::who::Who;

/// How somebody wants to look back.
#[derive(Deserialize)]
pub(super) struct Wanted {
    /// From which seat.
    #[serde(default)]
    seat: Option<Seat>,
    /// Everything open: only when the game is over.
    #[serde(default)]
    open: bool,
    /// Only the pictures, for a page that shows them itself.
    #[serde(default)]
    part: bool,
}

/// A decision by its number.
#[derive(Deserialize)]
pub(super) struct Number {
    #[serde(default)]
    n: u32,
}

/// The plain form of the slider.
pub(super) async fn find(Path(table): Path<String>, Query(number): Query<Number>) -> Redirect {
    let id: String = table.chars().filter(char::is_ascii_alphanumeric).collect();
    Redirect::to(&format!("/table/{id}/at/{}", number.n))
}

pub(super) async fn show(
    State(app): State<App>,
    Path((table, decision)): Path<(String, u32)>,
    Query(wanted): Query<Wanted>,
    who: Who,
) -> Response {
    let id = TableId(table);
    let looked = async {
        let table = app.hub.peek(&id).await?;
        let eyes = eyes(&table, who.person.as_ref().map(|person| &person.id), &wanted)?;
        let rewound = app.hub.look_back(&table, decision).await?;
        let review = match table.head.status {
            Status::Over => reviews::kept(&app, &id).await?,
            _ => None,
        };
        Ok::<_, Problem>((table, eyes, rewound, review))
    };
    let (table, eyes, rewound, review) = match looked.await {
        Ok(found) => found,
        Err(problem) => return sorry(&who, &problem),
    };
    let moment = review.as_ref().and_then(|review| review.moments.get(rewound.decisions as usize));
    let is_reviewed = review.is_some();
    let language = who.language;
    let replay = Replay { table: &table, eyes, rewound: &rewound, moment, is_reviewed, language };
    if wanted.part {
        return Html(replay.sheets().into_string()).into_response();
    }
    let over = matches!(table.head.status, Status::Over | Status::Closed);
    let preview = format!("/table/{id}/preview.png?at={decision}");
    let page = Page {
        title: &table.head.title,
        description: None,
        preview: over.then_some(&*preview),
        body: &replay.markup(),
    };
    page.show(&who).into_response()
}

/// With whose eyes a position is seen.
#[derive(Clone, Copy, PartialEq)]
enum Eyes {
    One(Viewer),
    All,
}

/// While a game is played everybody sees what he saw; afterwards nothing is secret any more.
fn eyes(table: &Table, person: Option<&PersonId>, wanted: &Wanted) -> Result<Eyes, Problem> {
    let own = table.viewer(person, None)?;
    let over = matches!(table.head.status, Status::Over | Status::Closed);
    match wanted.seat {
        _ if wanted.open && over => Ok(Eyes::All),
        _ if wanted.open => Err(Problem::not_now("server-not-over")),
        Some(seat) if over && seat.index() < table.seats.len() => Ok(Eyes::One(Viewer::Seat(seat))),
        Some(seat) => table.viewer(person, Some(seat)).map(Eyes::One),
        None => Ok(Eyes::One(own)),
    }
}

struct Replay<'a> {
    table: &'a Table,
    eyes: Eyes,
    rewound: &'a Rewound,
    /// What is known of the decision that comes next, if the game was looked back on.
    moment: Option<&'a Moment>,
    is_reviewed: bool,
    language: Language,
}

impl Replay<'_> {
    fn word(&self, key: &'static str) -> String {
        say(self.language, key)
    }

    fn phrase(&self, phrase: &Phrase) -> String {
        words().say_sentence(self.language, phrase, &self.table.names())
    }

    fn scene_for(&self, viewer: Viewer) -> Option<Scene> {
        let look = Look { viewer, language: self.language, form: Form::Page };
        let position = self.rewound.position.as_ref();
        let mut scene = scene(self.table, position, look, &self.table.names())?;
        if let Some((moment, better)) = self.moment.and_then(|it| Some((it, better_of(it)?))) {
            let choices = position.choices(moment.seat);
            mark(&mut scene, &pointed_at(&choices, &better.notation));
        }
        Some(scene)
    }

    /// What would have been better than what comes next.
    fn missed(&self) -> Option<Markup> {
        let position = self.rewound.position.as_ref();
        next_choice(self.moment?, position, &|phrase| self.phrase(phrase))
    }

    /// The viewer whose board is shown.
    fn viewer(&self) -> Viewer {
        match self.eyes {
            Eyes::One(viewer) => viewer,
            Eyes::All => Viewer::Spectator,
        }
    }

    /// The board and what belongs to people; with all eyes, everybody's as he sees it himself.
    fn sheets(&self) -> Markup {
        let Some(scene) = self.scene_for(self.viewer()) else { return html! {} };
        html! {
            .sheets #then {
                (board(&scene.board, self.language))
                @for sheet in &scene.trays {
                    @match sheet.owner.filter(|_| self.eyes == Eyes::All) {
                        Some(owner) => (tray(&self.own_tray(owner, sheet))),
                        None => (tray(sheet)),
                    }
                }
            }
        }
    }

    fn own_tray(&self, owner: Seat, closed: &Sheet) -> Sheet {
        let own = self.scene_for(Viewer::Seat(owner));
        let trays = own.map(|scene| scene.trays).unwrap_or_default();
        let open = trays.into_iter().find(|tray| tray.id == closed.id);
        Sheet { title: closed.title.clone(), ..open.unwrap_or_else(|| closed.clone()) }
    }

    fn markup(&self) -> Markup {
        let scene = self.scene_for(self.viewer());
        html! {
            .wide #replay data-decision=(self.rewound.decisions) data-last=(self.last()) {
                .play {
                    .now {
                        section.tile.turn #told aria-live="polite" {
                            b { (self.phrase(&Phrase::new("page-decision")
                                .with("number", self.rewound.decisions).with("all", self.last()))) }
                            @for line in self.told() { p { (line) } }
                            @if let Some(stop) = &self.rewound.stop {
                                p.muted { small { (self.phrase(&falling::how_stopped(stop))) } }
                            }
                        }
                        (self.walk())
                        @if let Some(missed) = self.missed() { (missed) }
                        (self.whose_eyes())
                    }
                    .left {
                        (self.sheets())
                        @if let Some(scene) = &scene { (panels(&scene.panels)) }
                    }
                    .side {
                        @if let Some(scene) = &scene { (self.purses(&scene.purses)) }
                        p.links {
                            a href={ "/table/" (self.table.head.id) } { (self.word("page-to-table")) }
                            @if self.is_reviewed {
                                a href={ "/table/" (self.table.head.id) "/review" } { (self.word("page-review")) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn last(&self) -> u32 {
        self.table.game.as_ref().map_or(0, |game| game.decisions)
    }

    fn told(&self) -> Vec<String> {
        let heard = |told: &&Told| match self.eyes {
            Eyes::One(viewer) => told.audience.includes(viewer),
            // The one who decided heard the most.
            Eyes::All => {
                told.audience.includes(self.rewound.seat.map_or(Viewer::Spectator, Viewer::Seat))
            }
        };
        self.rewound.told.iter().filter(heard).map(|told| self.phrase(&told.phrase)).collect()
    }

    fn address(&self, decision: u32, eyes: Eyes) -> String {
        let query = match eyes {
            Eyes::All => "?open=true".to_owned(),
            Eyes::One(Viewer::Seat(seat)) => format!("?seat={seat}"),
            Eyes::One(Viewer::Spectator) => String::new(),
        };
        format!("/table/{}/at/{decision}{query}", self.table.head.id)
    }

    /// Back and forth: links, and a slider that scripts make quicker.
    fn walk(&self) -> Markup {
        let (here, last) = (self.rewound.decisions, self.last());
        let step = |to: u32, key: &'static str, sign: &str, able: bool, name: &str| {
            html! {
                a.button href=[able.then(|| self.address(to, self.eyes))] data-step=(name)
                    aria-disabled=(!able) aria-label=(self.word(key)) title=(self.word(key)) { (sign) }
            }
        };
        html! {
            nav.tile.walk #walk aria-label=(self.word("page-replay")) {
                .steps-row {
                    (step(0, "page-first", "«", here > 0, "first"))
                    (step(here.saturating_sub(1), "page-back", "‹", here > 0, "back"))
                    (step(here + 1, "page-forth", "›", here < last, "forth"))
                    (step(last, "page-last", "»", here < last, "last"))
                }
                form method="get" action={ "/table/" (self.table.head.id) "/at" } {
                    label.spoken for="slider" { (self.word("page-slider")) }
                    input #slider type="range" name="n" min="0" max=(last) value=(here);
                    noscript { button { (self.word("page-go")) } }
                }
                p.muted { (self.word("page-replay-keys")) }
                button.copy type="button" data-copy hidden { (self.word("page-copy-link")) }
            }
        }
    }

    fn whose_eyes(&self) -> Markup {
        if !matches!(self.table.head.status, Status::Over | Status::Closed) {
            return html! {};
        }
        let here = self.rewound.decisions;
        let eyes = |eyes: Eyes, name: String| {
            let current = (eyes == self.eyes).then_some("true");
            html! { a.pill href=(self.address(here, eyes)) aria-current=[current] { (name) } }
        };
        html! {
            nav.tile.eyes #eyes aria-label=(self.word("page-eyes")) {
                h2 { (self.word("page-eyes")) }
                .pills {
                    (eyes(Eyes::All, self.word("page-eyes-all")))
                    @for seat in Seat::all(self.table.rules.players()) {
                        (eyes(Eyes::One(Viewer::Seat(seat)), self.phrase(&Phrase::new("page-name").with("player", seat))))
                    }
                }
            }
        }
    }

    fn purses(&self, purses: &[Purse]) -> Markup {
        html! {
            section.tile #players {
                h2 { (self.word("page-players")) }
                ul.players {
                    @for purse in purses {
                        li {
                            span.token { (PreEscaped(&purse.token)) }
                            span { (self.phrase(&Phrase::new("page-name").with("player", purse.seat))) }
                            (belongings(purse))
                        }
                    }
                }
            }
        }
    }
}

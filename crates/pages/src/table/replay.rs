//! Any position of a game, for looking back.

use damrak_bots::{Moment, Review};
use damrak_core::{Phrase, Seat, Target, Viewer};
use damrak_draw::{Context, Part, Purse, Scene};
use damrak_words::{Language, words};
use maud::{Markup, PreEscaped, html};

use super::falling;
use super::review::{better_of, next_choice};
use super::scenery::scene;
use crate::Page;
use crate::field::Field;
use crate::parts::{belongings, board, panels, tray};
use crate::shell::say;
use damrak_table::hints::pointed_at;
use damrak_table::sight::Facts;
use damrak_table::visit::{Over, Past, Visit};

/// A position of a game as somebody may see it.
#[derive(Debug)]
pub struct Replay<'a> {
    table: Facts<'a>,
    past: &'a Past,
    /// What is known of the decision that comes next, if the game was looked back on.
    moment: Option<&'a Moment>,
    /// The key to a finished game that was looked back on.
    reviewed: Option<Over<'a>>,
    language: Language,
}

impl<'a> Replay<'a> {
    /// An earlier position; a review says what would have been better than what comes next.
    pub fn new(
        visit: &'a Visit,
        past: &'a Past,
        review: Option<&'a Review>,
        language: Language,
    ) -> Self {
        let moment = review.and_then(|review| review.moments.get(past.decisions() as usize));
        let reviewed = visit.over().ok().filter(|_| review.is_some());
        Self { table: visit.facts(), past, moment, reviewed, language }
    }

    /// The page; `decision` is the one that was asked for.
    pub fn page(&self, decision: u32) -> Page {
        let page = Page::new(&self.table.head().title, self.markup());
        match self.table.is_over() {
            true => {
                page.with_preview(format!("/table/{}/preview.png?at={decision}", self.table.id()))
            }
            false => page,
        }
    }
}

impl Replay<'_> {
    fn word(&self, key: &'static str) -> String {
        say(self.language, key)
    }

    fn phrase(&self, phrase: &Phrase) -> String {
        words().say_sentence(self.language, phrase, &self.table.names())
    }

    fn scene_for(&self, viewer: Viewer) -> Option<Scene> {
        let (view, names) = (self.past.look(viewer)?, self.table.names());
        let advised = self.advised().unwrap_or_default();
        let context = Context::new(viewer, self.language, &names);
        scene(self.table, view.as_ref(), &Context { advised: &advised, ..context })
    }

    /// What would have been better to point at than what comes next.
    fn advised(&self) -> Option<Vec<Target>> {
        let (moment, position) = (self.moment?, self.past.position(self.reviewed?)?);
        let choices = position.choices(moment.seat);
        Some(pointed_at(&choices, &better_of(moment)?.notation))
    }

    /// What would have been better than what comes next.
    fn missed(&self) -> Option<Markup> {
        let position = self.past.position(self.reviewed?)?;
        next_choice(self.moment?, position, &|phrase| self.phrase(phrase))
    }

    /// The viewer whose board is shown.
    fn viewer(&self) -> Viewer {
        self.past.viewer().unwrap_or(Viewer::Spectator)
    }

    /// Whether everybody's eyes are open.
    fn is_open(&self) -> bool {
        self.past.viewer().is_none()
    }

    /// The board and what belongs to people; with all eyes, everybody's as they see it themselves.
    fn sheets(&self) -> Markup {
        let Some(scene) = self.scene_for(self.viewer()) else { return html! {} };
        html! {
            .sheets #then {
                (board(&scene.board.sheet, self.language))
                @for part in scene.parts() {
                    @match part.owner.filter(|_| self.is_open()) {
                        Some(owner) => (tray(&self.own_part(owner, part))),
                        None => (tray(part)),
                    }
                }
            }
        }
    }

    /// The same as a table shows it, to be laid over what it shows now.
    pub fn field(&self) -> Markup {
        let Some(scene) = self.scene_for(self.viewer()) else { return html! {} };
        Field { scene: &scene, in_hand: &html! {}, mark: Markup::clone }.show()
    }

    fn own_part(&self, owner: Seat, closed: &Part) -> Part {
        let own = self.scene_for(Viewer::Seat(owner));
        let open = own.as_ref().and_then(|scene| scene.part(closed.id));
        Part { title: closed.title.clone(), ..open.unwrap_or(closed).clone() }
    }

    fn markup(&self) -> Markup {
        let scene = self.scene_for(self.viewer());
        html! {
            .wide #replay data-decision=(self.past.decisions()) data-last=(self.last()) {
                .play {
                    .now {
                        section.tile.turn #told aria-live="polite" {
                            b { (self.phrase(&Phrase::new("page-decision")
                                .with("number", self.past.decisions()).with("all", self.last()))) }
                            @for line in self.told() { p { (line) } }
                            @if let Some(stop) = self.past.stop() {
                                p.muted { small { (self.phrase(&falling::how_stopped(stop))) } }
                            }
                        }
                        (self.walk())
                        @if let Some(missed) = self.missed() { (missed) }
                        (self.whose_eyes())
                    }
                    .left {
                        (self.sheets())
                        @if let Some(scene) = &scene { (panels(&scene.tabs)) }
                    }
                    .side {
                        @if let Some(scene) = &scene { (self.purses(&scene.purses)) }
                        p.links {
                            a href={ "/table/" (self.table.id()) } { (self.word("page-to-table")) }
                            @if self.reviewed.is_some() {
                                a href={ "/table/" (self.table.id()) "/review" } { (self.word("page-review")) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn last(&self) -> u32 {
        self.table.decisions()
    }

    fn told(&self) -> Vec<String> {
        self.past.told().map(|phrase| self.phrase(phrase)).collect()
    }

    /// The address of a decision, seen by one viewer or, without one, with all eyes.
    fn address(&self, decision: u32, viewer: Option<Viewer>) -> String {
        let query = match viewer {
            None => "?open=true".to_owned(),
            Some(Viewer::Seat(seat)) => format!("?seat={seat}"),
            Some(Viewer::Spectator) => String::new(),
        };
        format!("/table/{}/at/{decision}{query}", self.table.id())
    }

    /// Back and forth: links, and a slider that scripts make quicker.
    fn walk(&self) -> Markup {
        let (here, last) = (self.past.decisions(), self.last());
        let step = |to: u32, key: &'static str, sign: &str, able: bool, name: &str| {
            html! {
                a.button href=[able.then(|| self.address(to, self.past.viewer()))] data-step=(name)
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
                form method="get" action={ "/table/" (self.table.id()) "/at" } {
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
        if !self.table.is_over() {
            return html! {};
        }
        let here = self.past.decisions();
        let eyes = |viewer: Option<Viewer>, name: String| {
            let current = (viewer == self.past.viewer()).then_some("true");
            html! { a.pill href=(self.address(here, viewer)) aria-current=[current] { (name) } }
        };
        html! {
            nav.tile.eyes #eyes aria-label=(self.word("page-eyes")) {
                h2 { (self.word("page-eyes")) }
                .pills {
                    (eyes(None, self.word("page-eyes-all")))
                    @for seat in Seat::all(self.table.rules().players()) {
                        (eyes(Some(Viewer::Seat(seat)), self.phrase(&Phrase::new("page-name").with("player", seat))))
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

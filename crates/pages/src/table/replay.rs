//! Any position of a game, for looking back.

use damrak_bots::{Moment, Review};
use damrak_core::{Phrase, Seat, Target, Viewer};
use damrak_draw::{Context, Part, Purse, Scene};
use damrak_words::{Language, ReadBy, words};
use maud::{Markup, PreEscaped, html};

use super::players::named_token;
use super::review::{better_of, next_choice};
use super::scenery::scene;
use super::timeline::{Timeline, WholeGame};
use super::{chapter, falling, going_on};
use crate::Page;
use crate::field::{Field, Marked, focus_parts, foot};
use crate::icons::Icon;
use crate::parts::{belongings, panels};
use crate::shell::{self, house, say};
use crate::think::place::Place;
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
    /// All of a finished game.
    whole: Option<&'a WholeGame>,
    language: Language,
}

impl<'a> Replay<'a> {
    /// An earlier position; a review says what would have been better than what comes next.
    pub fn new(
        visit: &'a Visit,
        past: &'a Past,
        review: Option<&'a Review>,
        whole: Option<&'a WholeGame>,
        language: Language,
    ) -> Self {
        let moment = review.and_then(|review| review.moments.get(past.decisions() as usize));
        let reviewed = visit.over().ok().filter(|_| review.is_some());
        Self { table: visit.facts(), past, moment, reviewed, whole, language }
    }

    /// The page; `decision` is the one that was asked for.
    pub fn page(&self, decision: u32) -> Page {
        let page = Page::new(&self.table.head().title, self.markup()).dressed(&shell::LOOKING);
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
        let reader = self.past.viewer().and_then(|viewer| match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        });
        let names = self.table.names();
        words().say_sentence(self.language, phrase, &ReadBy::new(&names, reader))
    }

    /// The whole game, as it was heard with the eyes that look.
    fn timeline(&self) -> Option<Timeline<'_>> {
        let here = self.past.decisions() as usize;
        self.whole.map(|game| Timeline { game, viewer: self.past.viewer(), here })
    }

    /// The same as a sentence in which everybody has their colour.
    fn sentence(&self, phrase: &Phrase) -> Markup {
        let names = self.table.names();
        let reader = self.past.viewer().and_then(|viewer| match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        });
        chapter::sentence(self.table.kit(), self.language, &ReadBy::new(&names, reader), phrase)
    }

    fn scene_for(&self, viewer: Viewer) -> Option<Scene> {
        let (view, names) = (self.past.look(viewer)?, self.table.names());
        let advised = self.advised().unwrap_or_default();
        let context = Context::new(viewer, self.language, &names);
        let context = Context { advised: &advised, last: self.past.last(viewer), ..context };
        scene(self.table, view.as_ref(), &context)
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

    /// The table in parts; with all eyes, what belongs to people is as they see it themselves.
    fn opened(&self) -> Option<Scene> {
        let mut scene = self.scene_for(self.viewer())?;
        if self.is_open() {
            for part in scene.hand.iter_mut().chain(&mut scene.along) {
                if let Some(owner) = part.owner {
                    *part = self.own_part(owner, part);
                }
            }
        }
        Some(scene)
    }

    /// The same as a table shows it, to be laid over what it shows now.
    pub fn field(&self) -> Markup {
        let Some(scene) = self.scene_for(self.viewer()) else { return html! {} };
        Field { scene: &scene, in_hand: &html! {}, mark: Marked::plain }.show()
    }

    fn own_part(&self, owner: Seat, closed: &Part) -> Part {
        let own = self.scene_for(Viewer::Seat(owner));
        let open = own.as_ref().and_then(|scene| scene.part(closed.id));
        Part { title: closed.title.clone(), ..open.unwrap_or(closed).clone() }
    }

    /// The position on one screen, as a table shows it, with the ways back and forth beside it.
    fn markup(&self) -> Markup {
        let scene = self.opened();
        html! {
            .table #replay data-decision=(self.past.decisions()) data-last=(self.last()) {
                (self.bar())
                .room.looking {
                    input.tab-switch #tab-now type="radio" name="tab" checked aria-label=(self.word("page-table-tab"));
                    (self.happened(scene.as_ref()))
                    @if let Some(scene) = &scene {
                        (Field { scene, in_hand: &html! {}, mark: Marked::plain }.show())
                        (self.purses(&scene.purses))
                    }
                    section.box.walkbox {
                        (self.walk())
                        @if let Some(line) = self.timeline() {
                            section.story-beside aria-label=(self.word("page-story-tab")) {
                                (line.around(&|phrase| self.sentence(phrase), &|to| self.address(to as u32, self.past.viewer())))
                            }
                        }
                        (self.whose_eyes())
                        @if let Some(missed) = self.missed() { (missed) }
                        @if let Some(scene) = &scene { (panels(&scene.tabs)) }
                    }
                    @if let Some(scene) = &scene { (foot(scene, &self.word("page-table-tab"))) }
                }
            }
        }
    }

    fn bar(&self) -> Markup {
        let way = |path: &str, key: &'static str, icon: Icon| {
            let label = self.word(key);
            html! {
                a.way href={ "/table/" (self.table.id()) (path) } title=(label) aria-label=(label) {
                    (icon.show()) span.w { (label) }
                }
            }
        };
        html! {
            header.bar {
                a.home href="/" aria-label="Damrak" { (house()) span { "Damrak" } }
                span.game { (self.table.rules().info().title) }
                span.where { (self.word("page-replay")) }
                nav.ways aria-label=(self.word("site-ways")) {
                    (way("", "page-to-table", Icon::Table))
                    @if self.reviewed.is_some() { (way("/review", "page-review", Icon::Bars)) }
                }
            }
        }
    }

    /// What the last decision was and brought about, the first sentence as a heading.
    fn happened(&self, scene: Option<&Scene>) -> Markup {
        let told = self.told();
        let place = Phrase::new("page-decision")
            .with("number", self.past.decisions())
            .with("all", self.last());
        html! {
            section.box.focus #told tabindex="0" {
                .ask aria-live="polite" {
                    p.who { b { (self.phrase(&place)) } }
                    h1 #question tabindex="-1" { @match told.first() { Some(line) => (line), None => (self.word("page-replay")) } }
                    @for line in told.iter().skip(1) { p { (line) } }
                    @if let Some(stop) = self.past.stop() {
                        p.muted { small { (self.phrase(&falling::how_stopped(stop))) } }
                    }
                }
                @if let Some(scene) = scene { (focus_parts(scene)) }
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
            nav.walk #walk aria-label=(self.word("page-replay")) title=(self.word("page-replay-keys")) {
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
                @if let Some(line) = self.timeline() {
                    (line.marks(self.table.kit().marks, &|key| self.word(key), &|to| self.address(to as u32, self.past.viewer())))
                }
                .walk-ways {
                    @if self.table.is_over() && here < last {
                        a.button href=(self.think()) { (self.word("boards-think")) }
                        a.button.play-on href=(going_on::address(&self.table.id().0, here)) { (self.word("boards-play-on")) }
                    }
                    button.copy type="button" data-copy hidden { (self.word("page-copy-link")) }
                }
            }
        }
    }

    /// Where this position can be thought about with the same eyes.
    fn think(&self) -> String {
        let eyes = match self.past.viewer() {
            Some(Viewer::Seat(seat)) => Some(seat),
            Some(Viewer::Spectator) | None => None,
        };
        let (table, decision) = (self.table.id().0.clone(), self.past.decisions());
        Place { table, decision, eyes, guess: 1, ..Place::default() }.address()
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
            nav.eyes #eyes aria-label=(self.word("page-eyes")) {
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
            section.box.people #players aria-label=(self.word("page-players")) {
                ul.players {
                    @for purse in purses {
                        li {
                            span.tok { (PreEscaped(named_token(purse))) }
                            span.who-sits { (self.phrase(&Phrase::new("page-name").with("player", purse.seat))) }
                            (belongings(purse))
                        }
                    }
                }
            }
        }
    }
}

//! The page of a position to think on: whose eyes and what they know, the board with everybody's chances, what is best,
//! and the tree of what was tried.

use damrak_core::{Phrase, Seat, Viewer};
use damrak_draw::{Context, Part, Purse, Scene, Shown};
use damrak_words::{Language, ReadBy, words};
use maud::{Markup, PreEscaped, html};

use super::place::Place;
use super::tree::tree;
use super::{Ground, Source, Thought, arrange, best};
use crate::field::shown;
use crate::icons::Icon;
use crate::parts::{belongings, targets};
use crate::shell::{self, house, say};
use crate::table::going_on;
use crate::table::players::named_token;
use crate::table::scenery::{scene, token};
use crate::{Page, Visitor};
use damrak_table::sight::Facts;

/// So many decisions are listed one by one; what is more is written in notation.
const LISTED: usize = 160;
/// What is so many times longer than high lies under the board.
const LONG: u32 = 3;
/// A thing that is held for certain.
const CERTAIN: f32 = 0.995;
/// So many guessed things are named for each.
const GUESSED: usize = 6;

/// The page.
pub fn page(who: &Visitor, thought: &Thought<'_>) -> Page {
    let thinking = Thinking {
        thought,
        language: who.language,
        names: thought.table.names(),
        house: &who.house,
    };
    let title = format!("{} · {}", say(who.language, "boards-think"), thought.table.head().title);
    Page::new(title, thinking.markup()).dressed(&shell::THINKING)
}

struct Thinking<'a> {
    thought: &'a Thought<'a>,
    language: Language,
    names: Vec<String>,
    house: &'a str,
}

impl Thinking<'_> {
    fn word(&self, key: &'static str) -> String {
        say(self.language, key)
    }

    fn say(&self, phrase: &Phrase) -> String {
        let reader = self.thought.place.eyes;
        words().say_sentence(self.language, phrase, &ReadBy::new(&self.names, reader))
    }

    fn name(&self, seat: Seat) -> String {
        words().say(self.language, &Phrase::new("page-name").with("player", seat), &self.names)
    }

    fn scene(&self, viewer: Viewer) -> Option<Scene> {
        let view = self.thought.position.look(viewer);
        let names = ReadBy::new(&self.names, self.thought.place.eyes);
        let advised = self.best_targets();
        let context = Context { advised: &advised, ..Context::new(viewer, self.language, &names) };
        scene(self.thought.table, view.as_ref(), &context)
    }

    /// What the best decision points at.
    fn best_targets(&self) -> Vec<damrak_core::Target> {
        let best = self.thought.found.as_ref().and_then(|found| found.judgement.best.as_ref());
        let first = best.and_then(|(seat, hint)| Some((*seat, hint.decisions.first()?)));
        let Some((seat, first)) = first else { return Vec::new() };
        let choices = self.thought.choices.iter().find(|(who, _)| *who == seat);
        choices
            .map(|(_, choices)| damrak_table::hints::pointed_at(choices, &first.notation))
            .unwrap_or_default()
    }

    fn markup(&self) -> Markup {
        let place = &self.thought.place;
        let scene = self.scene(place.viewer());
        let best = place.best(1);
        html! {
            .table #think data-game=(self.thought.table.kit().name()) {
                (self.bar())
                .thinking {
                    section.known {
                        (self.eyes())
                        (self.own(scene.as_ref()))
                    }
                    (self.judged(&best))
                    section.box.think-board #question tabindex="-1" aria-label=(self.word("page-table-tab")) {
                        @if let Some(scene) = &scene {
                            .think-sheet { (PreEscaped(&scene.board.sheet.svg)) }
                            @for part in scene.along.iter().filter(|part| is_long(part)) { .under { (shown(part)) } }
                        }
                    }
                    section.thoughts {
                        (self.what_now(&best))
                        section.box.tree-box tabindex="0" aria-label=(self.word("boards-tree")) {
                            h2 { (self.word("boards-tree")) }
                            @if let Some(why) = &self.thought.refused {
                                p.notice.problem role="alert" { (self.word("boards-line-broken")) " " (self.say(why)) }
                            }
                            (tree(self.thought, &|phrase| self.say(phrase)))
                        }
                        (self.walk())
                    }
                }
            }
        }
    }

    fn bar(&self) -> Markup {
        let table = self.thought.table;
        let number = self.thought.place.decision + self.thought.place.line.len() as u32;
        let after = Phrase::new("boards-after").with("number", number);
        let after = words().say(self.language, &after, &self.names);
        let here = format!("{} · {}, {after}", self.word("boards-think"), table.head().title);
        bar(table, self.thought.place.decision, &here, self.language)
    }

    /// Whose eyes look; in a game that goes on only one's own.
    fn eyes(&self) -> Markup {
        let place = &self.thought.place;
        let with = |eyes: Option<Seat>| Place { eyes, ..place.clone() }.address();
        let known = match (place.eyes, self.thought.ground) {
            (Some(seat), _) => Phrase::new("boards-eyes-of").with("player", self.name(seat)),
            (None, _) => Phrase::new("boards-eyes-open"),
        };
        html! {
            section.box.eyes-box #eyes {
                h2 { (self.word("boards-eyes")) }
                @if self.thought.source == Source::Over {
                    nav.eye-row aria-label=(self.word("boards-eyes")) {
                        @for seat in Seat::all(self.thought.table.rules().players()) {
                            @let current = (place.eyes == Some(seat)).then_some("true");
                            a href=(with(Some(seat))) aria-current=[current] title=(self.name(seat)) {
                                (token(seat)) span.spoken { (self.name(seat)) }
                            }
                        }
                        @let current = place.eyes.is_none().then_some("true");
                        a.open href=(with(None)) aria-current=[current] title=(self.word("page-eyes-all")) {
                            (Icon::Eye.show()) span.spoken { (self.word("page-eyes-all")) }
                        }
                    }
                }
                p { (self.say(&known)) }
                @if let Some(told) = arrange::told(place) { p.notice #arranged { (self.say(&told)) } }
            }
        }
    }

    /// What those hold whose eyes look, and what lies along the board.
    fn own(&self, scene: Option<&Scene>) -> Markup {
        let Some(scene) = scene else { return html! {} };
        let along = scene.along.iter().filter(|part| part.owner.is_none() && !is_long(part));
        html! {
            @for part in scene.hand.iter().chain(&scene.focus) { (lying(part)) }
            (self.others())
            (self.purses(&scene.purses))
            @for part in along { (lying(part)) }
        }
    }

    fn purses(&self, purses: &[Purse]) -> Markup {
        html! {
            section.box.people {
                ul.players {
                    @for purse in purses {
                        li {
                            span.tok { (PreEscaped(named_token(purse))) }
                            span.who-sits { (self.name(purse.seat)) }
                            (belongings(purse))
                        }
                    }
                }
            }
        }
    }

    /// What the others hold: known is solid, guessed is dashed and says how likely.
    fn others(&self) -> Markup {
        let held: Vec<_> =
            self.thought.held.iter().filter(|held| !held.things.is_empty()).collect();
        if held.is_empty() {
            return html! {};
        }
        let next = Place { guess: self.thought.place.guess + 1, ..self.thought.place.clone() };
        html! {
            section.box.held-box #held {
                h2 { (self.word("boards-held")) }
                @if self.thought.ground == Ground::Guess {
                    p.muted { span.held.sure { (self.word("boards-known")) } " " span.held.likely { (self.word("boards-guessed")) } }
                }
                @for one in held {
                    h3 { (token(one.seat)) " " (self.name(one.seat)) }
                    p.holdings {
                        @let sure = one.things.iter().filter(|(_, share)| *share >= CERTAIN);
                        @let likely = one.things.iter().filter(|(_, share)| *share < CERTAIN).take(GUESSED);
                        @for (thing, _) in sure { span.held.sure { (self.say(thing)) } " " }
                        @for (thing, share) in likely {
                            span.held.likely { (self.say(thing)) " " b { (crate::table::hint::percent(*share)) " %" } } " "
                        }
                    }
                }
                @if self.thought.ground == Ground::Guess {
                    p.muted { (self.word("boards-guess-help")) }
                    p { a.button href=(next.address()) { (self.word("boards-guess-anew")) } }
                }
            }
        }
    }

    /// The bar of everybody's chances, and what is best; scripts ask for both once the page is there.
    fn judged(&self, best: &str) -> Markup {
        let place = &self.thought.place;
        html! {
            @match &self.thought.found {
                Some(found) => (best::part(self.thought.table, place, self.thought.position.as_ref(), self.thought.played.as_ref(), found, self.language)),
                None => {
                    div.chances #chances data-from=(best) {}
                    div.best-list #best {
                        p.muted.thinking-now role="status" { (self.word("boards-thinks")) }
                        noscript { p { a.button href={ (place.address()) "&think=1" } { (self.word("boards-think-now")) } } }
                    }
                },
            }
        }
    }

    /// Who decides what: one link each, and a field for what is too much to list.
    fn what_now(&self, best: &str) -> Markup {
        let place = &self.thought.place;
        html! {
            section.box.decide-box #decide data-best=(best) {
                @for (seat, choices) in &self.thought.choices {
                    @let offers: Vec<_> = choices.sentences().take(LISTED).collect();
                    details.try open[self.thought.choices.len() == 1] {
                        summary { (token(*seat)) " " (self.say(&Phrase::new("boards-decides").with("player", self.name(*seat)).with("count", offers.len() as u32))) }
                        ul {
                            @for offer in offers {
                                li { a href=(place.after(*seat, &offer.notation).address()) data-targets=(targets(offer)) { (self.say(&offer.phrase)) } }
                            }
                        }
                        @if !choices.bundles.is_empty() {
                            form.notation method="get" action={ "/table/" (place.table) "/think/" (place.decision) } {
                                @for (name, value) in place.fields() { input type="hidden" name=(name) value=(value); }
                                label { (self.word("boards-in-notation")) " " input name="try" required placeholder={ (seat) " " (choices.bundles[0].verb) " …" }; }
                                button { (self.word("boards-try")) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn walk(&self) -> Markup {
        let (place, last) = (&self.thought.place, self.thought.last);
        let step = |to: Option<Place>, key: &'static str, sign: &str, name: &str| {
            html! {
                a.button href=[to.as_ref().map(|to| to.address())] data-step=(name) aria-disabled=(to.is_none())
                    aria-label=(self.word(key)) title=(self.word(key)) { (sign) }
            }
        };
        let forth = (place.line.is_empty() && place.decision < last)
            .then(|| place.moved(place.decision + 1, Vec::new()));
        let first =
            (place.decision > 0 || !place.line.is_empty()).then(|| place.moved(0, Vec::new()));
        let end = (place.decision < last || !place.line.is_empty())
            .then(|| place.moved(last, Vec::new()));
        let goes_on = !self.thought.choices.is_empty() && self.thought.source == Source::Over;
        html! {
            section.box.think-walk {
                .steps-row {
                    (step(first, "page-first", "«", "first"))
                    (step(place.back(), "page-back", "‹", "back"))
                    (step(forth, "page-forth", "›", "forth"))
                    (step(end, "page-last", "»", "last"))
                }
                .walk-ways {
                    @if goes_on {
                        a.button.main href={ (going_on::address(&place.table, place.decision)) (going_on_with(place)) } { (self.word("boards-play-on")) }
                    }
                    @if place.line.is_empty() {
                        a.button href=(place.arrange()) { (self.word("boards-arrange")) }
                    }
                    (self.share())
                }
            }
        }
    }

    /// A link to this place; first it is said what whoever gets it will see.
    fn share(&self) -> Markup {
        let place = &self.thought.place;
        let link = |eyes: Option<Seat>| {
            format!("{}{}", self.house, Place { eyes, ..place.clone() }.address())
        };
        let one = |address: String, label: String| {
            html! {
                label.field { span { (label) } input.shared readonly value=(address); }
            }
        };
        html! {
            details.share-box {
                summary.button { (self.word("boards-share")) }
                .share-what {
                    @match self.thought.source {
                        Source::Alone => p { (self.word("boards-share-alone")) },
                        Source::Over => {
                            p { (self.word("boards-share-what")) }
                            @if let Some(seat) = place.eyes {
                                (one(link(Some(seat)), self.say(&Phrase::new("boards-share-eyes").with("player", self.name(seat)))))
                            }
                            (one(link(None), self.word("boards-share-open")))
                            p.muted { (self.word("boards-share-who")) }
                        },
                    }
                }
            }
        }
    }
}

/// The bar above a board to think on.
pub(super) fn bar(table: Facts<'_>, decision: u32, here: &str, language: Language) -> Markup {
    let replay = format!("/at/{decision}");
    let way = |end: &str, key: &'static str, icon: Icon| {
        let label = say(language, key);
        html! {
            a.way href={ "/table/" (table.id()) (end) } title=(label) aria-label=(label) { (icon.show()) span.w { (label) } }
        }
    };
    html! {
        header.bar {
            a.home href="/" aria-label="Damrak" { (house()) span { "Damrak" } }
            span.game { (table.rules().info().title) }
            h1.where { (here) }
            nav.ways aria-label=(say(language, "site-ways")) {
                (way("", "page-to-table", Icon::Table))
                (way(&replay, "page-replay", Icon::Eye))
                @if table.is_over() && !table.is_arranged() { (way("/review", "page-review", Icon::Bars)) }
            }
        }
    }
}

/// What was tried and arranged, as the address takes it where the game is played on; whose eyes and which guess matter
/// only to what was arranged.
fn going_on_with(place: &Place) -> String {
    let plain = Place { line: place.line.clone(), guess: 1, ..Place::default() };
    match (place.sets.is_empty(), place.line.is_empty()) {
        (true, true) => String::new(),
        (true, false) => format!("?{}", plain.query()),
        (false, _) => format!("?{}", Place { also: Vec::new(), ..place.clone() }.query()),
    }
}

/// Whether something is so long that it lies better under the board than beside it.
fn is_long(part: &Part) -> bool {
    matches!(&part.shown, Shown::Sheet(sheet) if sheet.width > LONG * sheet.height)
}

/// Something that lies beside the board.
fn lying(part: &Part) -> Markup {
    html! {
        section.box.lying id={ "part-" (part.id) } { h2 { (part.title) } (shown(part)) }
    }
}

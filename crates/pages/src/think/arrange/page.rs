//! The page on which a position is arranged: things by their names, the board beside them, and whether it can be.

use damrak_core::{AnyPosition, Phrase};
use damrak_draw::{Context, Purse, Scene};
use damrak_kit::arranging::{Group, Knob, Shape, Title};
use damrak_table::Problem;
use damrak_table::sight::Facts;
use damrak_words::{Language, ReadBy, words};
use maud::{Markup, PreEscaped, html};
use serde_json::Value;

use super::super::page::bar;
use super::super::place::Place;
use super::{Thing, rest, stands};
use crate::icons::Icon;
use crate::shell::{self, say, say_phrase};
use crate::table::players::named_token;
use crate::table::scenery::scene;
use crate::{Page, Visitor};

/// A position that is being arranged.
#[derive(Debug)]
pub struct Arranging<'a> {
    /// The table that it is of.
    pub table: Facts<'a>,
    /// Which position it is arranged from, and with whose eyes.
    pub place: &'a Place,
    /// The document of that position.
    pub document: &'a Value,
    /// What of it can be changed by name.
    pub groups: &'a [Group],
    /// What was changed: where, and what stands there then.
    pub sets: &'a [(String, String)],
    /// How it looks then; as it was, if it cannot be.
    pub position: &'a dyn AnyPosition,
    /// Why it cannot be.
    pub problem: Option<&'a Problem>,
}

/// What of a position can be changed by name, as the eyes of a place see it.
pub fn groups(table: Facts<'_>, place: &Place, position: &dyn AnyPosition) -> Vec<Group> {
    let Some(groups) = table.kit().arranging else { return Vec::new() };
    groups(position.look(place.viewer()).as_ref())
}

/// The page on which a position is arranged.
pub fn page(who: &Visitor, arranging: &Arranging<'_>) -> Page {
    let builder = Builder { arranging, language: who.language, names: arranging.table.names() };
    Page::new(builder.word("boards-arrange"), builder.markup()).dressed(&shell::ARRANGING)
}

struct Builder<'a> {
    arranging: &'a Arranging<'a>,
    language: Language,
    names: Vec<String>,
}

impl Builder<'_> {
    fn word(&self, key: &'static str) -> String {
        say(self.language, key)
    }

    fn say(&self, phrase: &Phrase) -> String {
        let reader = self.arranging.place.eyes;
        words().say_sentence(self.language, phrase, &ReadBy::new(&self.names, reader))
    }

    /// What a field says: what it was changed to, or what stands there.
    fn text(&self, path: &str) -> String {
        let set = self.arranging.sets.iter().find(|(changed, _)| changed == path);
        let was = || stands(self.arranging.document, path).unwrap_or_default();
        set.map_or_else(was, |(_, text)| text.clone())
    }

    fn markup(&self) -> Markup {
        let Arranging { table, place, groups, .. } = self.arranging;
        let scene = self.scene();
        let purses = scene.as_ref().map(|scene| &scene.purses[..]).unwrap_or_default();
        html! {
            .table #arranging data-game=(table.kit().name()) {
                (bar(*table, place.decision, &self.word("boards-arrange"), self.language))
                form.thinking.arranging #arrange method="post" action=(place.arrange()) {
                    section.known #question tabindex="-1" aria-label=(self.word("boards-arrange")) {
                        @if !groups.is_empty() { p.muted { (self.word("boards-arrange-by-name")) } }
                        @for group in *groups { (self.group(group, purses)) }
                        (self.rest())
                    }
                    section.box.think-board #arranged-board tabindex="-1" aria-label=(self.word("page-table-tab")) {
                        @if let Some(scene) = &scene { .think-sheet { (PreEscaped(&scene.board.sheet.svg)) } }
                    }
                    section.thoughts { (self.verdict()) }
                }
            }
        }
    }

    fn scene(&self) -> Option<Scene> {
        let Arranging { table, place, position, .. } = self.arranging;
        let viewer = place.viewer();
        let names = ReadBy::new(&self.names, place.eyes);
        let context = Context::new(viewer, self.language, &names);
        scene(*table, position.look(viewer).as_ref(), &context)
    }

    /// Whether it can be, what was changed, and the ways on.
    fn verdict(&self) -> Markup {
        let Arranging { place, sets, problem, .. } = self.arranging;
        let as_it_was = Place { sets: Vec::new(), ..(*place).clone() };
        html! {
            section.box.verdict #verdict {
                @match problem {
                    Some(problem) => p.notice.problem role="alert" { (say_phrase(self.language, &problem.phrase)) },
                    None => p.can-be role="status" { (Icon::On.show()) (self.word("boards-can-be")) },
                }
                @if sets.is_empty() { p.muted { (self.word("boards-unchanged")) } }
                @else {
                    h2 { (self.word("boards-changed")) }
                    ul.changed { @for (path, text) in *sets { li { (self.change(path, text)) } } }
                }
                p.muted { (self.word("boards-no-game")) }
                .actions {
                    button.main { (self.word("boards-think-about-it")) }
                    button.look name="look" value="1" { (self.word("boards-arrange-show")) }
                    a.button href=(as_it_was.address()) { (self.word("boards-as-it-was")) }
                }
            }
        }
    }

    fn change(&self, path: &str, text: &str) -> Markup {
        let was = stands(self.arranging.document, path).unwrap_or_default();
        let found =
            self.arranging.groups.iter().find_map(|group| {
                Some((group, group.knobs.iter().find(|knob| knob.path == path)?))
            });
        let Some((group, knob)) = found else {
            return html! { (called(path)) ": " (was) " → " b { (text) } };
        };
        let said = |text: &str| match &knob.shape {
            Shape::OneOf { choices, .. } => {
                let choice = choices.iter().find(|(value, _)| value == text);
                choice.map_or_else(|| text.to_owned(), |(_, phrase)| self.say(phrase))
            }
            Shape::Number { .. } | Shape::Places { .. } => text.to_owned(),
        };
        html! { (self.title(group)) ", " (self.say(&knob.name)) ": " (said(&was)) " → " b { (said(text)) } }
    }

    fn title(&self, group: &Group) -> String {
        self.say(&match group.title {
            Title::Word(word) => Phrase::new(word),
            Title::Seat(seat) => Phrase::new("page-name").with("player", seat),
        })
    }

    fn group(&self, group: &Group, purses: &[Purse]) -> Markup {
        let whose = |purse: &&Purse| Title::Seat(purse.seat) == group.title;
        html! {
            fieldset.box.knobs {
                legend {
                    @if let Some(purse) = purses.iter().find(whose) { span.tok { (PreEscaped(named_token(purse))) } " " }
                    (self.title(group))
                }
                @for knob in &group.knobs { (self.knob(knob)) }
            }
        }
    }

    fn knob(&self, knob: &Knob) -> Markup {
        let (text, name) = (self.text(&knob.path), self.say(&knob.name));
        let was = stands(self.arranging.document, &knob.path).unwrap_or_default();
        let changed = text != was;
        html! {
            label.knob.changed[changed] {
                span { (name) }
                @match &knob.shape {
                    Shape::Number { least, most, step, .. } => {
                        // What stands there may be beyond what is usual.
                        @let here = text.parse::<i64>().unwrap_or(*least);
                        span.turner {
                            button type="button" data-by=(-step) aria-label={ (name) " −" (step) } hidden { "−" }
                            input type="number" name=(knob.path) value=(text) min=(least.min(&here)) max=(most.max(&here)) step=(step) autocomplete="off";
                            button type="button" data-by=(step) aria-label={ (name) " +" (step) } hidden { "+" }
                        }
                    }
                    Shape::OneOf { choices, target, .. } => {
                        select name=(knob.path) data-points=[(!target.is_empty()).then_some(target)] {
                            // What stands there may be none of the usual.
                            @if !choices.iter().any(|(value, _)| *value == text) { option value=(text) selected { (text) } }
                            @for (value, phrase) in choices {
                                option value=(value) selected[*value == text] { (self.say(phrase)) }
                            }
                        }
                    }
                    Shape::Places { target } => {
                        input type="text" name=(knob.path) value=(text) data-points=(target) data-many autocomplete="off" spellcheck="false";
                    }
                }
            }
        }
    }

    /// Everything else, as documents call it.
    fn rest(&self) -> Markup {
        let rest = rest(self.arranging.document, self.arranging.groups);
        let is_changed =
            |thing: &Thing| self.arranging.sets.iter().any(|(path, _)| *path == thing.path);
        let open = self.arranging.groups.is_empty() || rest.iter().any(is_changed);
        html! {
            details.box.rest open[open] {
                summary { (self.word("boards-arrange-rest")) }
                p.muted { (self.word("boards-arrange-help")) }
                @for thing in &rest {
                    label.knob {
                        span { (called(&thing.path)) }
                        input type=(if thing.is_number { "number" } else { "text" }) name=(thing.path) value=(self.text(&thing.path)) autocomplete="off" spellcheck="false";
                    }
                }
            }
        }
    }
}

/// What a place in a document is called where it has no other name.
fn called(path: &str) -> String {
    path.trim_start_matches('/').replace(['/', '_'], " ")
}

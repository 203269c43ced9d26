//! What was decided and what was tried, as a tree: lines of links that need no script.

use damrak_core::{Phrase, Seat};
use maud::{Markup, html};

use super::place::Place;
use super::{Step, Thought};
use crate::table::line::Tried;
use crate::table::scenery::token;

/// A decision that was tried, and what was tried after it.
#[derive(Debug, Default)]
struct Node {
    done: Option<(Seat, String)>,
    next: Vec<Node>,
}

impl Node {
    fn grow(&mut self, line: &[(Seat, String)]) {
        let Some((first, rest)) = line.split_first() else { return };
        let known = self.next.iter().position(|node| node.done.as_ref() == Some(first));
        let at = known.unwrap_or_else(|| {
            self.next.push(Node { done: Some(first.clone()), next: Vec::new() });
            self.next.len() - 1
        });
        self.next[at].grow(rest);
    }
}

/// The tree of a thought.
pub(super) fn tree(thought: &Thought<'_>, say: &dyn Fn(&Phrase) -> String) -> Markup {
    let place = &thought.place;
    let mut roots: Vec<u32> = place.also.iter().map(|(root, _)| *root).collect();
    roots.push(place.decision);
    roots.sort_unstable();
    roots.dedup();
    let shown = |root: &&u32| !thought.record.iter().any(|step| step.number == **root);
    html! {
        ol.tree #tree {
            @for root in roots.iter().filter(shown) {
                li { a href=(place.moved(*root, Vec::new()).address()) { span.number { (root) } "…" } (branches(thought, *root, say)) }
            }
            @for step in &thought.record {
                li { (record(place, step, say)) (branches(thought, step.number, say)) }
            }
        }
    }
}

fn record(place: &Place, step: &Step, say: &dyn Fn(&Phrase) -> String) -> Markup {
    let here = (step.number == place.decision && place.line.is_empty()).then_some("step");
    html! {
        a href=(place.moved(step.number, Vec::new()).address()) aria-current=[here] {
            span.number { (step.number) }
            @if let Some(seat) = step.seat { (token(seat)) }
            span { @match step.told.first() { Some(told) => (say(told)), None => "…" } }
        }
    }
}

/// Everything that was tried after one decision of the game.
fn branches(thought: &Thought<'_>, root: u32, say: &dyn Fn(&Phrase) -> String) -> Markup {
    let place = &thought.place;
    let mut node = Node::default();
    if place.decision == root {
        node.grow(&place.line);
    }
    place.also.iter().filter(|(other, _)| *other == root).for_each(|(_, line)| node.grow(line));
    nodes(thought, root, &node, &Vec::new(), say)
}

fn nodes(
    thought: &Thought<'_>,
    root: u32,
    node: &Node,
    before: &Tried,
    say: &dyn Fn(&Phrase) -> String,
) -> Markup {
    let place = &thought.place;
    html! {
        @if !node.next.is_empty() {
            ol.branch {
                @for one in &node.next {
                    @if let Some(done) = &one.done {
                        @let line: Tried = before.iter().cloned().chain([done.clone()]).collect();
                        @let on_line = place.decision == root && place.line.starts_with(&line);
                        @let here = (on_line && place.line.len() == line.len()).then_some("step");
                        @let told = thought.tried.get(line.len() - 1).filter(|_| on_line).and_then(|step| step.told.first());
                        li {
                            a.tried href=(place.moved(root, line.clone()).address()) aria-current=[here] {
                                span.number { (root + line.len() as u32) }
                                (token(done.0))
                                span { @match told { Some(told) => (say(told)), None => (done.1) } }
                            }
                            (nodes(thought, root, one, &line, say))
                        }
                    }
                }
            }
        }
    }
}

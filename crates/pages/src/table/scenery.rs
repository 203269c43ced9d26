//! A table as it is painted for one way of looking.

use std::any::Any;
use std::sync::Arc;

use damrak_core::{Phrase, Seat};
use damrak_draw::{Context, Scene};
use damrak_store::Status;
use damrak_words::{ReadBy, words};
use maud::{Markup, html};

use super::{chapter, curtain};
use crate::field::{Field, Marked};
use crate::shell::say;
use damrak_table::leaf::{Leaf, LeafMark, Leafed};
use damrak_table::render::{Circumstances, Heard, Look, Pages, Showing};
use damrak_table::sight::{Facts, Sight};

/// Everything that changes on the page of a table.
#[derive(Debug)]
pub(super) struct Scenery<'a> {
    /// The table, as the viewer may see it.
    pub table: Sight<'a>,
    /// For whom.
    pub look: Look,
    /// The moment.
    pub circumstances: Circumstances<'a>,
    /// What everybody is called.
    pub names: &'a Vec<String>,
}

/// Writes tables as pages.
#[derive(Debug)]
pub struct TablePages;

impl Pages for TablePages {
    fn table(&self, showing: Showing<'_>, story: Vec<Arc<Leaf>>) -> Leafed {
        let Showing { table, look, circumstances, names } = showing;
        Scenery { table, look, circumstances, names }.page(story)
    }

    fn chapter(&self, heard: &Heard<'_>) -> String {
        chapter::show(heard)
    }
}

impl Scenery<'_> {
    /// The page's main part; `story` are the chapters as list items, the oldest first.
    fn page(&self, mut leaves: Vec<Arc<Leaf>>) -> Leafed {
        let id = self.table.id();
        // Whoever looks as a spectator goes on doing so, also with a seat of theirs.
        let spectator = || "&spectator=true".to_owned();
        let seat = self.own_seat().map_or_else(spectator, |seat| format!("&seat={seat}"));
        let socket = format!("/api/v1/tables/{id}/socket?form=page{seat}");
        let own = self.own_seats();
        let deal = self.table.fairness().document();
        let waits = self.curtained();
        let mine = self.is_my_turn();
        let going = matches!(self.table.head().status, Status::Gathering | Status::Playing);
        let waiting = going && !mine && waits.is_empty();
        let inside = match self.table.look() {
            _ if !waits.is_empty() => {
                html! { (self.bar(None)) (curtain::drawn(*self.table, &waits, self.look.language)) }
            }
            Some(view) => {
                let names = self.read_names();
                let context = Context::new(self.look.viewer, self.look.language, &names);
                let last = self.table.last();
                let told: Vec<&Phrase> = self.table.told().collect();
                let context = Context { advised: self.advised(), last, told: &told, ..context };
                let scene = scene(*self.table, view.as_ref(), &context);
                let scores = self.score_sheet(view.as_ref(), &context);
                let playing = scene.map(|mut scene| {
                    let told = leaves.len();
                    let board = std::mem::take(&mut scene.board.sheet.svg);
                    leaves.push(Arc::new(Leaf::new(board)));
                    scene.board.sheet.svg = LeafMark(told).to_string();
                    self.playing(&scene, &leaves[..told], scores.as_ref())
                });
                playing.unwrap_or_default()
            }
            None => html! { (self.bar(None)) (self.gathering()) },
        };
        let markup = html! {
            .table #table data-table=(id) data-game=(self.table.kit().name()) data-socket=(socket)
                data-mine[mine] data-waits[waiting] data-own=(own) data-deal=(deal) {
                p #said role="alert" {}
                (inside)
            }
        };
        Leafed::new(markup.into_string(), leaves)
    }

    /// All seats of whoever looks, for the browser that takes part in their deal; none once the table was closed.
    fn own_seats(&self) -> String {
        let closed = self.table.head().status == Status::Closed;
        let own = self.own_seat().filter(|_| !closed).into_iter();
        let together = own.clone().flat_map(|seat| self.table.seats_together(seat));
        let mut seats: Vec<Seat> = own.chain(together).collect();
        seats.sort();
        seats.dedup();
        seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(" ")
    }

    /// The seats of the same person that are to decide, while the one that looks is not: nobody may see the
    /// page before the device is handed over.
    fn curtained(&self) -> Vec<Seat> {
        let Some(seat) = self.own_seat() else { return Vec::new() };
        let waiting = self.table.waiting();
        if waiting.contains(seat) {
            return Vec::new();
        }
        self.table
            .seats_together(seat)
            .into_iter()
            .filter(|other| waiting.contains(*other))
            .collect()
    }

    pub(super) fn word(&self, key: &'static str) -> String {
        say(self.look.language, key)
    }

    pub(super) fn phrase(&self, phrase: &Phrase) -> String {
        words().say_sentence(self.look.language, phrase, &self.read_names())
    }

    /// What everybody is called, for sentences that call whoever looks "you".
    pub(super) fn read_names(&self) -> ReadBy<'_> {
        ReadBy::new(self.names, self.look.reader())
    }

    pub(super) fn name_of(&self, seat: Seat) -> String {
        self.phrase(&Phrase::new("page-name").with("player", seat))
    }

    pub(super) fn own_seat(&self) -> Option<Seat> {
        self.table.own_seat()
    }

    pub(super) fn is_my_turn(&self) -> bool {
        self.own_seat().is_some_and(|seat| self.table.waiting().contains(seat))
    }

    /// Where wishes go.
    pub(super) fn wishes(&self) -> String {
        format!("/table/{}/wish", self.table.id())
    }

    /// The table on one screen: the question first, so that the keyboard comes to it soon, then what one decides with.
    fn playing(&self, scene: &Scene, story: &[Arc<Leaf>], scores: Option<&Markup>) -> Markup {
        let confirm = if self.is_my_turn() {
            self.confirm()
        } else {
            html! {}
        };
        let none = html! {};
        let in_hand = if scene.hand.is_some() { &confirm } else { &none };
        html! {
            (self.bar(Some(scene)))
            .room {
                (self.focus(scene))
                @if let Some(scores) = scores { (Marked::Between(scores)) }
                (Field { scene, in_hand, mark: Marked::between }.show())
                @if scene.hand.is_none() { .pressbar { (confirm) } }
                (Marked::Between(&self.players(&scene.purses)))
                (self.told(scene, story))
                (Marked::Between(&self.latest(story)))
                (Marked::Between(&self.foot(scene)))
            }
        }
    }
}

/// Somebody's token, as it is drawn in the list of people.
pub(crate) fn token(seat: Seat) -> Markup {
    html! { span.tok { svg viewBox="0 0 22 22" aria-hidden="true" { use href={ "#token-" (seat) } {} } } }
}

/// A view as pictures; nothing for a game that cannot be drawn.
pub(crate) fn scene(table: Facts<'_>, view: &dyn Any, context: &Context<'_>) -> Option<Scene> {
    table.kit().drawing?.draw(view, context)
}

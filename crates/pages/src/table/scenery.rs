//! A table as it is painted for one way of looking.

use std::any::Any;

use damrak_core::{Phrase, Seat};
use damrak_draw::{Context, Scene};
use damrak_store::{Status, TableId};
use damrak_words::{Language, words};
use maud::{Markup, PreEscaped, html};

use super::curtain;
use super::falling::how_stopped;
use crate::field::Field;
use crate::icons::Icon;
use crate::shell::{say, say_phrase};
use damrak_table::entry::By;
use damrak_table::model::Chapter;
use damrak_table::render::{Look, Moments, Pages, Showing};
use damrak_table::sight::{Facts, Sight};

/// Everything that changes on the page of a table.
#[derive(Debug)]
pub(super) struct Scenery<'a> {
    /// The table, as the viewer may see it.
    pub table: Sight<'a>,
    /// For whom.
    pub look: Look,
    /// The moment.
    pub moments: Moments<'a>,
    /// What everybody is called.
    pub names: &'a Vec<String>,
}

/// Writes tables as pages.
#[derive(Debug)]
pub struct TablePages;

impl Pages for TablePages {
    fn table(&self, showing: Showing<'_>, story: &mut dyn Iterator<Item = &str>) -> String {
        let Showing { table, look, moments, names } = showing;
        Scenery { table, look, moments, names }.html(story)
    }

    fn chapter(
        &self,
        table: &TableId,
        told: &Chapter,
        lines: &[String],
        language: Language,
    ) -> String {
        chapter(table, told, lines, language)
    }
}

impl Scenery<'_> {
    /// The page's main part; `story` are the chapters as list items, the oldest first.
    fn html<'s>(&self, story: impl Iterator<Item = &'s str>) -> String {
        let id = self.table.id();
        let seat = self.own_seat().map(|seat| format!("&seat={seat}")).unwrap_or_default();
        let socket = format!("/api/v1/tables/{id}/socket?form=page{seat}");
        let own = self.own_seats();
        let deal = self.table.fairness().document();
        let waits = self.curtained();
        let mine = self.is_my_turn();
        let inside = match self.table.look() {
            _ if !waits.is_empty() => {
                html! { (self.bar(None)) (curtain::drawn(*self.table, &waits, self.look.language)) }
            }
            Some(view) => {
                let context = Context::new(self.look.viewer, self.look.language, self.names);
                let context = Context { advised: self.advised(), ..context };
                let scene = scene(*self.table, view.as_ref(), &context);
                let story: Vec<&str> = story.collect();
                scene.map(|scene| self.playing(&scene, &story)).unwrap_or_default()
            }
            None => html! { (self.bar(None)) (self.gathering()) },
        };
        let markup = html! {
            .table #table data-table=(id) data-game=(self.table.kit().name()) data-socket=(socket)
                data-mine[mine] data-own=(own) data-deal=(deal) {
                p #said role="alert" {}
                (inside)
            }
        };
        markup.into_string()
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
        words().say_sentence(self.look.language, phrase, self.names)
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
    fn playing(&self, scene: &Scene, story: &[&str]) -> Markup {
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
                (Field { scene, in_hand, mark: part }.show())
                @if scene.hand.is_none() { .pressbar { (confirm) } }
                (part(&self.players(&scene.purses)))
                (self.told(scene, story))
                (part(&self.latest(story)))
                (part(&self.foot(scene)))
            }
        }
    }
}

/// Somebody's token, as it is drawn in the list of people.
pub(super) fn token(seat: Seat) -> Markup {
    html! { span.tok { svg viewBox="0 0 22 22" aria-hidden="true" { use href={ "#token-" (seat) } {} } } }
}

/// Marks a part of the page that has an id: the page's script does not even read what it was sent before.
pub(super) fn part(markup: &Markup) -> Markup {
    const MARK: PreEscaped<&str> = PreEscaped("<!--part-->");
    html! { (MARK) (markup) (MARK) }
}

/// A view as pictures; nothing for a game that cannot be drawn.
pub(super) fn scene(table: Facts<'_>, view: &dyn Any, context: &Context<'_>) -> Option<Scene> {
    table.kit().drawing?.draw(view, context)
}

/// A chapter of the story as a list item; it leads to the position after it. Nothing if there is nothing to tell.
fn chapter(id: &TableId, chapter: &Chapter, lines: &[String], language: Language) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let number = chapter.number;
    let label = say(language, "page-look-back");
    let by_clock = chapter.by == By::Clock;
    let how = chapter.stop.map(|stop| say_phrase(language, &how_stopped(&stop)));
    html! {
        li data-key={ "told-" (number) } data-seat=[chapter.seat] {
            @match chapter.seat { Some(seat) => (token(seat)), None => span.tok { (Icon::Glass.show()) } }
            span title=[how] {
                @for line in lines { span.line { (line) } " " } @if by_clock { " " em { (say(language, "page-by-clock")) } }
                " " a.at href={ "/table/" (id) "/at/" (number) } data-at=(number) title=(label) aria-label=(label) { (number) }
            }
        }
    }
    .into_string()
}

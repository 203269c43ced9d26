//! The bar over a table: where one is, how far the game is, and the ways to what stands beside it.

use damrak_draw::Scene;
use maud::{Markup, html};

use super::scenery::Scenery;
use crate::icons::Icon;
use crate::shell::house;

/// The tabs that the bar and the foot of a phone lead to.
pub(super) const TALK: &str = "tab-chat";
pub(super) const MENU: &str = "tab-menu";
pub(super) const STORY: &str = "tab-story";

impl Scenery<'_> {
    /// The bar. What belongs to the reader alone, such as day or night, is chosen by the style sheet: the same bar is
    /// painted for everybody.
    pub(super) fn bar(&self, scene: Option<&Scene>) -> Markup {
        let head = self.table.head();
        let info = self.table.rules().info();
        html! {
            header.bar {
                a.home href="/" aria-label="Damrak" { (house()) span { "Damrak" } }
                span.game { (info.title) }
                @if head.title != info.title { span.where { (head.title) } } @else { span.where {} }
                @if let Some(when) = scene.and_then(|scene| scene.when.as_ref()) { span.round { (when) } }
                nav.ways aria-label=(self.word("site-ways")) {
                    a.way href={ "/rules/" (info.name) } aria-label=(self.word("page-rules")) { (Icon::Book.show()) span.w { (self.word("page-rules")) } }
                    @if scene.is_some() {
                        label.way.talk for=(TALK) { (Icon::Talk.show()) span.w { (self.word("page-chat")) } (unread()) }
                    }
                    (self.lights())
                    @if scene.is_some() {
                        label.way for=(MENU) title=(self.word("page-more")) { (Icon::Menu.show()) }
                    }
                }
            }
        }
    }

    /// Day and night; the one that is, is hidden.
    fn lights(&self) -> Markup {
        let light = |name: &str, key: &'static str, icon: Icon| {
            let label = self.word(key);
            html! {
                button class={ "way to-" (name) } name="theme" value=(name) aria-label=(label) title=(label) { (icon.show()) }
            }
        };
        html! {
            form.lights method="post" action="/choose" {
                input type="hidden" name="back" value={ "/table/" (self.table.id()) };
                (light("night", "site-theme-night", Icon::Moon))
                (light("day", "site-theme-day", Icon::Sun))
            }
        }
    }

    /// The tabs of a phone, under the thumb: the table itself, what lies along the board, what is told and talked.
    pub(super) fn foot(&self, scene: &Scene) -> Markup {
        const SIGNS: [Icon; 3] = [Icon::Eye, Icon::Table, Icon::Bars];
        let along = scene.along.iter().filter(|part| part.place != damrak_draw::Place::Spare);
        html! {
            nav.foot aria-hidden="true" {
                label for="tab-now" { (Icon::Table.show()) span { (self.word("page-table-tab")) } }
                @for (index, part) in along.enumerate() {
                    label for={ "tab-" (part.id) } { (SIGNS[index % SIGNS.len()].show()) span { (part.title) } }
                }
                label.of-story for=(STORY) { (Icon::Story.show()) span { (self.word("page-story-tab")) } }
                label.of-talk for=(TALK) { (Icon::Talk.show()) span { (self.word("page-chat")) } (unread()) }
            }
        }
    }
}

/// How many lines have not been read; the browser knows.
pub(super) fn unread() -> Markup {
    html! { span.badge-n data-unread data-keep hidden {} }
}

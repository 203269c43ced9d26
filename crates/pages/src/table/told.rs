//! What was told, and everything that is looked up now and then: tabs in one place, so that nothing is pushed about.

use std::sync::Arc;

use damrak_draw::Scene;
use damrak_table::model::Chapter;
use maud::{Markup, PreEscaped, html};

use super::bar::{self, unread};
use super::scenery::{Scenery, part};
use crate::icons::Icon;

/// So many chapters are just now, however long ago the viewer decided.
const LATEST: usize = 8;
const MOST: usize = 24;

impl Scenery<'_> {
    /// The tabs beside the board. Which is open is a matter of the browser, and needs no script.
    pub(super) fn told(&self, scene: &Scene, story: &[&str]) -> Markup {
        html! {
            section.box.newsbox #told aria-label=(self.word("page-beside")) {
                (tab("tab-now", &self.word("page-just-now"), &html! {}))
                (part(&html! { div.news #now aria-live="polite" { (self.just_now(story)) } }))
                (tab(bar::STORY, &self.word("page-story-tab"), &html! {}))
                (part(&html! {
                    div.news #story { ol.story { @for chapter in story.iter().rev() { (PreEscaped(chapter)) } } }
                }))
                (tab(bar::TALK, &self.word("page-chat"), &unread()))
                (part(&self.chat()))
                @for panel in &scene.tabs {
                    (tab(&format!("tab-{}", panel.id), &panel.title, &html! {}))
                    (part(&html! { div.news.panel id={ "panel-" (panel.id) } { (PreEscaped(&panel.html)) } }))
                }
                (tab(bar::MENU, &self.word("page-more"), &html! {}))
                (part(&self.menu()))
            }
        }
    }

    /// What happened since the viewer decided last, with what came of that, the newest first.
    fn just_now(&self, story: &[&str]) -> Markup {
        let since = match self.own_seat() {
            Some(seat) => {
                let others = |chapter: &&Arc<Chapter>| chapter.seat != Some(seat);
                self.table.story().rev().take_while(others).count() + 1
            }
            None => 0,
        };
        let news = &story[story.len().saturating_sub(since.clamp(LATEST, MOST))..];
        html! { ol.story { @for chapter in news.iter().rev() { (PreEscaped(chapter)) } } }
    }

    /// The newest event in one line, for a phone; it leads to the others.
    pub(super) fn latest(&self, story: &[&str]) -> Markup {
        html! {
            label.latest-line #latest for=(bar::STORY) {
                @if let Some(chapter) = story.iter().rev().find(|chapter| !chapter.is_empty()) {
                    ol.story { (PreEscaped(chapter.replace("data-key=\"told-", "data-key=\"latest-"))) }
                }
                (Icon::Up.show())
            }
        }
    }
}

/// What opens a tab: the browser remembers it by itself, also when the page changes around it.
fn tab(id: &str, title: &str, badge: &Markup) -> Markup {
    html! {
        input.tab-switch type="radio" name="tab" id=(id) checked[id == "tab-now"];
        label.tab for=(id) { (title) (badge) }
    }
}

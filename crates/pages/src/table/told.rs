//! What was told, and everything that is looked up now and then: tabs in one place, so that nothing is pushed about.

use std::sync::Arc;

use damrak_core::Seat;
use damrak_draw::Scene;
use damrak_store::Status;
use damrak_table::leaf::{Leaf, LeafMark};
use damrak_table::model::Chapter;
use maud::{Markup, PreEscaped, html};

use super::bar::{self, unread};
use super::scenery::Scenery;
use crate::field::Marked;
use crate::icons::Icon;

/// So many chapters are just now, however long ago the viewer decided.
const LATEST: usize = 6;
const MOST: usize = 24;
/// What a game calls the panel that says what its signs mean.
const SIGNS: &str = "signs";

impl Scenery<'_> {
    /// The tabs beside the board. Which is open is a matter of the browser, and needs no script.
    pub(super) fn told(&self, scene: &Scene, story: &[Arc<Leaf>]) -> Markup {
        html! {
            section.box.newsbox #told aria-label=(self.word("page-beside")) {
                (tab("tab-now", &self.word("page-just-now"), &html! {}))
                (Marked::Between(&html! { div.news #now { (self.just_now(story)) } }))
                (tab(bar::STORY, &self.word("page-story-tab"), &html! {}))
                (Marked::Between(&html! { div.news #story { (self.whole_told(story)) } }))
                (tab(bar::TALK, &self.word("page-chat"), &unread()))
                (Marked::Between(&self.chat()))
                @for panel in &scene.tabs {
                    (tab(&format!("tab-{}", panel.id), &panel.title, &html! {}))
                    (Marked::Between(&html! { div.news.panel id={ "panel-" (panel.id) } role="region" aria-label=(panel.title) tabindex="0" { (PreEscaped(&panel.html)) @if panel.id == SIGNS { (self.sources()) } } }))
                }
                (tab("tab-words", &self.word("keys-words"), &html! {}))
                (Marked::Between(&self.in_words_of(scene)))
                (tab(bar::MENU, &self.word("page-more"), &html! {}))
                (Marked::Between(&self.menu()))
            }
        }
    }

    /// What happened since the viewer decided last, with what came of that; the newest decision first, as a headline.
    /// The page's script reads lines that are new out, once, whichever tab is open.
    fn just_now(&self, story: &[Arc<Leaf>]) -> Markup {
        let since = match self.own_seat() {
            Some(seat) => {
                let others = |chapter: &&Arc<Chapter>| chapter.seat != Some(seat);
                self.table.story().rev().take_while(others).count() + 1
            }
            None => 0,
        };
        let news = story.len().saturating_sub(since.clamp(LATEST, MOST))..story.len();
        html! { ol.story.headed { @for index in news.rev() { (PreEscaped(LeafMark(index).to_string())) } } }
    }

    /// All of it, or what one of them decided; whoever may ask to go back finds the way behind each decision.
    fn whole_told(&self, story: &[Arc<Leaf>]) -> Markup {
        let chapters = 0..story.len();
        let list = html! {
            ol.story { @for index in chapters.rev() { (PreEscaped(LeafMark(index).to_string())) } }
        };
        html! {
            (self.whose_story())
            @if let Some(seat) = self.may_ask_back() {
                form.may-go-back method="post" action=(self.wishes()) {
                    input type="hidden" name="wish" value="ask-undo";
                    input type="hidden" name="seat" value=(seat);
                    (list)
                }
            } @else { (list) }
        }
    }

    /// The filters work by the style sheet alone.
    fn whose_story(&self) -> Markup {
        let one = |id: String, label: Markup, checked: bool| {
            html! {
                input.tab-switch type="radio" name="whose" id=(id) checked[checked];
                label.pill for=(id) { (label) }
            }
        };
        html! {
            div.filters role="group" aria-label=(self.word("page-whose-story")) {
                (one("whose-all".to_owned(), html! { (self.word("page-whole-story")) }, true))
                @for seat in Seat::all(self.table.rules().players()) {
                    (one(format!("whose-{seat}"), html! { (super::scenery::token(seat)) (self.called(seat)) }, false))
                }
            }
        }
    }

    /// The viewer's seat, if they may ask to go back further than their own last decision.
    fn may_ask_back(&self) -> Option<Seat> {
        let running = self.table.head().status == Status::Playing && !self.table.is_paused();
        let falls = self.table.fall(self.circumstances).is_some();
        let seat = self.own_seat().filter(|seat| self.has_a_say(*seat));
        seat.filter(|_| running && !falls && self.table.undo().is_none())
    }

    /// The newest event in one line, for a phone; it leads to the others.
    pub(super) fn latest(&self, story: &[Arc<Leaf>]) -> Markup {
        html! {
            label.latest-line #latest for=(bar::STORY) {
                @if let Some(chapter) = story.iter().map(|chapter| chapter.html()).rev().find(|html| !html.is_empty()) {
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

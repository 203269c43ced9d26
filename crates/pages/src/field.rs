//! The playing field: board, hand and what lies along, laid out by the style sheet in one of three forms.
//!
//! The policy of the pages forbids styles in them, so what the style sheet has to know of a picture comes as classes.

use damrak_draw::{Part, Place, Scene, Shown};
use maud::{Markup, PreEscaped, Render, html};

use crate::icons::Icon;

/// The ratios that the style sheet knows, in hundredths, and the steps between them: coarser for what is very broad.
const RATIOS: (u32, u32) = (60, 500);
const STEP: u32 = 5;
const COARSE: (u32, u32) = (200, 25);

/// Where the hand lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// In the column at the side of the board, below what lies along.
    Beside,
    /// Under the board, which has the whole width.
    Below,
    /// Under the board and what lies along it.
    Along,
}

impl Form {
    /// A game that keeps its parts in their places keeps its form.
    fn of(scene: &Scene) -> Self {
        let beside = scene.along.iter().any(|part| part.place != Place::Under);
        match scene.hand.as_ref().map(|hand| hand.place) {
            Some(Place::Beside | Place::Spare) => Form::Beside,
            Some(Place::Under) | None if beside => Form::Along,
            Some(Place::Under) | None => Form::Below,
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Form::Beside => "form-beside",
            Form::Below => "form-below",
            Form::Along => "form-along",
        }
    }
}

/// What a page adds to the field.
#[derive(Clone, Copy)]
pub struct Field<'a> {
    /// The table in parts.
    pub scene: &'a Scene,
    /// Beside the heading of the hand: the button that decides, where there is no other place for it.
    pub in_hand: &'a Markup,
    /// How its parts stand on the page.
    pub mark: fn(&Markup) -> Marked<'_>,
}

/// A part of a page that has an id.
#[derive(Clone, Copy, Debug)]
pub enum Marked<'a> {
    /// Between marks: the page's script does not even read what it was sent before.
    Between(&'a Markup),
    /// As it is.
    Plain(&'a Markup),
}

impl Marked<'_> {
    /// A part between marks.
    pub fn between(markup: &Markup) -> Marked<'_> {
        Marked::Between(markup)
    }

    /// A part as it is.
    pub fn plain(markup: &Markup) -> Marked<'_> {
        Marked::Plain(markup)
    }
}

impl Render for Marked<'_> {
    fn render_to(&self, text: &mut String) {
        const MARK: &str = "<!--part-->";
        let (Marked::Between(markup) | Marked::Plain(markup)) = self;
        let mark = if matches!(self, Marked::Between(_)) { MARK } else { "" };
        text.push_str(mark);
        text.push_str(&markup.0);
        text.push_str(mark);
    }
}

impl Field<'_> {
    /// The field.
    pub fn show(&self) -> Markup {
        let scene = self.scene;
        let form = Form::of(scene).class();
        let ratio = ratio(scene.board.sheet.width, scene.board.sheet.height);
        let under = |part: &&Part| part.place == Place::Under;
        html! {
            section.playfield #field {
                div class={ "parts " (form) " ratio-" (ratio) } {
                    @if let Some(hand) = &scene.hand { (self.hand(hand)) }
                    .upper {
                        (self.board())
                        .along.at-side { @for part in scene.along.iter().filter(|part| !under(part)) { (self.along(part)) } }
                    }
                    @if scene.along.iter().any(|part| under(&part)) {
                        .along.at-foot { @for part in scene.along.iter().filter(under) { (self.along(part)) } }
                    }
                    @if let Some(strip) = &scene.strip { .strip { (PreEscaped(strip)) } }
                }
            }
        }
    }

    fn board(&self) -> Markup {
        let board = &self.scene.board;
        let crop = board.crop.map(|crop| {
            let side = |side: i32| side.to_string();
            [crop.x, crop.y, crop.width, crop.height].map(side).join(" ")
        });
        let board = html! {
            section.sheet.board #part-board data-crop=[crop] { (PreEscaped(&board.sheet.svg)) }
        };
        html! { ((self.mark)(&board)) }
    }

    fn hand(&self, hand: &Part) -> Markup {
        let hand = html! {
            section.tray.hand id={ "part-" (hand.id) } {
                .cap { (heading(hand)) (self.in_hand) }
                (shown(hand))
            }
        };
        html! { ((self.mark)(&hand)) }
    }

    /// On a phone it is a tab: what is before it says whether that is open, and works without scripts.
    fn along(&self, part: &Part) -> Markup {
        html! {
            input.tab-switch type="radio" name="tab" id={ "tab-" (part.id) } aria-label=(part.title);
            ((self.mark)(&along(part)))
        }
    }
}

/// What stands with the question, where nothing of it changes by itself.
pub(crate) fn focus_parts(scene: &Scene) -> Markup {
    html! {
        @for one in &scene.focus {
            section.focus-part id={ "part-" (one.id) } aria-label=(one.title) { (shown(one)) }
        }
    }
}

/// The tabs of a small screen where nothing is told or talked: the board under its name, and what lies along it.
pub(crate) fn foot(scene: &Scene, table: &str) -> Markup {
    let along = scene.along.iter().filter(|part| part.place != Place::Spare);
    html! {
        nav.foot aria-hidden="true" {
            label for="tab-now" { (Icon::Table.show()) span { (table) } }
            @for part in along {
                label for={ "tab-" (part.id) } { (Icon::Eye.show()) span { (part.title) } }
            }
        }
    }
}

/// A part that lies along the board.
fn along(part: &Part) -> Markup {
    html! {
        // Text may have to be scrolled, by keys too.
        section class={ "tray part " (part.place.class()) (drawn_ratio(part)) } id={ "part-" (part.id) }
            aria-label=(part.title) tabindex=[part.html().map(|_| "0")] {
            .cap {
                h2 { label for={ "tab-" (part.id) } { (part.title) } }
                @if let Some(note) = &part.note { small { (note) } }
            }
            (shown(part))
        }
    }
}

/// How broad a part is, if it is one picture.
fn drawn_ratio(part: &Part) -> String {
    match &part.shown {
        Shown::Sheet(sheet) => format!(" ratio-{}", ratio(sheet.width, sheet.height)),
        Shown::Pieces(_) | Shown::Html(_) => String::new(),
    }
}

fn heading(part: &Part) -> Markup {
    html! { h2 { (part.title) } @if let Some(note) = &part.note { small { (note) } } }
}

/// What a part shows: a picture, pieces that flow, or text.
pub fn shown(part: &Part) -> Markup {
    match &part.shown {
        Shown::Sheet(sheet) => PreEscaped(sheet.svg.clone()),
        Shown::Html(html) => html! { .panel { (PreEscaped(html)) } },
        Shown::Pieces(pieces) => html! {
            .pieces role="group" aria-label=(pieces.about) {
                svg.defs.drawn width="0" height="0" aria-hidden="true" { (PreEscaped(&pieces.defs)) }
                @for piece in &pieces.pieces { (PreEscaped(piece.svg())) }
            }
        },
    }
}

/// How much wider than high something is, as the style sheet knows it.
fn ratio(width: u32, height: u32) -> u32 {
    let hundredths = (width * 100).checked_div(height).unwrap_or(100);
    let (least, most) = RATIOS;
    let (from, coarse) = COARSE;
    let step = if hundredths > from { coarse } else { STEP };
    (hundredths + step / 2).clamp(least, most) / step * step
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_style_sheet_knows_every_ratio() {
        let style = include_str!("../../../web/desk.css");
        for (width, height) in
            [(1, 3), (716, 716), (1040, 631), (100, 72), (347, 100), (5, 1), (9, 1), (1, 0)]
        {
            let rule = format!(".ratio-{} {{ --ratio: ", ratio(width, height));
            assert!(style.contains(&rule), "{rule}");
        }
        assert_eq!((ratio(716, 716), ratio(1040, 631), ratio(100, 72)), (100, 165, 140));
        assert_eq!((ratio(201, 100), ratio(347, 100), ratio(9, 1)), (200, 350, 500));
    }
}

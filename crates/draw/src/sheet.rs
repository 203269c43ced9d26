//! One picture, and how it stands alone.

use damrak_core::Seat;

use crate::style;
use crate::svg::{Pen, escape};

/// A wider picture has to be enlarged more on a phone before its parts can be touched.
const BROAD: i32 = 900;
/// And this more still.
const VAST: i32 = 1500;

/// Around a part that is cut out of a picture there is so much room, and its last target is at most so large.
const ROOM: i32 = 12;
const TARGET: i32 = 66;

/// One picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// Its name in the page.
    pub id: &'static str,
    /// Whose things it shows, if they are somebody's.
    pub owner: Option<Seat>,
    /// What it shows, as plain text.
    pub title: String,
    /// In user units; the page should show no more than one pixel a unit.
    pub width: u32,
    /// In user units.
    pub height: u32,
    /// The picture itself, to be put into a page that uses [`style::all`].
    pub svg: String,
}

/// When a picture is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Warm white.
    Day,
    /// Night harbour.
    Night,
}

impl Theme {
    /// The name by which the style knows it.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Day => "day",
            Theme::Night => "night",
        }
    }
}

impl Sheet {
    /// A picture of this size with a title, a longer description and what the strokes draw.
    pub fn drawn(
        id: &'static str,
        (width, height): (i32, i32),
        title: String,
        description: &str,
        capacity: usize,
        strokes: impl FnOnce(&mut Pen),
    ) -> Self {
        let pen = Pen::with_capacity(capacity);
        Self::written(pen, id, (width, height), title, description, strokes)
    }

    /// The same with a pen that knows for which page it writes.
    pub(crate) fn written(
        mut pen: Pen,
        id: &'static str,
        (width, height): (i32, i32),
        title: String,
        description: &str,
        strokes: impl FnOnce(&mut Pen),
    ) -> Self {
        let class = match width {
            width if width > VAST => "drawn sheet broad vast",
            width if width > BROAD => "drawn sheet broad",
            _ => "drawn sheet",
        };
        let prefix = pen.prefix().to_owned();
        let tag = pen.tag("svg").attr("xmlns", "http://www.w3.org/2000/svg");
        let tag = tag.parts("id", &["sheet-", id]).class(class).attr("role", "group");
        let tag = tag.parts("viewBox", &["0 0 ", &width.to_string(), " ", &height.to_string()]);
        let tag = tag.num("width", width).num("height", height);
        let tag =
            tag.parts("aria-labelledby", &[&prefix, "title-", id, " ", &prefix, "about-", id]);
        tag.around(|pen| {
            pen.tag("title").parts("id", &["title-", id]).holding(&title);
            pen.tag("desc").parts("id", &["about-", id]).holding(description);
            strokes(pen);
        });
        let side = |length: i32| u32::try_from(length).unwrap_or_default();
        Self { id, owner: None, title, width: side(width), height: side(height), svg: pen.finish() }
    }

    /// The same, of things that are somebody's.
    #[must_use]
    pub fn owned_by(self, seat: Seat) -> Self {
        Self { owner: Some(seat), ..self }
    }

    /// The part of the picture from one target to another, with some room around it; nothing if they are not drawn.
    pub fn cut_out(&self, first: &str, last: &str) -> Option<Self> {
        let ((left, top), (right, bottom)) = (self.corner_of(first)?, self.corner_of(last)?);
        let (x, y) = ((left - ROOM).max(0), (top - ROOM).max(0));
        let (width, height) = (self.width.cast_signed(), self.height.cast_signed());
        let width = (right + TARGET + ROOM).min(width).checked_sub(x).filter(|side| *side > 0)?;
        let height =
            (bottom + TARGET + ROOM).min(height).checked_sub(y).filter(|side| *side > 0)?;
        Some(self.framed([x, y, width, height]))
    }

    /// The part of the picture within a frame: its left and upper edge, its width and its height.
    #[must_use]
    pub fn framed(&self, [x, y, width, height]: [i32; 4]) -> Self {
        let frame = |x: i32, y: i32, width: i32, height: i32| {
            format!("viewBox=\"{x} {y} {width} {height}\" width=\"{width}\" height=\"{height}\"")
        };
        let whole = frame(0, 0, self.width.cast_signed(), self.height.cast_signed());
        let svg = self.svg.replacen(&whole, &frame(x, y, width, height), 1);
        let side = |length: i32| u32::try_from(length).unwrap_or_default();
        let (width, height) = (side(width), side(height));
        Self { title: self.title.clone(), width, height, svg, ..*self }
    }

    /// Where something that can be pointed at lies.
    fn corner_of(&self, target: &str) -> Option<(i32, i32)> {
        let (_, tag) = self.svg.split_once(&format!("data-target=\"{target}\""))?;
        let (tag, _) = tag.split_once('>')?;
        let (place, _) = tag.split_once("translate(")?.1.split_once(')')?;
        let (x, y) = place.split_once(' ')?;
        Some((x.parse().ok()?, y.parse().ok()?))
    }

    /// The picture as a file of its own, with its colours in it.
    pub fn standalone(&self, theme: Theme) -> String {
        with_style(&self.svg, Some(theme), &style::all())
    }

    /// The same for a page that shows it as an image: with no more style than it needs.
    pub fn as_image(&self, theme: Theme) -> String {
        with_style(&self.svg, Some(theme), &style::needed_by(&self.svg))
    }

    /// The same in the light that its reader prefers.
    pub fn standalone_in_any_light(&self) -> String {
        with_style(&self.svg, None, &style::all())
    }
}

/// An SVG with a style put into it, so that it needs no page; without a theme its reader's is taken.
pub(crate) fn with_style(svg: &str, theme: Option<Theme>, style: &str) -> String {
    let Some((head, rest)) = svg.split_once('>') else { return svg.to_owned() };
    let mut text = String::with_capacity(svg.len() + style.len() + 64);
    text.push_str(head);
    if let Some(theme) = theme {
        text.push_str(" data-theme=\"");
        text.push_str(theme.name());
        text.push('"');
    }
    text.push_str("><style>");
    escape(&mut text, style);
    text.push_str("</style>");
    text.push_str(rest);
    text
}

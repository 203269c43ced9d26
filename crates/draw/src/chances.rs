//! Winning chances in the course of a game, as a plot.
//!
//! Each seat has a line of its own colour and dashes; what is worth looking at again is marked with a number, a
//! circle around a choice and a diamond around a stroke of luck.

use damrak_core::Seat;

use crate::sheet::Sheet;
use crate::svg::Pen;
use crate::tongue::shortened;

/// What is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Plot<'a> {
    /// Its name in the page.
    pub id: &'static str,
    /// What the plot is called.
    pub title: &'a str,
    /// What it shows, for those who do not see it.
    pub about: &'a str,
    /// What the numbers at the left are, such as "winning chance in %".
    pub vertical: &'a str,
    /// What the numbers below are, such as "decision".
    pub horizontal: &'a str,
    /// What the people are called, seat by seat.
    pub names: &'a [String],
    /// For each seat its chance from 0 to 1: after the deal, then after each decision.
    pub series: &'a [Vec<f32>],
    /// What is worth looking at.
    pub marks: &'a [Mark],
    /// The size of the picture in pixels. Letters do not grow with it.
    pub width: u32,
    /// The same from top to bottom.
    pub height: u32,
}

/// A moment that is worth looking at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// After which decision; 0 is the deal.
    pub decision: usize,
    /// On whose line.
    pub seat: Seat,
    /// What it marks.
    pub kind: MarkKind,
    /// One or two letters that stand in it, such as the number of a line of a table.
    pub label: String,
    /// What happened, shown to whoever points at it.
    pub title: String,
    /// Where it leads.
    pub link: Option<String>,
}

/// What a mark marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// Something else would have been better.
    Choice,
    /// Chance alone moved it.
    Luck,
}

/// What is left free around the lines.
const LEFT: i32 = 44;
const RIGHT: i32 = 18;
const BOTTOM: i32 = 48;
/// The height of a line of names above, and of what is said of the numbers at the left.
const ROW: i32 = 26;
const HEAD: i32 = 34;
/// Between two names.
const GAP: i32 = 22;
/// How long the sample of a line beside a name is.
const SAMPLE: i32 = 34;
/// How wide a letter is at most, about.
const LETTER: i32 = 8;
/// The longest name that is written out.
const LONGEST_NAME: usize = 22;
/// The room a mark needs.
const MARK: i32 = 24;
/// How far apart the numbers below stand at least.
const TICK: i32 = 56;
/// Smaller pictures could not be read.
const SMALLEST: (i32, i32) = (300, 200);

/// One class for each seat; the style gives each a colour and dashes.
const LINES: [&str; Seat::MAX as usize] = [
    "plot-line of-seat-1",
    "plot-line of-seat-2",
    "plot-line of-seat-3",
    "plot-line of-seat-4",
    "plot-line of-seat-5",
    "plot-line of-seat-6",
    "plot-line of-seat-7",
    "plot-line of-seat-8",
];
const MARKS: [&str; Seat::MAX as usize] = [
    "plot-mark of-seat-1",
    "plot-mark of-seat-2",
    "plot-mark of-seat-3",
    "plot-mark of-seat-4",
    "plot-mark of-seat-5",
    "plot-mark of-seat-6",
    "plot-mark of-seat-7",
    "plot-mark of-seat-8",
];

/// Draws the chances. The picture needs the style of all pictures, as [`Sheet`] says.
pub fn plot(plot: &Plot<'_>) -> Sheet {
    let side = |length: u32| i32::try_from(length).unwrap_or(i32::MAX).min(10_000);
    let size = (side(plot.width).max(SMALLEST.0), side(plot.height).max(SMALLEST.1));
    let decisions = plot.series.iter().map(Vec::len).max().unwrap_or_default().saturating_sub(1);
    let names = places_of_names(plot.names, size.0);
    let rows = names.last().map_or(0, |(_, y)| y / ROW + 1);
    let field = Field { size, top: rows * ROW + HEAD, decisions: decisions.max(1) };
    let title = plot.title.to_owned();
    Sheet::drawn(plot.id, size, title, plot.about, 16 * 1024, |pen| {
        pen.rect("plot-ground", 0, 0, size.0, size.1, 8);
        for ((seat, name), (x, y)) in (0..).zip(plot.names).zip(names) {
            draw_name(pen, seat, name, (x, y));
        }
        field.draw(pen, plot);
        for (seat, series) in (0..).zip(plot.series) {
            let class = LINES.get(seat).copied().unwrap_or(LINES[0]);
            pen.tag("path").class(class).attr("d", &field.line(series)).done();
        }
        let mut taken = Vec::new();
        for mark in plot.marks {
            if let Some(chance) = chance_at(plot, mark) {
                let place = field.free_place(field.x(mark.decision), field.y(chance), &taken);
                taken.push(place);
                draw_mark(pen, mark, place);
            }
        }
    })
}

fn chance_at(plot: &Plot<'_>, mark: &Mark) -> Option<f32> {
    plot.series.get(mark.seat.index())?.get(mark.decision).copied()
}

/// Where the names stand above the lines, in as many rows as they need.
fn places_of_names(names: &[String], width: i32) -> Vec<(i32, i32)> {
    let (mut x, mut y) = (LEFT, 8);
    let mut places = Vec::with_capacity(names.len());
    for name in names {
        let letters = name.chars().count().min(LONGEST_NAME) as i32;
        let wide = SAMPLE + 8 + letters * LETTER;
        if x > LEFT && x + wide > width - RIGHT {
            (x, y) = (LEFT, y + ROW);
        }
        places.push((x, y));
        x += wide + GAP;
    }
    places
}

fn draw_name(pen: &mut Pen, seat: usize, name: &str, (x, y): (i32, i32)) {
    let class = LINES.get(seat).copied().unwrap_or(LINES[0]);
    let sample = format!("M{x} {}h{SAMPLE}", y + 12);
    pen.tag("path").class(class).attr("d", &sample).done();
    pen.label("plot-name", x + SAMPLE + 8, y + 17, &shortened(name, LONGEST_NAME));
}

/// The part of the picture with the lines.
struct Field {
    size: (i32, i32),
    top: i32,
    decisions: usize,
}

impl Field {
    fn bottom(&self) -> i32 {
        self.size.1 - BOTTOM
    }

    fn right(&self) -> i32 {
        self.size.0 - RIGHT
    }

    fn x(&self, decision: usize) -> f32 {
        let wide = (self.right() - LEFT) as f32;
        LEFT as f32 + wide * decision.min(self.decisions) as f32 / self.decisions as f32
    }

    fn y(&self, chance: f32) -> f32 {
        let chance = if chance.is_finite() { chance.clamp(0.0, 1.0) } else { 0.0 };
        self.bottom() as f32 - (self.bottom() - self.top) as f32 * chance
    }

    fn line(&self, series: &[f32]) -> String {
        let mut d = String::with_capacity(series.len() * 14);
        for (decision, chance) in series.iter().enumerate() {
            let letter = if decision == 0 { 'M' } else { 'L' };
            d.push_str(&format!("{letter}{:.1} {:.1}", self.x(decision), self.y(*chance)));
        }
        d
    }

    /// The grid and its numbers.
    fn draw(&self, pen: &mut Pen, plot: &Plot<'_>) {
        pen.label("plot-words", LEFT - 36, self.top - 14, plot.vertical);
        for percent in [0_u8, 25, 50, 75, 100] {
            let y = self.y(f32::from(percent) / 100.0) as i32;
            let line = format!("M{LEFT} {y}H{}", self.right());
            pen.tag("path").class("plot-grid").attr("d", &line).done();
            pen.label("plot-number at-left", LEFT - 8, y + 5, &percent.to_string());
        }
        for decision in (0..=self.decisions).step_by(self.step()) {
            let x = self.x(decision) as i32;
            let line = format!("M{x} {}v6", self.bottom());
            pen.tag("path").class("plot-grid").attr("d", &line).done();
            pen.label("plot-number", x, self.bottom() + 22, &decision.to_string());
        }
        pen.label("plot-words at-left", self.right(), self.bottom() + 42, plot.horizontal);
    }

    /// From one number below to the next: 1, 2 or 5 of something round.
    fn step(&self) -> usize {
        let most = ((self.right() - LEFT) / TICK).max(1) as usize;
        let rounds = (0..9).flat_map(|zeros| [1, 2, 5].map(|first| first * 10_usize.pow(zeros)));
        rounds.into_iter().find(|step| self.decisions / step <= most).unwrap_or(usize::MAX)
    }

    /// A place for a mark where no other is, near the one it belongs to.
    fn free_place(&self, x: f32, y: f32, taken: &[(i32, i32)]) -> (i32, i32) {
        let (x, y) = (x as i32, y as i32);
        let near = |place: &(i32, i32)| {
            taken.iter().all(|(ox, oy)| (ox - place.0).abs() + (oy - place.1).abs() >= MARK)
        };
        let inside = |place: &(i32, i32)| (self.top..=self.bottom()).contains(&place.1);
        let steps = (0..8).flat_map(|step| [-step * MARK, step * MARK]);
        let places = steps.map(|step| (x, y + step)).filter(inside);
        places.into_iter().find(near).unwrap_or((x, y))
    }
}

fn draw_mark(pen: &mut Pen, mark: &Mark, (x, y): (i32, i32)) {
    let class = MARKS[mark.seat.index()];
    let strokes = |pen: &mut Pen| {
        pen.tag("g").at(x, y).around(|pen| {
            pen.title(&mark.title);
            match mark.kind {
                MarkKind::Choice => pen.circle(class, 0, 0, 11),
                MarkKind::Luck => pen.path(class, "M0 -14L14 0L0 14L-14 0z"),
            }
            pen.label("plot-label", 0, 5, &mark.label);
        });
    };
    match &mark.link {
        Some(link) => pen.tag("a").attr("href", link).around(strokes),
        None => strokes(pen),
    }
}

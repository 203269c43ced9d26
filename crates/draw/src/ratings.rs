//! Ratings with their intervals, as a plot.

use crate::sheet::Sheet;
use crate::svg::Pen;
use crate::tongue::shortened;

/// What is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Plot<'a> {
    /// What the plot is called.
    pub title: &'a str,
    /// What it shows, for those who do not see it.
    pub about: &'a str,
    /// What the numbers below are, such as "rating, with 95 % intervals".
    pub horizontal: &'a str,
    /// Everybody who is rated, from the top to the bottom.
    pub rungs: &'a [Rung],
    /// The width of the picture in pixels; the height follows from how many are rated.
    pub width: u32,
}

/// One who is rated.
#[derive(Clone, Debug, PartialEq)]
pub struct Rung {
    /// What it is called.
    pub name: String,
    /// Its rating.
    pub rating: f64,
    /// Where its interval begins and ends.
    pub interval: (f64, f64),
}

/// The name of the picture in a page.
const SHEET: &str = "ratings";
/// What is left free above, below and at the right, where the ratings stand as numbers.
const TOP: i32 = 44;
const BOTTOM: i32 = 54;
const RIGHT: i32 = 76;
/// The height of one who is rated.
const ROW: i32 = 40;
/// How wide a letter is at most, about.
const LETTER: i32 = 10;
/// The longest name that is written out.
const LONGEST_NAME: usize = 24;
/// How far apart the numbers below stand at least.
const TICK: i32 = 64;
/// Wider and narrower pictures are of no use.
const WIDTHS: (u32, u32) = (360, 2_000);

/// Draws the ratings. The picture needs the style of all pictures, as [`Sheet`] says.
pub fn plot(plot: &Plot<'_>) -> Sheet {
    let width = plot.width.clamp(WIDTHS.0, WIDTHS.1) as i32;
    let letters = plot.rungs.iter().map(|rung| rung.name.chars().count()).max().unwrap_or_default();
    let left = 24 + letters.min(LONGEST_NAME) as i32 * LETTER;
    let height = TOP + ROW * plot.rungs.len() as i32 + BOTTOM;
    let axis = Axis::around(plot.rungs, (left, width - RIGHT));
    Sheet::drawn(SHEET, (width, height), plot.title.to_owned(), plot.about, 8 * 1024, |pen| {
        pen.rect("plot-ground", 0, 0, width, height, 8);
        pen.label("plot-title", 16, 28, plot.title);
        let bottom = height - BOTTOM;
        axis.draw(pen, bottom);
        pen.label("plot-words at-left", axis.right, bottom + 44, plot.horizontal);
        for (row, rung) in (0..).zip(plot.rungs) {
            let y = TOP + ROW * row + ROW / 2;
            pen.label("plot-name at-left", left - 10, y + 5, &shortened(&rung.name, LONGEST_NAME));
            axis.draw_rung(pen, rung, y);
            pen.label("plot-name", axis.right + 14, y + 5, &format!("{:.0}", rung.rating));
        }
    })
}

/// Where a rating stands.
struct Axis {
    left: i32,
    right: i32,
    from: f64,
    to: f64,
    step: f64,
}

impl Axis {
    /// Round numbers around all intervals.
    fn around(rungs: &[Rung], (left, right): (i32, i32)) -> Self {
        let all = || rungs.iter().flat_map(|rung| [rung.interval.0, rung.rating, rung.interval.1]);
        let ends = all().filter(|value| value.is_finite() && value.abs() < 1e9);
        let (mut low, mut high) = ends
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), v| (low.min(v), high.max(v)));
        if low > high {
            (low, high) = (0.0, 0.0);
        }
        let most = f64::from(((right - left) / TICK).max(2));
        let rough = ((high - low) / (most - 1.0)).max(1.0);
        let zeros = 10_f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|first| first * zeros);
        let step = step.into_iter().find(|step| *step >= rough).unwrap_or(rough);
        let (from, to) = ((low / step).floor() * step, (high / step).ceil() * step);
        Self { left, right, from, to: if to > from { to } else { from + step }, step }
    }

    fn x(&self, rating: f64) -> i32 {
        let rating = if rating.is_finite() { rating.clamp(self.from, self.to) } else { self.from };
        let part = (rating - self.from) / (self.to - self.from);
        self.left + (f64::from(self.right - self.left) * part).round() as i32
    }

    fn draw(&self, pen: &mut Pen, bottom: i32) {
        let ticks = ((self.to - self.from) / self.step).round() as i32;
        for tick in 0..=ticks.min(100) {
            let rating = self.from + f64::from(tick) * self.step;
            let x = self.x(rating);
            let line = format!("M{x} {TOP}V{bottom}");
            pen.tag("path").class("plot-grid").attr("d", &line).done();
            pen.label("plot-number", x, bottom + 20, &format!("{rating:.0}"));
        }
    }

    fn draw_rung(&self, pen: &mut Pen, rung: &Rung, y: i32) {
        let (low, high) = (self.x(rung.interval.0), self.x(rung.interval.1));
        let line = format!("M{low} {y}H{high}M{low} {}v12M{high} {}v12", y - 6, y - 6);
        pen.tag("path").class("plot-interval").attr("d", &line).done();
        pen.circle("plot-dot", self.x(rung.rating), y, 6);
    }
}

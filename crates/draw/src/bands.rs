//! The chances of all players as bands that fill a whole: one bar for a moment, a river for a game.
//!
//! Every seat has its colour and its pattern, the same wherever chances are shown; whoever looks lies on the ground, so
//! that the height of their band can be read.

use damrak_core::Seat;

use crate::svg::Pen;

/// The bar is this high, and so are rivers, in the units of their pictures; both are stretched to their place.
const WHOLE: i32 = 1000;

const BANDS: [&str; Seat::MAX as usize] = [
    "band band-1",
    "band band-2",
    "band band-3",
    "band band-4",
    "band band-5",
    "band band-6",
    "band band-7",
    "band band-8",
];

/// What is woven into each band, so that nobody needs its colour: bricks, slants, dots, crosses, and so on.
const WEAVES: [&str; Seat::MAX as usize] = [
    "M0 0H48M0 24H48M12 0V24M36 24V48",
    "M-12 60L60 -12M-12 12L12 -12M36 60L60 36",
    "M12 12h.1M36 36h.1",
    "M0 0L48 48M48 0L0 48",
    "M0 24H48",
    "M24 0V48",
    "M24 14v20M14 24h20",
    "M0 36L24 12L48 36",
];

/// A mark above a river.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flag {
    /// After which decision.
    pub decision: usize,
    /// One or two letters.
    pub label: String,
    /// What it is about, shown to whoever points at it.
    pub title: String,
    /// Where it leads.
    pub link: String,
}

/// Seats from the ground up: whoever looks first, then the others as they sit.
pub fn from_the_ground(players: u8, own: Option<Seat>) -> Vec<Seat> {
    let others = Seat::all(players).filter(|seat| Some(*seat) != own);
    own.into_iter().filter(|seat| seat.index() < usize::from(players)).chain(others).collect()
}

fn portion(chance: f32) -> f32 {
    if chance.is_finite() { chance.clamp(0.0, 1.0) } else { 0.0 }
}

/// Which way a bar runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// From the ground up, beside a board.
    Up,
    /// From left to right, above it.
    Along,
}

/// One bar: the chances of a moment.
pub fn bar(chances: &[f32], order: &[Seat], way: Way, about: &str) -> String {
    let mut pen = Pen::with_capacity(2048);
    let (width, height) = match way {
        Way::Up => (100, WHOLE),
        Way::Along => (WHOLE, 100),
    };
    let (class, name) = match way {
        Way::Up => ("drawn chance-bar up", "up"),
        Way::Along => ("drawn chance-bar along", "along"),
    };
    stretched(&mut pen, class, (width, height), about, |pen| {
        weave(pen, name, order);
        let mut at = 0.0;
        for seat in order {
            let next = at + portion(chances.get(seat.index()).copied().unwrap_or_default());
            let place = |share: f32| (share * WHOLE as f32).round() as i32;
            let (from, to) = (place(at), place(next));
            let mut band = |class: &'static str, fill: Option<&str>| {
                let tag = pen.tag("rect").class(class);
                let tag = match way {
                    Way::Up => {
                        tag.num("y", WHOLE - to).num("width", width).num("height", to - from)
                    }
                    Way::Along => tag.num("x", from).num("width", to - from).num("height", height),
                };
                match fill {
                    Some(fill) => tag.attr("fill", fill).done(),
                    None => tag.done(),
                }
            };
            band(BANDS[seat.index()], None);
            band("band-woven", Some(&woven(name, *seat)));
            at = next;
        }
    });
    pen.finish()
}

/// The river of a whole game: for each seat its chance after the deal, then after each decision.
pub fn river(series: &[Vec<f32>], order: &[Seat], about: &str) -> String {
    let count = series.iter().map(Vec::len).max().unwrap_or_default();
    let mut pen = Pen::with_capacity(count * 20 * order.len() + 512);
    let width = WHOLE * 2;
    stretched(&mut pen, "drawn river", (width, WHOLE), about, |pen| {
        weave(pen, "river", order);
        let x = |at: usize| at as f32 * width as f32 / count.saturating_sub(1).max(1) as f32;
        let mut ground = vec![0.0_f32; count];
        for seat in order {
            let chances = series.get(seat.index());
            let top: Vec<f32> = ground
                .iter()
                .enumerate()
                .map(|(at, below)| {
                    let own = chances.and_then(|chances| chances.get(at)).copied();
                    (below + portion(own.unwrap_or_default())).min(1.0)
                })
                .collect();
            let point = |(at, share): (usize, &f32)| {
                format!("{:.1} {:.1}", x(at), WHOLE as f32 * (1.0 - share))
            };
            let up: Vec<String> = top.iter().enumerate().map(point).collect();
            let back: Vec<String> = ground.iter().enumerate().map(point).rev().collect();
            let d = format!("M{}L{}z", up.join("L"), back.join("L"));
            pen.tag("path").class(BANDS[seat.index()]).attr("d", &d).done();
            let fill = woven("river", *seat);
            pen.tag("path").class("band-woven").attr("fill", &fill).attr("d", &d).done();
            ground = top;
        }
        for quarter in [250, 500, 750] {
            let d = format!("M0 {quarter}H{width}");
            pen.tag("path").class("river-grid").attr("d", &d).done();
        }
    });
    pen.finish()
}

/// Half as high as a lane is.
const LANE: i32 = 100;
/// What is smaller is not drawn.
const LEAST_MOVE: f32 = 0.005;

/// What moved somebody's chance, decision by decision, below a river: gains up, losses down.
pub fn lane(moved: &[(usize, f32)], decisions: usize) -> String {
    let mut pen = Pen::with_capacity(moved.len() * 60 + 256);
    let (width, broad) = (WHOLE * 2, 8);
    let drawn = || moved.iter().filter(|(_, much)| much.is_finite() && much.abs() > LEAST_MOVE);
    // A lane is read for its largest strokes: the largest reaches its edge, and small ones can still be seen.
    let most = drawn().map(|(_, much)| much.abs()).fold(0.2, f32::max);
    let tag = pen.tag("svg").attr("xmlns", "http://www.w3.org/2000/svg").class("drawn lane-line");
    let tag = tag.attr("aria-hidden", "true").attr("preserveAspectRatio", "none");
    let tag = tag.parts("viewBox", &["0 0 ", &width.to_string(), " ", &(2 * LANE).to_string()]);
    tag.around(|pen| {
        let ground = format!("M0 {LANE}H{width}");
        pen.tag("path").class("lane-ground").attr("d", &ground).done();
        for (decision, much) in drawn() {
            let x = (*decision as f32 * width as f32 / decisions.max(1) as f32) as i32 - broad / 2;
            let high = ((much.abs() / most * LANE as f32) as i32).max(12);
            let (class, y) =
                if *much > 0.0 { ("lane-gain", LANE - high) } else { ("lane-loss", LANE) };
            let bar = pen.tag("rect").class(class).num("x", x.clamp(0, width - broad));
            bar.num("y", y).num("width", broad).num("height", high).done();
        }
    });
    pen.finish()
}

/// Marks that stand above a river, as broad as it is.
pub fn flags(flags: &[Flag], decisions: usize, about: &str) -> String {
    let mut pen = Pen::with_capacity(flags.len() * 200 + 256);
    let (width, height) = (WHOLE * 2, 60);
    let tag = pen.tag("svg").attr("xmlns", "http://www.w3.org/2000/svg").class("drawn flags");
    let tag = tag.attr("role", "group").attr("aria-label", about);
    tag.parts("viewBox", &["0 0 ", &width.to_string(), " ", &height.to_string()]).around(|pen| {
        for (flag, x) in flags.iter().zip(beside_each_other(flags, decisions, width)) {
            pen.tag("a").attr("href", &flag.link).around(|pen| {
                pen.tag("g").at(x, 30).around(|pen| {
                    pen.title(&flag.title);
                    pen.circle("flag", 0, 0, 25);
                    pen.label("flag-label", 0, 11, &flag.label);
                });
            });
        }
    });
    pen.finish()
}

/// Half of a flag, with what it keeps free.
const HALF: i32 = 44;

/// Where flags stand: above their decisions, but none over another and none beyond the end.
fn beside_each_other(flags: &[Flag], decisions: usize, width: i32) -> Vec<i32> {
    let above = |flag: &Flag| flag.decision as f32 * width as f32 / decisions.max(1) as f32;
    let mut places: Vec<i32> = flags.iter().map(|flag| above(flag) as i32).collect();
    let mut free = HALF;
    for place in &mut places {
        *place = (*place).max(free);
        free = *place + 2 * HALF;
    }
    let mut end = width - HALF;
    for place in places.iter_mut().rev() {
        *place = (*place).min(end);
        end = *place - 2 * HALF;
    }
    places
}

/// The name of what is woven into a band of a picture.
fn woven(picture: &str, seat: Seat) -> String {
    format!("url(#{picture}-weave-{seat})")
}

/// What is woven into the bands of a picture.
fn weave(pen: &mut Pen, picture: &str, order: &[Seat]) {
    for seat in order {
        let id = format!("{picture}-weave-{seat}");
        let tag = pen.tag("pattern").attr("id", &id).attr("patternUnits", "userSpaceOnUse");
        tag.num("width", 48).num("height", 48).around(|pen| {
            pen.tag("path").class("band-weave").attr("d", WEAVES[seat.index()]).done();
        });
    }
}

/// A picture that is stretched to its place, with the patterns of the seats.
fn stretched(
    pen: &mut Pen,
    class: &'static str,
    (width, height): (i32, i32),
    about: &str,
    strokes: impl FnOnce(&mut Pen),
) {
    let tag = pen.tag("svg").attr("xmlns", "http://www.w3.org/2000/svg").class(class);
    let tag = tag.attr("role", "img").attr("aria-label", about).attr("preserveAspectRatio", "none");
    let tag = tag.parts("viewBox", &["0 0 ", &width.to_string(), " ", &height.to_string()]);
    tag.around(strokes);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_stand_beside_each_other_also_at_the_end() {
        let at = |decision| Flag {
            decision,
            label: "1".to_owned(),
            title: String::new(),
            link: String::new(),
        };
        let flags = [0, 50, 98, 99, 100].map(at);
        let places = beside_each_other(&flags, 100, 2000);
        assert_eq!(places, [44, 1000, 1780, 1868, 1956]);
    }

    #[test]
    fn gains_rise_from_a_lane_and_losses_hang_from_it() {
        let lane = lane(&[(10, -0.4), (50, 0.2), (90, 0.001), (100, f32::NAN)], 100);
        assert_eq!(lane.matches("<rect").count(), 2, "{lane}");
        assert!(
            lane.contains("class=\"lane-loss\" x=\"196\" y=\"100\" width=\"8\" height=\"100\""),
            "{lane}"
        );
        assert!(lane.contains("class=\"lane-gain\" x=\"996\" y=\"50\""), "{lane}");
    }

    #[test]
    fn whoever_looks_lies_on_the_ground() {
        let numbers =
            |own| -> Vec<u8> { from_the_ground(4, own).into_iter().map(Seat::number).collect() };
        assert_eq!(numbers(Seat::from_number(3)), [3, 1, 2, 4]);
        assert_eq!(numbers(None), [1, 2, 3, 4]);
        assert_eq!(numbers(Seat::from_number(7)), [1, 2, 3, 4], "who does not play is not drawn");
    }

    #[test]
    fn a_bar_is_filled_from_the_ground_and_bad_numbers_fill_nothing() {
        let order = from_the_ground(3, Seat::from_number(2));
        let svg = bar(&[0.25, 0.5, f32::NAN], &order, Way::Up, "chances");
        assert!(
            svg.contains("class=\"band band-2\" y=\"500\" width=\"100\" height=\"500\""),
            "{svg}"
        );
        assert!(
            svg.contains("class=\"band band-1\" y=\"250\" width=\"100\" height=\"250\""),
            "{svg}"
        );
        assert!(svg.contains("band-3\" y=\"250\" width=\"100\" height=\"0\""), "{svg}");
    }

    #[test]
    fn a_river_ends_at_the_far_bank() {
        let series = vec![vec![0.5, 0.2, 0.0], vec![0.5, 0.8, 1.0]];
        let svg = river(&series, &from_the_ground(2, None), "river");
        assert!(svg.contains("M0.0 500.0L1000.0 800.0L2000.0 1000.0"), "{svg}");
        assert_eq!(svg.matches("class=\"band band-").count(), 2);
        assert_eq!(svg.matches("fill=\"url(#river-weave-").count(), 2, "and their patterns");
    }

    #[test]
    fn flags_stand_side_by_side() {
        let one = |decision| Flag {
            decision,
            label: "1".into(),
            title: "<x>".into(),
            link: "?a&b".into(),
        };
        let svg = flags(&[one(10), one(10)], 100, "marks");
        assert!(svg.contains("translate(200 30)") && svg.contains("translate(288 30)"), "{svg}");
        assert!(svg.contains("&lt;x&gt;") && svg.contains("?a&amp;b"));
    }
}

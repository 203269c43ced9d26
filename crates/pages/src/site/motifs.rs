//! Small Delft drawings of our own, for quiet moments.

use maud::{Markup, html};

/// A boat that waits for wind.
pub fn becalmed() -> Markup {
    html! {
        svg.drawn.motif viewBox="0 0 120 96" width="120" height="96" aria-hidden="true" {
            path.delft-wash d="M6 72q9-6 18 0t18 0 18 0 18 0 18 0 18 0v10q-54 14-108 0z" {}
            path.delft-house d="M58 14v46H26q22-14 32-46zM64 24q14 18 22 36H64z" {}
            path.delft d="M61 8v56M24 66h74q-6 14-20 16H42q-14-2-18-16z" {}
            path.delft d="M10 86q7-5 14 0t14 0M82 88q7-5 14 0t14 0M92 22q4-4 7 0 4-4 7 0" {}
        }
    }
}

/// The houses along the Damrak, for the top of the first page.
pub fn skyline() -> Markup {
    /// Left edge, width, height and gable of each house.
    const ROW: [(i32, i32, i32, Gable); 7] = [
        (10, 52, 86, Gable::Step),
        (62, 44, 104, Gable::Neck),
        (106, 58, 78, Gable::Bell),
        (164, 46, 112, Gable::Step),
        (210, 54, 92, Gable::Neck),
        (264, 48, 100, Gable::Bell),
        (312, 54, 82, Gable::Step),
    ];
    const GROUND: i32 = 150;
    html! {
        svg.drawn.skyline viewBox="0 0 376 190" width="376" height="190" aria-hidden="true" {
            path.delft-wash d="M0 150h376v34q-188 12-376 0z" {}
            @for (left, width, height, gable) in ROW {
                g transform={ "translate(" (left) " " (GROUND - height) ")" } {
                    path.delft-house d=(gable.outline(width, height)) {}
                    @for row in 0..(height - 30) / 26 {
                        path.delft d={ "M" (width / 4 - 5) " " (12 + row * 26) "h10v14h-10zM" (3 * width / 4 - 5) " " (12 + row * 26) "h10v14h-10z" } {}
                    }
                    path.delft d={ "M" (width / 2 - 6) " " (height) "v-16h12v16" } {}
                }
            }
            path.delft d="M0 150h376" {}
            path.delft d="M20 166q8-6 16 0t16 0M84 176q8-6 16 0t16 0M150 164q8-6 16 0t16 0M222 176q8-6 16 0t16 0M296 166q8-6 16 0t16 0" {}
            path.delft d="M30 22q5-6 10 0 5-6 10 0M330 30q4-5 8 0 4-5 8 0" {}
        }
    }
}

/// The shapes in which the houses of Amsterdam end.
#[derive(Clone, Copy)]
enum Gable {
    Step,
    Neck,
    Bell,
}

impl Gable {
    /// The front of a house of this size; the gable rises above it.
    fn outline(self, width: i32, height: i32) -> String {
        let middle = width / 2;
        let gable = match self {
            Gable::Step => {
                let step = (width - 12) / 6;
                let up = format!("h{step}v-8");
                let down = format!("v8h{step}");
                format!("{}h{}{}", up.repeat(3), width - 6 * step, down.repeat(3))
            }
            Gable::Neck => {
                let side = middle - 9;
                format!(
                    "h4q{} -2 {} -14v-10h3l6-7 6 7h3v10q2 12 {} 14h4",
                    side - 6,
                    side - 4,
                    side - 4
                )
            }
            Gable::Bell => {
                let side = middle - 6;
                format!("q{} 0 {side} -14q1 -10 6 -12q5 2 6 12q2 14 {side} 14", side - 2)
            }
        };
        format!("M0 {height}V0{gable}L{width} 0V{height}z")
    }
}

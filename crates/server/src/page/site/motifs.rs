//! Small Delft drawings of our own: for games that are still to come, and for quiet moments.

use maud::{Markup, html};

/// A game that is announced.
#[derive(Debug)]
pub(in crate::page) struct Announced {
    /// The title on the box.
    pub(in crate::page) title: &'static str,
    /// Who designed it.
    pub(in crate::page) designers: &'static str,
    /// The strokes of its drawing.
    strokes: &'static [(&'static str, &'static str)],
}

/// Games that will come; those that are here already are not announced.
pub(in crate::page) const TO_COME: [Announced; 3] = [
    Announced { title: "Merchants of Amsterdam", designers: "Reiner Knizia", strokes: SHIP },
    Announced { title: "The Flying Dutchman", designers: "Klaus Teuber", strokes: HORSESHOE },
    Announced {
        title: "Chartered: Building Amsterdam",
        designers: "Alexander Kneepkens, Arnold van Binsbergen",
        strokes: HOUSES,
    },
];

/// The games of these that are not here yet.
pub(in crate::page) fn still_to_come<'a>(
    here: &'a [&damrak_core::GameInfo],
) -> impl Iterator<Item = &'static Announced> + 'a {
    TO_COME.iter().filter(|announced| here.iter().all(|info| info.title != announced.title))
}

/// A ship under sail.
const SHIP: &[(&str, &str)] = &[
    ("delft-wash", "M36 132q8-7 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0A72 72 0 0 1 36 132z"),
    ("delft", "M48 112c4 14 10 22 18 24h66c10-4 18-14 20-28-10 6-22 8-34 8H78c-12 0-22-1-30-4z"),
    ("delft", "M76 114V50M106 116V40M134 112V58M152 108l14-14"),
    ("delft-house", "M60 62q16 8 32 0v20q-16 8-32 0zM62 88q14 6 30 0v18q-16 6-30 0z"),
    ("delft-house", "M90 50q16 8 34 0v22q-18 8-34 0zM88 78q18 7 38 0v24q-18 7-38 0z"),
    ("delft-house", "M122 68q12 6 24 0v14q-12 6-24 0zM122 86q13 6 26 0v16q-14 5-26 0z"),
    (
        "delft",
        "M76 50l14-4-14-4M106 40l14-4-14-4M134 58l12-3-12-4M60 124h10M80 125h10M100 125h10M120 123h10",
    ),
    ("delft", "M44 146q8-7 16 0t16 0M88 156q8-7 16 0t16 0M124 146q8-7 16 0t16 0"),
];

/// A horseshoe, for luck at sea.
const HORSESHOE: &[(&str, &str)] = &[
    ("delft-wash", "M34 128q10-8 20 0t20 0 20 0 20 0 20 0 20 0 12 0A72 72 0 0 1 34 128z"),
    (
        "delft-house",
        "M72 138c-22-22-26-60-6-78 18-16 50-16 68 0 20 18 16 56-6 78l-16-8c14-18 18-42 6-54-10-9-26-9-36 0-12 12-8 36 6 54z",
    ),
    (
        "delft",
        "M68 84l8 2M66 100l9-1M72 116l8-4M132 84l-8 2M134 100l-9-1M128 116l-8-4M84 64l4 8M116 64l-4 8M100 59v8",
    ),
    ("delft", "M66 144l24-10M134 144l-24-10"),
    ("delft", "M46 152q8-7 16 0t16 0M92 160q8-7 16 0t16 0M124 152q8-7 16 0t16 0"),
    ("delft", "M42 70q4-5 8 0 4-5 8 0M144 62q3-4 6 0 3-4 6 0"),
];

/// Three houses at a canal: a step gable, a neck gable and a bell gable.
const HOUSES: &[(&str, &str)] = &[
    ("delft-wash", "M36 132h128A72 72 0 0 1 36 132z"),
    ("delft-house", "M46 132V82h6v-8h6v-8h6v-8h8v8h6v8h6v8h6v50z"),
    ("delft-house", "M90 132V70q8-2 8-12V44h4l6-6 6 6h4v14q0 10 8 12v62z"),
    ("delft-house", "M126 132V84q8 0 10-12 2-10 10-12 8 2 10 12 2 12 8 12v48z"),
    ("delft", "M54 88h8v10h-8zM74 88h8v10h-8zM54 106h8v10h-8zM74 106h8v10h-8zM64 132v-12h8v12"),
    (
        "delft",
        "M98 76h7v10h-7zM111 76h7v10h-7zM98 94h7v10h-7zM111 94h7v10h-7zM104 132v-16h8v16M105 52h6v8h-6z",
    ),
    ("delft", "M133 90h8v10h-8zM149 90h8v10h-8zM133 108h8v10h-8zM149 132v-14h8v14M142 70h7v7h-7z"),
    ("delft", "M36 132h128M52 146q8-7 16 0t16 0M92 156q8-7 16 0t16 0M120 144q8-7 16 0t16 0"),
];

impl Announced {
    /// Its Delft tile.
    pub(in crate::page) fn tile(&self) -> Markup {
        html! {
            svg.drawn.tile-art viewBox="0 0 200 200" width="200" height="200" aria-hidden="true" {
                rect.tile-ground x="1" y="1" width="198" height="198" rx="6" {}
                @for turn in [0, 90, 180, 270] {
                    g transform={ "rotate(" (turn) " 100 100)" } {
                        path.delft d="M4 44q2-16 14-20 4 10-4 16M44 4Q28 6 24 18q10 4 16-4M8 8q14 2 24 24Q10 22 8 8z" {}
                        circle.delft-dot cx="38" cy="38" r="3" {}
                        circle.delft-dot cx="12" cy="52" r="2" {}
                        circle.delft-dot cx="52" cy="12" r="2" {}
                    }
                }
                circle.tile-round cx="100" cy="100" r="72" {}
                @for (class, d) in self.strokes { path class=(class) d=(d) {} }
            }
        }
    }
}

/// A boat that waits for wind.
pub(in crate::page) fn becalmed() -> Markup {
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
pub(in crate::page) fn skyline() -> Markup {
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

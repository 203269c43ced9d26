//! The chances of a whole game as pictures: bands like a river, or lines with luck among them.

use damrak_bots::Moment;
use damrak_core::Seat;
use damrak_draw::bands::{Flag, flags, from_the_ground, river};
use damrak_draw::chances::{Mark, MarkKind, Plot, plot};
use maud::{Markup, PreEscaped, html};

use super::{Account, address, most_moved};
use crate::table::hint::percent;

/// The size of the plot on a wide screen and on a phone: its letters do not grow.
const WIDE: (u32, u32) = (880, 380);
const NARROW: (u32, u32) = (340, 340);

impl Account<'_> {
    /// For each seat its chance after the deal, then after each decision.
    fn series(&self) -> Vec<Vec<f32>> {
        let chances = |seat: usize| {
            let after = |moment: &Moment| moment.chances.get(seat).copied().unwrap_or_default();
            let start = self.review.start.get(seat).copied().unwrap_or_default();
            std::iter::once(start).chain(self.review.moments.iter().map(after)).collect()
        };
        (0..usize::from(self.review.players)).map(chances).collect()
    }

    /// Everybody's chances over the whole game as bands; whoever reads lies on the ground.
    pub(super) fn river(&self, points: &[&Moment]) -> Markup {
        let order = from_the_ground(self.review.players, self.reader);
        let mut marked: Vec<(usize, &&Moment)> = points.iter().enumerate().collect();
        marked.sort_by_key(|(_, moment)| moment.decision);
        let flag = |(index, moment): (usize, &&Moment)| Flag {
            decision: moment.decision as usize,
            label: (index + 1).to_string(),
            title: self.cost(moment),
            link: address(self.table(), moment),
        };
        let marked: Vec<Flag> = marked.into_iter().map(flag).collect();
        let about = self.word("page-review-chances");
        html! {
            section.tile.river-box {
                h2 { (about) }
                (PreEscaped(flags(&marked, self.review.moments.len(), &self.word("page-review-points"))))
                .river-row {
                    (PreEscaped(river(&self.series(), &order, &self.in_numbers(&order))))
                    ol.river-names reversed {
                        @for seat in order.iter().rev() {
                            li { (swatch(*seat)) " " (self.name(*seat)) }
                        }
                    }
                }
                (self.lanes())
                p.muted.help { (self.word("boards-bands-help")) }
            }
        }
    }

    /// The river for those who do not see it: where everybody stood after the deal, halfway, and near the end.
    fn in_numbers(&self, order: &[Seat]) -> String {
        let series = self.series();
        let last = self.review.moments.len();
        let at = |decision: usize| {
            let one = |seat: &Seat| {
                let chance = series[seat.index()].get(decision).copied().unwrap_or_default();
                format!("{} {} %", self.name(*seat), percent(chance))
            };
            format!("{decision}: {}", order.iter().map(one).collect::<Vec<_>>().join(", "))
        };
        [0, last / 2, last * 9 / 10, last].map(at).join("; ")
    }

    /// The same as lines; folded, for bands are read more easily.
    pub(super) fn lines(&self, points: &[&Moment], strokes: &[&Moment]) -> Markup {
        html! {
            details.tile.sheet-box {
                summary { (self.word("boards-lines")) }
                // Two of them stand on the page; only one is seen.
                @for (size, id) in [(WIDE, "plot-wide"), (NARROW, "plot-narrow")] {
                    div class=(id) { (PreEscaped(self.plot(points, strokes, size, id))) }
                }
                p.muted.help { (self.word("page-review-plot-help")) }
            }
        }
    }

    fn plot(
        &self,
        points: &[&Moment],
        strokes: &[&Moment],
        size: (u32, u32),
        id: &'static str,
    ) -> String {
        let series = self.series();
        let choices = points.iter().enumerate().map(|(index, moment)| Mark {
            decision: moment.decision as usize,
            seat: moment.seat,
            kind: MarkKind::Choice,
            label: (index + 1).to_string(),
            title: self.cost(moment),
            link: Some(address(self.table(), moment)),
        });
        let luck = strokes.iter().enumerate().map(|(index, moment)| Mark {
            decision: moment.decision as usize,
            seat: most_moved(moment),
            kind: MarkKind::Luck,
            label: letter(index).to_string(),
            title: self.moved(moment),
            link: Some(format!("/table/{}/at/{}?open=true", self.table().id(), moment.decision)),
        });
        let marks: Vec<Mark> = choices.chain(luck).collect();
        plot(&Plot {
            id,
            title: &self.word("page-review-chances"),
            about: &self.word("page-review-plot-help"),
            vertical: &self.word("page-review-percent"),
            horizontal: &self.word("page-review-decision"),
            names: self.names,
            series: &series,
            marks: &marks,
            width: size.0,
            height: size.1,
        })
        .svg
    }
}

/// The colour and pattern of a seat.
pub(super) fn swatch(seat: Seat) -> Markup {
    html! {
        svg.swatch.drawn viewBox="0 0 10 10" aria-hidden="true" { rect class={ "band band-" (seat) } width="10" height="10" {} }
    }
}

/// Strokes of luck have letters, so that they are not taken for turning points.
fn letter(index: usize) -> char {
    char::from(b'a' + (index % 26) as u8)
}

//! The score sheet of a game that is over: players as columns, one row a scoring.

use std::any::Any;

use damrak_core::{Seat, Standing};
use damrak_draw::{Context, ScoreKind, ScoreRow, Scores};
use damrak_store::Status;
use maud::{Markup, PreEscaped, html};

use super::scenery::{Scenery, token};

/// Houses on a canal, where the sheet leaves room.
const SKYLINE: &str = include_str!("../../../../web/skyline.svg");

impl Scenery<'_> {
    /// The sheet; nothing while the game goes on, or if it was ended without a result.
    pub(super) fn score_sheet(&self, view: &dyn Any, context: &Context<'_>) -> Option<Markup> {
        if self.table.head().status != Status::Over {
            return None;
        }
        let standing = self.table.standing()?;
        let drawing = self.table.kit().drawing;
        let mut told = self.table.whole_story();
        let own = drawing.and_then(|drawing| drawing.scores(view, &mut told, context));
        let how = self.how_it_came(&standing, own.as_ref());
        let scores = own.unwrap_or_else(|| self.result(&standing));
        Some(html! {
            section.box.score #scores aria-label=(self.word("page-scores")) {
                (self.sheet(&scores, &standing))
                (how)
                (PreEscaped(SKYLINE))
            }
        })
    }

    /// What the rules say of the result, for games that say no more.
    fn result(&self, standing: &Standing) -> Scores {
        let titles = standing.places.first().map(|place| &place.scores);
        let rows = titles.into_iter().flatten().enumerate().map(|(index, score)| {
            let value = |seat: Seat| {
                let place = standing.places.iter().find(|place| place.seat == seat)?;
                i32::try_from(place.scores.get(index)?.shown()).ok()
            };
            let kind = if index == 0 { ScoreKind::Sum } else { ScoreKind::Detail };
            ScoreRow::new(self.word(score.title), kind, self.seats().map(value).collect())
        });
        Scores { rows: rows.collect() }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.table.rules().players())
    }

    /// Players from the first place to the last.
    fn sheet(&self, scores: &Scores, standing: &Standing) -> Markup {
        let mut places: Vec<(u8, Seat)> =
            standing.places.iter().map(|place| (place.rank, place.seat)).collect();
        places.sort();
        let many = places.len() > 4;
        html! {
            table.many[many] {
                    thead { tr {
                        th scope="col" { (self.word("page-scores")) }
                        @for (rank, seat) in &places {
                            th.won[*rank == 1] scope="col" { (token(*seat)) " " span { (self.called(*seat)) } }
                        }
                    } }
                    tbody {
                        @for row in &scores.rows { (row_of(row, &places)) }
                        tr.rank {
                            th scope="row" { (self.word("page-rank")) }
                            @for (rank, _) in &places { td.won[*rank == 1] { (rank) "." } }
                        }
                    }
                }
        }
    }

    /// The result step by step, open where the sheet does not tell it.
    fn how_it_came(&self, standing: &Standing, scores: Option<&Scores>) -> Markup {
        html! {
            @if !standing.told.is_empty() {
                details.how open[scores.is_none()] {
                    summary { (self.word("page-how-it-came")) }
                    ol.reckoning { @for line in &standing.told { li { (self.phrase(line)) } } }
                }
            }
        }
    }

    /// What somebody is called on the page: whoever looks is "you".
    pub(super) fn called(&self, seat: Seat) -> String {
        match self.own_seat() == Some(seat) {
            true => self.word("page-you-alone"),
            false => self.name_of(seat),
        }
    }
}

/// A number with a real minus sign.
fn signed(value: i32) -> String {
    value.to_string().replace('-', "−")
}

fn row_of(row: &ScoreRow, places: &[(u8, Seat)]) -> Markup {
    let best = row.best();
    let class = match row.kind {
        ScoreKind::Part => "part",
        ScoreKind::Sum => "total",
        ScoreKind::Detail => "detail",
    };
    html! {
        tr class=(class) {
            th scope="row" { (row.title) }
            @for (rank, seat) in places {
                @let value = row.values.get(seat.index()).copied().flatten();
                td.won[*rank == 1].top[value.is_some() && value == best].nil[value.is_none()] {
                    @match value { Some(value) => (signed(value)), None => "·" }
                }
            }
        }
    }
}

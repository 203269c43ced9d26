//! Chartered: Building Amsterdam at the table: how it is drawn, said, taught and played by the computer. The rules are in
//! `damrak-chartered`.

pub mod advice;
mod arranging;
mod bids;
mod drawing;
mod glance;
mod league;
pub mod learnt;
mod lesson;
mod marks;
mod money;
mod why;

use damrak_bots::{Bots, Methods, Rank};
use damrak_chartered::Chartered;
use damrak_kit::{Depth, Kit, Poster, Strength};
use damrak_words::File;

/// The game.
pub static KIT: Kit = Kit {
    drawing: Some(&drawing::CharteredDrawing),
    opponents,
    strengths: &[Strength { rank: Rank::Clerk, others: Rank::Random, won: 100, even: 25 }],
    lesson: Some(lesson::LESSON),
    poster: Some(Poster {
        picture: "position:1@90#board:20,200,560,380",
        minutes: 75,
        depth: Depth::Deep,
        line: "chartered-poster-line",
        points: ["chartered-poster-first", "chartered-poster-then", "chartered-poster-last"],
    }),
    money: money::SUMS,
    marks: marks::MARKS,
    arranging: Some(arranging::groups),
    ..Kit::of::<Chartered>(WORDS)
};

const WORDS: File = File::new(
    "chartered",
    [
        include_str!("../words/en.ftl"),
        include_str!("../words/de.ftl"),
        include_str!("../words/nl.ftl"),
    ],
);

fn opponents(bots: Bots) -> Bots {
    league::enter(bots.with::<Chartered>(learnt::advice(Rank::Regent), Methods::BIDDING))
}

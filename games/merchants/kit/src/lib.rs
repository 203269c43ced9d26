//! Merchants of Amsterdam at the table: how it is drawn, said, taught and played by the computer. The rules are in
//! `damrak-merchants`.

pub mod advice;
mod arranging;
mod auction;
mod clock;
mod drawing;
mod league;
pub mod learnt;
mod lesson;
mod marks;
mod money;
mod why;

use damrak_bots::{Bots, Methods, Rank};
use damrak_kit::{Depth, Kit, Poster, Strength};
use damrak_merchants::Merchants;
use damrak_words::File;

/// The game.
pub static KIT: Kit = Kit {
    drawing: Some(&drawing::MerchantsDrawing),
    opponents,
    strengths: &[Strength { rank: Rank::Clerk, others: Rank::Random, won: 100, even: 25 }],
    lesson: Some(lesson::LESSON),
    poster: Some(Poster {
        picture: "position:3@141?players=4&rules=1#board:95,90,560,380",
        minutes: 60,
        depth: Depth::Medium,
        line: "merchants-poster-line",
        points: ["merchants-poster-first", "merchants-poster-then", "merchants-poster-last"],
    }),
    money: money::SUMS,
    marks: marks::MARKS,
    arranging: Some(arranging::groups),
    clock: Some(clock::of_the_box),
    ..Kit::of::<Merchants>(WORDS)
};

const WORDS: File = File::new(
    "merchants",
    [
        include_str!("../words/en.ftl"),
        include_str!("../words/de.ftl"),
        include_str!("../words/nl.ftl"),
    ],
);

fn opponents(bots: Bots) -> Bots {
    league::enter(bots.with::<Merchants>(learnt::advice(Rank::Regent), Methods::BIDDING))
}

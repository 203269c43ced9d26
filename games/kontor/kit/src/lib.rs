//! Kontor at the table: how it is drawn, said, taught and played by the computer. The rules are in
//! `damrak-kontor`.

pub mod advice;
mod arranging;
mod clerk;
mod drawing;
mod league;
mod lesson;
mod marks;
mod money;
mod why;

use advice::KontorAdvice;
use damrak_bots::{Bots, Methods, Rank};
use damrak_kit::{Depth, Kit, Poster, Strength};
use damrak_kontor::Kontor;
use damrak_words::File;

/// The game.
pub static KIT: Kit = Kit {
    drawing: Some(&drawing::KontorDrawing),
    opponents,
    strengths: &[
        Strength { rank: Rank::Clerk, others: Rank::Random, won: 100, even: 50 },
        Strength { rank: Rank::Regent, others: Rank::Merchant, won: 66, even: 50 },
    ],
    lesson: Some(lesson::LESSON),
    poster: Some(Poster {
        picture: "position:317@101#board:118,244,488,331",
        minutes: 25,
        depth: Depth::Easy,
        line: "kontor-poster-line",
        points: ["kontor-poster-first", "kontor-poster-then", "kontor-poster-last"],
    }),
    money: money::SUMS,
    marks: marks::MARKS,
    arranging: Some(arranging::groups),
    ..Kit::of::<Kontor>(WORDS)
};

const WORDS: File = File::new(
    "kontor",
    [
        include_str!("../words/en.ftl"),
        include_str!("../words/de.ftl"),
        include_str!("../words/nl.ftl"),
    ],
);

fn opponents(bots: Bots) -> Bots {
    league::enter(bots.with::<Kontor>(KontorAdvice::default(), Methods::default()))
}

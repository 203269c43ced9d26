//! The Flying Dutchman at the table: how it is drawn, said, taught and played by the computer. The rules are in
//! `damrak-dutchman`.

pub mod advice;
mod arranging;
mod clerk;
mod drawing;
mod explain;
mod league;
pub mod learnt;
mod lesson;
mod marks;
mod money;
mod prices;
mod quick;
mod stakes;

use damrak_bots::{Bots, Methods, Rank};
use damrak_dutchman::Dutchman;
use damrak_kit::{Depth, Kit, Poster, Strength};
use damrak_words::File;

/// The game.
pub static KIT: Kit = Kit {
    drawing: Some(&drawing::DutchmanDrawing),
    opponents,
    strengths: &[Strength { rank: Rank::Clerk, others: Rank::Random, won: 100, even: 25 }],
    lesson: Some(lesson::LESSON),
    poster: Some(Poster {
        picture: "position:0@97#board:170,150,540,367",
        minutes: 45,
        depth: Depth::Easy,
        line: "dutchman-poster-line",
        points: ["dutchman-poster-first", "dutchman-poster-then", "dutchman-poster-last"],
    }),
    money: money::SUMS,
    marks: marks::MARKS,
    arranging: Some(arranging::groups),
    ..Kit::of::<Dutchman>(WORDS)
};

const WORDS: File = File::new(
    "dutchman",
    [
        include_str!("../words/en.ftl"),
        include_str!("../words/de.ftl"),
        include_str!("../words/nl.ftl"),
    ],
);

fn opponents(bots: Bots) -> Bots {
    let [merchant, regent] = [Rank::Merchant, Rank::Regent].map(learnt::advice);
    league::enter(bots.with_ranks::<Dutchman, _>(merchant, regent, Methods::TRUSTING))
}

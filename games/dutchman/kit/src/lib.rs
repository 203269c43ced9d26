//! The Flying Dutchman at the table: how it is drawn, said, taught and played by the computer. The rules are in
//! `damrak-dutchman`.

pub mod advice;
mod drawing;
pub mod learnt;
mod lesson;

use damrak_bots::{Bots, Methods, Rank};
use damrak_dutchman::Dutchman;
use damrak_kit::{Kit, Strength};
use damrak_words::File;

/// The game.
pub static KIT: Kit = Kit {
    drawing: Some(&drawing::DutchmanDrawing),
    opponents,
    strengths: &[
        Strength { rank: Rank::Clerk, others: Rank::Random, won: 100, even: 25 },
        Strength { rank: Rank::Merchant, others: Rank::Clerk, won: 55, even: 25 },
        Strength { rank: Rank::Regent, others: Rank::Merchant, won: 43, even: 25 },
    ],
    lesson: Some(lesson::LESSON),
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
    bots.with_ranks::<Dutchman, _>(merchant, regent, Methods::TRUSTING)
}

//! Merchants of Amsterdam at the table: how it is drawn, said, taught and played by the computer. The rules are in
//! `damrak-merchants`.

pub mod advice;
mod clock;
mod drawing;
pub mod learnt;
mod lesson;

use damrak_bots::{Bots, Methods, Rank};
use damrak_kit::{Kit, Strength};
use damrak_merchants::Merchants;
use damrak_words::File;

/// The game.
pub static KIT: Kit = Kit {
    drawing: Some(&drawing::MerchantsDrawing),
    opponents,
    strengths: &[
        Strength { rank: Rank::Clerk, others: Rank::Random, won: 100, even: 25 },
        Strength { rank: Rank::Merchant, others: Rank::Clerk, won: 62, even: 25 },
        Strength { rank: Rank::Regent, others: Rank::Merchant, won: 39, even: 25 },
    ],
    lesson: Some(lesson::LESSON),
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
    bots.with::<Merchants>(learnt::advice(Rank::Regent), Methods::BIDDING)
}

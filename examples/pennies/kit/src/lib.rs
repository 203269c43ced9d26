//! Pennies at the table: how it is drawn, said, taught and played by the computer. The rules are in `pennies`.

pub mod advice;
mod drawing;
mod lesson;

use advice::PenniesAdvice;
use damrak_bots::{Bots, Methods};
use damrak_kit::Kit;
use damrak_words::File;
use pennies::Pennies;

/// The game. How strong its opponents are was not measured well enough to be promised, so nothing is said of it.
pub static KIT: Kit = Kit {
    drawing: Some(&drawing::PenniesDrawing),
    opponents,
    lesson: Some(lesson::LESSON),
    ..Kit::of::<Pennies>(WORDS)
};

const WORDS: File = File::new(
    "pennies",
    [
        include_str!("../words/en.ftl"),
        include_str!("../words/de.ftl"),
        include_str!("../words/nl.ftl"),
    ],
);

fn opponents(bots: Bots) -> Bots {
    bots.with::<Pennies>(PenniesAdvice::default(), Methods::default())
}

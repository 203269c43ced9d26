//! A table is on one screen: nobody scrolls to decide, nothing is cut off or covered, and nothing jumps.
//!
//! Each game is played to its end at a desk and on a phone; `cargo xtask screens` does the same at all sizes, with all
//! numbers of players and all variants.

use damrak_browser::screens::{Play, Size, look_at};
use damrak_browser::{House, Outcome};

const DESK: Size = Size::new(1280, 720);
const PHONE: Size = Size::new(390, 844);

/// What a game promises on a screen, beside that everything needed is in sight at every decision.
struct Promise {
    /// The smallest letters drawn, in pixels.
    letters: f64,
    /// How much may move a decision, on average and at worst.
    shift: (f64, f64),
}

/// Letters are large enough for a phone, and what changes hardly moves what stays; now and then a hand comes or goes.
const HELD: Promise = Promise { letters: 10.0, shift: (0.03, 0.3) };
/// Nobody scrolls to decide, nothing is small, and nothing jumps.
const ALL: Promise = Promise { letters: 10.0, shift: (0.02, 0.1) };
/// The same where the question is sometimes much longer than at other times.
const CALM: Promise = Promise { shift: (0.02, 0.16), ..ALL };
/// Nothing jumps, but so many horseshoes may lie beside each other that their numbers are small.
const STILL: Promise = Promise { letters: 0.0, ..CALM };

async fn looks(game: &str, players: usize, size: Size, promise: &Promise) -> Outcome<()> {
    let house = House::open()?;
    let play = Play::of(game, players);
    let seen = look_at(&house, &play, size).await?;
    println!("{play} at {size}: {seen}");
    assert!(seen.decisions > 10, "{} decisions", seen.decisions);
    assert_eq!(seen.over.1.max(0), 0, "nothing runs out at the side");
    assert!(seen.missing.is_empty(), "{:#?}", seen.missing);
    assert_eq!(seen.over.0.max(0), 0, "nobody scrolls");
    let smallest = seen.drawn.as_ref().map_or(f64::MAX, |letters| letters.size);
    assert!(smallest >= promise.letters, "{:?}", seen.drawn);
    let (mean, worst) = seen.shift();
    assert!(mean < promise.shift.0 && worst < promise.shift.1, "{mean}, {:?}", seen.jumps);
    Ok(())
}

macro_rules! screens {
    ($($test:ident $game:literal $players:literal $size:ident $promise:ident),* $(,)?) => {$(
        #[tokio::test]
        #[ignore = "needs Chromium; run cargo xtask test browser"]
        async fn $test() -> Outcome<()> {
            looks($game, $players, $size, &$promise).await
        }
    )*};
}

screens! {
    kontor_at_a_desk "kontor" 2 DESK ALL,
    kontor_on_a_phone "kontor" 2 PHONE ALL,
    dutchman_at_a_desk "dutchman" 4 DESK STILL,
    dutchman_on_a_phone "dutchman" 4 PHONE HELD,
    merchants_at_a_desk "merchants" 3 DESK CALM,
    merchants_on_a_phone "merchants" 3 PHONE CALM,
    chartered_at_a_desk "chartered" 3 DESK CALM,
    chartered_on_a_phone "chartered" 3 PHONE HELD,
}

//! What opponents bid for cards in Merchants of Amsterdam: `bids LEVEL [GAMES] [PLAYERS]`.
//!
//! All seats are of the same level, and their bids are laid beside what the advice thinks the cards are worth
//! to them. The numbers at the end are those of the weights: the line that fits best, and how far bids lie around it.

use std::process::ExitCode;

use damrak_bots::{Level, Thinking};
use damrak_core::{AnyPosition, Notation, Registry, Rng, Seat, Seed, Seen, SetupDraft};
use damrak_merchants::{Action, Merchants};
use damrak_merchants_kit::advice::MerchantsAdvice;

/// A card that is worth more is not bid more for.
const HIGHEST: f32 = 160.0;
/// A card is valued so often.
const LOOKS: u32 = 8;
/// Cards are shown in steps of so much.
const STEP: usize = 40;

/// What a card seemed to be worth to somebody, and what they bid: nothing if they let it go.
struct Bid {
    value: f32,
    price: f32,
}

/// What the card in the auction is worth to a seat that could pay any price; nothing if there is no auction.
fn value(position: &dyn AnyPosition, seat: Seat, rng: &mut Rng) -> Option<f32> {
    let advice = MerchantsAdvice::default();
    let seen = Seen::<Merchants>::of(position, seat)?;
    let guess = seen.guess_reopened(rng);
    if !seen.rules().is_auction(&guess) {
        return None;
    }
    let mut buffer = Vec::new();
    let mut look = || advice.card_value(seen.rules(), &guess, seat, 3, &mut buffer, rng);
    let sum: Option<f32> = (0..LOOKS).map(|_| look()).sum();
    sum.map(|sum| (sum / LOOKS as f32).clamp(0.0, HIGHEST))
}

/// The bids of a game.
fn play(mut position: Box<dyn AnyPosition>, level: Level, seed: Seed, bids: &mut Vec<Bid>) {
    let bots = damrak_games::kits().bots();
    let mut rng = Rng::new(seed.derive("values", 0));
    let mut decisions = 0;
    while let Some(seat) = position.waiting_for().first() {
        let thinking = Thinking { seed: seed.derive("bids", decisions), threads: 1 };
        let decided = bots.decide(position.as_ref(), seat, level, thinking);
        let notation = decided.expect("whoever is waited for has something to decide").notation;
        if let Some(value) = value(position.as_ref(), seat, &mut rng)
            && let Some(seen) = Seen::<Merchants>::of(position.as_ref(), seat)
        {
            let price = match seen.rules().read_notation(&notation) {
                Ok(Action::Stop(price)) => f32::from(price),
                _ => 0.0,
            };
            bids.push(Bid { value, price });
        }
        position.act(seat, &notation).expect("opponents decide what is legal");
        decisions += 1;
    }
}

fn mean(numbers: impl Iterator<Item = f32> + Clone) -> f32 {
    numbers.clone().sum::<f32>() / numbers.count().max(1) as f32
}

fn deviation(numbers: impl Iterator<Item = f32> + Clone) -> f32 {
    let middle = mean(numbers.clone());
    mean(numbers.map(|number| (number - middle).powi(2))).sqrt()
}

fn report(bids: &[Bid]) {
    println!("worth       bids   mean  deviation");
    for step in 0..=(HIGHEST as usize / STEP) {
        let here = bids.iter().filter(|bid| bid.value as usize / STEP == step);
        let prices = here.map(|bid| bid.price);
        let count = prices.clone().count();
        let from = step * STEP;
        println!(
            "from {from:>3} {count:>8} {:>6.1} {:>10.1}",
            mean(prices.clone()),
            deviation(prices)
        );
    }
    let (value, price) =
        (mean(bids.iter().map(|bid| bid.value)), mean(bids.iter().map(|bid| bid.price)));
    let both = mean(bids.iter().map(|bid| (bid.value - value) * (bid.price - price)));
    let part = both / deviation(bids.iter().map(|bid| bid.value)).powi(2).max(1.0);
    let least = price - part * value;
    let off = deviation(bids.iter().map(|bid| bid.price - part * bid.value));
    // Weights tell how far bids lie from the line at most, all as often.
    let spread = 3_f32.sqrt() * off;
    println!("bid_least = {least:.1}\nbid_part = {part:.2}\nbid_spread = {spread:.1}");
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let level = arguments.next().and_then(|text| text.parse::<Level>().ok());
    let mut number = |usual| match arguments.next() {
        Some(text) => text.parse::<u64>().ok(),
        None => Some(usual),
    };
    let (Some(level), Some(games), Some(players)) = (level, number(20), number(4)) else {
        eprintln!("usage: bids LEVEL [GAMES] [PLAYERS]\n  as in: bids merchant@150sims 20 4");
        return ExitCode::FAILURE;
    };
    let draft = SetupDraft { players: u8::try_from(players).ok(), ..SetupDraft::default() };
    let rules = match Registry::new().with::<Merchants>().open("merchants", &draft) {
        Ok(rules) => rules,
        Err(error) => {
            eprintln!("{error:?}");
            return ExitCode::FAILURE;
        }
    };
    let mut bids = Vec::new();
    for game in 0..games {
        let seed = Seed::from_number(1).derive("bids", game);
        play(rules.deal(seed).0, level, seed, &mut bids);
    }
    report(&bids);
    ExitCode::SUCCESS
}

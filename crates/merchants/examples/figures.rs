//! Plays random games and prints what came of them: money, prices, loans, dead cards, speed.
//!
//! `cargo run -p damrak-merchants --example figures [GAMES]`; the figures in the notes of
//! `editions/merchants.toml` come from it.

#![allow(clippy::unwrap_used, reason = "the shipped editions are right")]

use std::time::Instant;

use damrak_core::edition::EditionSource;
use damrak_core::{Audience, Deaf, Game, Playout, Rng, Seed, SetupDraft};
use damrak_merchants::{Event, Merchants};

/// What is counted over many games.
#[derive(Default)]
struct Figures {
    games: f64,
    money: f64,
    sold: f64,
    paid: f64,
    unsold: f64,
    doubled: f64,
    loans: f64,
    forced: f64,
    dead_cards: f64,
}

impl Figures {
    fn hear(&mut self, event: &Event) {
        match event {
            Event::Sold { price, .. } => {
                self.sold += 1.0;
                self.paid += f64::from(*price);
            }
            Event::Unsold { .. } => self.unsold += 1.0,
            Event::Doubled { .. } => self.doubled += 1.0,
            Event::Borrowed { forced: true, .. } => self.forced += 1.0,
            Event::Borrowed { forced: false, .. } => self.loans += 1.0,
            Event::NothingFree { .. } => self.dead_cards += 1.0,
            _ => {}
        }
    }
}

fn open(players: u8, edition: usize) -> Merchants {
    let info = Merchants::info();
    let draft = SetupDraft { players: Some(players), ..SetupDraft::default() };
    let edition = &info.editions[edition];
    let source = EditionSource { file: edition.file, text: edition.text };
    Merchants::open(&draft.complete(info).unwrap(), source).unwrap()
}

fn play(rules: &Merchants, games: u64) -> Figures {
    let mut figures = Figures { games: games as f64, ..Figures::default() };
    let mut playout = Playout::<Merchants>::default();
    let mut told: Vec<(Audience, Event)> = Vec::new();
    for game in 0..games {
        let seed = Seed::from_number(game);
        let mut rng = Rng::new(seed.derive("figures", 0));
        let mut position = rules.deal(seed, &mut told);
        while let Some(seat) = rules.waiting_for(&position).first() {
            let action = playout.choose(rules, &position, seat, &mut rng).unwrap();
            rules.apply(&mut position, seat, action, &mut told).unwrap();
        }
        told.drain(..).for_each(|(_, event)| figures.hear(&event));
        let standing = rules.standing(&position).unwrap();
        figures.money += standing.places.iter().map(|p| p.scores[0].value as f64).sum::<f64>();
    }
    figures
}

fn main() {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2000);
    println!("players edition   money  price   sold unsold doubled  loans forced   dead  games/s");
    for (players, edition) in [(3, 0), (4, 0), (5, 0), (5, 1)] {
        let rules = open(players, edition);
        let f = play(&rules, games);
        let start = Instant::now();
        let mut playout = Playout::<Merchants>::default();
        for game in 0..games {
            let seed = Seed::from_number(game);
            let mut position = rules.deal(seed, &mut Deaf);
            playout.run(&rules, &mut position, &mut Rng::new(seed), u32::MAX);
        }
        let speed = f.games / start.elapsed().as_secs_f64();
        let each = |sum: f64| sum / f.games;
        println!(
            "{players:>7} {edition:>7} {:>7.0} {:>6.0} {:>6.1} {:>6.1} {:>7.1} {:>6.1} {:>6.2} {:>6.2} {speed:>8.0}",
            each(f.money),
            f.paid / f.sold,
            each(f.sold),
            each(f.unsold),
            each(f.doubled),
            each(f.loans),
            each(f.forced),
            each(f.dead_cards),
        );
    }
}

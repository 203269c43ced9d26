//! What opponents lay in The Flying Dutchman: `lays LEVEL [GAMES] [PLAYERS]`.
//!
//! All seats are of the same level. Of those who act it says how often they lay, how often that makes the lucky number
//! exactly, by the number of horseshoes, and by how much it falls short else: by that somebody who bids reckons how likely
//! a sum is to be the nearest.

use std::process::ExitCode;

use damrak_bots::{Level, Thinking};
use damrak_core::{AnyPosition, Notation, Registry, Rng, Seed, Seen, SetupDraft};
use damrak_dutchman::{Action, Dutchman};

/// As many horseshoes or more are counted together.
const MOST: usize = 5;

#[derive(Clone, Copy, Default)]
struct Tally {
    lays: u32,
    exact: u32,
    void: u32,
    short: u32,
}

impl Tally {
    fn print(&self, name: &str) {
        let part = |count: u32, of: u32| f64::from(count) / f64::from(of.max(1));
        let nearly = self.lays - self.exact - self.void;
        println!(
            "{name:<10} {:>7} lays, {:>5.2} exact, {:>5.2} void, else short by {:.1} on average",
            self.lays,
            part(self.exact, self.lays),
            part(self.void, self.lays),
            part(self.short, nearly),
        );
    }
}

/// What was laid and decided otherwise, by what there was.
#[derive(Default)]
struct Found {
    by_count: [Tally; MOST + 1],
    /// Decisions by kind: lays, smith, Kontor, pass.
    kinds: [u32; 4],
}

fn play(mut position: Box<dyn AnyPosition>, level: Level, seed: Seed, found: &mut Found) {
    let bots = damrak_games::kits().bots();
    let mut rng = Rng::new(seed.derive("values", 0));
    let mut decisions = 0;
    while let Some(seat) = position.waiting_for().first() {
        let thinking = Thinking { seed: seed.derive("lays", decisions), threads: 1 };
        let decided = bots.decide(position.as_ref(), seat, level, thinking);
        let notation = decided.expect("whoever is waited for has something to decide").notation;
        if let Some(seen) = Seen::<Dutchman>::of(position.as_ref(), seat) {
            let (rules, guess) = (seen.rules(), seen.guess(&mut rng));
            match rules.read_notation(&notation) {
                Ok(Action::Lay(shoes)) => {
                    let lucky = rules.lucky_number(&guess);
                    let sum = rules.forge().sum(shoes, lucky);
                    let tally = &mut found.by_count[usize::from(shoes.len()).min(MOST)];
                    tally.lays += 1;
                    tally.exact += u32::from(sum == lucky);
                    tally.void += u32::from(sum == 0);
                    tally.short += if sum == 0 { 0 } else { u32::from(lucky - sum) };
                    found.kinds[0] += 1;
                }
                Ok(Action::Smith) => found.kinds[1] += 1,
                Ok(Action::Kontor) => found.kinds[2] += 1,
                Ok(Action::Pass) => found.kinds[3] += 1,
                _ => {}
            }
        }
        position.act(seat, &notation).expect("opponents decide what is legal");
        decisions += 1;
    }
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let level = arguments.next().and_then(|text| text.parse::<Level>().ok());
    let mut number = |usual| match arguments.next() {
        Some(text) => text.parse::<u64>().ok(),
        None => Some(usual),
    };
    let (Some(level), Some(games), Some(players)) = (level, number(20), number(4)) else {
        eprintln!("usage: lays LEVEL [GAMES] [PLAYERS]\n  as in: lays merchant@300sims 40 4");
        return ExitCode::FAILURE;
    };
    let draft = SetupDraft { players: u8::try_from(players).ok(), ..SetupDraft::default() };
    let rules = match Registry::new().with::<Dutchman>().open("dutchman", &draft) {
        Ok(rules) => rules,
        Err(error) => {
            eprintln!("{error:?}");
            return ExitCode::FAILURE;
        }
    };
    let mut found = Found::default();
    for game in 0..games {
        let seed = Seed::from_number(1).derive("lays", game);
        play(rules.deal(seed).0, level, seed, &mut found);
    }
    for (count, tally) in found.by_count.iter().enumerate().skip(1) {
        tally.print(&format!("{count} shoes"));
    }
    let [lays, smith, kontor, pass] = found.kinds;
    println!("lays {lays}, smith {smith}, Kontor {kontor}, passes {pass}");
    ExitCode::SUCCESS
}

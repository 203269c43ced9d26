//! Tunes the weights of an advice by self-play: `tune GAME [--games N] [--players N] [--seed N] [--threads N]`.
//!
//! Clerks play games against each other, now and then following a whim so that not all games are alike. Of every
//! game some quiet positions are kept together with who won. Then the weights that the judgement is made of are
//! moved step by step to where the judgement would have been least surprised by the winners (the mean of -ln of the
//! chance that it gave them); every tenth game is kept out and only measured. The new numbers are printed as a file
//! for `weights/`.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use damrak_bots::{
    Advice, Care, Chances, CharteredAdvice, DutchmanAdvice, KontorAdvice, MerchantsAdvice,
    look_ahead,
};
use damrak_chartered::Chartered;
use damrak_core::edition::EditionSource;
use damrak_core::{Deaf, Game, Rng, Seat, Seed, Seen, SetupDraft};
use damrak_dutchman::Dutchman;
use damrak_kontor::Kontor;
use damrak_merchants::Merchants;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const USAGE: &str = "usage: tune kontor|merchants|dutchman|chartered [--games N] [--players N] \
                     [--seed N] [--threads N]";
/// One decision in so many is a whim.
const WHIM: u32 = 12;
/// Of so many quiet positions one is kept.
const KEPT: u32 = 3;
/// Every so many-th game is only measured.
const HELD_OUT: u64 = 10;
/// No chance is thought to be less than this: one surprise shall not outweigh all others.
const LEAST: f32 = 0.005;

#[derive(Clone, Copy)]
struct Wishes {
    games: u64,
    players: Option<u8>,
    seed: u64,
    threads: u64,
}

/// A position of a game, and each seat's part in its victory.
struct Sample<P> {
    position: P,
    won: Chances,
    game: u64,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut wishes = Wishes { games: 200, players: None, seed: 1, threads: 1 };
    let mut rest = arguments.iter();
    let game = rest.next().map(String::as_str);
    while let (Some(name), Some(number)) = (rest.next(), rest.next()) {
        let Ok(number) = number.parse::<u64>() else {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        };
        match name.as_str() {
            "--games" => wishes.games = number,
            "--players" => wishes.players = u8::try_from(number).ok(),
            "--seed" => wishes.seed = number,
            "--threads" => wishes.threads = number.max(1),
            _ => {
                eprintln!("{USAGE}");
                return ExitCode::from(2);
            }
        }
    }
    let command = arguments.join(" ");
    let tuned = match game {
        // What only steers how games are played through cannot be learnt from who won.
        Some("kontor") => tune::<Kontor, KontorAdvice>(&command, wishes, &["horizon"]),
        Some("merchants") => tune::<Merchants, MerchantsAdvice>(
            &command,
            wishes,
            &["usual", "spread", "shading", "envy"],
        ),
        Some("dutchman") => tune::<Dutchman, DutchmanAdvice>(&command, wishes, &["haul"]),
        Some("chartered") => {
            tune::<Chartered, CharteredAdvice>(&command, wishes, &["horizon", "envy"])
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match tuned {
        Ok(file) => {
            print!("{file}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn tune<G, A>(command: &str, wishes: Wishes, fixed: &[&str]) -> Result<String, String>
where
    G: Game,
    A: Advice<G> + Default + Serialize + DeserializeOwned + Copy,
{
    let draft = SetupDraft { players: wishes.players, ..SetupDraft::default() };
    let setup = draft.complete(G::info()).map_err(|error| format!("{error:?}"))?;
    let edition = &G::info().editions[0];
    let rules = G::open(&setup, EditionSource { file: edition.file, text: edition.text })
        .map_err(|error| format!("{error:?}"))?;
    let samples = collect(&rules, &A::default(), wishes);
    let (held, learnt): (Vec<_>, Vec<_>) =
        samples.iter().partition(|sample| sample.game % HELD_OUT == 0);
    eprintln!("{} positions to learn from, {} to measure", learnt.len(), held.len());

    let first = serde_json::to_value(A::default()).map_err(|error| error.to_string())?;
    let surprise = |weights: &Value, samples: &[&Sample<G::Position>]| -> f64 {
        let Ok(advice) = serde_json::from_value::<A>(weights.clone()) else { return f64::MAX };
        let seats = usize::from(rules.players());
        let of = |sample: &&Sample<G::Position>| -> f64 {
            let chances = advice.judge(&rules, &sample.position);
            let parts = chances[..seats].iter().zip(&sample.won);
            parts.map(|(chance, won)| -f64::from(*won) * f64::from(chance.max(LEAST).ln())).sum()
        };
        samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
    };
    let before = (surprise(&first, &learnt), surprise(&first, &held));
    let weights = descend(first, fixed, |weights| surprise(weights, &learnt));
    let after = (surprise(&weights, &learnt), surprise(&weights, &held));
    let even = f64::from(rules.players()).ln();
    let mut file = format!(
        "# Made by: cargo run --release -p damrak-bots --example tune -- {command}\n\
         # Surprise by the winners: {:.4} before, {:.4} after; in games kept out {:.4} and {:.4}; {even:.4} without \
         advice.\n",
        before.0, after.0, before.1, after.1
    );
    let advice: A = serde_json::from_value(weights).map_err(|error| error.to_string())?;
    file += &toml::to_string(&advice).map_err(|error| error.to_string())?;
    Ok(file)
}

/// Games of clerks.
fn collect<G: Game, A: Advice<G>>(
    rules: &G,
    advice: &A,
    wishes: Wishes,
) -> Vec<Sample<G::Position>> {
    let next = AtomicU64::new(0);
    let samples = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..wishes.threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= wishes.games {
                        return;
                    }
                    let more = play(rules, advice, game, wishes.seed);
                    if let Ok(mut samples) = samples.lock() {
                        samples.extend(more);
                    }
                }
            });
        }
    });
    let mut samples = samples.into_inner().unwrap_or_default();
    samples.sort_by_key(|sample| sample.game);
    samples
}

fn play<G: Game, A: Advice<G>>(
    rules: &G,
    advice: &A,
    game: u64,
    seed: u64,
) -> Vec<Sample<G::Position>> {
    let seed = Seed::from_number(seed).derive("game", game);
    let mut rng = Rng::new(seed.derive("clerks", 0));
    let mut position = rules.deal(seed, &mut Deaf);
    let mut kept = Vec::new();
    let mut buffer = Vec::new();
    let mut shown = false;
    while let Some(seat) = rules.waiting_for(&position).first() {
        let quiet = advice.is_quiet(rules, &position);
        if quiet && !shown && rng.below(KEPT) == 0 {
            kept.push(position.clone());
        }
        shown = quiet;
        let seen = Seen::new(rules, &position, seat);
        let action = if rng.below(WHIM) == 0 {
            rules.random_action(&position, seat, &mut buffer, &mut rng)
        } else {
            look_ahead(seen, advice, Care::FULL, &mut rng).map(|found| found.choice)
        };
        let Some(action) = action else { break };
        if rules.apply(&mut position, seat, action, &mut Deaf).is_err() {
            break;
        }
    }
    let Some(standing) = rules.standing(&position) else { return Vec::new() };
    let mut won = Chances::default();
    let winners: Vec<Seat> = standing.winners().collect();
    winners.iter().for_each(|seat| won[seat.index()] = 1.0 / winners.len() as f32);
    kept.into_iter().map(|position| Sample { position, won, game }).collect()
}

/// The places of all numbers in a document that may be moved.
fn places(weights: &Value, fixed: &[&str]) -> Vec<String> {
    let mut places = Vec::new();
    for (name, value) in weights.as_object().into_iter().flatten() {
        if fixed.contains(&name.as_str()) {
            continue;
        }
        match value {
            Value::Array(list) => {
                places.extend((0..list.len()).map(|index| format!("/{name}/{index}")));
            }
            _ => places.push(format!("/{name}")),
        }
    }
    places
}

/// Moves one number after the other as long as that helps, by smaller and smaller steps.
fn descend(mut weights: Value, fixed: &[&str], surprise: impl Fn(&Value) -> f64) -> Value {
    let places = places(&weights, fixed);
    let mut best = surprise(&weights);
    let mut step = 0.3_f64;
    while step > 0.01 {
        let mut moved = false;
        for place in &places {
            let Some(now) = weights.pointer(place).and_then(Value::as_f64) else { continue };
            for factor in [1.0 + step, 1.0 / (1.0 + step)] {
                let mut tried = weights.clone();
                if let Some(number) = tried.pointer_mut(place) {
                    let rounded = (now * factor * 10_000.0).round() / 10_000.0;
                    *number = Value::from(rounded);
                }
                let got = surprise(&tried);
                if got < best - 1e-6 {
                    (best, weights, moved) = (got, tried, true);
                    break;
                }
            }
        }
        if !moved {
            step /= 2.0;
        }
    }
    eprintln!("surprise {best:.4}");
    weights
}

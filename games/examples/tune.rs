//! Tunes the weights of an advice by self-play: `tune GAME [--games N] [--players N] [--seed N] [--threads N]
//! [--sims N] [--from WEIGHTS.toml] [--rounds N]`.
//!
//! Searching players with so many simulations, or clerks if there are none, play games against each other, now and
//! then following a whim so that not all games are alike. Of every
//! game some quiet positions are kept together with who won. Then the weights that the judgement is made of are
//! moved step by step to where the judgement would have been least surprised by the winners (the mean of -ln of the
//! chance that it gave them); every tenth game is kept out and only measured. The new numbers are printed as a file
//! for `weights/`.
//!
//! With --rounds the weights are bred by matches instead: a challenger with other weights, drawn at random around the
//! best ones so far, plays against the best on the same deals from every seat, and takes their place if it wins more
//! than its share by more than the standard error. Weights that foretell the winner best need not play best: those who
//! lead have money, and still it may be best to spend it.

mod common;

use std::process::ExitCode;

use common::{HELD_OUT, Habits, collect, open, play};
use damrak_bots::{
    Advice, Budget, Care, Chances, Conditions, Settings, look_ahead, search, victory,
};
use damrak_chartered::Chartered;
use damrak_chartered_kit::advice::CharteredAdvice;
use damrak_core::{Deaf, Game, Rng, Seat, Seed, Seen};
use damrak_dutchman::Dutchman;
use damrak_dutchman_kit::advice::DutchmanAdvice;
use damrak_kontor::Kontor;
use damrak_kontor_kit::advice::KontorAdvice;
use damrak_merchants::Merchants;
use damrak_merchants_kit::advice::MerchantsAdvice;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const USAGE: &str = "usage: tune kontor|merchants|dutchman|chartered [--games N] [--players N] \
                     [--seed N] [--threads N] [--sims N] [--from WEIGHTS.toml] [--rounds N]";
const HABITS: Habits = Habits { whim: 12, kept: 3 };
/// A challenger plays so many deals, and fewer if it loses.
const DEALS: u64 = 24;
const FEWEST_DEALS: u64 = 5;
/// How far its weights are from the best ones, as a power of e.
const APART: f32 = 0.5;

/// Whole numbers, which cannot be moved a little.
const WHOLE: &[&str] = &["horizon", "haul"];

/// No chance is thought to be less than this: one surprise shall not outweigh all others.
const LEAST: f32 = 0.005;

#[derive(Clone)]
struct Wishes {
    /// How many simulations the players make; none for clerks.
    sims: u32,
    /// The weights to start from, if not those of the house.
    from: Option<String>,
    /// How many challengers there are.
    rounds: u64,
    games: u64,
    players: Option<u8>,
    seed: u64,
    threads: u64,
}

/// A position of a game, and each seat's part in its victory.
struct Sample<P> {
    position: P,
    won: Chances,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut wishes =
        Wishes { sims: 0, from: None, rounds: 0, games: 200, players: None, seed: 1, threads: 1 };
    let mut rest = arguments.iter();
    let game = rest.next().map(String::as_str);
    while let (Some(name), Some(number)) = (rest.next(), rest.next()) {
        if name == "--from" {
            wishes.from = Some(number.clone());
            continue;
        }
        let Ok(number) = number.parse::<u64>() else {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        };
        match name.as_str() {
            "--games" => wishes.games = number,
            "--players" => wishes.players = u8::try_from(number).ok(),
            "--seed" => wishes.seed = number,
            "--rounds" => wishes.rounds = number,
            "--sims" => wishes.sims = number as u32,
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
        Some("kontor") => tune::<Kontor, KontorAdvice>(&command, &wishes, &["horizon"]),
        Some("merchants") => tune::<Merchants, MerchantsAdvice>(
            &command,
            &wishes,
            &["usual", "spread", "shading", "envy", "bid_least", "bid_part", "bid_spread"],
        ),
        Some("dutchman") => tune::<Dutchman, DutchmanAdvice>(&command, &wishes, &["haul"]),
        Some("chartered") => {
            tune::<Chartered, CharteredAdvice>(&command, &wishes, &["horizon", "envy"])
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

fn tune<G, A>(command: &str, wishes: &Wishes, fixed: &[&str]) -> Result<String, String>
where
    G: Game,
    A: Advice<G> + Default + Serialize + DeserializeOwned + Copy,
{
    let rules: G = open(wishes.players)?;
    let from = match &wishes.from {
        Some(path) => {
            let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
            toml::from_str(&text).map_err(|error| format!("{path}: {error}"))?
        }
        None => A::default(),
    };
    if wishes.rounds > 0 {
        return breed(&rules, from, command, wishes);
    }
    let samples = collect(wishes.games, wishes.threads, |game| {
        let seed = Seed::from_number(wishes.seed).derive("game", game);
        let played = play(&rules, &from, seed, HABITS, G::Position::clone, |_, seen, rng| {
            decide(seen, &from, wishes.sims, rng)
        });
        let Some((kept, standing)) = played else { return Vec::new() };
        let won = victory(&standing);
        kept.into_iter().map(|position| Sample { position, won }).collect()
    });
    let (mut held, mut learnt) = (Vec::new(), Vec::new());
    for (game, sample) in &samples {
        if game % HELD_OUT == 0 { held.push(sample) } else { learnt.push(sample) }
    }
    eprintln!("{} positions to learn from, {} to measure", learnt.len(), held.len());

    let first = serde_json::to_value(from).map_err(|error| error.to_string())?;
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
        "# Made by: cargo run --release -p damrak-games --example tune -- {command}\n\
         # Surprise by the winners: {:.4} before, {:.4} after; in games kept out {:.4} and {:.4}; {even:.4} without \
         advice.\n",
        before.0, after.0, before.1, after.1
    );
    let advice: A = serde_json::from_value(weights).map_err(|error| error.to_string())?;
    file += &toml::to_string(&advice).map_err(|error| error.to_string())?;
    Ok(file)
}

/// What a searching player with so many simulations does, or a clerk if there are none.
fn decide<G: Game, A: Advice<G>>(
    seen: Seen<'_, G>,
    advice: &A,
    sims: u32,
    rng: &mut Rng,
) -> Option<G::Action> {
    if sims == 0 {
        return look_ahead(seen, advice, Care::FULL, rng).map(|found| found.choice);
    }
    let budget = Budget::Simulations(sims);
    let seed = Seed::from_number(u64::from(rng.below(u32::MAX)));
    let conditions = Conditions { budget, threads: 1, seed };
    search(seen, advice, Settings::default(), conditions).map(|found| found.choice)
}

/// Lets challengers play against the best so far.
fn breed<G, A>(rules: &G, from: A, command: &str, wishes: &Wishes) -> Result<String, String>
where
    G: Game,
    A: Advice<G> + Serialize + DeserializeOwned + Copy,
{
    let mut rng = Rng::new(Seed::from_number(wishes.seed).derive("challengers", 0));
    let mut best = serde_json::to_value(from).map_err(|error| error.to_string())?;
    let (mut champion, mut crowned, mut games) = (from, 0, 0);
    for round in 0..wishes.rounds {
        let drawn = near(&best, WHOLE, &mut rng);
        let challenger: A =
            serde_json::from_value(drawn.clone()).map_err(|error| error.to_string())?;
        let seed = Seed::from_number(wishes.seed).derive("round", round);
        let (ahead, played) = challenge(rules, &challenger, &champion, seed, wishes.sims);
        games += played;
        if ahead {
            (best, champion) = (drawn, challenger);
            crowned += 1;
            eprintln!("round {round}: {best}");
        }
    }
    let head = format!(
        "# Made by: cargo run --release -p damrak-games --example tune -- {command}\n\
         # {crowned} of {} challengers won, in {games} games.\n",
        wishes.rounds
    );
    Ok(head + &toml::to_string(&champion).map_err(|error| error.to_string())?)
}

/// Weights near the given ones: every other number is moved.
fn near(weights: &Value, fixed: &[&str], rng: &mut Rng) -> Value {
    let mut near = weights.clone();
    for place in places(weights, fixed) {
        let uniform = |rng: &mut Rng| rng.below(2_001) as f32 / 1_000.0 - 1.0;
        // About a normal distribution.
        let apart = APART * (uniform(rng) + uniform(rng));
        if rng.below(2) == 0 {
            continue;
        }
        if let Some(number) = near.pointer_mut(&place)
            && let Some(now) = number.as_f64()
        {
            let moved = now * f64::from(apart.exp());
            *number = Value::from((moved * 10_000.0).round() / 10_000.0);
        }
    }
    near
}

/// Whether a challenger wins more than its share against the champion on every other seat, and how many games that
/// took.
fn challenge<G: Game, A: Advice<G>>(
    rules: &G,
    challenger: &A,
    champion: &A,
    seed: Seed,
    sims: u32,
) -> (bool, u64) {
    let fair = 1.0 / f64::from(rules.players());
    let mut shares: Vec<f64> = Vec::new();
    loop {
        let deal = seed.derive("deal", shares.len() as u64);
        let all: f64 = Seat::all(rules.players())
            .map(|seat| share_of(rules, [challenger, champion], seat, deal, sims))
            .sum();
        shares.push(all * fair);
        let count = shares.len() as f64;
        let mean = shares.iter().sum::<f64>() / count;
        let squares: f64 = shares.iter().map(|share| (share - mean).powi(2)).sum();
        let error = (squares / (count - 1.0).max(1.0) / count).sqrt();
        let games = shares.len() as u64 * u64::from(rules.players());
        if shares.len() as u64 >= FEWEST_DEALS && mean + error * 0.3 < fair {
            return (false, games);
        }
        if shares.len() as u64 >= DEALS {
            return (mean - error > fair, games);
        }
    }
}

/// The part of the victory that the challenger gets on this seat.
fn share_of<G: Game, A: Advice<G>>(
    rules: &G,
    [challenger, champion]: [&A; 2],
    own: Seat,
    seed: Seed,
    sims: u32,
) -> f64 {
    let mut rng = Rng::new(seed.derive("players", u64::from(own.number())));
    let mut position = rules.deal(seed, &mut Deaf);
    while let Some(seat) = rules.waiting_for(&position).first() {
        let advice = if seat == own { challenger } else { champion };
        let seen = Seen::new(rules, &position, seat);
        let Some(action) = decide(seen, advice, sims, &mut rng) else { break };
        if rules.apply(&mut position, seat, action, &mut Deaf).is_err() {
            break;
        }
    }
    rules.standing(&position).map_or(0.0, |standing| f64::from(victory(&standing)[own.index()]))
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

//! Plays matches and counts: `match GAME ONE OTHERS [--games N] [--players N] [--variant NAME] [--seed N]`.
//!
//! One seat is played by ONE, all others by OTHERS. Every deal is played once from every seat, so that neither
//! seats nor deals favour anybody. A player is a stranger of the league (`bidder`) or a level (`clerk`,
//! `regent@500sims`), the latter with knobs before it if it shall differ from the house: `plain:LEVEL`,
//! `trust0,anew:LEVEL`. They are `plain`, `forgets` (which keeps no tree for the next decision), `bare` (no advice), `simple` (advice without a model), `file=WEIGHTS.toml`, `model=MODEL.toml`, and for the
//! tree: `anew`, `trust8`, `market8`, `curious0.7`, `together2`, `doubt0.1`, `width40`, `growth2`, `mixing0.25`.

use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use damrak_bots::{
    Bots, Idea, Inputs, Learnt, Level, Memory, Method, Model, NoAdvice, Order, Rank, Settings,
    Thinking, read_weights,
};
use damrak_chartered::Chartered;
use damrak_chartered_kit::advice::CharteredAdvice;
use damrak_core::{AnyPosition, AnyRules, Game, Registry, Seat, Seed, SetupDraft};
use damrak_dutchman::Dutchman;
use damrak_dutchman_kit::advice::DutchmanAdvice;
use damrak_kontor::Kontor;
use damrak_kontor_kit::advice::KontorAdvice;
use damrak_merchants::Merchants;
use damrak_merchants_kit::advice::MerchantsAdvice;
use serde::de::DeserializeOwned;

const USAGE: &str = "usage: match GAME ONE OTHERS [--games N] [--players N] [--variant NAME] \
                     [--seed N]\n  as in: match kontor clerk random --games 200";

struct Player {
    /// Its name, if it is one of the strangers.
    stranger: Option<String>,
    level: Level,
    method: Option<Method>,
    forgets: bool,
    bots: Bots,
}

impl Player {
    fn read(game: &str, text: &str) -> Result<Self, String> {
        let house = damrak_games::kits().bots();
        if house.strangers(game).any(|name| name == text) {
            let (level, stranger) = (Level::of(Rank::Clerk), Some(text.to_owned()));
            return Ok(Self { stranger, level, method: None, forgets: false, bots: house });
        }
        let (knobs, level) = text.split_once(':').unwrap_or(("", text));
        let level: Level = level.parse().map_err(|error| format!("{error}"))?;
        let (mut method, mut is_bare, mut forgets) = (None, false, false);
        let (mut weights, mut model) = (None, None);
        let house = house.methods(game).unwrap_or_default().of(level.rank()).settings();
        let mut settings = house;
        for knob in knobs.split(',').filter(|knob| !knob.is_empty()) {
            let cut = knob.find(|c: char| c.is_ascii_digit() || c == '=').unwrap_or(knob.len());
            let (name, value) = knob.split_at(cut);
            let value = value.trim_start_matches('=');
            let number = || value.parse::<f32>().map_err(|_| format!("{name} needs a number"));
            match name {
                "plain" => method = Some(Method::Plain),
                "forgets" => forgets = true,
                "bare" => is_bare = true,
                "simple" => model = Some(String::new()),
                "file" => weights = Some(read_file(value)?),
                "model" => model = Some(read_file(value)?),
                "anew" => settings.guess_anew = true,
                "trust" => settings.trust = number()? as u32,
                "market" => settings.trust_together = number()? as u32,
                "curious" => settings.curiosity = number()?,
                "together" => settings.curiosity_together = number()?,
                "doubt" => settings.doubt = number()?,
                "width" => settings.width = number()? as usize,
                "growth" => settings.growth = number()?,
                "mixing" => settings.mixing = number()?,
                _ => return Err(format!("there is no knob `{knob}`")),
            }
        }
        if settings != house {
            method = Some(Method::Tree(settings));
        }
        let bots = match (is_bare, &weights, &model) {
            (true, ..) => bare(),
            (_, None, None) => damrak_games::kits().bots(),
            _ => {
                method = method.or(Some(Method::Tree(settings)));
                with(game, level, weights.as_deref(), model.as_deref())?
            }
        };
        Ok(Self { stranger: None, level, method, forgets, bots })
    }
}

impl Player {
    /// What it does, in notation.
    fn decide(
        &self,
        position: &dyn AnyPosition,
        seat: Seat,
        thinking: Thinking,
        memory: &Arc<Memory>,
    ) -> String {
        if let Some(name) = &self.stranger {
            let idea = self.bots.ask_stranger(name, position, seat, thinking.seed);
            let Some(Idea::Decided(notation)) = idea else {
                panic!("{name} has no idea: {idea:?}");
            };
            return notation;
        }
        let order = Order { method: self.method, ..Order::new(self.level, thinking) };
        let order = if self.forgets { order } else { order.remembering(memory) };
        let decided = self.bots.decide_as(position, seat, &order);
        decided.expect("whoever is waited for has something to decide").notation
    }
}

fn read_file(path: &str) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))
}

/// Opponents without advice.
fn bare() -> Bots {
    let tree = Method::Tree(Settings::default());
    Bots::new()
        .with::<Kontor>(NoAdvice, tree)
        .with::<Merchants>(NoAdvice, tree)
        .with::<Dutchman>(NoAdvice, tree)
        .with::<Chartered>(NoAdvice, tree)
}

/// The model by which this rank plays the game, if it does by any.
fn own_model(game: &str, rank: Rank) -> Option<Model> {
    let text = match game {
        _ if rank < Rank::Merchant => return None,
        "merchants" => damrak_merchants_kit::learnt::model(rank),
        "dutchman" => damrak_dutchman_kit::learnt::model(rank),
        "chartered" => damrak_chartered_kit::learnt::model(rank),
        _ => return None,
    };
    Some(read_weights(text))
}

/// Opponents with these weights and this model, each that of the house for this level if it is not given; without a
/// model if it is empty.
fn with(
    game: &str,
    level: Level,
    weights: Option<&str>,
    model: Option<&str>,
) -> Result<Bots, String> {
    fn read<A: Default + DeserializeOwned>(text: Option<&str>) -> Result<A, String> {
        let read = |text| toml::from_str(text).map_err(|error| error.to_string());
        text.map_or_else(|| Ok(A::default()), read)
    }
    fn learnt<G: Game, A: Inputs<G>>(advice: A, model: Option<Model>) -> Result<Bots, String> {
        let tree = Method::Tree(Settings::default());
        let Some(model) = model else { return Ok(Bots::new().with::<G>(advice, tree)) };
        let learnt = Learnt::new::<G>(advice, model).ok_or("this model is of another game")?;
        Ok(Bots::new().with::<G>(learnt, tree))
    }
    let model = match model {
        None => own_model(game, level.rank()),
        Some("") => None,
        Some(text) => Some(toml::from_str(text).map_err(|error| error.to_string())?),
    };
    match game {
        "merchants" => learnt::<Merchants, MerchantsAdvice>(read(weights)?, model),
        "dutchman" => learnt::<Dutchman, DutchmanAdvice>(read(weights)?, model),
        "chartered" => learnt::<Chartered, CharteredAdvice>(read(weights)?, model),
        _ if model.is_some() => Err(format!("{game} has no models")),
        _ => {
            let tree = Method::Tree(Settings::default());
            Ok(Bots::new().with::<Kontor>(read::<KontorAdvice>(weights)?, tree))
        }
    }
}

struct Match {
    rules: Arc<dyn AnyRules>,
    one: Player,
    others: Player,
    /// How the two are written.
    names: [String; 2],
    games: u64,
    seed: u64,
}

fn read_arguments() -> Result<Match, String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut plain = Vec::new();
    let (mut games, mut seed, mut draft) = (200, 1, SetupDraft::default());
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let mut number = || -> Result<u64, String> {
            let text = rest.next().ok_or_else(|| format!("{argument} needs a number"))?;
            text.parse().map_err(|_| format!("{argument} needs a number, not `{text}`"))
        };
        match argument.as_str() {
            "--games" => games = number()?,
            "--seed" => seed = number()?,
            "--players" => draft.players = Some(u8::try_from(number()?).unwrap_or(u8::MAX)),
            "--variant" => draft.variant = rest.next().cloned(),
            _ => plain.push(argument.as_str()),
        }
    }
    let [game, one, others] = plain[..] else { return Err(USAGE.into()) };
    let registry =
        Registry::new().with::<Kontor>().with::<Merchants>().with::<Dutchman>().with::<Chartered>();
    let rules = registry.open(game, &draft).map_err(|error| format!("{error:?}"))?;
    let names = [one.to_owned(), others.to_owned()];
    let [one, others] = [Player::read(game, one)?, Player::read(game, others)?];
    Ok(Match { rules, one, others, names, games, seed })
}

#[derive(Default)]
struct Times {
    decisions: u64,
    all: Duration,
    longest: Duration,
}

/// One game; the share of the victory that the seat of ONE got.
fn play(game: &Match, seed: Seed, seat_of_one: Seat, times: &mut Times) -> f64 {
    let (mut position, _) = game.rules.deal(seed);
    let mut decisions = 0;
    let memory = Arc::default();
    while let Some(seat) = position.waiting_for().first() {
        let player = if seat == seat_of_one { &game.one } else { &game.others };
        let thinking = Thinking { seed: seed.derive("match", decisions), threads: 1 };
        let start = Instant::now();
        let notation = player.decide(position.as_ref(), seat, thinking, &memory);
        if seat == seat_of_one {
            times.decisions += 1;
            times.all += start.elapsed();
            times.longest = times.longest.max(start.elapsed());
        }
        position.act(seat, &notation).expect("opponents decide what is legal");
        decisions += 1;
    }
    let winners: Vec<Seat> =
        position.standing().map(|standing| standing.winners().collect()).unwrap_or_default();
    if winners.contains(&seat_of_one) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// The mean in percent and half of its 95 % interval; deals are independent, the games of one deal are not.
fn interval(shares: &[f64]) -> (f64, f64) {
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let squares: f64 = shares.iter().map(|share| (share - mean).powi(2)).sum();
    let spread = squares / (count - 1.0).max(1.0);
    (100.0 * mean, 196.0 * (spread / count).sqrt())
}

fn main() -> ExitCode {
    let game = match read_arguments() {
        Ok(game) => game,
        Err(problem) => {
            eprintln!("{problem}");
            return ExitCode::FAILURE;
        }
    };
    let players = game.rules.players();
    let deals = (game.games / u64::from(players)).max(2);
    let mut shares = Vec::new();
    let mut times = Times::default();
    let start = Instant::now();
    for deal in 0..deals {
        let seed = Seed::from_number(game.seed).derive("deal", deal);
        let share: f64 = Seat::all(players).map(|seat| play(&game, seed, seat, &mut times)).sum();
        shares.push(share / f64::from(players));
        let (mean, margin) = interval(&shares);
        eprint!("\r{} of {deals} deals: {mean:.1} % ± {margin:.1} ", deal + 1);
    }
    eprintln!();
    let (mean, margin) = interval(&shares);
    println!(
        "{} {players}p: {} against {}: {:.1} % ± {:.1} of {} games (even: {:.1} %); \
         {:.2} ms a decision, longest {:.1} ms; {:.0} s",
        game.rules.info().name,
        game.names[0],
        game.names[1],
        mean,
        margin,
        deals * u64::from(players),
        100.0 / f64::from(players),
        times.all.as_secs_f64() * 1e3 / times.decisions.max(1) as f64,
        times.longest.as_secs_f64() * 1e3,
        start.elapsed().as_secs_f64(),
    );
    ExitCode::SUCCESS
}

//! Learns a model of who will win from games: `learn GAME [--games N] [--players N,N] [--seed N] [--threads N]
//! [--rank quick|brisk|clerk] [--plain N] [--model MODEL.toml] [--epochs N] [--step X] [--returns X] [--only ends]`.
//!
//! Players of the house play each other, now and then following a whim so that not all games are alike: quick ones,
//! as in the games that a search only plays through, brisk ones, who try every decision once, clerks, or those who try every
//! decision with so many simulations in all; all but the first judge by the given model if there is one. Of every game some
//! quiet positions are kept together with who won (with `--returns X` only that part of it, and for the rest what the given
//! model says of the next of these positions), and the model is moved step by step (Adam, on the surprise by the winners)
//! to where it would have been least surprised; every tenth game is kept out and only measured. A given model is where
//! learning starts. With `--only ends` nothing is learnt but how sure the model may be and what is still added to the
//! scores: a few numbers, for which the slow games of good players are enough. The new model is printed as a file for
//! `models/`.

mod common;

use std::process::ExitCode;

use common::{HELD_OUT, Habits, collect, open, play};
use damrak_bots::{
    Advice, Budget, Care, Chances, Conditions, HIDDEN, Inputs, Learnt, Model, PerSeat, look_ahead,
    try_everything, victory,
};
use damrak_chartered::Chartered;
use damrak_chartered_kit::advice::CharteredAdvice;
use damrak_core::{Game, Rng, Seed};
use damrak_dutchman::Dutchman;
use damrak_dutchman_kit::advice::DutchmanAdvice;
use damrak_merchants::Merchants;
use damrak_merchants_kit::advice::MerchantsAdvice;

const USAGE: &str = "usage: learn merchants|dutchman|chartered [--games N] [--players N,N] \
                     [--seed N] [--threads N] [--rank quick|brisk|clerk] [--plain N] \
                     [--model MODEL.toml] [--epochs N] [--step X] [--returns X] [--only ends]";
/// Games of quick players are cheap, and positions of the same game are much alike; of others all are kept.
const QUICK: Habits = Habits { whim: 15, kept: 3 };
const THOROUGH: Habits = Habits { whim: 60, kept: 1 };
/// So many positions make one step.
const BATCH: usize = 256;
/// What is left of a step at the end of learning.
const LAST_STEP: f32 = 0.05;
/// How much every number is drawn to nothing.
const DECAY: f32 = 1e-4;

/// Who plays.
#[derive(Clone, Copy, PartialEq)]
enum Rank {
    /// As in games that a search only plays through.
    Quick,
    /// Looking one decision ahead, once.
    Brisk,
    /// Looking one decision ahead.
    Clerk,
    /// Trying every decision with so many simulations in all.
    Plain(u32),
}

#[derive(Clone)]
struct Wishes {
    games: u64,
    players: Vec<u8>,
    seed: u64,
    threads: u64,
    rank: Rank,
    model: Option<String>,
    epochs: u64,
    /// How far a step goes in the beginning.
    step: f32,
    /// Which part of what came of a position is who won in the end; the rest is what the given model says of the next.
    returns: f32,
    /// Whether nothing is learnt but how sure to be and what is added to the scores.
    only_ends: bool,
}

/// A position as the model sees it, and each seat's part in the victory.
struct Sample {
    inputs: Vec<f32>,
    won: Chances,
    /// How much each seat's score still changed.
    gains: PerSeat,
    is_held_out: bool,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let learnt = read(&arguments).and_then(|(game, wishes)| {
        let command = arguments.join(" ");
        match game {
            "merchants" => learn::<Merchants, MerchantsAdvice>(&command, &wishes),
            "dutchman" => learn::<Dutchman, DutchmanAdvice>(&command, &wishes),
            "chartered" => learn::<Chartered, CharteredAdvice>(&command, &wishes),
            _ => Err(USAGE.into()),
        }
    });
    match learnt {
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

fn read(arguments: &[String]) -> Result<(&str, Wishes), String> {
    let mut wishes = Wishes {
        games: 1_000,
        players: vec![4],
        seed: 1,
        threads: 1,
        rank: Rank::Quick,
        model: None,
        epochs: 10,
        step: 0.002,
        returns: 1.0,
        only_ends: false,
    };
    let mut rest = arguments.iter().map(String::as_str);
    let game = rest.next().ok_or(USAGE)?;
    while let Some(name) = rest.next() {
        let value = rest.next().ok_or_else(|| format!("{name} needs a value\n{USAGE}"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("{name}: `{value}`?\n{USAGE}"));
        match name {
            "--games" => wishes.games = number()?,
            "--seed" => wishes.seed = number()?,
            "--threads" => wishes.threads = number()?.max(1),
            "--epochs" => wishes.epochs = number()?,
            "--model" => wishes.model = Some(value.to_owned()),
            "--only" if value == "ends" => wishes.only_ends = true,
            "--step" => wishes.step = value.parse().map_err(|_| format!("{name}: `{value}`?"))?,
            "--returns" => {
                wishes.returns = value.parse().map_err(|_| format!("{name}: `{value}`?"))?;
            }
            "--rank" if value == "brisk" => wishes.rank = Rank::Brisk,
            "--rank" if value == "quick" => wishes.rank = Rank::Quick,
            "--rank" if value == "clerk" => wishes.rank = Rank::Clerk,
            "--plain" => wishes.rank = Rank::Plain(number()? as u32),
            "--players" => {
                let read = value.split(',').map(str::parse);
                wishes.players = read.collect::<Result<_, _>>().map_err(|_| USAGE.to_owned())?;
            }
            _ => return Err(USAGE.into()),
        }
    }
    if !(0.0..=1.0).contains(&wishes.returns) {
        return Err("--returns: which part counts, from 0 to 1".into());
    }
    if wishes.returns < 1.0 && wishes.model.is_none() {
        return Err("--returns: give the model that says the rest with --model".into());
    }
    Ok((game, wishes))
}

fn learn<G, A>(command: &str, wishes: &Wishes) -> Result<String, String>
where
    G: Game,
    A: Inputs<G> + Default + Copy,
{
    let given = match &wishes.model {
        Some(path) => {
            let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
            Some(toml::from_str::<Model>(&text).map_err(|error| format!("{path}: {error}"))?)
        }
        None => None,
    };
    let samples = games::<G, A>(wishes, given.as_ref())?;
    let (held, learnt): (Vec<_>, Vec<_>) = samples.iter().partition(|sample| sample.is_held_out);
    eprintln!("{} positions to learn from, {} to measure", learnt.len(), held.len());

    let mut rng = Rng::new(Seed::from_number(wishes.seed).derive("learning", 0));
    let mut model = given.unwrap_or_else(|| fresh(A::INPUTS, &mut rng));
    if wishes.only_ends {
        model.gain_output = [0.0; HIDDEN];
        model.gain_straight.fill(0.0);
    }
    if wishes.only_ends || model.gain_scale == Model::blank(0).gain_scale {
        model.gain_scale = scale(&learnt, A::INPUTS);
    }
    let before = surprise(&model, &held);
    let mut learner = Learner::new(A::INPUTS, wishes.only_ends);
    let mut order: Vec<usize> = (0..learnt.len()).collect();
    let batches = (learnt.len() / BATCH).max(1) as u64 * wishes.epochs;
    let mut done = 0;
    for epoch in 0..wishes.epochs {
        rng.shuffle(&mut order);
        for batch in order.chunks_exact(BATCH) {
            let part = done as f32 / batches as f32;
            let step = wishes.step * LAST_STEP.powf(part);
            learner.step(&mut model, batch.iter().map(|place| learnt[*place]), step);
            done += 1;
        }
        let (held, off) = (surprise(&model, &held), score_error(&model, &held));
        eprintln!("epoch {epoch}: {held:.4} in games kept out; scores off by {off:.1}");
    }
    if wishes.only_ends {
        let candidates = (4..=30).map(|twentieths| twentieths as f32 / 20.0);
        let surprised = |sureness: f32| surprise(&Model { sureness, ..model.clone() }, &learnt);
        let best = candidates.min_by(|a, b| surprised(*a).total_cmp(&surprised(*b)));
        model.sureness = best.unwrap_or(1.0);
    }
    let after = (surprise(&model, &learnt), surprise(&model, &held));
    let mut file = format!(
        "# Made by: cargo run --release -p damrak-games --example learn -- {command}\n\
         # Surprise by the winners in games kept out: {before:.4} before, {:.4} after ({:.4} in those learnt from); \
         final scores are off by {:.1} on average.\n",
        after.1,
        after.0,
        score_error(&model, &held),
    );
    round(&mut model);
    file += &toml::to_string(&model).map_err(|error| error.to_string())?;
    Ok(file)
}

fn fresh(inputs: usize, rng: &mut Rng) -> Model {
    let mut drawn = |scale: f32| scale * (rng.below(20_001) as f32 / 10_000.0 - 1.0);
    let spread = (1.5 / inputs as f32).sqrt();
    let mut model = Model::blank(inputs);
    model.own.iter_mut().flatten().for_each(|number| *number = drawn(spread));
    model.others.iter_mut().flatten().for_each(|number| *number = drawn(spread));
    model.output.iter_mut().for_each(|number| *number = drawn(0.2));
    model
}

/// Four digits are enough.
fn round(model: &mut Model) {
    for number in numbers(model) {
        *number = (*number * 1e4).round() / 1e4;
    }
}

/// All numbers of a model in a fixed order.
fn numbers(model: &mut Model) -> impl Iterator<Item = &mut f32> {
    let rows = model.own.iter_mut().chain(&mut model.others).flatten();
    let to_win = rows.chain(&mut model.bias).chain(&mut model.output).chain(&mut model.straight);
    to_win.chain(&mut model.gain_output).chain(&mut model.gain_straight)
}

/// The mean of -ln of the chance that was given to the winner.
fn surprise(model: &Model, samples: &[&Sample]) -> f64 {
    let of = |sample: &&Sample| -> f64 {
        let chances = model.chances(&sample.inputs);
        let parts = chances.iter().zip(&sample.won).filter(|(_, won)| **won > 0.0);
        parts.map(|(chance, won)| -f64::from(*won) * f64::from(chance.max(1e-4).ln())).sum()
    };
    samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
}

/// How far off the final scores are, on average.
fn score_error(model: &Model, samples: &[&Sample]) -> f64 {
    let (mut off, mut count) = (0.0, 0.0);
    for sample in samples {
        let seats = sample.inputs.len() / model.inputs();
        let gains = model.gains(&sample.inputs);
        for (gain, real) in gains.iter().zip(&sample.gains).take(seats) {
            off += f64::from((gain - real).abs());
            count += 1.0;
        }
    }
    off / f64::max(count, 1.0)
}

/// The mean of what is still gained and its standard deviation.
fn scale(samples: &[&Sample], inputs: usize) -> [f32; 2] {
    let seats = |sample: &&Sample| sample.inputs.len() / inputs;
    let all = || {
        samples.iter().flat_map(|one| one.gains[..seats(one)].iter().map(|gain| f64::from(*gain)))
    };
    let count = all().count().max(1) as f64;
    let mean = all().sum::<f64>() / count;
    let squares: f64 = all().map(|gain| (gain - mean).powi(2)).sum();
    [mean.round() as f32, (squares / count).sqrt().max(1.0).round() as f32]
}

/// Adam.
struct Learner {
    slope: Model,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    only_ends: bool,
}

impl Learner {
    fn new(inputs: usize, only_ends: bool) -> Self {
        let mut slope = Model::blank(inputs);
        let count = numbers(&mut slope).count();
        Self { slope, mean: vec![0.0; count], square: vec![0.0; count], steps: 0, only_ends }
    }

    fn step<'a>(&mut self, model: &mut Model, batch: impl Iterator<Item = &'a Sample>, step: f32) {
        numbers(&mut self.slope).for_each(|number| *number = 0.0);
        batch.for_each(|sample| self.add(model, sample));
        if self.only_ends {
            let (output, straight) = (self.slope.gain_output, self.slope.gain_straight.clone());
            numbers(&mut self.slope).for_each(|number| *number = 0.0);
            (self.slope.gain_output, self.slope.gain_straight) = (output, straight);
        }
        self.steps += 1;
        let (first, second) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((number, slope), (mean, square)) in
            numbers(model).zip(numbers(&mut self.slope)).zip(moments)
        {
            let slope = *slope / BATCH as f32;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *number -= step * (*mean / first) / ((*square / second).sqrt() + 1e-8);
            if !self.only_ends {
                *number -= step * DECAY * *number;
            }
        }
    }

    /// The slope of the surprise at one sample, and of the error of the gains as far as they are read from the hidden
    /// layer, which is that of winning.
    fn add(&mut self, model: &Model, sample: &Sample) {
        let width = model.inputs();
        let seats = sample.inputs.len() / width;
        let (chances, gains) = (model.chances(&sample.inputs), model.gains(&sample.inputs));
        let hidden = model.hidden(&sample.inputs);
        let share = 1.0 / (seats as f32 - 1.0).max(1.0);
        let mut sums = vec![0.0_f32; width];
        for values in sample.inputs.chunks_exact(width) {
            sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        }
        for (seat, values) in sample.inputs.chunks_exact(width).enumerate() {
            let off = model.sureness * (chances[seat] - sample.won[seat]);
            let gain_off = (gains[seat] - sample.gains[seat]) / model.gain_scale[1];
            let mut back = [0.0_f32; HIDDEN];
            for unit in 0..HIDDEN {
                let lit = hidden[seat][unit];
                self.slope.output[unit] += off * lit;
                self.slope.gain_output[unit] += gain_off * lit;
                back[unit] = if lit > 0.0 { off * model.output[unit] } else { 0.0 };
                self.slope.bias[unit] += back[unit];
            }
            for (input, value) in values.iter().enumerate() {
                let other = share * (sums[input] - value);
                self.slope.straight[input] += off * value;
                self.slope.gain_straight[input] += gain_off * value;
                for (unit, back) in back.iter().enumerate() {
                    self.slope.own[input][unit] += back * value;
                    self.slope.others[input][unit] += back * other;
                }
            }
        }
    }
}

fn few(simulations: u32, rng: &mut Rng) -> Conditions {
    let seed = Seed::from_number(u64::from(rng.below(u32::MAX)));
    Conditions { budget: Budget::Simulations(simulations), threads: 1, seed }
}

/// Games of these players, and what is kept of them.
fn games<G, A>(wishes: &Wishes, model: Option<&Model>) -> Result<Vec<Sample>, String>
where
    G: Game,
    A: Inputs<G> + Default + Copy,
{
    let tables = wishes.players.iter().map(|players| open::<G>(Some(*players)));
    let tables: Vec<G> = tables.collect::<Result<_, _>>()?;
    let advice = A::default();
    let learnt = match model {
        Some(model) => {
            Some(Learnt::new::<G>(advice, model.clone()).ok_or("the model has other inputs")?)
        }
        None => None,
    };
    let play = |game: u64| {
        let rules = &tables[game as usize % tables.len()];
        let seed = Seed::from_number(wishes.seed).derive("game", game);
        let keep = |position: &G::Position| {
            let mut inputs = Vec::new();
            advice.inputs(rules, position, &mut inputs);
            (inputs, advice.scores(rules, position))
        };
        let mut buffer = Vec::new();
        let habits = if wishes.rank == Rank::Quick { QUICK } else { THOROUGH };
        let judge: &dyn Advice<G> = match &learnt {
            Some(learnt) => learnt,
            None => &advice,
        };
        let played = play(rules, &advice, seed, habits, keep, |position, seen, rng| {
            let found = match wishes.rank {
                Rank::Quick => {
                    return advice.play(rules, position, seen.seat(), &mut buffer, rng);
                }
                Rank::Brisk => look_ahead(seen, judge, Care::BRISK, rng),
                Rank::Clerk => look_ahead(seen, judge, Care::FULL, rng),
                Rank::Plain(sims) => try_everything(seen, judge, few(sims, rng)),
            };
            found.map(|found| found.choice)
        });
        let Some((kept, standing)) = played else { return Vec::new() };
        let won = victory(&standing);
        let mut scores = PerSeat::default();
        for place in &standing.places {
            scores[place.seat.index()] =
                place.scores.get(A::SCORE).map_or(0.0, |score| score.value as f32);
        }
        // Backwards: what came of the one behind is part of what came of the one before.
        let mut came = won;
        let sample = |(inputs, now): (Vec<f32>, PerSeat)| {
            // Of all numbers of players alike; what is only measured is measured by who won.
            let is_held_out = (game / tables.len() as u64).is_multiple_of(HELD_OUT);
            let won = if is_held_out { won } else { came };
            if let Some(model) = model {
                let says = model.chances(&inputs);
                let part = |seat: usize| says[seat] + wishes.returns * (came[seat] - says[seat]);
                came = std::array::from_fn(part);
            }
            let gains = std::array::from_fn(|seat| scores[seat] - now[seat]);
            Sample { inputs, won, gains, is_held_out }
        };
        kept.into_iter().rev().map(sample).collect()
    };
    let samples = collect(wishes.games, wishes.threads, play);
    Ok(samples.into_iter().map(|(_, sample)| sample).collect())
}

//! How far the judgement of a game's advice can be trusted: `calibrate GAME [GAMES]`.
//!
//! Clerks play against each other, and what the advice expected at the beginning of rounds and turns is compared
//! with who won. For every fifth of a game: the mean surprise (log loss) of the judgement, that of knowing nothing,
//! and the factor by which all differences should be divided to be surprised least: above 1 the advice is too sure of
//! itself, below 1 too timid.

use damrak_bots::{Advice, Care, look_ahead};
use damrak_chartered_kit::advice::CharteredAdvice;
use damrak_core::edition::EditionSource;
use damrak_core::{Deaf, Game, Rng, Seat, Seed, Seen, SetupDraft};
use damrak_dutchman_kit::advice::DutchmanAdvice;
use damrak_kontor_kit::advice::KontorAdvice;
use damrak_merchants_kit::advice::MerchantsAdvice;

const PARTS: usize = 5;

/// What was expected of each seat, and what share of the victory each got.
struct Expected {
    part: usize,
    logarithms: Vec<f64>,
    shares: Vec<f64>,
}

impl Expected {
    /// How surprising the result is if differences are divided by this.
    fn surprise(&self, factor: f64) -> f64 {
        let all: f64 = self.logarithms.iter().map(|log| (log / factor).exp()).sum();
        let seats = self.logarithms.iter().zip(&self.shares);
        seats.map(|(log, share)| -share * (log / factor - all.ln())).sum()
    }
}

fn play<G: Game>(rules: &G, advice: &impl Advice<G>, seed: Seed, out: &mut Vec<Expected>) {
    let mut rng = Rng::new(seed);
    let mut position = rules.deal(seed, &mut Deaf);
    let mut moments = Vec::new();
    while let Some(seat) = rules.waiting_for(&position).first() {
        if advice.is_quiet(rules, &position) {
            moments.push(advice.judge(rules, &position));
        }
        let seen = Seen::new(rules, &position, seat);
        let Some(found) = look_ahead(seen, advice, Care::FULL, &mut rng) else { return };
        if rules.apply(&mut position, seat, found.choice, &mut Deaf).is_err() {
            return;
        }
    }
    let Some(standing) = rules.standing(&position) else { return };
    let winners: Vec<Seat> = standing.winners().collect();
    let share = |seat: Seat| if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    let count = moments.len();
    for (index, chances) in moments.into_iter().enumerate() {
        out.push(Expected {
            part: index * PARTS / count,
            logarithms: Seat::all(rules.players())
                .map(|seat| f64::from(chances[seat.index()].max(1e-6)).ln())
                .collect(),
            shares: Seat::all(rules.players()).map(share).collect(),
        });
    }
}

fn calibrate<G: Game>(advice: &impl Advice<G>, games: u64) {
    let players = (*G::info().players.start()).max(4).min(*G::info().players.end());
    let draft = SetupDraft { players: Some(players), ..SetupDraft::default() };
    let setup = draft.complete(G::info()).expect("the usual setup");
    let edition = &G::info().editions[0];
    let source = EditionSource { file: edition.file, text: edition.text };
    let rules = G::open(&setup, source).expect("the edition of the house");
    let mut expected = Vec::new();
    for game in 0..games {
        play(&rules, advice, Seed::from_number(1).derive("calibrate", game), &mut expected);
    }
    println!("{} with {players}, {games} games of clerks", G::info().name);
    for part in 0..PARTS {
        let of_part = || expected.iter().filter(|one| one.part == part);
        let count = of_part().count().max(1) as f64;
        let mean = |factor: f64| of_part().map(|one| one.surprise(factor)).sum::<f64>() / count;
        let factors = (-20..=30).map(|step| 10_f64.powf(f64::from(step) / 20.0));
        let best = factors.min_by(|a, b| mean(*a).total_cmp(&mean(*b))).unwrap_or(1.0);
        println!(
            "  part {}: surprise {:.3}, at best {:.3} with differences divided by {:.2}; nothing known {:.3}",
            part + 1,
            mean(1.0),
            mean(best),
            best,
            f64::from(players).ln(),
        );
    }
}

fn main() {
    let game = std::env::args().nth(1).unwrap_or_default();
    let games = std::env::args().nth(2).and_then(|text| text.parse().ok()).unwrap_or(40);
    match game.as_str() {
        "kontor" => calibrate(&KontorAdvice::default(), games),
        "merchants" => calibrate(&MerchantsAdvice::default(), games),
        "dutchman" => calibrate(&DutchmanAdvice::default(), games),
        "chartered" => calibrate(&CharteredAdvice::default(), games),
        _ => eprintln!("usage: calibrate kontor|merchants|dutchman|chartered [GAMES]"),
    }
}

//! The programs that play in a contest: each plays one seat of one game at a time, and many games one after the other.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use damrak_core::{AnyPosition, AnyRules, Bundle, Offer, Pick, Seat, Standing, Viewer};
use serde_json::{Map, Value, json};

use super::player::Player;
use super::program::{Fault, Program};
use crate::failure::Failure;

/// The version of what is spoken.
const PROTOCOL: u32 = 1;

/// All programs that were started, and how long they may think.
#[derive(Debug)]
pub(crate) struct Programs {
    limit: Duration,
    idle: Mutex<Vec<(Arc<str>, Program)>>,
}

impl Programs {
    /// Starts every program of these players once, to know that it can be.
    pub(crate) fn start(players: &[Player], limit: Duration) -> Result<Self, Failure> {
        let mut idle: Vec<(Arc<str>, Program)> = Vec::new();
        for player in players {
            let Player::Program(command) = player else { continue };
            if idle.iter().all(|(other, _)| other != command) {
                let started = Program::start(command).map_err(|error| {
                    Failure::usage(format!("`{command}` cannot be started: {error}"))
                })?;
                idle.push((Arc::clone(command), started));
            }
        }
        Ok(Self { limit, idle: Mutex::new(idle) })
    }

    /// One that is free, or else a new one.
    fn take(&self, command: &str) -> Result<Program, Fault> {
        let free = self.idle.lock().ok().and_then(|mut idle| {
            let at = idle.iter().position(|(other, _)| other.as_ref() == command)?;
            Some(idle.swap_remove(at).1)
        });
        free.map_or_else(|| Program::start(command).map_err(|_| Fault::Ended), Ok)
    }

    fn give_back(&self, command: Arc<str>, program: Program) {
        if let Ok(mut idle) = self.idle.lock() {
            idle.push((command, program));
        }
    }
}

/// The programs of one game, by seat.
pub(super) struct Sitting<'a> {
    programs: &'a Programs,
    chairs: Vec<Option<Chair>>,
}

/// A program at a seat.
struct Chair {
    command: Arc<str>,
    /// Nothing once it has ended or hung: in this game it plays no more.
    program: Option<Program>,
}

impl<'a> Sitting<'a> {
    pub(super) fn new(programs: &'a Programs, players: u8) -> Self {
        Self { programs, chairs: (0..players).map(|_| None).collect() }
    }

    /// What the program at this seat decides.
    pub(super) fn ask(
        &mut self,
        command: &Arc<str>,
        position: &dyn AnyPosition,
        seat: Seat,
        turn: u32,
    ) -> Result<String, Fault> {
        let limit = self.programs.limit;
        let programs = self.programs;
        let chair =
            self.chairs.get_mut(seat.index()).ok_or(Fault::Ended)?.get_or_insert_with(|| {
                let program = programs.take(command).ok();
                if let Some(program) = &program {
                    program.tell(setup(position.rules().as_ref(), seat, limit));
                }
                Chair { command: Arc::clone(command), program }
            });
        let Some(program) = &chair.program else { return Err(Fault::Ended) };
        let answer = program.ask(question(position, seat, turn), limit);
        if matches!(answer, Err(Fault::Ended | Fault::Late)) {
            chair.program = None;
        }
        let answer = answer?;
        position.check_action(seat, &answer).map_err(|_| Fault::Refused)?;
        Ok(answer)
    }

    /// The game is over: whoever has played it to its end can play another.
    pub(super) fn end(self, standing: Option<&Standing>) {
        for (seat, chair) in self.chairs.into_iter().enumerate() {
            let Some(Chair { command, program: Some(program) }) = chair else { continue };
            program.tell(over(Seat::from_index(seat), standing));
            self.programs.give_back(command, program);
        }
    }
}

fn setup(rules: &dyn AnyRules, seat: Seat, limit: Duration) -> String {
    json!({
        "say": "setup",
        "protocol": PROTOCOL,
        "game": rules.info().name,
        "setup": rules.setup(),
        "players": rules.players(),
        "seat": seat,
        "limit_ms": u64::try_from(limit.as_millis()).unwrap_or(u64::MAX),
    })
    .to_string()
}

/// What the seat sees and may do. The view is written straight into the line: it is most of it.
fn question(position: &dyn AnyPosition, seat: Seat, turn: u32) -> String {
    let choices = position.choices(seat);
    let offers: Vec<&str> = choices.offers.iter().map(|offer| offer.notation.as_str()).collect();
    let bundles: Vec<Value> = choices.bundles.iter().map(bundle).collect();
    let mut line = format!(r#"{{"say":"decide","turn":{turn},"view":"#);
    position.write_view(Viewer::Seat(seat), &mut line);
    line.push_str(&format!(r#","offers":{},"bundles":{}}}"#, json!(offers), json!(bundles)));
    line
}

fn bundle(bundle: &Bundle<Offer>) -> Value {
    let named: Vec<&str> = bundle.named.iter().map(|offer| offer.notation.as_str()).collect();
    let mut document = json!({ "verb": bundle.verb, "named": named });
    match &bundle.pick {
        Pick::Things { things, .. } => {
            let thing =
                |thing: &damrak_core::Thing| json!({ "word": thing.word, "alone": thing.alone });
            document["things"] = things.iter().map(thing).collect();
        }
        Pick::Number { least, most, step, .. } => {
            document["least"] = json!(least);
            document["most"] = json!(most);
            document["step"] = json!(step);
        }
    }
    document
}

fn over(seat: Seat, standing: Option<&Standing>) -> String {
    let places: Vec<Value> = standing
        .into_iter()
        .flat_map(|standing| &standing.places)
        .map(|place| {
            let scores: Map<String, Value> = place
                .scores
                .iter()
                .map(|score| (score.name.to_owned(), json!(score.shown())))
                .collect();
            json!({ "seat": place.seat, "rank": place.rank, "scores": scores })
        })
        .collect();
    json!({ "say": "over", "seat": seat, "places": places }).to_string()
}

//! Positions to think on: what may be known of one, what was tried there, and what a search finds.

use std::collections::BTreeMap;
use std::time::Duration;

use damrak_bots::Thinking;
use damrak_core::{AnyPosition, Phrase, Rng, Seat, Seed, Told, Viewer};
use damrak_kit::arranging::Group;
use damrak_pages::think::arrange;
use damrak_pages::think::place::Place;
use damrak_pages::think::{Found, Ground, Held, Source, Step, Thought};
use damrak_table::Problem;
use damrak_table::visit::{Alone, Eyes, Over, Past, Visit};

use crate::app::App;

/// So many decisions of the game are told before the one that is looked at.
const TOLD: u32 = 6;
/// On so many guesses it rests how likely somebody holds something.
const GUESSES: u32 = 60;
/// So long somebody waits for their turn to have a position searched.
const PATIENCE: Duration = Duration::from_secs(20);
/// No search takes longer.
const LONGEST: u32 = 5;

/// What opens a game to be thought about.
#[derive(Clone, Copy)]
enum Key<'a> {
    Over(Over<'a>),
    Alone(Alone<'a>),
}

/// A position as it may be known, before anything is changed or tried.
struct Opened<'a> {
    key: Key<'a>,
    place: Place,
    eyes: Eyes<'a>,
    ground: Ground,
    position: Box<dyn AnyPosition>,
}

async fn open<'a>(app: &App, visit: &'a Visit, mut place: Place) -> Result<Opened<'a>, Problem> {
    let key = match visit.over() {
        Ok(over) => Key::Over(over),
        Err(_) => Key::Alone(visit.alone()?),
    };
    let table = visit.facts();
    if !table.has_begun() {
        return Err(Problem::not_now("server-not-begun"));
    }
    if place.eyes.is_some_and(|seat| table.seat(seat).is_none()) {
        return Err(Problem::bad("server-no-such-seat"));
    }
    place.decision = place.decision.min(table.decisions());
    let eyes = match key {
        Key::Over(over) => match place.eyes {
            Some(seat) => over.eyes_of(Viewer::Seat(seat)),
            None => over.all_eyes(),
        },
        Key::Alone(alone) => {
            place.eyes = Some(alone.seat());
            visit.eyes(place.eyes)?
        }
    };
    let past = app.hub.past(eyes, place.decision).await?;
    let (ground, position) = world(key, &past, &place)?;
    Ok(Opened { key, place, eyes, ground, position })
}

/// A position that is to be arranged by hand: a guess wherever the truth may not be known.
pub(crate) struct ToArrange {
    /// Which.
    pub(crate) place: Place,
    /// Where it stands before anything is changed.
    position: Box<dyn AnyPosition>,
    /// The same as a document.
    pub(crate) document: serde_json::Value,
    /// What of it can be changed by name.
    pub(crate) groups: Vec<Group>,
}

impl ToArrange {
    /// How it stands with these changes: as before, with the reason, if it cannot be.
    pub(crate) fn with(
        &self,
        visit: &Visit,
        sets: &[(String, String)],
    ) -> (Box<dyn AnyPosition>, Option<Problem>) {
        let place = Place { sets: sets.to_vec(), ..self.place.clone() };
        match arranged(visit, self.position.fork(), &place) {
            Ok(position) => (position, None),
            Err(problem) => (self.position.fork(), Some(problem)),
        }
    }
}

/// What can be arranged at a place.
pub(crate) async fn to_arrange(
    app: &App,
    visit: &Visit,
    place: Place,
) -> Result<ToArrange, Problem> {
    let Opened { place, position, .. } = open(app, visit, place).await?;
    let groups = arrange::groups(visit.facts(), &place, position.as_ref());
    let document = position.save();
    Ok(ToArrange { place, position, document, groups })
}

/// The same with what was changed by hand, if it can be.
fn arranged(
    visit: &Visit,
    position: Box<dyn AnyPosition>,
    place: &Place,
) -> Result<Box<dyn AnyPosition>, Problem> {
    if place.sets.is_empty() {
        return Ok(position);
    }
    let groups = arrange::groups(visit.facts(), place, position.as_ref());
    let document = arrange::arranged(position.save(), &groups, &place.sets);
    let loaded = visit.facts().rules().load(&document);
    loaded.map_err(|error| arrange::cannot_be(&error.place, &error.problem))
}

/// A position that was arranged by hand, before anything is tried; only of a game that is over.
pub(crate) async fn arranged_by_hand(
    app: &App,
    visit: &Visit,
    place: &Place,
) -> Result<Box<dyn AnyPosition>, Problem> {
    let Opened { key, position, .. } = open(app, visit, place.clone()).await?;
    match key {
        Key::Over(_) => arranged(visit, position, place),
        Key::Alone(_) => Err(Problem::not_now("server-not-over")),
    }
}

/// The position that is asked for, as far as it may be known.
pub(crate) async fn think<'a>(
    app: &App,
    visit: &'a Visit,
    place: Place,
) -> Result<Thought<'a>, Problem> {
    let Opened { key, mut place, eyes, ground, position } = open(app, visit, place).await?;
    let table = visit.facts();
    let mut position = arranged(visit, position, &place)?;
    let record = told_before(app, eyes, place.decision).await?;
    let mut tried = Vec::new();
    let mut refused = None;
    for (seat, notation) in &place.line {
        match position.act(*seat, notation) {
            Ok(done) => {
                let number = place.decision + tried.len() as u32 + 1;
                let told = heard(&done.told, place.eyes.unwrap_or(*seat));
                tried.push(Step { number, seat: Some(*seat), told });
            }
            Err(problem) => {
                refused = Some(problem.phrase);
                break;
            }
        }
    }
    place.line.truncate(tried.len());
    let played = match key {
        Key::Over(over) if place.line.is_empty() && place.sets.is_empty() => {
            app.hub.decisions(over).await?.into_iter().nth(place.decision as usize)
        }
        _ => None,
    };
    let waiting = position.waiting_for();
    let choices = waiting.into_iter().map(|seat| (seat, position.choices(seat))).collect();
    let held = held(visit, position.as_ref(), place.eyes);
    let source = match key {
        Key::Over(_) => Source::Over,
        Key::Alone(_) => Source::Alone,
    };
    let (last, found) = (table.decisions(), None);
    Ok(Thought {
        table,
        place,
        source,
        ground,
        last,
        record,
        tried,
        refused,
        position,
        choices,
        played,
        held,
        found,
    })
}

/// The position that is thought about: as the cards lay, or as some eyes might think they did.
fn world(
    key: Key<'_>,
    past: &Past,
    place: &Place,
) -> Result<(Ground, Box<dyn AnyPosition>), Problem> {
    let mut rng = Rng::new(Seed::from_number(u64::from(place.guess)));
    let found = match (key, place.eyes) {
        (Key::Alone(alone), _) => past.guess(alone, &mut rng).map(|guess| (Ground::Guess, guess)),
        (Key::Over(over), Some(seat)) => {
            past.position(over).map(|position| (Ground::Guess, position.guess(seat, &mut rng)))
        }
        (Key::Over(over), None) => {
            past.position(over).map(|position| (Ground::Truth, position.fork()))
        }
    };
    found.ok_or_else(Problem::not_found)
}

async fn told_before(app: &App, eyes: Eyes<'_>, decision: u32) -> Result<Vec<Step>, Problem> {
    let mut steps = Vec::new();
    for number in decision.saturating_sub(TOLD)..=decision {
        let past = app.hub.past(eyes, number).await?;
        steps.push(Step { number, seat: past.seat(), told: past.told().cloned().collect() });
    }
    Ok(steps)
}

fn heard(told: &[Told], seat: Seat) -> Vec<Phrase> {
    let heard = told.iter().filter(|told| told.audience.includes(Viewer::Seat(seat)));
    heard.map(|told| told.phrase.clone()).collect()
}

/// What everybody else holds, and how likely, by many guesses; with everybody's eyes, as it is.
fn held(visit: &Visit, position: &dyn AnyPosition, eyes: Option<Seat>) -> Vec<Held> {
    let table = visit.facts();
    let Some(drawing) = table.kit().drawing else { return Vec::new() };
    let holds = |position: &dyn AnyPosition, seat: Seat| {
        drawing.held(position.look(Viewer::Seat(seat)).as_ref())
    };
    let others = || Seat::all(table.rules().players()).filter(move |seat| Some(*seat) != eyes);
    let Some(own) = eyes else {
        let all = |seat| holds(position, seat).into_iter().map(|thing| (thing, 1.0)).collect();
        return others().map(|seat| Held { seat, things: all(seat) }).collect();
    };
    let mut counted: BTreeMap<(Seat, String), (Phrase, u32)> = BTreeMap::new();
    let mut rng = Rng::new(Seed::from_number(11));
    for _ in 0..GUESSES {
        let guess = position.guess(own, &mut rng);
        for seat in others() {
            let mut things: Vec<(String, Phrase)> = holds(guess.as_ref(), seat)
                .into_iter()
                .map(|thing| (format!("{thing:?}"), thing))
                .collect();
            things.sort_by(|a, b| a.0.cmp(&b.0));
            // Two of a kind are two things.
            let mut copies = 0;
            for index in 0..things.len() {
                copies = if index > 0 && things[index].0 == things[index - 1].0 {
                    copies + 1
                } else {
                    0
                };
                let (name, thing) = &things[index];
                let known =
                    counted.entry((seat, format!("{name} {copies}"))).or_insert((thing.clone(), 0));
                known.1 += 1;
            }
        }
    }
    let things = |seat: Seat| {
        let own = counted.iter().filter(|((holder, _), _)| *holder == seat);
        let share = |count: u32| count as f32 / GUESSES as f32;
        let mut things: Vec<(Phrase, f32)> =
            own.map(|(_, (thing, count))| (thing.clone(), share(*count))).collect();
        things.sort_by(|a, b| b.1.total_cmp(&a.1));
        things
    };
    others().map(|seat| Held { seat, things: things(seat) }).collect()
}

/// Has a position searched; one at a time, so that those who play do not wait for those who think.
pub(crate) async fn judge(
    app: &App,
    thought: &Thought<'_>,
    seconds: u32,
) -> Result<Found, Problem> {
    let seconds = seconds.clamp(1, LONGEST);
    let turn = tokio::time::timeout(PATIENCE, app.thinking.clone().acquire_owned());
    let Ok(Ok(turn)) = turn.await else { return Err(Problem::busy()) };
    let (bots, position, eyes) =
        (app.opponents.clone(), thought.position.fork(), thought.place.eyes);
    let thinking = Thinking { seed: Seed::from_number(7), threads: 1 };
    let time = Duration::from_secs(u64::from(seconds));
    let judged = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        bots.judge(position.as_ref(), eyes, time, thinking)
    });
    match judged.await {
        Ok(Ok(judgement)) => Ok(Found { judgement, seconds }),
        Ok(Err(_)) => Err(Problem::not_now("server-nobody-knows")),
        Err(error) => {
            tracing::error!(%error, "a position could not be searched");
            Err(Problem::unavailable())
        }
    }
}

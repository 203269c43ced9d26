//! The laws of the contract, stated once for all games.
//!
//! Each check plays random games and returns the first broken law in words. Game crates call them from
//! their tests, the fuzz targets from their loops.

mod bundles;

use crate::game::{Audience, Disclosure, FallingClock, Game, Refusal};
use crate::playout::Playout;
use crate::{Deaf, Rng, Seat, SeatSet, Seed, Target, Viewer};

/// How many arbitrary actions are tried against `is_legal` in each position.
const STRANGERS: u32 = 12;

/// Plays one random game and checks every law in every position of it.
///
/// Returns the number of decisions, or the first law that is broken.
pub fn check_game<G: Game>(rules: &G, seed: Seed, limit: u32) -> Result<u32, String> {
    let mut rng = Rng::new(seed.derive("laws", 0));
    let mut playout = Playout::<G>::default();
    let mut position = rules.deal(seed, &mut Deaf);
    let mut taken = 0;
    loop {
        check_position(rules, &position, &mut rng)
            .map_err(|law| format!("after {taken} decisions: {law}\n{}", rules.save(&position)))?;
        let waiting: Vec<Seat> = rules.waiting_for(&position).into_iter().collect();
        let Some(seat) = rng.pick(&waiting).copied() else { return Ok(taken) };
        if taken >= limit {
            return Err(format!("the game is not over after {limit} decisions"));
        }
        let action = playout
            .choose(rules, &position, seat, &mut rng)
            .ok_or("a seat is waited for and has no legal action")?;
        let before = position.clone();
        rules
            .apply(&mut position, seat, action, &mut Deaf)
            .map_err(|refusal| format!("a legal action was refused: {refusal:?}"))?;
        check_secrecy_of_step(rules, &before, seat, action, &mut rng)
            .map_err(|law| format!("after {taken} decisions: {law}\n{}", rules.save(&before)))?;
        taken += 1;
    }
}

/// Checks every law that speaks of a single position.
pub fn check_position<G: Game>(
    rules: &G,
    position: &G::Position,
    rng: &mut Rng,
) -> Result<(), String> {
    rules.check(position).map_err(|error| format!("an invariant is broken: {error}"))?;
    check_saving(rules, position)?;
    for seat in Seat::all(rules.players()) {
        check_actions(rules, position, seat, rng)?;
        check_guess(rules, position, seat, rng)?;
    }
    check_falling_clock(rules, position)?;
    let over = rules.waiting_for(position).is_empty();
    match (over, rules.standing(position)) {
        (true, None) => Err("the game is over, but there is no standing".into()),
        (false, Some(_)) => Err("there is a standing, but the game goes on".into()),
        _ => Ok(()),
    }
}

/// A falling clock can be stopped by just those the game waits for, only by legal actions, and running out
/// means something.
fn check_falling_clock<G: Game>(rules: &G, position: &G::Position) -> Result<(), String> {
    let ran_out = rules.clock_ran_out(position);
    let Some(clock) = rules.falling_clock(position) else {
        return match ran_out {
            None => Ok(()),
            Some(_) => Err("a clock can run out that does not fall".into()),
        };
    };
    if clock.steps == 0 || clock.step_millis == 0 {
        return Err("a falling clock has no steps".into());
    }
    let order: SeatSet = clock.order.iter().copied().collect();
    if order != rules.waiting_for(position) || usize::from(order.len()) != clock.order.len() {
        return Err("a falling clock can be stopped by others than those who are waited for".into());
    }
    for &seat in &clock.order {
        for action in (0..clock.steps).filter_map(|step| rules.stop_clock(position, seat, step)) {
            rules
                .is_legal(position, seat, action)
                .map_err(|no| format!("stopping the clock is refused by {}", no.clause()))?;
        }
    }
    check_who_stops_first(rules, position, &clock)?;
    match ran_out {
        Some((seat, action)) => rules
            .is_legal(position, seat, action)
            .map_err(|no| format!("letting the clock run out is refused by {}", no.clause())),
        None => Err("a falling clock runs out and nothing follows".into()),
    }
}

/// Earlier steps come before later ones, and on the same step they are served in the order of the clock.
fn check_who_stops_first<G: Game>(
    rules: &G,
    position: &G::Position,
    clock: &FallingClock,
) -> Result<(), String> {
    let stop = |seat: Seat, step: u8| Some((seat, rules.stop_clock(position, seat, step)?));
    let mut in_time = clock.order.windows(2).flat_map(|pair| {
        let steps = 0..clock.steps;
        steps.flat_map(move |step| {
            let together = (stop(pair[0], step), stop(pair[1], step));
            [together, (stop(pair[1], step), stop(pair[0], step + 1))]
        })
    });
    let wrong = in_time.any(|two| match two {
        (Some(one), Some(other)) => {
            !rules.stops_before(position, one, other) || rules.stops_before(position, other, one)
        }
        _ => false,
    });
    if wrong { Err("a clock is stopped by who would stop it later".into()) } else { Ok(()) }
}

/// A saved position is read back equal.
fn check_saving<G: Game>(rules: &G, position: &G::Position) -> Result<(), String> {
    let saved = rules.save(position);
    let loaded =
        rules.load(&saved).map_err(|error| format!("a saved position is not accepted: {error}"))?;
    if loaded != *position {
        return Err("a saved position is read back different".into());
    }
    let text = saved.to_string();
    let again: serde_json::Value =
        serde_json::from_str(&text).map_err(|error| format!("saved text is no JSON: {error}"))?;
    if rules.load(&again).as_ref() != Ok(position) {
        return Err("a position is read back different from its text".into());
    }
    Ok(())
}

/// Legal actions are just those that are legal, each once, and each can be written and pointed at.
fn check_actions<G: Game>(
    rules: &G,
    position: &G::Position,
    seat: Seat,
    rng: &mut Rng,
) -> Result<(), String> {
    let mut legal = vec![];
    rules.legal_actions(position, seat, &mut legal);
    if rules.waiting_for(position).contains(seat) == legal.is_empty() {
        return Err(format!("seat {seat} is waited for exactly if it has legal actions: broken"));
    }
    for action in &legal {
        rules
            .is_legal(position, seat, *action)
            .map_err(|why| format!("{action:?} is listed but not legal: {why:?}"))?;
        let text = rules.notation(*action);
        if rules.read_notation(&text).as_ref() != Ok(action) {
            return Err(format!("`{text}` does not read back as {action:?}"));
        }
    }
    all_different(legal.iter().copied(), "legal actions")?;
    all_different(legal.iter().map(|action| rules.notation(*action)), "notations")?;
    all_different(
        legal.iter().flat_map(|action| paths(rules, position, seat, *action)),
        "targets",
    )?;
    bundles::check(rules, position, seat, &legal, rng)?;
    if let Some(patience) = rules.patience(position, seat)
        && (patience.millis == 0 || !legal.contains(&patience.then))
    {
        return Err(format!("{:?} is decided for seat {seat} and is not legal", patience.then));
    }

    let untouched = position.clone();
    for _ in 0..STRANGERS {
        let stranger = rules.any_action(rng);
        let listed = legal.contains(&stranger);
        let verdict = rules.is_legal(position, seat, stranger);
        if listed != verdict.is_ok() {
            return Err(format!("{stranger:?}: listed {listed}, but is_legal says {verdict:?}"));
        }
        let text = rules.notation(stranger);
        if rules.read_notation(&text) != Ok(stranger) {
            return Err(format!("`{text}` does not read back as {stranger:?}"));
        }
        if let Err(why) = verdict {
            let mut tried = position.clone();
            let answer = rules.apply(&mut tried, seat, stranger, &mut Deaf);
            if answer != Err(why) {
                return Err(format!("apply and is_legal disagree about {stranger:?}"));
            }
            if tried != untouched || rules.save(&tried) != rules.save(&untouched) {
                return Err(format!("the refused {stranger:?} changed the position"));
            }
            if why.clause().0.is_empty() {
                return Err(format!("{why:?} names no clause"));
            }
        }
    }
    Ok(())
}

/// Every way to point at what a decision needs.
fn paths<G: Game>(
    rules: &G,
    position: &G::Position,
    seat: Seat,
    action: G::Action,
) -> Vec<Vec<Target>> {
    let path = rules.targets(position, seat, action);
    let back = G::either_way(action).then(|| path.iter().rev().cloned().collect());
    std::iter::once(path).chain(back).collect()
}

fn all_different<T: Ord + std::fmt::Debug>(
    items: impl Iterator<Item = T>,
    what: &str,
) -> Result<(), String> {
    let mut items: Vec<T> = items.collect();
    items.sort();
    match items.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(format!("two {what} are the same: {:?}", pair[0])),
        None => Ok(()),
    }
}

/// A guess is a possible position that the seat cannot tell from the true one, and guessing again from
/// it gives the same guesses: nothing hidden went into it.
fn check_guess<G: Game>(
    rules: &G,
    position: &G::Position,
    seat: Seat,
    rng: &mut Rng,
) -> Result<(), String> {
    let guess = rules.guess(position, seat, rng);
    rules.check(&guess).map_err(|error| format!("a guess of seat {seat} cannot be: {error}"))?;
    same_for_seat(rules, position, &guess, seat)?;

    let seed = Seed::from_number(u64::from(rng.next_u32()));
    let from_truth = rules.guess(position, seat, &mut Rng::new(seed));
    let from_guess = rules.guess(&guess, seat, &mut Rng::new(seed));
    if from_truth != from_guess {
        return Err(format!("a guess of seat {seat} depends on what the seat cannot know"));
    }
    Ok(())
}

/// Everything that reaches the seat, or a spectator, is equal to the byte in both positions.
fn same_for_seat<G: Game>(
    rules: &G,
    truth: &G::Position,
    guess: &G::Position,
    seat: Seat,
) -> Result<(), String> {
    let differs = |what: &str| Err(format!("seat {seat}: {what} tells the truth from a guess"));
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        let (a, b) = (rules.view(truth, viewer), rules.view(guess, viewer));
        if a != b || text(&a) != text(&b) {
            return differs("the view");
        }
        if rules.sketch(&a) != rules.sketch(&b) {
            return differs("the sketch");
        }
    }
    if rules.waiting_for(truth) != rules.waiting_for(guess) {
        return differs("the set of waiting seats");
    }
    for other in rules.waiting_for(truth) {
        if rules.say_question(truth, other) != rules.say_question(guess, other) {
            return differs("a question");
        }
    }
    if rules.bundles(truth, seat) != rules.bundles(guess, seat) {
        return differs("what is offered as a whole");
    }
    let (mut a, mut b) = (vec![], vec![]);
    rules.legal_actions(truth, seat, &mut a);
    rules.legal_actions(guess, seat, &mut b);
    if a != b {
        return differs("the list of legal actions");
    }
    for action in a {
        if rules.say_action(truth, seat, action) != rules.say_action(guess, seat, action)
            || rules.targets(truth, seat, action) != rules.targets(guess, seat, action)
        {
            return differs("the wording of an action");
        }
    }
    Ok(())
}

/// A decision that says it let nothing out looks the same from every position the seat takes for
/// possible, and to the others from every decision that leaves them in the same place.
fn check_secrecy_of_step<G: Game>(
    rules: &G,
    before: &G::Position,
    seat: Seat,
    action: G::Action,
    rng: &mut Rng,
) -> Result<(), String> {
    let truth = Step::take(rules, before, seat, action)?;
    if !truth.disclosure.is_nothing() {
        return Ok(());
    }
    let guess = Step::take(rules, &rules.guess(before, seat, rng), seat, action)?;
    if !guess.disclosure.is_nothing() {
        return Err(format!("{action:?} lets something out in a guess but not in truth"));
    }
    let viewer = Viewer::Seat(seat);
    if truth.heard_by(viewer) != guess.heard_by(viewer) {
        return Err(format!("the log tells seat {seat} the truth from a guess"));
    }
    same_for_seat(rules, &truth.after, &guess.after, seat)?;

    let mut legal = vec![];
    rules.legal_actions(before, seat, &mut legal);
    let Some(other) = rng.pick(&legal).copied() else { return Ok(()) };
    let instead = Step::take(rules, before, seat, other)?;
    for viewer in Viewer::all(rules.players()).filter(|viewer| !viewer.is(seat)) {
        let same_view = rules.view(&truth.after, viewer) == rules.view(&instead.after, viewer);
        if same_view && truth.heard_by(viewer) != instead.heard_by(viewer) {
            return Err(format!("the log tells {viewer} what seat {seat} secretly decided"));
        }
    }
    Ok(())
}

/// A decision taken on a copy of a position.
struct Step<G: Game> {
    after: G::Position,
    events: Vec<(Audience, G::Event)>,
    disclosure: Disclosure,
}

impl<G: Game> Step<G> {
    fn take(
        rules: &G,
        before: &G::Position,
        seat: Seat,
        action: G::Action,
    ) -> Result<Self, String> {
        let (mut after, mut events) = (before.clone(), vec![]);
        let disclosure = rules
            .apply(&mut after, seat, action, &mut events)
            .map_err(|refusal| format!("the legal {action:?} was refused: {refusal:?}"))?;
        Ok(Self { after, events, disclosure })
    }

    fn heard_by(&self, viewer: Viewer) -> Vec<String> {
        let hears = |(audience, _): &&(Audience, G::Event)| audience.includes(viewer);
        self.events.iter().filter(hears).map(|(_, event)| text(event)).collect()
    }
}

fn text<T: serde::Serialize>(data: &T) -> String {
    serde_json::to_string(data).unwrap_or_else(|error| format!("cannot be written: {error}"))
}

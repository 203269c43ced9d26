//! How a clerk decides. In a turn nothing is hidden but what is drawn next: every way to finish it is tried, and the best
//! ones against the best answer. Which card to play is a game of its own, in which both decide at once: every pair of
//! cards is laid out as well as they see, and what is best in it is found by regret.

use std::collections::HashMap;

use damrak_bots::{Advice, result};
use damrak_core::{Deaf, Rng, Rules, Seat, Seen};
use damrak_kontor::{Action, Kontor, Position, other};

use crate::advice::KontorAdvice;

/// So many positions are judged for a choice in secret, about; more guesses are not begun then.
const LOOKS: u32 = 4_000;
/// On so many guesses of what is hidden at most.
const MOST_GUESSES: usize = 5;
/// So many of the best ways to finish a turn are tried against the other's answer.
const TRIED: usize = 12;
/// How often regret is added up.
const ROUNDS: usize = 400;
/// What is chosen at least this part as often as the most frequent is mixed with it, if it is worth as much less this.
const MIXED: (f32, f32) = (0.3, 0.01);
/// More steps than a turn has.
const STEPS: usize = 6;

/// What a seat does; nothing where special cards are bought.
pub(crate) fn decide(
    advice: &KontorAdvice,
    seen: Seen<'_, Kontor>,
    rng: &mut Rng,
) -> Option<Action> {
    let mut actions = Vec::new();
    seen.legal_actions(&mut actions);
    if let [only] = actions[..] {
        return Some(only);
    }
    let mut clerk = Clerk { advice, rules: seen.rules(), looks: 0, buffer: Vec::new() };
    match actions.first()? {
        Action::Buy | Action::Decline | Action::Show(_) => None,
        Action::Choose(_) => clerk.choose(seen, &actions, rng),
        _ => clerk.finish(&seen.guess(rng), seen.seat()),
    }
}

struct Clerk<'a> {
    advice: &'a KontorAdvice,
    rules: &'a Kontor,
    looks: u32,
    buffer: Vec<Action>,
}

/// A way to finish a turn: its first step, and where it leads.
struct Way {
    first: Action,
    worth: f32,
    then: Position,
}

impl Clerk<'_> {
    /// What a position is worth to a seat, from 0 to 1.
    fn worth(&mut self, position: &Position, seat: Seat) -> f32 {
        self.looks += 1;
        let chances = match self.rules.standing(position) {
            Some(standing) => result(&standing),
            None => self.advice.judge(self.rules, position),
        };
        chances[seat.index()]
    }

    /// Whether the turn of the seat is not over.
    fn is_turn_of(&self, position: &Position, seat: Seat) -> bool {
        !self.rules.is_between_rounds(position) && self.rules.waiting_for(position).contains(seat)
    }

    fn after(&self, position: &Position, seat: Seat, action: Action) -> Option<Position> {
        let mut tried = position.clone();
        self.rules.apply(&mut tried, seat, action, &mut Deaf).ok()?;
        Some(tried)
    }

    /// The step of one's turn that leads to the best.
    fn finish(&mut self, position: &Position, seat: Seat) -> Option<Action> {
        let mut ways = Vec::new();
        self.list_ways(position, seat, None, &mut ways);
        ways.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        ways.truncate(TRIED);
        for way in &mut ways {
            if self.is_turn_of(&way.then, other(seat)) {
                self.play_turn(&mut way.then, other(seat));
                way.worth = self.worth(&way.then, seat);
            }
        }
        ways.iter().max_by(|a, b| a.worth.total_cmp(&b.worth)).map(|way| way.first)
    }

    /// Every way to finish the turn.
    fn list_ways(
        &mut self,
        position: &Position,
        seat: Seat,
        first: Option<Action>,
        ways: &mut Vec<Way>,
    ) {
        let mut actions = Vec::new();
        self.rules.legal_actions(position, seat, &mut actions);
        for action in actions {
            let Some(then) = self.after(position, seat, action) else { continue };
            let first = first.unwrap_or(action);
            if self.is_turn_of(&then, seat) {
                self.list_ways(&then, seat, Some(first), ways);
            } else {
                let worth = self.worth(&then, seat);
                ways.push(Way { first, worth, then });
            }
        }
    }

    /// Plays a turn step by step as well as it seems at each; of the boat the best quay it can take away counts, too. Says
    /// what was done.
    fn play_turn(&mut self, position: &mut Position, seat: Seat) -> Vec<Action> {
        let mut done = Vec::new();
        while self.is_turn_of(position, seat) && done.len() < STEPS {
            let mut actions = std::mem::take(&mut self.buffer);
            self.rules.legal_actions(position, seat, &mut actions);
            let mut best: Option<(f32, Action, Position)> = None;
            for action in &actions {
                let Some(then) = self.after(position, seat, *action) else { continue };
                let worth = match action {
                    _ if actions.len() == 1 => 0.0,
                    Action::BoatTo(_) => self.best_step(&then, seat),
                    _ => self.worth(&then, seat),
                };
                if best.as_ref().is_none_or(|(known, ..)| worth > *known) {
                    best = Some((worth, *action, then));
                }
            }
            self.buffer = actions;
            let Some((_, action, then)) = best else { break };
            *position = then;
            done.push(action);
        }
        done
    }

    /// What the best next step is worth where a quay can be removed; else what the position is worth as it stands.
    fn best_step(&mut self, position: &Position, seat: Seat) -> f32 {
        let mut steps = Vec::new();
        self.rules.legal_actions(position, seat, &mut steps);
        if !steps.iter().any(|step| matches!(step, Action::Remove(_))) {
            return self.worth(position, seat);
        }
        let mut best = f32::NEG_INFINITY;
        for step in steps {
            if let Some(then) = self.after(position, seat, step) {
                best = best.max(self.worth(&then, seat));
            }
        }
        best
    }

    /// Which card to play.
    fn choose(
        &mut self,
        seen: Seen<'_, Kontor>,
        actions: &[Action],
        rng: &mut Rng,
    ) -> Option<Action> {
        let mut games = Vec::new();
        while games.len() < MOST_GUESSES {
            let guess = seen.guess_reopened(rng);
            games.push(self.pairs(&guess, seen.seat(), actions));
            let each = self.looks / games.len() as u32;
            if self.looks + each > LOOKS {
                break;
            }
        }
        let (often, worth) = solve(&games, actions.len());
        let most = often.iter().copied().fold(0.0, f32::max);
        let best = (0..actions.len())
            .filter(|own| often[*own] >= MIXED.0 * most)
            .map(|own| worth[own])
            .fold(f32::NEG_INFINITY, f32::max);
        let mixed: Vec<(Action, f32)> = (0..actions.len())
            .filter(|own| often[*own] >= MIXED.0 * most && worth[*own] >= best - MIXED.1)
            .map(|own| (actions[own], often[own]))
            .collect();
        let all: f32 = mixed.iter().map(|(_, often)| often).sum();
        let mut drawn = all * (rng.below(10_000) as f32 / 10_000.0);
        for (action, often) in &mixed {
            drawn -= often;
            if drawn < 0.0 {
                return Some(*action);
            }
        }
        mixed.first().map(|(action, _)| *action)
    }

    /// What comes of every pair of cards, by one's own and the other's.
    fn pairs(&mut self, guess: &Position, seat: Seat, actions: &[Action]) -> Vec<Vec<f32>> {
        let rival = other(seat);
        let mut theirs = Vec::new();
        self.rules.legal_actions(guess, rival, &mut theirs);
        // Whoever lays first does not know what the other will do: mostly the same against any card.
        let mut known: HashMap<(u8, Action), Vec<Action>> = HashMap::new();
        let mut pairs = Vec::new();
        for own in actions {
            let mut row = Vec::new();
            for their in &theirs {
                row.push(self.pair(guess, seat, (*own, *their), &mut known));
            }
            pairs.push(row);
        }
        pairs
    }

    fn pair(
        &mut self,
        guess: &Position,
        seat: Seat,
        (own, their): (Action, Action),
        known: &mut HashMap<(u8, Action), Vec<Action>>,
    ) -> f32 {
        let rival = other(seat);
        let after = self.after(guess, seat, own).and_then(|then| self.after(&then, rival, their));
        let Some(mut position) = after else { return 0.5 };
        let mut is_first = true;
        while !self.rules.is_between_rounds(&position) {
            let Some(turn) = self.rules.waiting_for(&position).first() else { break };
            let card = if turn == seat { own } else { their };
            let key = (turn.number(), card);
            match known.get(&key).filter(|_| is_first) {
                Some(steps) => {
                    for step in steps {
                        if self.is_turn_of(&position, turn)
                            && let Some(then) = self.after(&position, turn, *step)
                        {
                            position = then;
                        }
                    }
                    // What is left, if anything came otherwise.
                    self.play_turn(&mut position, turn);
                }
                None => {
                    let steps = self.play_turn(&mut position, turn);
                    if is_first {
                        known.insert(key, steps);
                    }
                }
            }
            is_first = false;
        }
        self.worth(&position, seat)
    }
}

/// How often to choose each of one's cards, and what each is worth against what the other does then: regret matching over
/// all guesses at once, of which the other knows which is true.
fn solve(games: &[Vec<Vec<f32>>], own: usize) -> (Vec<f32>, Vec<f32>) {
    let matching = |regrets: &[f32]| -> Vec<f32> {
        let all: f32 = regrets.iter().sum();
        let even = 1.0 / regrets.len().max(1) as f32;
        regrets.iter().map(|one| if all > 0.0 { one / all } else { even }).collect()
    };
    let mut regrets = vec![0.0_f32; own];
    let mut often = vec![0.0_f32; own];
    let widths: Vec<usize> = games.iter().map(|game| game.first().map_or(0, Vec::len)).collect();
    let mut theirs: Vec<(Vec<f32>, Vec<f32>)> =
        widths.iter().map(|width| (vec![0.0; *width], vec![0.0; *width])).collect();
    for round in 1..=ROUNDS {
        let plays = matching(&regrets);
        let mut worth = vec![0.0_f32; own];
        for (game, (their_regrets, their_often)) in games.iter().zip(&mut theirs) {
            let their_plays = matching(their_regrets);
            for (worth, row) in worth.iter_mut().zip(game) {
                *worth +=
                    row.iter().zip(&their_plays).map(|(value, play)| value * play).sum::<f32>();
            }
            let loses: Vec<f32> = (0..their_plays.len())
                .map(|their| game.iter().zip(&plays).map(|(row, play)| row[their] * play).sum())
                .collect();
            let mean: f32 = loses.iter().zip(&their_plays).map(|(lost, play)| lost * play).sum();
            for ((regret, lost), (sum, play)) in
                their_regrets.iter_mut().zip(loses).zip(their_often.iter_mut().zip(their_plays))
            {
                *regret = (*regret + mean - lost).max(0.0);
                *sum += round as f32 * play;
            }
        }
        let mean: f32 = worth.iter().zip(&plays).map(|(worth, play)| worth * play).sum();
        for ((regret, worth), (sum, play)) in
            regrets.iter_mut().zip(worth).zip(often.iter_mut().zip(plays))
        {
            *regret = (*regret + worth - mean).max(0.0);
            *sum += round as f32 * play;
        }
    }
    let mut worth = vec![0.0_f32; own];
    for (game, (_, their_often)) in games.iter().zip(&theirs) {
        let all: f32 = their_often.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        for (worth, row) in worth.iter_mut().zip(game) {
            let against: f32 =
                row.iter().zip(their_often).map(|(value, often)| value * often).sum();
            *worth += against / all / games.len() as f32;
        }
    }
    (often, worth)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stone_scissors_paper_is_played_evenly() {
        let game = vec![vec![0.5, 1.0, 0.0], vec![0.0, 0.5, 1.0], vec![1.0, 0.0, 0.5]];
        let (often, worth) = solve(&[game], 3);
        let all: f32 = often.iter().sum();
        for (often, worth) in often.iter().zip(worth) {
            assert!((often / all - 1.0 / 3.0).abs() < 0.02, "{often} of {all}");
            assert!((worth - 0.5).abs() < 0.02, "{worth}");
        }
    }

    #[test]
    fn what_is_never_better_is_never_chosen() {
        let game = vec![vec![0.6, 0.7], vec![0.5, 0.2]];
        let (often, worth) = solve(&[game.clone(), game], 2);
        assert!(often[1] < 0.02 * often[0], "{often:?}");
        assert!(worth[0] > worth[1]);
    }

    #[test]
    fn the_other_knows_which_guess_is_true() {
        // In either guess the other has an answer to what would be good in both if they did not know.
        let games = [vec![vec![1.0, 0.0], vec![0.4, 0.4]], vec![vec![0.0, 1.0], vec![0.4, 0.4]]];
        let (often, _) = solve(&games, 2);
        assert!(often[1] > 0.9 * (often[0] + often[1]), "{often:?}");
    }
}

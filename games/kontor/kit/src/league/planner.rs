//! Planning a round ahead: every card against every card the other may hold, both laid as well as they see. Two strangers
//! plan so, by different eyes: the reckoner thinks of every sector as won by so much chance, the raider of ships and taxes.

use damrak_bots::Decider;
use damrak_core::{Deaf, Rng, Rules, Seat, Seen};
use damrak_kontor::{Action, Kontor, Outlook, Position, SectorOutlook, other};

use super::{ROUND, leads, margin};

/// How a whole position looks to a seat.
type Eye = fn(&Outlook, usize) -> f32;

/// On so many guesses a card is chosen.
const GUESSES: usize = 2;

/// Somebody who plans a round ahead.
pub(super) struct Planner {
    eye: Eye,
    /// How much the worst card of the other counts beside the mean of all.
    caution: f32,
}

impl Planner {
    /// Sums up how likely every sector is to be theirs, the largest five before the rest.
    pub(super) const RECKONER: Self = Self { eye: reckon, caution: 0.2 };
    /// Takes away what the boat can reach, and keeps the other poor.
    pub(super) const RAIDER: Self = Self { eye: raid, caution: 0.5 };

    fn see(&self, rules: &Kontor, position: &Position, seat: Seat) -> f32 {
        match rules.standing(position) {
            Some(standing) if standing.winners().any(|winner| winner == seat) => 100.0,
            Some(_) => -100.0,
            None => (self.eye)(&rules.outlook(position), seat.index()),
        }
    }

    /// The best step, and where it leads.
    fn step(&self, rules: &Kontor, position: &Position, seat: Seat) -> Option<(Action, Position)> {
        let mut actions = Vec::new();
        rules.legal_actions(position, seat, &mut actions);
        let mut best: Option<(f32, Action, Position)> = None;
        for action in actions {
            let mut then = position.clone();
            if rules.apply(&mut then, seat, action, &mut Deaf).is_err() {
                continue;
            }
            let worth = self.see(rules, &then, seat);
            if best.as_ref().is_none_or(|(known, ..)| worth > *known) {
                best = Some((worth, action, then));
            }
        }
        best.map(|(_, action, then)| (action, then))
    }

    /// Plays the rest of the round, everybody by this eye.
    fn finish(&self, rules: &Kontor, position: &mut Position) {
        for _ in 0..ROUND {
            let Some(next) = rules.waiting_for(position).first() else { return };
            if rules.is_between_rounds(position) {
                return;
            }
            let Some((_, then)) = self.step(rules, position, next) else { return };
            *position = then;
        }
    }

    /// What a card comes to against all that the other may hold.
    fn card(&self, rules: &Kontor, guess: &Position, seat: Seat, chosen: Action) -> f32 {
        let rival = other(seat);
        let mut theirs = Vec::new();
        rules.legal_actions(guess, rival, &mut theirs);
        let (mut sum, mut worst) = (0.0, f32::INFINITY);
        for their in &theirs {
            let mut then = guess.clone();
            let both = [(seat, chosen), (rival, *their)];
            let played = both
                .into_iter()
                .all(|(who, what)| rules.apply(&mut then, who, what, &mut Deaf).is_ok());
            if !played {
                continue;
            }
            self.finish(rules, &mut then);
            let worth = self.see(rules, &then, seat);
            sum += worth;
            worst = worst.min(worth);
        }
        let mean = sum / theirs.len().max(1) as f32;
        (1.0 - self.caution) * mean + self.caution * worst
    }
}

impl Decider<Kontor> for Planner {
    fn decide(&self, seen: Seen<'_, Kontor>, rng: &mut Rng) -> Option<Action> {
        let (rules, seat) = (seen.rules(), seen.seat());
        let mut actions = Vec::new();
        seen.legal_actions(&mut actions);
        let chooses = actions.iter().any(|action| matches!(action, Action::Choose(_)));
        let mut worth = vec![0.0_f32; actions.len()];
        for _ in 0..if chooses { GUESSES } else { 1 } {
            let guess = seen.guess_reopened(rng);
            for (action, worth) in actions.iter().zip(&mut worth) {
                *worth += if chooses {
                    self.card(rules, &guess, seat, *action)
                } else {
                    let mut then = guess.clone();
                    if rules.apply(&mut then, seat, *action, &mut Deaf).is_err() {
                        return None;
                    }
                    self.finish(rules, &mut then);
                    self.see(rules, &then, seat)
                };
            }
        }
        let best = actions.iter().zip(worth).max_by(|a, b| a.1.total_cmp(&b.1));
        best.map(|(action, _)| *action)
    }
}

fn sure(sector: &SectorOutlook, seat: usize) -> f32 {
    if sector.guard.is_some() {
        return leads(sector, seat);
    }
    let risk = f32::from(sector.exposed[seat]) - f32::from(sector.exposed[1 - seat]);
    let last = f32::from(sector.free_for[seat]) - f32::from(sector.free_for[1 - seat]);
    let ahead = margin(sector, seat) + 0.5 * leads(sector, seat) - 0.35 * risk + 0.3 * last;
    (ahead * 1.3 / (1.0 + 0.35 * f32::from(sector.free))).tanh()
}

fn reckon(outlook: &Outlook, seat: usize) -> f32 {
    let grown =
        |sector: &SectorOutlook| f32::from(sector.size) + 0.4 * f32::from(sector.free.min(4));
    let mut sizes: Vec<f32> = outlook.sectors().iter().map(grown).collect();
    sizes.sort_by(|a, b| b.total_cmp(a));
    let bar = sizes.get(4).copied().unwrap_or(0.0);
    let counts = |sector: &SectorOutlook| {
        if sizes.len() <= 5 { 1.0 } else { ((grown(sector) - bar) * 0.6 + 0.7).clamp(0.05, 1.0) }
    };
    let sectors: f32 =
        outlook.sectors().iter().map(|sector| counts(sector) * sure(sector, seat)).sum();
    let purse = |seat: usize| {
        let hand = outlook.hands[seat];
        let guilders = f32::from(hand.guilders);
        0.3 * guilders.min(2.0)
            + 0.1 * (guilders - 2.0).clamp(0.0, 4.0)
            + 0.08 * f32::from(hand.canals)
    };
    sectors + (purse(seat) - purse(1 - seat)) * (0.2 + f32::from(outlook.left) / 40.0).min(1.0)
}

fn raid(outlook: &Outlook, seat: usize) -> f32 {
    let rival = 1 - seat;
    let sectors = outlook.sectors().iter().map(|sector| {
        let size = 0.5 + 0.15 * f32::from(sector.size.min(8));
        let prey = f32::from(sector.exposed[rival]) - 1.3 * f32::from(sector.exposed[seat]);
        size * sure(sector, seat) + 0.12 * prey
    });
    let (own, theirs) = (outlook.hands[seat], outlook.hands[rival]);
    let broke = |guilders: u8| if guilders == 0 { 0.5 } else { 0.0 };
    let ships = 0.1 * (f32::from(own.boats) - f32::from(theirs.boats));
    let taxes = 0.3 * broke(theirs.guilders) * f32::from(own.taxing)
        - 0.3 * broke(own.guilders) * f32::from(theirs.taxing);
    let purse = 0.2 * (f32::from(own.guilders.min(4)) - f32::from(theirs.guilders.min(4)));
    sectors.sum::<f32>() + ships + taxes + purse - broke(own.guilders) + broke(theirs.guilders)
}

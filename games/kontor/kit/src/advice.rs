//! Advice for Kontor: who will win each sector, which sectors will count, and what money is worth.

use damrak_core::{Phrase, Rng, Rules, Seat, Seen};
use damrak_kontor::{Action, Kontor, Outlook, Position, SectorOutlook, Variant, decide_majority};
use serde::{Deserialize, Serialize};

use damrak_bots::{Advice, Chances, PerSeat, read_weights, weigh_by_judgement};

/// Only the five largest sectors count (clause K-53).
const COUNTING: usize = 5;
/// The most sectors that are looked at.
const MOST: usize = 40;

/// What matters how much. The numbers are in `weights.toml`; see `docs/bots.md`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KontorAdvice {
    /// How sure a lead is in a sector that is nearly closed.
    pub lead: f32,
    /// How much less sure every free cell makes it.
    pub openness: f32,
    /// What goods that the boat can take away are worth less.
    pub exposure: f32,
    /// What a free cell adds to the size that a sector may come to.
    pub room: f32,
    /// A guilder, of the first two.
    pub first_guilders: f32,
    /// A guilder beyond.
    pub more_guilders: f32,
    /// A canal in hand.
    pub canal: f32,
    /// A taxing card in hand while the other has no money.
    pub tax: f32,
    /// How much a point decides at the end.
    pub late: f32,
    /// How much less it decides while the harbour is not full: the power of the part that is.
    pub growing: f32,
    /// For how many moments a game is played on before it is judged.
    pub horizon: u32,
    /// Whether this is the advice as it was before, kept for measuring.
    #[serde(skip)]
    pub is_former: bool,
}

impl Default for KontorAdvice {
    fn default() -> Self {
        read_weights(include_str!("../weights.toml"))
    }
}

fn squash(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// How near the game is to ending as it stands, from 0 to 1: what is open then is never closed (clause K-51).
fn ending(outlook: &Outlook) -> f32 {
    outlook.idle * outlook.idle
}

/// How much of the game is still to come, from 0 to 1.
fn to_come(outlook: &Outlook) -> f32 {
    (1.0 - ending(outlook)) * f32::from(outlook.left) / f32::from(outlook.cells.max(1))
}

impl KontorAdvice {
    /// The advice of clerks as they were before.
    pub(crate) fn former() -> Self {
        Self { is_former: true, ..Self::default() }
    }

    /// From -1 (black wins it) to 1 (red does).
    fn sector(&self, sector: &SectorOutlook) -> f32 {
        if let Some(guard) = sector.guard {
            return if guard.index() == 0 { 1.0 } else { -1.0 };
        }
        if sector.free == 0 {
            return 0.0;
        }
        let [red, black] = sector.stocks;
        let leads: [f32; 3] = [0, 1, 2].map(|good| f32::from(red[good]) - f32::from(black[good]));
        let best = |sign: f32| leads.iter().map(|lead| lead * sign).fold(0.0, f32::max);
        let led = |sign: f32| leads.iter().filter(|lead| **lead * sign > 0.0).count() as f32;
        let mut margin = best(1.0) - best(-1.0) + 0.3 * (led(1.0) - led(-1.0));
        margin += match decide_majority(sector.stocks).winner {
            Some(winner) if winner.index() == 0 => 0.3,
            Some(_) => -0.3,
            None => 0.0,
        };
        let [red_risk, black_risk] = sector.exposed.map(f32::from);
        margin -= self.exposure * (red_risk - black_risk);
        // Whoever alone may still lay quays there has the last word.
        let [red_free, black_free] = sector.free_for.map(f32::from);
        margin += 0.25 * (red_free - black_free);
        let sure = self.lead / (1.0 + self.openness * f32::from(sector.free));
        2.0 * squash(sure * margin) - 1.0
    }

    /// Every sector with how much it counts, from 0 to 1, and who wins it, from -1 (black) to 1 (red).
    fn sectors<'a>(
        &self,
        rules: &Kontor,
        outlook: &'a Outlook,
    ) -> impl Iterator<Item = (&'a SectorOutlook, f32, f32)> {
        let all_count = !matches!(rules.variant(), Variant::Base | Variant::Poverty);
        let sectors = outlook.sectors();
        let mut sizes = [0.0_f32; MOST];
        for (size, sector) in sizes.iter_mut().zip(sectors) {
            *size = f32::from(sector.size) + self.room * f32::from(sector.free).min(4.0);
        }
        let mut order = sizes;
        order[..sectors.len()].sort_unstable_by(|a, b| b.total_cmp(a));
        // Between the last that counts and the first that does not.
        let bar = (order[COUNTING - 1] + order[COUNTING]) / 2.0;
        let counting = move |size: f32| {
            if all_count || sectors.len() <= COUNTING { 1.0 } else { squash(1.6 * (size - bar)) }
        };
        let advice = *self;
        let to_close = 1.0 - ending(outlook);
        sectors.iter().zip(sizes).map(move |(sector, size)| {
            let sure = if sector.guard.is_some() { 1.0 } else { to_close };
            (sector, counting(size), sure * advice.sector(sector))
        })
    }

    fn hand(&self, outlook: &Outlook, seat: usize) -> f32 {
        let (own, other) = (outlook.hands[seat], outlook.hands[1 - seat]);
        let first = f32::from(own.guilders.min(2));
        let more = f32::from(own.guilders.saturating_sub(2).min(6));
        let taxing = if other.guilders == 0 { f32::from(own.taxing) } else { 0.0 };
        self.first_guilders * first
            + self.more_guilders * more
            + self.canal * f32::from(own.canals)
            + self.tax * taxing
    }
}

impl Advice<Kontor> for KontorAdvice {
    fn judges(&self) -> bool {
        true
    }

    fn judge(&self, rules: &Kontor, position: &Position) -> Chances {
        let outlook = rules.outlook(position);
        let to_come = to_come(&outlook);
        let done = 1.0 - to_come;
        let hands = self.hand(&outlook, 0) - self.hand(&outlook, 1);
        // Money buys less and less, but breaks ties at the very end.
        let points: f32 = self.sectors(rules, &outlook).map(|(_, counts, won)| counts * won).sum();
        let ahead = points + hands * (0.15 + 0.85 * to_come);
        let red = squash(ahead * self.late * done.powf(self.growing));
        let mut chances = Chances::default();
        (chances[0], chances[1]) = (red, 1.0 - red);
        chances
    }

    fn expects(&self, rules: &Kontor, position: &Position) -> Option<PerSeat> {
        // In Tic-Tac-Toe sectors are no points.
        if rules.variant() == Variant::TicTacToe {
            return None;
        }
        let mut sectors = PerSeat::default();
        for (_, counts, won) in self.sectors(rules, &rules.outlook(position)) {
            sectors[0] += counts * (1.0 + won) / 2.0;
            sectors[1] += counts * (1.0 - won) / 2.0;
        }
        Some(sectors)
    }

    fn explain(
        &self,
        rules: &Kontor,
        position: &Position,
        seat: Seat,
        action: Action,
    ) -> Option<Phrase> {
        crate::why::explain(rules, position, seat, action)
    }

    fn reckon(&self, seen: Seen<'_, Kontor>, rng: &mut Rng) -> Option<Action> {
        if self.is_former { None } else { crate::clerk::decide(self, seen, rng) }
    }

    fn horizon(&self, _rules: &Kontor) -> u32 {
        self.horizon
    }

    fn is_quiet(&self, rules: &Kontor, position: &Position) -> bool {
        rules.is_between_rounds(position)
    }

    fn priors(
        &self,
        rules: &Kontor,
        position: &Position,
        seat: Seat,
        actions: &[Action],
        out: &mut Vec<f32>,
    ) {
        if actions.iter().any(|action| matches!(action, Action::Build(_) | Action::Remove(_))) {
            return weigh_by_judgement(rules, self, position, seat, actions, out);
        }
        out.clear();
        out.extend(actions.iter().map(|action| match action {
            Action::Pass | Action::BoatStays | Action::RemoveNothing => 0.5,
            _ => 1.0,
        }));
    }

    fn play(
        &self,
        rules: &Kontor,
        position: &Position,
        seat: Seat,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<Action> {
        rules.legal_actions(position, seat, buffer);
        // Passing is seldom best, and removing a quay mostly is.
        if buffer.len() > 1
            && matches!(buffer.last(), Some(Action::Pass | Action::RemoveNothing))
            && rng.below(8) > 0
        {
            buffer.pop();
        }
        rng.pick(buffer).copied()
    }
}

//! What each of the open ways means to everybody, in ducats: what is paid and earned at once, and what the shares are
//! worth after it by the meetings to come.

use damrak_core::{Rules, Seat};
use damrak_dutchman::{Bargain, Colour, Dutchman, Outlook, Position, SpaceId};

use crate::prices;

const SEATS: usize = Seat::MAX as usize;
const COLOURS: usize = Colour::ALL.len();
/// More ways are never open.
const WAYS: usize = 4;

/// What bankruptcy costs.
const RUIN: f32 = 25.0;
/// How much of what the others get on average counts against whoever steers.
const SPITE: f32 = 0.35;
/// What an answer to a proposal must bring, and which part of what it costs beside.
const MARGIN: (f32, f32) = (0.5, 0.25);

/// One way.
#[derive(Clone, Copy, Default)]
struct Way {
    space: Option<SpaceId>,
    is_island: bool,
    /// What everybody has after it, if they have no part in the move.
    apart: [f32; SEATS],
}

/// The open ways.
pub(crate) struct Stakes {
    pub(crate) outlook: Outlook,
    players: usize,
    ways: [Way; WAYS],
    count: usize,
    /// What a share of each colour is worth, with what the next move does to it on average.
    shares: [f32; COLOURS],
}

impl Stakes {
    pub(crate) fn new(rules: &Dutchman, position: &Position) -> Self {
        let outlook = rules.outlook(position);
        let players = usize::from(rules.players());
        let mut stakes = Self {
            outlook,
            players,
            ways: [Way::default(); WAYS],
            count: 0,
            shares: [0.0; COLOURS],
        };
        let left = outlook.meetings_left;
        let value = |colour: usize| outlook.values[colour] as u8;
        for space in rules.open_ways(position).into_iter().take(WAYS) {
            let met = rules.board().space(space).colour().map(Colour::index);
            let price: [f32; COLOURS] = std::array::from_fn(|colour| match met {
                None => prices::share(left, value(colour)),
                Some(met) if met == colour => prices::share(left.saturating_sub(1), 1),
                Some(_) => prices::share(left.saturating_sub(1), value(colour) + 1),
            });
            let way = &mut stakes.ways[stakes.count];
            *way = Way { space: Some(space), is_island: met.is_none(), apart: [0.0; SEATS] };
            for (apart, one) in way.apart.iter_mut().zip(&outlook.merchants).take(players) {
                let shares =
                    one.held.iter().zip(price).map(|(held, price)| f32::from(*held) * price);
                let pays = met.map_or(0, |met| i32::from(one.held[met]) * outlook.values[met]);
                let left = one.ducats - pays;
                let fallen = if left < 0 { RUIN } else { 0.0 };
                *apart = left as f32 + shares.sum::<f32>() - fallen;
            }
            for (colour, share) in stakes.shares.iter_mut().enumerate() {
                let pays = if met == Some(colour) { outlook.values[colour] as f32 } else { 0.0 };
                *share += price[colour] - pays;
            }
            stakes.count += 1;
        }
        let count = stakes.count.max(1) as f32;
        stakes.shares.iter_mut().for_each(|share| *share /= count);
        stakes
    }

    fn ways(&self) -> &[Way] {
        &self.ways[..self.count]
    }

    /// What a seat has after a way, less a part of what the others have then.
    fn after(&self, way: &Way, seat: Seat, has_part: bool) -> f32 {
        let index = seat.index();
        let earned =
            if has_part && way.is_island { self.outlook.merchants[index].best as f32 } else { 0.0 };
        let others: f32 = way.apart[..self.players].iter().sum::<f32>() - way.apart[index];
        let mean = others / (self.players as f32 - 1.0).max(1.0);
        way.apart[index] + earned - SPITE * mean
    }

    /// How good it is for a seat if the Dutchman goes there.
    pub(crate) fn of(&self, space: SpaceId, seat: Seat, has_part: bool) -> f32 {
        let way = self.ways().iter().find(|way| way.space == Some(space));
        way.map_or(0.0, |way| self.after(way, seat, has_part))
    }

    /// How good the best way is for a seat if it steers.
    pub(crate) fn steering(&self, seat: Seat) -> f32 {
        let ways = self.ways().iter().map(|way| self.after(way, seat, true));
        ways.fold(f32::NEG_INFINITY, f32::max)
    }

    /// How good it is for a seat on average if it does not.
    pub(crate) fn drifting(&self, seat: Seat) -> f32 {
        let ways = self.ways().iter().map(|way| self.after(way, seat, false));
        ways.sum::<f32>() / self.count.max(1) as f32
    }

    /// What a share is worth, with what the next move does to it on average.
    pub(crate) fn share(&self, colour: Colour) -> f32 {
        self.shares[colour.index()]
    }

    /// What changing two shares brings on average: the two worst for any two, one may keep what one has.
    pub(crate) fn swapping(&self, seat: Seat) -> f32 {
        let any = self.shares.iter().sum::<f32>() / COLOURS as f32;
        let held = self.outlook.merchants[seat.index()].held;
        let mut own = [f32::INFINITY; 3];
        let all = held.iter().zip(self.shares);
        let all = all.flat_map(|(held, share)| std::iter::repeat_n(share, usize::from(*held)));
        own.iter_mut().zip(all).for_each(|(place, share)| *place = share);
        own.sort_unstable_by(f32::total_cmp);
        own.iter().take(2).map(|share| (any - share).max(0.0)).sum()
    }

    /// Whether a seat is better off by a proposal than without it: then each of those who are tied is as likely to
    /// steer in the end.
    pub(crate) fn accepts(&self, bargain: &Bargain, seat: Seat) -> bool {
        let Some(space) = bargain.space else { return false };
        let gets = bargain.gives[seat.index()] as f32;
        let wish = |tied: Seat| {
            let space = bargain.wishes[tied.index()]?;
            Some(self.of(space, seat, tied == seat))
        };
        let otherwise: f32 = bargain.tied.into_iter().filter_map(wish).sum();
        let otherwise = otherwise / f32::from(bargain.tied.len().max(1));
        let gain = self.of(space, seat, true) + gets - otherwise;
        gain >= MARGIN.0 + MARGIN.1 * (-gets).max(0.0)
    }
}

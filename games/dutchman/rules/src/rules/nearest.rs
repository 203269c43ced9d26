//! Who comes nearest: smiths, the reveal, dice (clauses D-26 to D-30, D-36 to D-38).

use damrak_core::{Listener, Seat, SeatSet};

use super::{Dutchman, Teller};
use crate::components::{SEATS, SHOES};
use crate::event::{Event, Roll};
use crate::info::NobodyLays;
use crate::knowledge::{BOX, MIDDLE};
use crate::shoes::Shoes;
use crate::state::{Choice, Position, Stage};

impl Dutchman {
    /// Who did this with their turn.
    pub(crate) fn who_chose(&self, position: &Position, choice: Choice) -> SeatSet {
        Seat::all(self.players)
            .filter(|seat| position.players[seat.index()].choice == choice)
            .collect()
    }

    /// How many horseshoes are where, as far as everybody can count them: what lies face up is known to come
    /// to the middle.
    pub(crate) fn count_shoes(&self, position: &Position) -> [u8; 32] {
        let mut counts = [0; 32];
        let mut out = SHOES as u8 - position.middle.len();
        counts[MIDDLE] = position.middle.len();
        for (index, player) in position.players.iter().enumerate() {
            let (held, laid) = (player.shoes.len(), player.laid.len());
            let place = if position.stage.hides_laid() { index } else { MIDDLE };
            counts[index] += held;
            counts[place] += laid;
            out -= held + laid;
        }
        counts[BOX] = out;
        counts
    }

    /// Clause D-26.
    pub(crate) fn share_middle(
        &self,
        position: &mut Position,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        let smiths = self.who_chose(position, Choice::Smith);
        if smiths.is_empty() {
            return;
        }
        let pool = position.middle.len();
        let each = pool / smiths.len();
        if each == 0 {
            teller.tell(|| Event::SmithsGotNothing);
            return;
        }
        let counts = self.count_shoes(position);
        let left = pool - each * smiths.len();
        position.shoes_known.share(smiths, &counts, left);
        teller.reveals();
        let mut kinds = [0; SHOES];
        let kinds = &mut kinds[..usize::from(pool)];
        kinds.iter_mut().zip(position.middle.kinds()).for_each(|(place, kind)| *place = kind as u8);
        if pool > each {
            teller.draws();
            position.rng.shuffle(kinds);
        }
        let mut kinds = kinds.iter().map(|kind| usize::from(*kind));
        for seat in self.in_turn_order(position).filter(|seat| smiths.contains(*seat)) {
            let mut drawn = Shoes::NONE;
            kinds.by_ref().take(each.into()).for_each(|kind| drawn.add_kind(kind));
            position.middle = position.middle.minus(drawn);
            let player = &mut position.players[seat.index()];
            player.shoes = player.shoes.plus(drawn);
            teller
                .tell_only(seat, || Event::OwnForged { seat, shoes: self.forge().numbers(drawn) });
            teller.tell_others(seat, || Event::SmithGot { seat, count: each });
        }
    }

    /// Clauses D-27 to D-31 and D-38.
    pub(crate) fn reveal_round(
        &self,
        position: &mut Position,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        let layers = self.who_chose(position, Choice::Laid);
        if !layers.is_empty() {
            return self.reveal(position, layers, teller);
        }
        teller.tell(|| Event::NobodyLaid);
        let passed = self.who_chose(position, Choice::Passed);
        match self.options.nobody_lays {
            NobodyLays::StartPlayer => self.steer(position, position.starter, teller),
            NobodyLays::Passed if !passed.is_empty() => self.roll_for_it(position, passed, teller),
            _ => self.roll_for_it(position, self.solvent(position), teller),
        }
    }

    /// What these have laid is turned up; whoever is nearest steers, and several are tied.
    pub(crate) fn reveal(
        &self,
        position: &mut Position,
        layers: SeatSet,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        teller.reveals();
        let (mut best, mut nearest) = (0, SeatSet::EMPTY);
        for seat in self.in_turn_order(position).filter(|seat| layers.contains(*seat)) {
            let laid = position.players[seat.index()].laid;
            position.shoes_known.reveal(self.forge(), seat, laid);
            let sum = self.forge().sum(laid, position.lucky);
            teller.tell(|| Event::Revealed { seat, shoes: self.forge().numbers(laid), sum });
            if sum > best {
                (best, nearest) = (sum, SeatSet::EMPTY);
            }
            if sum == best {
                nearest = nearest.with(seat);
            }
        }
        match (nearest.first(), nearest.len()) {
            (Some(seat), 1) => self.steer(position, seat, teller),
            _ => {
                teller.tell(|| Event::Tied { seats: nearest.into_iter().collect(), sum: best });
                self.begin_tie(position, nearest);
            }
        }
    }

    /// Clause D-30.
    fn steer(
        &self,
        position: &mut Position,
        seat: Seat,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        teller.tell(|| Event::Steers { seat });
        position.stage = Stage::Moving(seat);
    }

    /// Clause D-37; one alone needs no dice.
    pub(crate) fn roll_for_it(
        &self,
        position: &mut Position,
        mut seats: SeatSet,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        if let (Some(seat), 1, true) = (seats.first(), seats.len(), self.readings.one_needs_no_dice)
        {
            teller.tell(|| Event::Alone { seat });
            return self.steer(position, seat, teller);
        }
        teller.draws();
        loop {
            let mut sums = [0; SEATS];
            for seat in self.in_turn_order(position).filter(|seat| seats.contains(*seat)) {
                let [first, second] = self.roll_dice(position);
                sums[seat.index()] = first + second;
            }
            let roll = |seat: Seat| Roll { seat, sum: sums[seat.index()] };
            let rollers = seats;
            teller.tell(|| Event::Rolled { rolls: rollers.into_iter().map(roll).collect() });
            let best = sums.iter().copied().max().unwrap_or_default();
            let is_best = |seat: &Seat| sums[seat.index()] == best;
            seats = seats.into_iter().filter(is_best).collect();
            match (seats.first(), seats.len()) {
                (Some(seat), 1) => return self.steer(position, seat, teller),
                (None, _) => return,
                _ => {}
            }
        }
    }
}

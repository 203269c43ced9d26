//! Who comes nearest: smiths, the reveal, dice (clauses D-26 to D-30, D-36 to D-38).

use damrak_core::{Listener, Seat, SeatSet};

use super::{Doing, Dutchman};
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
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// Clause D-26.
    pub(crate) fn share_middle(&mut self) {
        let rules = self.rules;
        let smiths = rules.who_chose(self.position, Choice::Smith);
        if smiths.is_empty() {
            return;
        }
        let pool = self.position.middle.len();
        let each = pool / smiths.len();
        if each == 0 {
            self.tell(|| Event::SmithsGotNothing);
            return;
        }
        let counts = rules.count_shoes(self.position);
        let left = pool - each * smiths.len();
        self.position.shoes_known.share(smiths, &counts, left);
        self.reveal();
        let mut kinds = [0; SHOES];
        let kinds = &mut kinds[..usize::from(pool)];
        kinds
            .iter_mut()
            .zip(self.position.middle.kinds())
            .for_each(|(place, kind)| *place = kind as u8);
        if pool > each {
            self.use_chance();
            self.position.rng.shuffle(kinds);
        }
        let mut kinds = kinds.iter().map(|kind| usize::from(*kind));
        for seat in rules.in_turn_order(self.position).filter(|seat| smiths.contains(*seat)) {
            let mut drawn = Shoes::NONE;
            kinds.by_ref().take(each.into()).for_each(|kind| drawn.add_kind(kind));
            self.position.middle = self.position.middle.minus(drawn);
            let player = &mut self.position.players[seat.index()];
            player.shoes = player.shoes.plus(drawn);
            self.tell_only(seat, || Event::OwnForged { seat, shoes: rules.forge().numbers(drawn) });
            self.tell_others(seat, || Event::SmithGot { seat, count: each });
        }
    }

    /// Clauses D-27 to D-31 and D-38.
    pub(crate) fn reveal_round(&mut self) {
        let rules = self.rules;
        let layers = rules.who_chose(self.position, Choice::Laid);
        if !layers.is_empty() {
            return self.turn_up(layers);
        }
        self.tell(|| Event::NobodyLaid);
        let passed = rules.who_chose(self.position, Choice::Passed);
        match rules.options.nobody_lays {
            NobodyLays::StartPlayer => self.steer(self.position.starter),
            NobodyLays::Passed if !passed.is_empty() => self.roll_for_it(passed),
            _ => self.roll_for_it(rules.solvent(self.position)),
        }
    }

    /// What these have laid is turned up; whoever is nearest steers, and several are tied.
    pub(crate) fn turn_up(&mut self, layers: SeatSet) {
        let rules = self.rules;
        self.reveal();
        let (mut best, mut nearest) = (0, SeatSet::EMPTY);
        for seat in rules.in_turn_order(self.position).filter(|seat| layers.contains(*seat)) {
            let laid = self.position.players[seat.index()].laid;
            self.position.shoes_known.reveal(rules.forge(), seat, laid);
            let sum = rules.forge().sum(laid, self.position.lucky);
            self.tell(|| Event::Revealed { seat, shoes: rules.forge().numbers(laid), sum });
            if sum > best {
                (best, nearest) = (sum, SeatSet::EMPTY);
            }
            if sum == best {
                nearest = nearest.with(seat);
            }
        }
        match (nearest.first(), nearest.len()) {
            (Some(seat), 1) => self.steer(seat),
            _ => {
                self.tell(|| Event::Tied { seats: nearest.into_iter().collect(), sum: best });
                self.begin_tie(nearest);
            }
        }
    }

    /// Clause D-30.
    fn steer(&mut self, seat: Seat) {
        self.tell(|| Event::Steers { seat });
        self.position.stage = Stage::Moving(seat);
    }

    /// Clause D-37; one alone needs no dice.
    pub(crate) fn roll_for_it(&mut self, mut seats: SeatSet) {
        let rules = self.rules;
        if let (Some(seat), 1, true) =
            (seats.first(), seats.len(), rules.readings.one_needs_no_dice)
        {
            self.tell(|| Event::Alone { seat });
            return self.steer(seat);
        }
        self.use_chance();
        loop {
            let mut sums = [0; SEATS];
            for seat in rules.in_turn_order(self.position).filter(|seat| seats.contains(*seat)) {
                let [first, second] = self.roll_dice();
                sums[seat.index()] = first + second;
            }
            let roll = |seat: Seat| Roll { seat, sum: sums[seat.index()] };
            let rollers = seats;
            self.tell(|| Event::Rolled { rolls: rollers.into_iter().map(roll).collect() });
            let best = sums.iter().copied().max().unwrap_or_default();
            let is_best = |seat: &Seat| sums[seat.index()] == best;
            seats = seats.into_iter().filter(is_best).collect();
            match (seats.first(), seats.len()) {
                (Some(seat), 1) => return self.steer(seat),
                (None, _) => return,
                _ => {}
            }
        }
    }
}

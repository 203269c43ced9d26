//! The round up to the reveal: lucky number and actions (clauses D-14 to D-25).

use damrak_core::{Listener, Seat};

use super::{Doing, Dutchman};
use crate::components::{COLOURS, Colour, TAKEN};
use crate::event::Event;
use crate::shoes::Shoes;
use crate::state::{Choice, Position, Stage};

/// Why somebody passes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Passing {
    /// Because they want to (clauses D-22 and D-35).
    Chosen,
    /// Because there is nothing they could do (clauses D-24 and D-35).
    Forced,
}

impl Dutchman {
    /// Whether these two shares are in the hand.
    pub(crate) fn holds_both(&self, shares: &[u8; COLOURS], first: Colour, second: Colour) -> bool {
        if first == second {
            shares[first.index()] >= 2
        } else {
            shares[first.index()] >= 1 && shares[second.index()] >= 1
        }
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// Both dice.
    pub(crate) fn roll_dice(&mut self) -> [u8; 2] {
        self.rules.edition.dice.map(|faces| faces[self.position.rng.below(6) as usize])
    }

    /// Clause D-15.
    pub(crate) fn begin_round(&mut self) {
        self.use_chance();
        let dice = self.roll_dice();
        self.position.lucky = dice[0] + dice[1];
        let (round, starter, lucky) =
            (self.position.round, self.position.starter, self.position.lucky);
        self.tell(|| Event::RoundBegan { round, starter, dice, lucky });
        self.next_to_act();
    }

    /// Clause D-14: the next round, with the next start player.
    pub(crate) fn end_round(&mut self) {
        self.position.players.iter_mut().for_each(|player| player.choice = Choice::None);
        self.position.round = self.position.round.saturating_add(1);
        let solvent = self.rules.solvent(self.position);
        for _ in 0..self.rules.players {
            self.position.starter = self.position.starter.left(self.rules.players);
            if solvent.contains(self.position.starter) {
                break;
            }
        }
        self.begin_round();
    }

    /// Clauses D-16 and D-24: the next who has not acted yet; when all have, what they did is settled.
    pub(crate) fn next_to_act(&mut self) {
        for seat in self.rules.in_turn_order(self.position) {
            let player = &self.position.players[seat.index()];
            if !player.is_solvent() || player.choice != Choice::None {
                continue;
            }
            if !player.has_nothing_to_play() {
                self.position.stage = Stage::Acting(seat);
                return;
            }
            self.pass(seat, Passing::Forced);
        }
        self.share_middle();
        self.reveal_round();
    }

    /// Clauses D-22, D-24 and D-35.
    pub(super) fn pass(&mut self, seat: Seat, passing: Passing) {
        self.position.players[seat.index()].choice = Choice::Passed;
        self.tell(|| Event::Passed { seat, must: passing == Passing::Forced });
    }

    /// Clauses D-21 and D-35.
    pub(crate) fn lay(&mut self, seat: Seat, shoes: Shoes) {
        let rules = self.rules;
        let player = &mut self.position.players[seat.index()];
        player.choice = Choice::Laid;
        player.shoes = player.shoes.minus(shoes);
        player.laid = shoes;
        self.tell_only(seat, || Event::OwnLaid { seat, shoes: rules.forge().numbers(shoes) });
        self.tell_others(seat, || Event::Laid { seat, count: shoes.len() });
    }

    /// Clause D-20.
    pub(crate) fn go_to_smith(&mut self, seat: Seat) {
        let player = &mut self.position.players[seat.index()];
        player.choice = Choice::Smith;
        player.smiths -= 1;
        let left = player.smiths;
        self.tell(|| Event::SmithPlayed { seat, left });
        self.next_to_act();
    }

    /// Clauses D-17 and D-19.
    pub(crate) fn go_to_kontor(&mut self, seat: Seat) {
        let Position { players, kontor, shares_known, .. } = &mut *self.position;
        shares_known.take(seat, players, kontor);
        let player = &mut players[seat.index()];
        player.choice = Choice::Kontor;
        player.kontors -= 1;
        let left = player.kontors;
        let mut taken = [None; TAKEN as usize];
        for place in &mut taken {
            *place = kontor.take();
            if let Some(colour) = *place {
                player.shares[colour.index()] += 1;
            }
        }
        self.reveal();
        self.tell(|| Event::KontorPlayed { seat, left });
        self.tell_only(seat, || Event::SharesTaken {
            seat,
            shares: taken.into_iter().flatten().collect(),
        });
        self.position.stage = Stage::Returning(seat);
    }

    /// Clause D-18.
    pub(crate) fn put_under_kontor(&mut self, seat: Seat, shares: [Colour; TAKEN as usize]) {
        let in_kontor = self.position.kontor.len();
        self.position.shares_known.put_under(seat, &shares, in_kontor);
        for colour in shares {
            self.position.players[seat.index()].shares[colour.index()] -= 1;
            self.position.kontor.put_under(colour);
        }
        self.tell_only(seat, || Event::SharesReturned { seat, shares: shares.to_vec() });
        self.tell_others(seat, || Event::SharesSwapped { seat });
        self.next_to_act();
    }
}

//! The round up to the reveal: lucky number and actions (clauses D-14 to D-25).

use damrak_core::{Listener, Seat};

use super::{Dutchman, Teller};
use crate::components::{COLOURS, Colour, TAKEN};
use crate::event::Event;
use crate::shoes::Shoes;
use crate::state::{Choice, Position, Stage};

impl Dutchman {
    /// Both dice.
    pub(crate) fn roll_dice(&self, position: &mut Position) -> [u8; 2] {
        self.edition.dice.map(|faces| faces[position.rng.below(6) as usize])
    }

    /// Clause D-15.
    pub(crate) fn begin_round(
        &self,
        position: &mut Position,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        teller.draws();
        let dice = self.roll_dice(position);
        position.lucky = dice[0] + dice[1];
        let (round, starter, lucky) = (position.round, position.starter, position.lucky);
        teller.tell(|| Event::RoundBegan { round, starter, dice, lucky });
        self.next_to_act(position, teller);
    }

    /// Clause D-14: the next round, with the next start player.
    pub(crate) fn end_round(
        &self,
        position: &mut Position,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        position.players.iter_mut().for_each(|player| player.choice = Choice::None);
        position.round = position.round.saturating_add(1);
        let solvent = self.solvent(position);
        for _ in 0..self.players {
            position.starter = position.starter.left(self.players);
            if solvent.contains(position.starter) {
                break;
            }
        }
        self.begin_round(position, teller);
    }

    /// Clauses D-16 and D-24: the next who has not acted yet; when all have, what they did is settled.
    pub(crate) fn next_to_act(
        &self,
        position: &mut Position,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        for seat in self.in_turn_order(position) {
            let player = &position.players[seat.index()];
            if !player.is_solvent() || player.choice != Choice::None {
                continue;
            }
            if !player.has_nothing_to_play() {
                position.stage = Stage::Acting(seat);
                return;
            }
            self.pass(position, seat, true, teller);
        }
        self.share_middle(position, teller);
        self.reveal_round(position, teller);
    }

    /// Clauses D-22, D-24 and D-35.
    pub(crate) fn pass(
        &self,
        position: &mut Position,
        seat: Seat,
        must: bool,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        position.players[seat.index()].choice = Choice::Passed;
        teller.tell(|| Event::Passed { seat, must });
    }

    /// Clauses D-21 and D-35.
    pub(crate) fn lay(
        &self,
        position: &mut Position,
        seat: Seat,
        shoes: Shoes,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        let player = &mut position.players[seat.index()];
        player.choice = Choice::Laid;
        player.shoes = player.shoes.minus(shoes);
        player.laid = shoes;
        teller.tell_only(seat, || Event::OwnLaid { seat, shoes: self.forge().numbers(shoes) });
        teller.tell_others(seat, || Event::Laid { seat, count: shoes.len() });
    }

    /// Clause D-20.
    pub(crate) fn go_to_smith(
        &self,
        position: &mut Position,
        seat: Seat,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        let player = &mut position.players[seat.index()];
        player.choice = Choice::Smith;
        player.smiths -= 1;
        let left = player.smiths;
        teller.tell(|| Event::SmithPlayed { seat, left });
        self.next_to_act(position, teller);
    }

    /// Clauses D-17 and D-19.
    pub(crate) fn go_to_kontor(
        &self,
        position: &mut Position,
        seat: Seat,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        let Position { players, kontor, shares_known, .. } = position;
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
        teller.reveals();
        teller.tell(|| Event::KontorPlayed { seat, left });
        teller.tell_only(seat, || Event::SharesTaken {
            seat,
            shares: taken.into_iter().flatten().collect(),
        });
        position.stage = Stage::Returning(seat);
    }

    /// Clause D-18.
    pub(crate) fn put_under_kontor(
        &self,
        position: &mut Position,
        seat: Seat,
        shares: [Colour; TAKEN as usize],
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        position.shares_known.put_under(seat, &shares, position.kontor.len());
        for colour in shares {
            position.players[seat.index()].shares[colour.index()] -= 1;
            position.kontor.put_under(colour);
        }
        teller.tell_only(seat, || Event::SharesReturned { seat, shares: shares.to_vec() });
        teller.tell_others(seat, || Event::SharesSwapped { seat });
        self.next_to_act(position, teller);
    }

    /// Whether these two shares are in the hand.
    pub(crate) fn holds_both(&self, shares: &[u8; COLOURS], first: Colour, second: Colour) -> bool {
        if first == second {
            shares[first.index()] >= 2
        } else {
            shares[first.index()] >= 1 && shares[second.index()] >= 1
        }
    }
}

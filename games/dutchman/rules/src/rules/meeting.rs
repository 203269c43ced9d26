//! Meeting a ship (clauses D-42 to D-45).

use damrak_core::{Listener, Seat, SeatSet};

use super::{Dutchman, Teller};
use crate::components::{COLOURS, Colour, HAND, SEATS};
use crate::event::{Debt, Event};
use crate::shoes::Shoes;
use crate::state::{Fall, Position};

impl Dutchman {
    /// Clauses D-42 to D-45, D-50, D-52 and D-53.
    pub(crate) fn meet_ship(
        &self,
        position: &mut Position,
        colour: Colour,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        teller.reveals();
        position.shares_known.show_all(colour, &position.players);
        let fallen = self.collect_debts(position, colour, teller);
        let decided = self.solvent(position).len() <= 1;
        if decided && !self.readings.settles_last_meeting {
            return self.end_game(position, teller);
        }
        // When the game is over nothing is cleared away any more.
        for seat in fallen.into_iter().filter(|_| !decided) {
            self.clear_away(position, seat, teller);
        }
        self.move_stones(position, colour, teller);
        if decided || position.counter >= self.edition.last_chest() {
            return self.end_game(position, teller);
        }
        self.end_round(position, teller);
    }

    /// Clauses D-42 and D-44; says who became bankrupt.
    fn collect_debts(
        &self,
        position: &mut Position,
        colour: Colour,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) -> SeatSet {
        let worth = self.worth(position, colour);
        let meetings = position.counter - self.edition.start_chest;
        let mut paid = [0; SEATS];
        let mut fallen = SeatSet::EMPTY;
        let owners: SeatSet = Seat::all(self.players)
            .filter(|seat| position.players[seat.index()].shares[colour.index()] > 0)
            .collect();
        for seat in owners {
            let player = &mut position.players[seat.index()];
            let debt = worth * i32::from(player.shares[colour.index()]);
            let pays = debt.min(player.ducats);
            paid[seat.index()] = pays;
            if pays < debt {
                player.fall = Some(Fall { meetings, short: debt - pays });
                fallen = fallen.with(seat);
            }
            self.pay(position, seat, -pays);
        }
        let players = &position.players;
        teller.tell(|| {
            let debt = |seat: Seat| Debt {
                seat,
                shares: players[seat.index()].shares[colour.index()],
                paid: paid[seat.index()],
            };
            Event::Met { colour, worth, debts: owners.into_iter().map(debt).collect() }
        });
        for seat in fallen {
            let short = players[seat.index()].fall.map_or(0, |fall| fall.short);
            teller.tell(|| Event::Fell { seat, short });
        }
        fallen
    }

    /// Clause D-45.
    fn clear_away(
        &self,
        position: &mut Position,
        seat: Seat,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        let counts = self.count_shoes(position);
        position.shoes_known.put_down(seat, &counts);
        let Position { players, kontor, shares_known, middle, rng, .. } = position;
        shares_known.fall(seat, players, kontor);
        let player = &mut players[seat.index()];
        *middle = middle.plus(std::mem::replace(&mut player.shoes, Shoes::NONE));
        let mut cards = [Colour::Blue; HAND as usize];
        let held = Colour::ALL.into_iter().flat_map(|colour| {
            std::iter::repeat_n(colour, usize::from(player.shares[colour.index()]))
        });
        cards.iter_mut().zip(held).for_each(|(place, colour)| *place = colour);
        teller.draws();
        rng.shuffle(&mut cards);
        cards.into_iter().for_each(|colour| kontor.put_under(colour));
        player.shares = [0; COLOURS];
        (player.smiths, player.kontors) = (0, 0);
    }

    /// Clause D-43.
    fn move_stones(
        &self,
        position: &mut Position,
        colour: Colour,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        position.values[colour.index()] = 0;
        position.values.iter_mut().for_each(|chest| *chest += 1);
        position.counter += 1;
        let counter = self.edition.worth(position.counter) as u8;
        teller.tell(|| Event::StonesMoved { colour, counter });
    }
}

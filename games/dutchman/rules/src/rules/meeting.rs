//! Meeting a ship (clauses D-42 to D-45).

use damrak_core::{Listener, Seat, SeatSet};

use super::Doing;
use crate::components::{COLOURS, Colour, HAND, SEATS};
use crate::event::{Debt, Event};
use crate::shoes::Shoes;
use crate::state::{Fall, Position};

impl<L: Listener<Event>> Doing<'_, L> {
    /// Clauses D-42 to D-45, D-50, D-52 and D-53.
    pub(crate) fn meet_ship(&mut self, colour: Colour) {
        self.reveal();
        self.position.show_all(colour);
        let fallen = self.collect_debts(colour);
        let decided = self.rules.solvent(self.position).len() <= 1;
        if decided && !self.rules.readings.settles_last_meeting {
            return self.end_game();
        }
        // When the game is over nothing is cleared away any more.
        for seat in fallen.into_iter().filter(|_| !decided) {
            self.clear_away(seat);
        }
        self.move_stones(colour);
        if decided || self.position.counter >= self.rules.edition.last_chest() {
            return self.end_game();
        }
        self.end_round();
    }

    /// Clauses D-42 and D-44; says who became bankrupt.
    fn collect_debts(&mut self, colour: Colour) -> SeatSet {
        let rules = self.rules;
        let worth = rules.worth(self.position, colour);
        let meetings = self.position.counter - rules.edition.start_chest;
        let mut paid = [0; SEATS];
        let mut fallen = SeatSet::EMPTY;
        let owners: SeatSet = Seat::all(rules.players)
            .filter(|seat| self.position.players[seat.index()].shares[colour.index()] > 0)
            .collect();
        for seat in owners {
            let player = &mut self.position.players[seat.index()];
            let debt = worth * i32::from(player.shares[colour.index()]);
            let pays = debt.min(player.ducats);
            paid[seat.index()] = pays;
            if pays < debt {
                player.fall = Some(Fall { meetings, short: debt - pays });
                fallen = fallen.with(seat);
            }
            self.position.pay(seat, -pays);
        }
        let players = self.position.players;
        self.tell(|| {
            let debt = |seat: Seat| Debt {
                seat,
                shares: players[seat.index()].shares[colour.index()],
                paid: paid[seat.index()],
            };
            Event::Met { colour, worth, debts: owners.into_iter().map(debt).collect() }
        });
        for seat in fallen {
            let short = players[seat.index()].fall.map_or(0, |fall| fall.short);
            self.tell(|| Event::Fell { seat, short });
        }
        fallen
    }

    /// Clause D-45.
    fn clear_away(&mut self, seat: Seat) {
        let counts = self.rules.count_shoes(self.position);
        self.position.shoes_known.put_down(seat, &counts);
        let Position { players, kontor, shares_known, middle, rng, .. } = &mut *self.position;
        shares_known.fall(seat, players, kontor);
        let player = &mut players[seat.index()];
        *middle = middle.plus(std::mem::replace(&mut player.shoes, Shoes::NONE));
        let mut cards = [Colour::Blue; HAND as usize];
        let held = Colour::ALL.into_iter().flat_map(|colour| {
            std::iter::repeat_n(colour, usize::from(player.shares[colour.index()]))
        });
        cards.iter_mut().zip(held).for_each(|(place, colour)| *place = colour);
        rng.shuffle(&mut cards);
        cards.into_iter().for_each(|colour| kontor.put_under(colour));
        player.shares = [0; COLOURS];
        (player.smiths, player.kontors) = (0, 0);
        self.use_chance();
    }

    /// Clause D-43.
    fn move_stones(&mut self, colour: Colour) {
        let rules = self.rules;
        self.position.values[colour.index()] = 0;
        self.position.values.iter_mut().for_each(|chest| *chest += 1);
        self.position.counter += 1;
        let counter = rules.edition.worth(self.position.counter) as u8;
        self.tell(|| Event::StonesMoved { colour, counter });
    }
}

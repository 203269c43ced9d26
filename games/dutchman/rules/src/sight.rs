//! What each may see, and what they can imagine: full positions that agree with all they know (clauses D-56 and
//! D-57).

use damrak_core::{Printed, Rng, Rules, Seat, Seed, Sight, Viewer};

use crate::board::SpaceId;
use crate::components::{COLOURS, Colour, SEATS, SHARES, SHARES_A_COLOUR, SHOES};
use crate::knowledge::{BOX, MIDDLE, Places, Placing, hand, pile_place};
use crate::rules::Dutchman;
use crate::shoes::{SILVERS, Shoes};
use crate::state::{Pile, Position};
use crate::view::{Common, View, look_at_stage};

/// The place of silver horseshoes that a player has laid face down, besides the last of them.
const LAID_SILVER: usize = 8;
/// The place of the last one they have laid, gold or silver (clause D-21).
const LAID_ANY: usize = 16;
/// The places of the viewer's own silver horseshoes, by kind.
const OWN: usize = 24;

impl Sight for Dutchman {
    type View = View;
    type Common = Common;

    fn look_at_common(&self, position: &Position) -> Common {
        let others = |seat| self.look_at_player(position, seat, Viewer::Spectator);
        Common { players: Seat::all(self.players).map(others).map(Printed::new).collect() }
    }

    fn look(&self, position: &Position, viewer: Viewer, common: &Common) -> View {
        let name = |space: SpaceId| self.board().space(space).id.clone();
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < usize::from(self.players) => Some(seat),
            _ => None,
        };
        View {
            viewer,
            round: position.round,
            starter: position.starter,
            lucky: position.lucky,
            stage: look_at_stage(position),
            waiting: self.waiting_for(position),
            board: self.printed_board.clone(),
            space: name(position.space),
            from: position.from.map(name),
            ways: self.ways(position).into_iter().map(name).collect(),
            values: Colour::ALL.map(|colour| self.worth(position, colour) as u8),
            counter: self.edition.worth(position.counter) as u8,
            middle: position.middle.len(),
            kontor: position.kontor.len() as u8,
            players: Printed::for_viewer(&common.players, viewer, |seat| {
                self.look_at_player(position, seat, viewer)
            }),
            tie: self.look_at_tie(position),
            own: seat.map(|seat| self.look_at_own(position, seat)),
        }
    }

    /// Hidden from a seat are shares, horseshoes that are not its own, and chance to come. Ducats are not:
    /// whoever has remembered every payment knows them.
    fn guess(&self, position: &Position, seat: Seat, rng: &mut Rng) -> Position {
        let mut guess = position.clone();
        self.imagine_shares(&mut guess, seat, rng);
        self.imagine_shoes(&mut guess, seat, rng);
        let mut seed = [0; 32];
        for bytes in seed.chunks_exact_mut(4) {
            bytes.copy_from_slice(&rng.next_u32().to_le_bytes());
        }
        guess.rng = Rng::new(Seed::from_bytes(seed));
        guess
    }
}

impl Dutchman {
    /// Shares are dealt anew to the places where the seat thinks each may be.
    fn imagine_shares(&self, guess: &mut Position, seat: Seat, rng: &mut Rng) {
        let mut placing = guess.shares_known.placing(seat, &guess.players, &guess.kontor);
        let placed = placing.place_randomly(rng);
        debug_assert!(placed, "what is known of the shares fits them");
        let mut hands = [[0; COLOURS]; SEATS];
        let mut pile = [Colour::Blue; SHARES];
        for share in 0..SHARES {
            let colour = Colour::ALL[share / SHARES_A_COLOUR];
            match placing.place_of(share) {
                Some(place) if place < SEATS => hands[place][colour.index()] += 1,
                Some(place) => pile[place - pile_place(0)] = colour,
                None => {}
            }
        }
        for (player, shares) in guess.players.iter_mut().zip(hands) {
            player.shares = shares;
        }
        guess.kontor = pile[..guess.kontor.len()].iter().copied().collect::<Pile>();
        guess.shares_known.imagine(self.players, seat, &guess.players, &guess.kontor);
    }

    /// Horseshoes are spread over hands, lays, the middle and the box.
    fn imagine_shoes(&self, guess: &mut Position, seat: Seat, rng: &mut Rng) {
        let hidden = guess.stage.hides_laid();
        let own = &guess.players[seat.index()];
        let own_all = if hidden { own.shoes.plus(own.laid) } else { own.shoes };
        let counts = self.count_shoes(guess);
        let mut room = counts;
        room[seat.index()] = 0;
        for other in Seat::all(self.players).filter(|other| hidden && *other != seat) {
            let laid = guess.players[other.index()].laid.len();
            if laid > 0 {
                room[other.index()] -= laid;
                room[LAID_SILVER + other.index()] = laid - 1;
                room[LAID_ANY + other.index()] = 1;
            }
        }
        room[OWN..OWN + SILVERS].copy_from_slice(&own_all.silver);
        let mut allowed = [0; SHOES];
        for (shoe, allowed) in allowed.iter_mut().enumerate() {
            let kind = usize::from(self.forge().kinds[shoe]);
            *allowed = self.places_of_shoe(guess.shoes_known.0[shoe], kind, seat, own_all);
        }
        let mut placing = Placing::new(allowed, room);
        self.place_own(&mut placing, own_all);
        let placed = placing.place_randomly(rng);
        debug_assert!(placed, "what is known of the horseshoes fits them");
        self.gather_shoes(guess, seat, &placing);
    }

    /// The finer places where a horseshoe may be; none for the viewer's own gold ones.
    fn places_of_shoe(&self, known: Places, kind: usize, seat: Seat, own: Shoes) -> Places {
        let silver = kind < SILVERS;
        if !silver && own.of_kind(kind) > 0 {
            return 0;
        }
        let others = known & !hand(seat);
        let hands = others & ((1 << SEATS) - 1);
        let mut places = others | hands << LAID_ANY;
        if silver {
            places |= hands << LAID_SILVER;
            if known & hand(seat) != 0 {
                places |= 1 << (OWN + kind);
            }
        }
        places
    }

    /// The viewer's own silver horseshoes are those of which most is known.
    fn place_own(&self, placing: &mut Placing<SHOES>, own: Shoes) {
        for kind in 0..SILVERS {
            for _ in 0..own.silver[kind] {
                let things = self.forge().tokens(kind);
                let free = things.filter(|shoe| {
                    placing.place_of(*shoe).is_none()
                        && placing.allowed[*shoe] >> (OWN + kind) & 1 == 1
                });
                match free.min_by_key(|shoe| placing.allowed[*shoe].count_ones()) {
                    Some(shoe) => placing.put(shoe, OWN + kind),
                    None => debug_assert!(false, "what is known of the horseshoes fits them"),
                }
            }
        }
    }

    fn gather_shoes(&self, guess: &mut Position, seat: Seat, placing: &Placing<SHOES>) {
        let mut hands = [Shoes::NONE; SEATS];
        let mut laid = [Shoes::NONE; SEATS];
        let mut middle = Shoes::NONE;
        for shoe in 0..SHOES {
            let kind = usize::from(self.forge().kinds[shoe]);
            match placing.place_of(shoe) {
                Some(MIDDLE) => middle.add_kind(kind),
                Some(BOX) | None => {}
                Some(place) if place < SEATS => hands[place].add_kind(kind),
                Some(place) if place < OWN => laid[place % 8].add_kind(kind),
                Some(_) => {}
            }
        }
        let hidden = guess.stage.hides_laid();
        for other in Seat::all(self.players).filter(|other| *other != seat) {
            let player = &mut guess.players[other.index()];
            player.shoes = hands[other.index()];
            if hidden {
                player.laid = laid[other.index()];
            }
        }
        if !hidden {
            // What lies face up counts as being in the middle.
            for player in &guess.players {
                middle = middle.minus(player.laid);
            }
        }
        guess.middle = middle;
    }
}

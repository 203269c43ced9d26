//! What each may see, and what they can imagine: full positions that agree with all they know (clauses M-77 and
//! M-78).

use damrak_core::{Printed, Rng, Rules, Seat, Seed, Sight, Viewer};

use crate::components::{Area, FaceId, SEATS};
use crate::rules::Merchants;
use crate::state::{Bid, Fall, Position, Run, Stage};
use crate::view::{Common, View};

impl Sight for Merchants {
    type View = View;
    type Common = Common;

    fn look_at_common(&self, position: &Position) -> Common {
        let others = |seat| self.look_at_player(position, seat, Viewer::Spectator);
        let face = |face: FaceId| self.faces[face.index()].clone();
        Common {
            players: Seat::all(self.players).map(others).map(Printed::new).collect(),
            areas: Printed::new(Area::ALL.map(|area| self.look_at_area(position, area))),
            disks: Printed::new(position.disks.map(|disk| disk.map(face))),
            unseen: Printed::new(self.count_unseen(position)),
        }
    }

    fn look(&self, position: &Position, viewer: Viewer, common: &Common) -> View {
        let face = |face: FaceId| self.faces[face.index()].clone();
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < usize::from(self.players) => Some(seat),
            _ => None,
        };
        View {
            viewer,
            turn: position.turn + 1,
            turns: self.turns,
            mayor: position.mayor,
            year: position.year,
            stage: self.look_at_stage(position),
            waiting: self.waiting_for(position),
            board: self.printed_board.clone(),
            players: Printed::for_viewer(&common.players, viewer, |seat| {
                self.look_at_player(position, seat, viewer)
            }),
            areas: common.areas.clone(),
            turned: position.turned.map(face),
            disks: common.disks.clone(),
            auction: self.look_at_auction(position),
            own: seat.map(|seat| self.look_at_own(position, seat)),
            cards_left: position.deck.coming().count() as u8,
            unseen: common.unseen.clone(),
            bank: (!self.options.hidden_money).then_some(position.bank),
        }
    }

    /// Hidden from a seat are the order of the cards to come, lots, and the prices that others have sealed.
    /// Sums of money are not: whoever has remembered every payment knows them.
    fn guess(&self, position: &Position, seat: Seat, rng: &mut Rng) -> Position {
        let mut guess = *position;
        let cards = guess.deck.coming_mut();
        // Sorted first, so that the outcome does not depend on where the cards truly are.
        cards.sort_unstable();
        rng.shuffle(cards);
        self.imagine_prices(&mut guess, seat, rng);
        if let Some(lots) = &mut guess.lots {
            lots.seed = fresh_seed(rng);
        }
        guess
    }

    /// Takes back the prices that others have sealed; a clock that falls becomes a run in which everybody who
    /// may stop it names a price.
    fn reopen(&self, guess: &mut Position, seat: Seat) {
        let Stage::Auction(mut auction) = guess.stage else { return };
        auction.run = match auction.run {
            Run::Ready => return,
            Run::Falling => {
                let bidders = self.bidders(guess, auction.opener, auction.barred);
                let mut bids = [Bid::NotAsked; SEATS];
                bidders.into_iter().for_each(|bidder| bids[bidder.index()] = Bid::Open);
                Run::Sealed(bids)
            }
            Run::Sealed(mut bids) => {
                for other in Seat::all(self.players).filter(|other| *other != seat) {
                    let bid = &mut bids[other.index()];
                    if matches!(bid, Bid::Wait | Bid::Stop(_)) {
                        *bid = Bid::Open;
                    }
                }
                Run::Sealed(bids)
            }
        };
        guess.stage = Stage::Auction(auction);
    }
}

impl Merchants {
    /// What the others have sealed: any of the prices they could have named, or none.
    fn imagine_prices(&self, guess: &mut Position, seat: Seat, rng: &mut Rng) {
        let Stage::Auction(mut auction) = guess.stage else { return };
        let Run::Sealed(mut bids) = auction.run else { return };
        let fall = Fall::of(auction.opener);
        for other in Seat::all(self.players).filter(|other| *other != seat) {
            if matches!(bids[other.index()], Bid::NotAsked | Bid::Open) {
                continue;
            }
            let money = guess.players[other.index()].money;
            let open = |price: &u16| self.options.literal_misbid || i32::from(*price) <= money;
            let count = self.prices(fall).filter(open).count();
            let choice = rng.below(count as u32 + 1) as usize;
            bids[other.index()] =
                self.prices(fall).filter(open).nth(choice).map_or(Bid::Wait, Bid::Stop);
        }
        auction.run = Run::Sealed(bids);
        guess.stage = Stage::Auction(auction);
    }
}

fn fresh_seed(rng: &mut Rng) -> Seed {
    let mut bytes = [0; 32];
    for part in bytes.chunks_exact_mut(4) {
        part.copy_from_slice(&rng.next_u32().to_le_bytes());
    }
    Seed::from_bytes(bytes)
}

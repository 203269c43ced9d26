//! What must hold in every position.

use damrak_core::{PositionError, Rules, Seat};

use crate::components::{CARDS, CARDS_A_TURN, Disk, Face, FaceId, HOURGLASSES, SEATS};
use crate::rules::{Amount, Merchants};
use crate::spaces::{Houses, Offices};
use crate::state::{Auction, Bid, Fall, Family, MarketBonus, Owed, Part, Position, Run, Stage};

impl Merchants {
    /// Clause M-10: none is made or lost.
    pub(crate) fn check_money(&self, position: &Position) -> Result<(), PositionError> {
        let held: i64 = position.players.iter().map(|family| i64::from(family.money)).sum();
        let all = held + i64::from(position.bank);
        let problem = "the money of the bank and the players is that of the box (M-10)";
        PositionError::unless(all == i64::from(self.edition.box_money), "money", problem)?;
        for family in &position.players {
            let tens = family.money % 10 == 0;
            PositionError::unless(tens, "money", "all sums are whole tens (M-63)")?;
            let solvent = family.money >= 0 || position.stage == Stage::Over;
            PositionError::unless(
                solvent,
                "money",
                "nobody is below zero before loans are repaid (M-75)",
            )?;
        }
        Ok(())
    }

    /// Clauses M-5, M-6 and M-11.
    pub(crate) fn check_tokens(&self, position: &Position) -> Result<(), PositionError> {
        let (mut offices, mut houses) = (Offices::EMPTY, Houses::EMPTY);
        for (index, family) in position.players.iter().enumerate() {
            let plays = index < usize::from(self.players);
            PositionError::unless(
                plays || *family == Family::default(),
                "players",
                "nobody sits there (M-1)",
            )?;
            let on_track = family.market.iter().all(|space| *space <= self.board().track_length);
            PositionError::unless(
                on_track,
                "market",
                "no token stands beyond the end of its track (M-5)",
            )?;
            PositionError::unless(
                !offices.meets(family.offices),
                "offices",
                "a space holds one token (M-6)",
            )?;
            PositionError::unless(
                !houses.meets(family.houses),
                "houses",
                "a space holds one token (M-6)",
            )?;
            offices = offices.or(family.offices);
            houses = houses.or(family.houses);
            let enough = !self.options.limited_tokens || family.tokens() <= self.edition.tokens;
            PositionError::unless(enough, "players", "nobody has more tokens than the box (M-11)")?;
        }
        PositionError::unless(
            self.board().all_offices.covers(offices),
            "offices",
            "the board has no such space",
        )?;
        PositionError::unless(
            self.board().all_houses.covers(houses),
            "houses",
            "the board has no such space",
        )
    }

    /// Clauses M-2, M-17 and M-18: every card of the box is there, and as many were turned up as the
    /// year and the turn say.
    pub(crate) fn check_cards(&self, position: &Position) -> Result<(), PositionError> {
        let deck = &position.deck;
        let mut counts = [0_u8; CARDS];
        for face in deck.drawn().chain(deck.coming()) {
            let count = counts.get_mut(face.index());
            *count.ok_or_else(|| PositionError::at("deck", "there is no such card"))? += 1;
        }
        let expected = |index: usize| self.edition.faces.get(index).map_or(0, |info| info.count);
        let complete = (0..CARDS).all(|index| counts[index] == expected(index));
        PositionError::unless(complete, "deck", "every card of the box is there once (M-2)")?;

        let drawn = |wanted: &dyn Fn(Face) -> bool| {
            deck.drawn().filter(|face| wanted(self.edition.face(*face))).count()
        };
        let hourglasses = drawn(&|face| face == Face::Hourglass);
        let over = position.stage == Stage::Over;
        let moves = usize::from(position.year) - usize::from(over && position.year > 0);
        PositionError::unless(
            hourglasses == moves,
            "year",
            "every hourglass moves the figure once (M-18)",
        )?;
        PositionError::unless(
            usize::from(position.year) <= HOURGLASSES + usize::from(over),
            "year",
            "1666 comes at the end (M-74)",
        )?;
        let actions = drawn(&|face| face != Face::Hourglass && !self.is_set_aside(face));
        let in_turn = match position.stage {
            Stage::Using(..) | Stage::Auction(_) => CARDS_A_TURN,
            _ => position.disks.iter().chain([&position.turned]).flatten().count(),
        };
        PositionError::unless(
            position.turn <= self.turns,
            "turn",
            "there are not so many turns (M-2)",
        )?;
        let turned_up = CARDS_A_TURN * usize::from(position.turn) + in_turn;
        PositionError::unless(
            actions == turned_up,
            "deck",
            "three action cards are turned up in a turn (M-2)",
        )?;
        let passed = position.turn < self.turns || self.next_turns_up_the_rest(position);
        let mayor = if passed { position.turn } else { self.turns - 1 };
        let mayor = usize::from(mayor % self.players);
        let fits = self.options.first_by_lot || position.mayor.index() == mayor;
        PositionError::unless(fits, "mayor", "the office passes to the left (M-21)")
    }

    /// Clauses M-64 to M-72.
    pub(crate) fn check_bonuses(&self, position: &Position) -> Result<(), PositionError> {
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "bonuses", problem);
        let mut settled = true;
        for seat in self.clockwise_after(position.mayor) {
            let family = &position.players[seat.index()];
            let bonuses = family.bonuses;
            let regions = self.is_in_all_regions(family.offices);
            at(bonuses.regions == regions, "100 for all regions and for nothing else (M-65)")?;
            let districts = self.is_in_all_districts(family.houses);
            at(
                bonuses.districts == districts,
                "100 for all districts and for nothing else (M-66)",
            )?;
            let bridges = self.bridges_of(family.houses);
            at(bonuses.bridges == bridges, "40 for each bridge and for nothing else (M-67)")?;
            let trades = family.trades_everywhere();
            let owed = position.owed.filter(|owed| owed.seat() == seat);
            match owed {
                Some(Owed::Build(_)) => {
                    let due = trades && bonuses.market == MarketBonus::None;
                    at(due, "a warehouse is built for trading everywhere (M-64)")?;
                    settled = false;
                }
                Some(Owed::Return(_)) => {
                    let due = !trades && bonuses.market == MarketBonus::Built;
                    at(due, "a warehouse is returned that was built for the market (M-69)")?;
                    settled = false;
                }
                None => {
                    let fits = trades != (bonuses.market == MarketBonus::None);
                    at(fits || !settled, "the bonus of the market is settled at once (M-68)")?;
                }
            }
        }
        let seat_plays = position.owed.is_none_or(|owed| owed.seat().index() < SEATS);
        at(seat_plays && (position.owed.is_none() || !settled), "nobody sits there (M-1)")
    }

    /// Clauses M-16 and M-19: the cards lie where they can lie in this stage. What was used never comes back (clause
    /// M-20), so it lies nowhere.
    pub(crate) fn check_disks(&self, position: &Position) -> Result<(), PositionError> {
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "disks", problem);
        let on_table = || position.disks.iter().chain([&position.turned]).flatten();
        for face in on_table() {
            let known = face.index() < self.edition.faces.len();
            at(known, "there is no such card")?;
            let shown = self.edition.face(*face);
            let can_lie = shown != Face::Hourglass && !self.is_set_aside(shown);
            at(can_lie, "only action cards lie on disks (M-18)")?;
            let count = |cards: &mut dyn Iterator<Item = FaceId>| {
                cards.filter(|other| other == face).count()
            };
            let lying = count(&mut on_table().copied());
            let drawn = count(&mut position.deck.drawn());
            at(lying <= drawn, "a card on a disk was turned up")?;
        }
        let filled = position.disks.map(|disk| disk.is_some());
        let count = filled.iter().filter(|full| **full).count();
        let turned = position.turned.is_some();
        let last = position.turn >= self.turns;
        at(!last || count == 0, "after the last turn no card is placed (M-73)")?;
        match position.stage {
            Stage::Placing => at(turned && count < 3, "a card is turned up to be placed (M-16)"),
            Stage::Year(_) | Stage::TurnUp => {
                at(!turned && count < 3, "an hourglass comes between two cards (M-18)")
            }
            Stage::Using(_, Disk::Use, _) => at(
                !turned && filled == [true, true, false],
                "the mayor uses their card before the auction (M-19)",
            ),
            Stage::Using(..) | Stage::Auction(_) => at(
                !turned && filled == [false, true, false],
                "the auction comes after the mayor's card (M-19)",
            ),
            Stage::Over => at(!turned && count == 0, "nothing is left at the end (M-73)"),
        }
    }

    pub(crate) fn check_stage(&self, position: &Position) -> Result<(), PositionError> {
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "stage", problem);
        let plays = |seat: Seat| seat.index() < usize::from(self.players);
        match position.stage {
            Stage::Over => {
                let done = position.deck.coming().next().is_none();
                at(done && position.turn == self.turns, "the game ends with the cards (M-73)")?;
                return at(position.owed.is_none(), "nothing is left to decide");
            }
            Stage::Year(seat) => at(plays(seat), "nobody sits there (M-1)")?,
            Stage::Using(seat, disk, part) => {
                at(plays(seat), "nobody sits there (M-1)")?;
                let mayor = disk != Disk::Use || seat == position.mayor;
                at(mayor && disk != Disk::Discard, "the mayor uses their own card (M-19)")?;
                at(self.fits_card(position, disk, part), "this is no part of the card")?;
            }
            Stage::Auction(auction) => self.check_auction(position, auction)?,
            Stage::TurnUp | Stage::Placing => {}
        }
        let resting = match position.stage {
            Stage::TurnUp | Stage::Using(_, _, Part::Done) => false,
            Stage::Placing | Stage::Year(_) | Stage::Using(..) if position.owed.is_none() => {
                let waiting = self.waiting_for(position).first();
                waiting.is_some_and(|seat| {
                    matches!(self.choices(position, seat).amount(self), Amount::Several)
                })
            }
            _ => true,
        };
        at(resting || position.owed.is_some(), "there is something to decide")?;
        if let Some(owed) = position.owed {
            let choices = self.choices(position, owed.seat());
            at(
                matches!(choices.amount(self), Amount::Several),
                "there is a choice about the warehouse of the bonus (M-69)",
            )?;
        }
        Ok(())
    }

    fn fits_card(&self, position: &Position, disk: Disk, part: Part) -> bool {
        let Some(face) = position.disks[disk.index()] else { return false };
        match (part, self.edition.face(face)) {
            (Part::Goods { left, made }, Face::Goods { .. }) => {
                left <= 3
                    && made.iter().all(|made| *made <= 2)
                    && left + made.iter().sum::<u8>() == 3
            }
            (Part::Office, Face::OfficeIn(_) | Face::OfficeOf(_)) => true,
            (Part::OfficeStep(_), Face::OfficeIn(_)) => true,
            (Part::OfficeStep(good), Face::OfficeOf(shown)) => good == shown,
            (Part::House | Part::HouseStep, Face::HouseIn(_) | Face::HouseInEither(..)) => true,
            (Part::Done, _) => true,
            _ => false,
        }
    }

    /// Clauses M-38 to M-45.
    fn check_auction(&self, position: &Position, auction: Auction) -> Result<(), PositionError> {
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "auction", problem);
        let Auction { opener, barred, run } = auction;
        at(position.owed.is_none(), "bonuses come before the auction (M-68)")?;
        at(
            barred.into_iter().all(|seat| seat.index() < usize::from(self.players)),
            "nobody sits there (M-1)",
        )?;
        at(barred.is_empty() || self.options.literal_misbid, "nobody stops who cannot pay (M-40)")?;
        if let Some(opener) = opener {
            at(opener.index() < usize::from(self.players), "nobody sits there (M-1)")?;
            let first = i32::from(self.edition.clock.prices[0]);
            let pays = position.players[opener.index()].money >= first;
            at(pays, "who opened the doubled run can pay the first price (M-40)")?;
        }
        let bidders = self.bidders(position, opener, barred);
        at(!bidders.is_empty(), "somebody may stop the clock (M-42)")?;
        let Run::Sealed(bids) = run else {
            return at(self.options.live, "the prices of this auction are sealed (M-45)");
        };
        at(!self.options.live, "the clock of this auction falls (M-44)")?;
        at(bids.contains(&Bid::Open), "somebody has still to name a price (M-45)")?;
        for (index, bid) in bids.into_iter().enumerate() {
            let asked =
                index < usize::from(self.players) && bidders.contains(Seat::from_index(index));
            at(asked == (bid != Bid::NotAsked), "just those who may stop name a price (M-45)")?;
            if let Bid::Stop(price) = bid {
                at(self.shows(Fall::of(opener), price), "the clock shows no such price (M-9)")?;
                let pays = position.players[index].money >= i32::from(price);
                at(pays || self.options.literal_misbid, "nobody stops who cannot pay (M-40)")?;
            }
        }
        Ok(())
    }
}

//! A position in a few numbers, for whoever weighs it: computer opponents and reviews.

use damrak_core::{Seat, SeatSet};

use crate::action::Action;
use crate::board::{SpaceId, Ways};
use crate::components::{COLOURS, Colour, SEATS};
use crate::rules::Dutchman;
use crate::state::{Choice, Merchant, Position, Stage};

/// How one player stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MerchantOutlook {
    /// Ducats.
    pub ducats: i32,
    /// What their shares are worth now.
    pub shares: i32,
    /// How many shares of each colour they hold.
    pub held: [u8; COLOURS],
    /// What their best share is worth, which an island would pay.
    pub best: i32,
    /// What they pay if the Dutchman goes along each of the open ways once.
    pub threat: i32,
    /// What the best of the open ways brings them if they steer: an island pays, a ship costs.
    pub steering: i32,
    /// What they pay if the Dutchman meets the ships of the colour that hurts them most.
    pub exposed: i32,
    /// How many players act before them in a round.
    pub order: u8,
    /// Horseshoes in front of them.
    pub laid: u8,
    /// Whether they have acted in this round or decision round.
    pub acted: bool,
    /// Horseshoes in their hand.
    pub shoes: u8,
    /// Gold ones among them.
    pub gold: u8,
    /// Silver ones that move a sum by little: the two lowest kinds.
    pub small: u8,
    /// Smith cards.
    pub smiths: u8,
    /// Kontor cards.
    pub kontors: u8,
    /// Whether they are out of the game.
    pub bankrupt: bool,
}

/// A position in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// By seat; those without a player are empty.
    pub merchants: [MerchantOutlook; SEATS],
    /// What a share of each colour is worth.
    pub values: [i32; COLOURS],
    /// Ships that the Dutchman will still meet.
    pub meetings_left: u8,
    /// Ways that are open to him.
    pub ways: u8,
    /// Whether one of them leads to an island.
    pub island: bool,
    /// Horseshoes in the middle.
    pub middle: u8,
    /// Who went to the smith this round.
    pub smiths: u8,
}

/// A tie in which somebody bargains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bargain {
    /// Who is tied.
    pub tied: SeatSet,
    /// Where each of them wants the Dutchman to go.
    pub wishes: [Option<SpaceId>; SEATS],
    /// Who proposes.
    pub proposer: Seat,
    /// Where the Dutchman would go by the proposal, if one has begun.
    pub space: Option<SpaceId>,
    /// What each of the others would get by it, below zero what they would pay.
    pub gives: [i32; SEATS],
}

impl Dutchman {
    /// Whether a round is about to begin, or the game is over: nothing is unfinished.
    pub fn is_between_rounds(&self, position: &Position) -> bool {
        match position.stage {
            Stage::Acting(_) => position.players.iter().all(|player| player.choice == Choice::None),
            stage => stage == Stage::Over,
        }
    }

    /// What chance has shown to all, as a number: the lucky number of the round.
    pub fn lucky_number(&self, position: &Position) -> u8 {
        position.lucky
    }

    /// The position in numbers.
    pub fn outlook(&self, position: &Position) -> Outlook {
        let ways = self.ways(position);
        let mut met = [0_i32; 6];
        for space in ways {
            if let Some(colour) = self.board().space(space).colour() {
                met[colour.index()] += self.worth(position, colour);
            }
        }
        let mut merchants = [MerchantOutlook::default(); SEATS];
        let island = ways.into_iter().any(|space| self.board().space(space).colour().is_none());
        let seats = usize::from(self.players);
        for (index, (outlook, player)) in
            merchants.iter_mut().zip(&position.players).take(seats).enumerate()
        {
            let worth = |colour: Colour| self.worth(position, colour);
            let paid =
                |colour: Colour| i32::from(player.shares[colour.index()]) * met[colour.index()];
            let seat_ways = ways.into_iter().map(|space| self.way_brings(position, player, space));
            *outlook = MerchantOutlook {
                ducats: player.ducats,
                held: player.shares,
                shares: Colour::ALL
                    .into_iter()
                    .map(|colour| i32::from(player.shares[colour.index()]) * worth(colour))
                    .sum(),
                best: self.best_share(position, player),
                steering: seat_ways.max().unwrap_or_default(),
                threat: Colour::ALL.into_iter().map(paid).sum(),
                exposed: Colour::ALL
                    .into_iter()
                    .map(|colour| i32::from(player.shares[colour.index()]) * worth(colour))
                    .max()
                    .unwrap_or_default(),
                order: ((index + seats - position.starter.index()) % seats) as u8,
                laid: player.laid.len(),
                acted: player.choice != Choice::None,
                gold: player.shoes.gold_count(),
                small: player.shoes.of_kind(0) + player.shoes.of_kind(1),
                shoes: player.shoes.len(),
                smiths: player.smiths,
                kontors: player.kontors,
                bankrupt: !player.is_solvent(),
            };
        }
        Outlook {
            merchants,
            values: Colour::ALL.map(|colour| self.worth(position, colour)),
            meetings_left: self.edition.last_chest().saturating_sub(position.counter),
            ways: ways.len(),
            island,
            middle: position.middle.len(),
            smiths: self.who_chose(position, Choice::Smith).len(),
        }
    }

    /// What their best share is worth.
    fn best_share(&self, position: &Position, player: &Merchant) -> i32 {
        let held = |colour: &Colour| player.shares[colour.index()] > 0;
        let worth = |colour: Colour| self.worth(position, colour);
        Colour::ALL.into_iter().filter(held).map(worth).max().unwrap_or_default()
    }

    /// What it brings a player at once if they send the Dutchman there.
    fn way_brings(&self, position: &Position, player: &Merchant, space: SpaceId) -> i32 {
        match self.board().space(space).colour() {
            None => self.best_share(position, player),
            Some(colour) => {
                -i32::from(player.shares[colour.index()]) * self.worth(position, colour)
            }
        }
    }

    /// The ways that are open to the Dutchman.
    pub fn open_ways(&self, position: &Position) -> Ways {
        self.ways(position)
    }

    /// The tie in which somebody bargains, if so.
    pub fn bargain(&self, position: &Position) -> Option<Bargain> {
        let (tie, talk, proposal) = match position.stage {
            Stage::Bargaining(tie, talk) => (tie, talk, None),
            Stage::Terms(tie, talk, proposal) | Stage::Answering(tie, talk, proposal, _) => {
                (tie, talk, Some(proposal))
            }
            _ => return None,
        };
        Some(Bargain {
            tied: tie.tied,
            wishes: tie.wishes,
            proposer: talk.seat,
            space: proposal.map(|proposal| proposal.space),
            gives: proposal.map_or([0; SEATS], |proposal| proposal.gives),
        })
    }

    /// What it brings a seat at once if it sends the Dutchman there.
    pub fn steering_brings(&self, position: &Position, seat: Seat, space: SpaceId) -> i32 {
        self.way_brings(position, &position.players[seat.index()], space)
    }

    /// Whether the seat may lay horseshoes now. There may be thousands of ways to.
    pub fn may_lay(&self, position: &Position, seat: Seat) -> bool {
        matches!(position.stage, Stage::Acting(now) | Stage::Deciding(_, now) if now == seat)
    }

    /// What the seat may do instead of laying, added to the list.
    pub fn list_all_but_lays(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        self.list_without_lays(position, seat, out);
    }

    /// In a guess of a seat: what another has laid face down becomes the lay of as many of their horseshoes that comes
    /// nearest to the lucky number, if there is one. Nothing changes that the seat knows.
    pub fn lay_nearest(&self, guess: &mut Position, seat: Seat, other: Seat) {
        let player = &mut guess.players[other.index()];
        if other == seat || player.laid.is_empty() || !guess.stage.hides_laid() {
            return;
        }
        let whole = player.shoes.plus(player.laid);
        let nearest = self.forge().nearest_lays(whole, guess.lucky);
        if let Some(Some((_, lay))) = nearest.get(usize::from(player.laid.len())) {
            player.laid = *lay;
            player.shoes = whole.minus(*lay);
        }
    }

    /// The lays of a seat's hand that are worth their horseshoes, added to the list: of each number of them the one
    /// that comes nearest to the lucky number, if none of fewer comes as near.
    pub fn list_near_lays(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        let hand = position.players[seat.index()].shoes;
        let mut best = None;
        for (sum, lay) in self.forge().nearest_lays(hand, position.lucky).into_iter().flatten() {
            if best.is_none_or(|known| sum > known) {
                best = Some(sum);
                out.push(Action::Lay(lay));
            }
        }
    }
}

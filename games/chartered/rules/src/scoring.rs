//! Who wins (clause C-98).

use damrak_core::{Phrase, Score, Seat, Standing};

use crate::components::{Company, MOST_CARDS};
use crate::rules::Chartered;
use crate::state::{Position, Stage};

impl Chartered {
    /// What a player would have if the game ended now.
    pub(crate) fn worth_of(&self, position: &Position, seat: Seat) -> i32 {
        let in_company = |company: Company| self.shares_worth(position, seat, company);
        position.players[seat.index()].money + Company::ALL.into_iter().map(in_company).sum::<i32>()
    }

    /// What a player's shares of a company are worth now.
    pub fn shares_worth(&self, position: &Position, seat: Seat, company: Company) -> i32 {
        let shares = position.players[seat.index()].shares[company.index()];
        i32::from(shares) * i32::from(position.town.value(company))
    }

    pub(crate) fn final_standing(&self, position: &Position) -> Option<Standing> {
        if position.stage != Stage::Over {
            return None;
        }
        let scores = |seat: Seat| {
            let player = &position.players[seat.index()];
            let money = Score::new("money", "chartered-score-money", player.money.into());
            let cards = if self.readings.counts_room_in_hand {
                let room = MOST_CARDS.saturating_sub(player.hand.len());
                Score::new("room", "chartered-score-room", room.into())
            } else {
                let cards = i64::from(player.hand.len());
                Score::fewer_wins("cards", "chartered-score-cards", cards)
            };
            (seat, vec![money, cards])
        };
        let told = Seat::all(self.players)
            .map(|seat| {
                let player = &position.players[seat.index()];
                Phrase::new("chartered-result-player")
                    .with("player", seat)
                    .with("amount", player.money)
                    .with("cards", player.hand.len())
            })
            .collect();
        Some(Standing::rank(Seat::all(self.players).map(scores).collect(), told))
    }
}

//! What must hold of what the players know (clauses C-80 and C-99).

use damrak_core::{PositionError, Seat};

use crate::components::MOST_CARDS;
use crate::hands::Hand;
use crate::rules::Chartered;
use crate::state::Position;

impl Chartered {
    /// Clause C-99: what everybody knows about the hands is true.
    pub(crate) fn check_knowledge(&self, position: &Position) -> Result<(), PositionError> {
        let knowledge = &position.knowledge;
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "knowledge", problem);
        at(knowledge.stretch >= 1, "the game has begun (C-99)")?;
        for own in &knowledge.own_since {
            let pairs = own.iter().zip(&knowledge.since);
            let fits = |(own, all): (&u8, &u8)| own >= all && *own <= knowledge.stretch;
            at(
                pairs.into_iter().all(fits),
                "nobody knows less than everybody, or what is to come",
            )?;
        }
        self.check_beside(position)?;
        for seat in Seat::all(self.players) {
            let player = &position.players[seat.index()];
            let covers = |part: &Hand| {
                player.hand.plots.covers(part.plots)
                    && player.hand.levels.iter().zip(&part.levels).all(|(has, shown)| has >= shown)
            };
            PositionError::unless(
                covers(&player.shown),
                "shown",
                "only cards of the hand were shown (C-99)",
            )?;
            let slots = player.slots.as_slice();
            let unseen = player.unseen();
            let won = player.won;
            let levels: u8 = unseen.levels.iter().sum();
            at(won <= levels, "only level cards are won (C-80)")?;
            at(
                slots.len() + usize::from(won) == usize::from(unseen.len()),
                "every unseen card came there some time",
            )?;
            at(slots.iter().all(|slot| *slot <= knowledge.stretch), "none came later than now")?;
            for observer in Seat::all(self.players) {
                let mut since = [0_u8; MOST_CARDS as usize];
                // Level cards come last; so many of them as were won need no other explanation.
                for (place, card) in since.iter_mut().zip(unseen.cards()).take(slots.len()) {
                    *place = knowledge.own_since(observer.index(), card);
                }
                let since = &mut since[..slots.len()];
                since.sort_unstable();
                let possible = since.iter().zip(slots).all(|(since, slot)| since <= slot);
                at(possible || observer == seat, "no card was in a hand and in the pile at once")?;
            }
        }
        Ok(())
    }

    /// Clause C-80: what is known of the level cards beside the chart, and of those that were won unseen, leaves
    /// room for where they truly are.
    fn check_beside(&self, position: &Position) -> Result<(), PositionError> {
        let knowledge = &position.knowledge;
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "knowledge", problem);
        let within = |part: &[u8; 3], all: &[u8; 3]| part.iter().zip(all).all(|(a, b)| a <= b);
        if !self.readings.levels_won_unseen {
            let nothing = knowledge.beside == [0; 3]
                && knowledge.own_beside.iter().all(|own| *own == [0; 3])
                && position.players.iter().all(|player| player.won == 0);
            return at(nothing, "level cards are won for all to see (C-80)");
        }
        at(
            within(&knowledge.beside, &self.edition.aside),
            "other cards lay beside the chart (C-12)",
        )?;
        let problem = "the level cards that were beside the chart are where they can be (C-80)";
        at(self.leaves_room(position, None), problem)?;
        for (index, own) in knowledge.own_beside.iter().enumerate() {
            at(within(own, &knowledge.beside), "nobody knows less than everybody (C-80)")?;
            if index < usize::from(self.players) {
                at(self.leaves_room(position, Some(Seat::from_index(index))), problem)?;
            }
        }
        Ok(())
    }

    /// Whether the cards beside the chart, and as many unseen level cards of each other hand as were won, can be
    /// among those that an observer, or everybody, thinks of.
    fn leaves_room(&self, position: &Position, observer: Option<Seat>) -> bool {
        let knowledge = &position.knowledge;
        let mut room = observer.map_or(knowledge.beside, |seat| knowledge.own_beside[seat.index()]);
        for index in position.aside.as_slice().iter().filter_map(|card| card.level_index()) {
            match room[index].checked_sub(1) {
                Some(left) => room[index] = left,
                None => return false,
            }
        }
        let others = || {
            let others = Seat::all(self.players).filter(|seat| Some(*seat) != observer);
            others.map(|seat| &position.players[seat.index()]).filter(|player| player.won > 0)
        };
        // For every set of kinds: what cannot be of another kind must find room among these.
        (0..8_u8).all(|kinds| {
            let among = |levels: [u8; 3], wanted: bool| -> u8 {
                let kind = |index: &usize| (kinds >> index & 1 == 1) == wanted;
                (0..3).filter(kind).map(|index| levels[index]).sum()
            };
            let needed: u8 = others()
                .map(|player| player.won.saturating_sub(among(player.unseen().levels, false)))
                .sum();
            needed <= among(room, true)
        })
    }
}

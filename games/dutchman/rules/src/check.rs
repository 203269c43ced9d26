//! What must hold in every position.

use damrak_core::{PositionError, Seat, SeatSet};

use crate::components::{Colour, HAND, SEATS, TAKEN};
use crate::knowledge::{BOX, MIDDLE};
use crate::rules::Dutchman;
use crate::shoes::Shoes;
use crate::state::{Choice, Merchant, Position, Proposal, Stage, Talk, Tie};

impl Dutchman {
    /// Clause D-1: every seat that is named exists; the other checks rely on it.
    pub(crate) fn check_seats(&self, position: &Position) -> Result<(), PositionError> {
        let named: SeatSet = match position.stage {
            Stage::Acting(seat) | Stage::Returning(seat) | Stage::Moving(seat) => {
                SeatSet::only(seat)
            }
            Stage::Announcing(tie, seat) | Stage::Deciding(tie, seat) => tie.tied.with(seat),
            Stage::Bargaining(tie, talk) => tie.tied.with(talk.seat),
            Stage::Terms(tie, talk, proposal) => {
                tie.tied.with(talk.seat).into_iter().chain(proposal.named).collect()
            }
            Stage::Answering(tie, talk, proposal, accepted) => {
                let others = proposal.named.into_iter().chain(accepted);
                tie.tied.with(talk.seat).into_iter().chain(others).collect()
            }
            Stage::Showing(seats) => seats,
            Stage::Over => SeatSet::EMPTY,
        };
        let sits = |seat: Seat| seat.index() < usize::from(self.players);
        PositionError::unless(
            named.with(position.starter).into_iter().all(sits),
            "seats",
            "nobody sits there (D-1)",
        )?;
        for player in &position.players[usize::from(self.players)..] {
            PositionError::unless(
                *player == Merchant::default(),
                "players",
                "nobody sits there (D-1)",
            )?;
        }
        let solvent = self.solvent(position);
        let alive = |seat: Seat| solvent.contains(seat);
        let bankrupt = "the bankrupt have nothing to decide (D-44)";
        PositionError::unless(named.into_iter().all(alive), "stage", bankrupt)?;
        let over = position.stage == Stage::Over;
        PositionError::unless(
            over || alive(position.starter),
            "starter",
            "the bankrupt are passed over (D-14)",
        )?;
        PositionError::unless(over || solvent.len() >= 2, "players", "one alone has won (D-52)")
    }

    /// Clause D-7: none are made or lost.
    pub(crate) fn check_money(&self, position: &Position) -> Result<(), PositionError> {
        let held: i64 = position.players.iter().map(|player| i64::from(player.ducats)).sum();
        let all = held + i64::from(position.bank);
        let problem = "the ducats of the bank and the players are those of the box (D-7)";
        PositionError::unless(all == i64::from(self.edition.money.in_box), "ducats", problem)?;
        for player in &position.players {
            PositionError::unless(
                player.ducats >= 0,
                "ducats",
                "nobody has less than nothing (D-44)",
            )?;
            if let Some(fall) = player.fall {
                let broke = player.ducats == 0 && fall.short > 0;
                PositionError::unless(
                    broke,
                    "fall",
                    "the bankrupt have paid all they had, and it was too little (D-44)",
                )?;
                let met = position.counter.saturating_sub(self.edition.start_chest);
                PositionError::unless(
                    fall.meetings <= met,
                    "fall",
                    "the Dutchman has not met so many ships (D-50)",
                )?;
            }
        }
        Ok(())
    }

    /// Clauses D-5, D-8, D-43 and D-50.
    pub(crate) fn check_stones(&self, position: &Position) -> Result<(), PositionError> {
        let last = self.edition.last_chest();
        let in_row = (self.edition.start_chest..=last).contains(&position.counter);
        PositionError::unless(
            in_row,
            "counter",
            "the counter goes from its first chest to the last (D-8)",
        )?;
        let fits = |chest: &u8| *chest >= 1 && *chest <= position.counter;
        let problem = "no value is above the counter or on the first chest (D-43)";
        PositionError::unless(position.values.iter().all(fits), "values", problem)?;
        let over = position.stage == Stage::Over;
        let ends = position.counter == last || self.solvent(position).len() <= 1;
        PositionError::unless(
            over == ends,
            "stage",
            "the game ends with the last chest, or with one player left (D-50)",
        )?;
        let met = position.counter - self.edition.start_chest;
        let moved = u16::from(met) + u16::from(!over);
        PositionError::unless(
            position.round >= moved,
            "round",
            "the Dutchman moves once in a round (D-14)",
        )
    }

    /// Clauses D-10 and D-18.
    pub(crate) fn check_shares(&self, position: &Position) -> Result<(), PositionError> {
        for (index, player) in position.players.iter().enumerate().take(self.players.into()) {
            let count = player.share_count();
            let expected = match (player.fall, position.stage) {
                (_, Stage::Returning(seat)) if seat.index() == index => HAND + TAKEN,
                // Nothing is cleared away any more when the game is over.
                (Some(_), Stage::Over) if count > 0 => HAND,
                (Some(_), _) => 0,
                (None, _) => HAND,
            };
            PositionError::unless(
                count == expected,
                "shares",
                "everybody holds three shares, the bankrupt none (D-10)",
            )?;
        }
        for colour in Colour::ALL {
            let held: usize = position
                .players
                .iter()
                .map(|player| usize::from(player.shares[colour.index()]))
                .sum();
            let piled = position.kontor.iter().filter(|card| *card == colour).count();
            let all = usize::from(self.shares_a_colour());
            let problem = "there is one share of each colour less than there are players (D-10)";
            PositionError::unless(held + piled == all, "shares", problem)?;
        }
        let known = position.shares_known.allows(self.players, &position.players, &position.kontor);
        known.map_err(|problem| PositionError::at("shares_known", problem))
    }

    /// Clauses D-3 and D-11.
    pub(crate) fn check_shoes(&self, position: &Position) -> Result<(), PositionError> {
        let players = position.players.iter();
        let lots = players.flat_map(|player| [player.shoes, player.laid]).chain([position.middle]);
        let mut all = Shoes::NONE;
        for lot in lots {
            PositionError::unless(
                all.gold & lot.gold == 0,
                "shoes",
                "there is one of each gold horseshoe (D-3)",
            )?;
            let counts = all.silver.iter().zip(lot.silver).zip(self.forge().counts);
            let few = counts
                .clone()
                .all(|((have, more), most)| u16::from(*have) + u16::from(more) <= u16::from(most));
            PositionError::unless(few, "shoes", "there are not so many silver horseshoes (D-3)")?;
            all = all.plus(lot);
        }
        PositionError::unless(
            self.forge().all().covers(all),
            "shoes",
            "there is no such horseshoe (D-3)",
        )?;
        let problem = "nine horseshoes for each and one for each in the middle are in play (D-11)";
        PositionError::unless(all.len() == self.shoes_in_play(), "shoes", problem)?;
        let hidden = position.stage.hides_laid();
        let at = |kind: usize, place: usize| match place {
            MIDDLE => {
                let open = position.players.iter().filter(|_| !hidden);
                let laid: u8 = open.map(|player| player.laid.of_kind(kind)).sum();
                position.middle.of_kind(kind) + laid
            }
            BOX => self.forge().all().of_kind(kind) - all.of_kind(kind),
            seat => {
                let player = position.players.get(seat).copied().unwrap_or_default();
                player.shoes.of_kind(kind) + if hidden { player.laid.of_kind(kind) } else { 0 }
            }
        };
        let problem = "what is known of the horseshoes does not fit them (D-57)";
        PositionError::unless(position.shoes_known.allows(self.forge(), at), "shoes_known", problem)
    }

    /// Clauses D-15, D-39 and D-40.
    pub(crate) fn check_sea(&self, position: &Position) -> Result<(), PositionError> {
        let spaces = self.board().spaces().len();
        let exists = position.space.index() < spaces;
        PositionError::unless(exists, "space", "the sea has no such space (D-2)")?;
        if let Some(from) = position.from {
            let joined = self.board().neighbours(position.space).contains(from);
            PositionError::unless(joined, "from", "the Dutchman comes along a line (D-39)")?;
        }
        let [first, second] = &self.edition.dice;
        let rolled = |sum: u8| first.iter().any(|a| second.iter().any(|b| a + b == sum));
        PositionError::unless(
            rolled(position.lucky),
            "lucky",
            "both dice make no such number (D-15)",
        )
    }

    /// Clauses D-16, D-21 and D-22: what everybody did fits what lies before them.
    pub(crate) fn check_choices(&self, position: &Position) -> Result<(), PositionError> {
        for player in position.players.iter().take(self.players.into()) {
            let at = |holds: bool, problem: &str| PositionError::unless(holds, "choice", problem);
            at(player.laid.gold_count() <= 1, "at most one gold horseshoe is laid (D-21)")?;
            let laid = !player.laid.is_empty();
            at(!laid || player.choice == Choice::Laid, "only who lays has laid something (D-21)")?;
            if !player.is_solvent() {
                at(
                    player.choice == Choice::None || position.stage == Stage::Over,
                    "the bankrupt do nothing (D-44)",
                )?;
                let cards = player.smiths == 0 && player.kontors == 0 && player.shoes.is_empty();
                at(
                    cards || position.stage == Stage::Over,
                    "the bankrupt have no cards or horseshoes (D-45)",
                )?;
            }
            let few =
                player.smiths <= self.edition.smiths && player.kontors <= self.edition.kontors;
            at(few, "nobody has so many cards (D-12)")?;
            let island = self.board().space(position.space).colour().is_none();
            at(island || player.shown.is_none(), "shares are shown on islands (D-46)")?;
        }
        Ok(())
    }

    /// What is to be decided can be.
    pub(crate) fn check_stage(&self, position: &Position) -> Result<(), PositionError> {
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "stage", problem);
        let solvent = self.solvent(position);
        let chose = |seat: Seat| position.players[seat.index()].choice;
        let laid = |seat: Seat| !position.players[seat.index()].laid.is_empty();
        match position.stage {
            Stage::Acting(seat) | Stage::Returning(seat) => {
                let own = match position.stage {
                    Stage::Acting(_) => Choice::None,
                    _ => Choice::Kontor,
                };
                at(chose(seat) == own, "their turn has come (D-16)")?;
                let turns = self.in_turn_order(position).filter(|other| solvent.contains(*other));
                let mut before = true;
                for other in turns {
                    before &= other != seat;
                    let acted = chose(other) != Choice::None;
                    at(other == seat || acted == before, "they act one after the other (D-16)")?;
                    let shown = laid(other) == (chose(other) == Choice::Laid);
                    at(shown, "who laid has horseshoes before them (D-21)")?;
                }
                let idle = position.players[seat.index()].has_nothing_to_play();
                let asked = own != Choice::None || !idle;
                at(asked, "who has nothing passes without being asked (D-24)")
            }
            Stage::Announcing(tie, seat) => {
                self.check_tie(position, tie)?;
                at(tie.tied.contains(seat), "only the tied say where to go (D-31)")?;
                let turns = self.in_turn_order(position).filter(|other| tie.tied.contains(*other));
                let mut before = true;
                for other in turns {
                    before &= other != seat;
                    let said = tie.wishes[other.index()].is_some();
                    at(said == before, "they say it one after the other (D-31)")?;
                }
                Ok(())
            }
            Stage::Bargaining(tie, talk) => self.check_talk(position, tie, talk),
            Stage::Terms(tie, talk, proposal) => {
                self.check_talk(position, tie, talk)?;
                at(!talk.quiet, "a proposal is made (D-32)")?;
                self.check_proposal(position, tie, talk, &proposal)
            }
            Stage::Answering(tie, talk, proposal, accepted) => {
                self.check_talk(position, tie, talk)?;
                at(!talk.quiet, "a proposal is made (D-32)")?;
                self.check_proposal(position, tie, talk, &proposal)?;
                let others = tie.tied.without(talk.seat);
                at(
                    accepted.into_iter().all(|seat| others.contains(seat)),
                    "only the other tied players answer (D-34)",
                )?;
                let pays = |seat: Seat| {
                    let index = seat.index();
                    position.players[index].ducats + proposal.gives[index] >= 0
                };
                at(accepted.into_iter().all(pays), "who cannot pay cannot accept (D-34)")?;
                at(accepted != others, "somebody has still to answer (D-34)")
            }
            Stage::Deciding(tie, seat) => {
                self.check_wishes(position, tie)?;
                at(tie.tied.len() >= 2, "several are tied (D-31)")?;
                at(tie.tied.contains(seat), "only the tied decide (D-35)")?;
                at(
                    !position.players[seat.index()].shoes.is_empty(),
                    "who has none passes without being asked (D-35)",
                )?;
                let turns = self.in_turn_order(position).filter(|other| tie.tied.contains(*other));
                let mut before = true;
                for other in turns {
                    before &= other != seat;
                    let acted = matches!(chose(other), Choice::Laid | Choice::Passed);
                    at(acted == before, "they lay one after the other (D-35)")?;
                    let shown = laid(other) == (chose(other) == Choice::Laid);
                    at(shown, "who laid has horseshoes before them (D-35)")?;
                }
                let others = Seat::all(self.players).filter(|seat| !tie.tied.contains(*seat));
                at(!others.into_iter().any(laid), "what was laid before is in the middle (D-35)")?;
                at(self.all_acted(position, tie.tied), "all others have acted (D-16)")
            }
            Stage::Moving(_) => {
                at(self.all_acted(position, SeatSet::EMPTY), "all have acted (D-16)")
            }
            Stage::Showing(seats) => {
                at(!seats.is_empty(), "somebody may show a share (D-46)")?;
                let again = |seat: Seat| position.players[seat.index()].shown.is_some();
                at(!seats.into_iter().any(again), "nobody shows a second share (D-46)")?;
                at(!Seat::all(self.players).any(laid), "what was laid is in the middle (D-41)")?;
                let island = self.board().space(position.space).colour().is_none();
                at(island && position.from.is_some(), "shares are shown on an island (D-46)")
            }
            Stage::Over => {
                at(!Seat::all(self.players).any(laid), "what was laid is in the middle (D-41)")
            }
        }
    }

    /// Everybody but these has done something.
    fn all_acted(&self, position: &Position, but: SeatSet) -> bool {
        self.solvent(position)
            .into_iter()
            .filter(|seat| !but.contains(*seat))
            .all(|seat| position.players[seat.index()].choice != Choice::None)
    }

    /// Clause D-31.
    fn check_tie(&self, position: &Position, tie: Tie) -> Result<(), PositionError> {
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "tied", problem);
        at(tie.tied.len() >= 2, "several are tied (D-31)")?;
        at(self.all_acted(position, SeatSet::EMPTY), "all have acted (D-16)")?;
        let sum =
            |seat: Seat| self.forge().sum(position.players[seat.index()].laid, position.lucky);
        let layers: SeatSet = Seat::all(self.players)
            .filter(|seat| !position.players[seat.index()].laid.is_empty())
            .collect();
        let best = layers.into_iter().map(sum).max();
        let nearest = layers.into_iter().filter(|seat| Some(sum(*seat)) == best);
        let nearest: SeatSet = nearest.collect();
        at(nearest == tie.tied, "those with the highest sum are tied (D-31)")?;
        self.check_wishes(position, tie)
    }

    fn check_wishes(&self, position: &Position, tie: Tie) -> Result<(), PositionError> {
        let ways = self.ways(position);
        for (index, wish) in tie.wishes.into_iter().enumerate().take(SEATS) {
            let tied = tie.tied.contains(Seat::from_index(index));
            let fits = wish.is_none_or(|space| tied && ways.contains(space));
            PositionError::unless(
                fits,
                "wishes",
                "the tied want to go where a way is open (D-31)",
            )?;
        }
        Ok(())
    }

    /// Clause D-32.
    fn check_talk(&self, position: &Position, tie: Tie, talk: Talk) -> Result<(), PositionError> {
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "bargaining", problem);
        self.check_tie(position, tie)?;
        at(tie.tied.contains(talk.seat), "only the tied make proposals (D-32)")?;
        at(
            talk.round < self.options.proposal_rounds,
            "there are not so many rounds of proposals (D-32)",
        )?;
        let wishes: Vec<_> = tie.tied.into_iter().map(|seat| tie.wishes[seat.index()]).collect();
        at(wishes.iter().all(Option::is_some), "all have said where to go (D-31)")?;
        at(wishes.windows(2).any(|pair| pair[0] != pair[1]), "who agrees does not bargain (D-31)")
    }

    /// Clause D-33.
    fn check_proposal(
        &self,
        position: &Position,
        tie: Tie,
        talk: Talk,
        proposal: &Proposal,
    ) -> Result<(), PositionError> {
        let at = |holds: bool, problem: &str| PositionError::unless(holds, "proposal", problem);
        at(self.ways(position).contains(proposal.space), "that way is not open (D-33)")?;
        let most = i32::from(crate::action::MOST_DUCATS);
        for (index, gives) in proposal.gives.into_iter().enumerate() {
            let seat = Seat::from_index(index);
            let named = proposal.named.contains(seat);
            at(named == (gives != 0), "who is named is given something or asked for it (D-33)")?;
            at(
                !named || tie.tied.contains(seat) && seat != talk.seat,
                "only other tied players are named (D-33)",
            )?;
            let has = self.most_to_ask(position, seat);
            at((-has..=most).contains(&gives), "nobody is asked for more than may be (D-33)")?;
        }
        let has = position.players[talk.seat.index()].ducats;
        at(proposal.cost() <= has, "nobody gives more than they have and ask for (D-33)")
    }
}

//! What is legal: each decision judged by itself, all of them listed, one drawn at random.

use damrak_core::{Seat, ensure};

use super::Dutchman;
use crate::action::{Action, MOST_DUCATS};
use crate::board::SpaceId;
use crate::components::{Colour, TOO_MANY_TO_PASS};
use crate::refusal::{Laying, Phase, Refusal};
use crate::shoes::Shoes;
use crate::state::{Merchant, Position, Proposal, Stage, Talk, Tie};

/// Clauses D-21 and D-35.
fn judge_lay(player: &Merchant, shoes: Shoes, laying: Laying) -> Result<(), Refusal> {
    ensure(!shoes.is_empty(), Refusal::NothingLaid(laying))?;
    ensure(player.shoes.covers(shoes), Refusal::NotYourShoes(laying))?;
    ensure(shoes.gold_count() <= 1, Refusal::TwoGold(laying))
}

/// Clauses D-22 and D-23.
fn may_pass(player: &Merchant) -> bool {
    player.shoes.len() < TOO_MANY_TO_PASS
}

/// Clause D-34: whether somebody has what a proposal asks for. Where the purse limits what may be asked, everybody
/// has.
fn can_accept(player: &Merchant, proposal: &Proposal, seat: Seat) -> bool {
    player.ducats + proposal.gives[seat.index()] >= 0
}

impl Dutchman {
    /// Whether the seat, which is waited for, may do this.
    pub(crate) fn judge(
        &self,
        position: &Position,
        seat: Seat,
        phase: Phase,
        action: Action,
    ) -> Result<(), Refusal> {
        let player = &position.players[seat.index()];
        match (position.stage, action) {
            (Stage::Acting(_), Action::Kontor) => ensure(player.kontors > 0, Refusal::NoKontorCard),
            (Stage::Acting(_), Action::Smith) => ensure(player.smiths > 0, Refusal::NoSmithCard),
            (Stage::Acting(_), Action::Lay(shoes)) => judge_lay(player, shoes, Laying::Action),
            (Stage::Deciding(..), Action::Lay(shoes)) => judge_lay(player, shoes, Laying::Decision),
            (Stage::Acting(_), Action::Pass) => ensure(may_pass(player), Refusal::MayNotPass),
            (Stage::Returning(_), Action::Return(first, second)) => {
                let holds = self.holds_both(&player.shares, first, second);
                ensure(holds, Refusal::NotYourShares)
            }
            (Stage::Announcing(..), Action::Announce(space))
            | (Stage::Bargaining(..), Action::Propose(space))
            | (Stage::Moving(_), Action::Move(space)) => self.judge_way(position, space),
            (Stage::Terms(tie, talk, proposal), Action::Give(other, ducats)) => {
                self.judge_term(tie, talk, &proposal, other)?;
                let most = self.most_to_give(position, talk, &proposal);
                ensure(i32::from(ducats) <= most && ducats > 0, Refusal::GivesTooMuch)
            }
            (Stage::Terms(tie, talk, proposal), Action::Ask(other, ducats)) => {
                self.judge_term(tie, talk, &proposal, other)?;
                let most = self.most_to_ask(position, other);
                ensure(i32::from(ducats) <= most && ducats > 0, Refusal::AsksTooMuch)
            }
            (Stage::Answering(_, _, proposal, _), Action::Accept) => {
                ensure(can_accept(player, &proposal, seat), Refusal::CannotPay)
            }
            (Stage::Deciding(..), Action::Pass)
            | (Stage::Bargaining(..), Action::Silent)
            | (Stage::Terms(..), Action::Put)
            | (Stage::Answering(..), Action::Refuse)
            | (Stage::Showing(_), Action::Keep) => Ok(()),
            (Stage::Showing(_), Action::Show(colour)) => {
                ensure(player.shares[colour.index()] > 0, Refusal::NotYourShare)
            }
            _ => Err(Refusal::NotNow(phase)),
        }
    }

    /// Clauses D-39 and D-40.
    fn judge_way(&self, position: &Position, space: SpaceId) -> Result<(), Refusal> {
        let joined = self.board().neighbours(position.space).contains(space);
        ensure(joined, Refusal::NoLine)?;
        ensure(position.from != Some(space), Refusal::CameFromThere)
    }

    /// Clause D-33.
    fn judge_term(
        &self,
        tie: Tie,
        talk: Talk,
        proposal: &Proposal,
        other: Seat,
    ) -> Result<(), Refusal> {
        ensure(tie.tied.contains(other) && other != talk.seat, Refusal::NotTied)?;
        ensure(!proposal.named.contains(other), Refusal::NamedAlready)
    }

    /// What the proposer has and asks for, less what they give to others (clause D-33).
    fn most_to_give(&self, position: &Position, talk: Talk, proposal: &Proposal) -> i32 {
        let most = position.players[talk.seat.index()].ducats - proposal.cost();
        most.min(i32::from(MOST_DUCATS))
    }

    /// The other's purse, or where that is hidden all that the players have together (clause D-33).
    pub(crate) fn most_to_ask(&self, position: &Position, other: Seat) -> i32 {
        let most = if self.readings.asks_beyond_purse {
            position.players.iter().map(|player| player.ducats).sum()
        } else {
            position.players[other.index()].ducats
        };
        most.min(i32::from(MOST_DUCATS))
    }

    /// Every decision open to the seat, which is waited for. At most 90,945: all different lays of all
    /// horseshoes of the box, and two cards.
    pub(crate) fn list_choices(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        let player = &position.players[seat.index()];
        self.list_without_lays(position, seat, out);
        if let Stage::Acting(_) | Stage::Deciding(..) = position.stage {
            player.shoes.for_each_lay(|lay| out.push(Action::Lay(lay)));
        }
    }

    pub(crate) fn list_without_lays(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        let player = &position.players[seat.index()];
        match position.stage {
            Stage::Acting(_) => {
                if player.kontors > 0 {
                    out.push(Action::Kontor);
                }
                if player.smiths > 0 {
                    out.push(Action::Smith);
                }
                if may_pass(player) {
                    out.push(Action::Pass);
                }
            }
            Stage::Returning(_) => {
                for first in Colour::ALL {
                    for second in Colour::ALL {
                        if self.holds_both(&player.shares, first, second) {
                            out.push(Action::Return(first, second));
                        }
                    }
                }
            }
            Stage::Announcing(..) => {
                out.extend(self.ways(position).into_iter().map(Action::Announce));
            }
            Stage::Bargaining(..) => {
                out.extend(self.ways(position).into_iter().map(Action::Propose));
                out.push(Action::Silent);
            }
            Stage::Terms(tie, talk, proposal) => {
                self.list_terms(position, (tie, talk, proposal), out);
            }
            Stage::Answering(_, _, proposal, _) => {
                if can_accept(player, &proposal, seat) {
                    out.push(Action::Accept);
                }
                out.push(Action::Refuse);
            }
            Stage::Deciding(..) => out.push(Action::Pass),
            Stage::Moving(_) => out.extend(self.ways(position).into_iter().map(Action::Move)),
            Stage::Showing(_) => {
                let held = |colour: &Colour| player.shares[colour.index()] > 0;
                out.extend(Colour::ALL.into_iter().filter(held).map(Action::Show));
                out.push(Action::Keep);
            }
            Stage::Over => {}
        }
    }

    fn list_terms(
        &self,
        position: &Position,
        (tie, talk, proposal): (Tie, Talk, Proposal),
        out: &mut Vec<Action>,
    ) {
        for (other, give, ask) in self.open_terms(position, (tie, talk, proposal)) {
            out.extend((1..=give).map(|ducats| Action::Give(other, ducats)));
            out.extend((1..=ask).map(|ducats| Action::Ask(other, ducats)));
        }
        out.push(Action::Put);
    }

    /// Who can still be named in a proposal, the most that they can be given and the most that they can be asked for.
    pub(crate) fn open_terms(
        &self,
        position: &Position,
        (tie, talk, proposal): (Tie, Talk, Proposal),
    ) -> impl Iterator<Item = (Seat, u16, u16)> {
        let give = self.most_to_give(position, talk, &proposal) as u16;
        let open = move |other: &Seat| self.judge_term(tie, talk, &proposal, *other).is_ok();
        let ask = move |other: Seat| self.most_to_ask(position, other) as u16;
        tie.tied.into_iter().filter(open).map(move |other| (other, give, ask(other)))
    }
}

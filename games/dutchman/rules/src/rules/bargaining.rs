//! Bargaining (clauses D-32 to D-34).

use damrak_core::{Listener, Seat, SeatSet};

use super::{Dutchman, Teller};
use crate::board::SpaceId;
use crate::components::SEATS;
use crate::event::{Event, Terms};
use crate::state::{Position, Proposal, Stage, Talk, Tie};

impl Dutchman {
    /// Clause D-33.
    pub(crate) fn begin_proposal(
        &self,
        position: &mut Position,
        tie: Tie,
        talk: Talk,
        space: SpaceId,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        teller.tell(|| Event::ProposalBegan { seat: talk.seat, space: self.place(space) });
        let proposal = Proposal { space, gives: [0; SEATS], named: SeatSet::EMPTY };
        let talk = Talk { quiet: false, ..talk };
        position.stage = Stage::Terms(tie, talk, proposal);
    }

    /// Clause D-33.
    pub(crate) fn add_term(
        &self,
        position: &mut Position,
        (tie, talk, mut proposal): (Tie, Talk, Proposal),
        other: Seat,
        ducats: i32,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        proposal.gives[other.index()] = ducats;
        proposal.named = proposal.named.with(other);
        let term = Terms { seat: other, ducats };
        teller.tell(|| Event::TermAdded { seat: talk.seat, term });
        position.stage = Stage::Terms(tie, talk, proposal);
    }

    /// Clause D-34.
    pub(crate) fn put_proposal(
        &self,
        position: &mut Position,
        tie: Tie,
        talk: Talk,
        proposal: Proposal,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        teller.tell(|| Event::Proposed {
            seat: talk.seat,
            space: self.place(proposal.space),
            terms: terms(&proposal),
        });
        position.stage = Stage::Answering(tie, talk, proposal, SeatSet::EMPTY);
    }

    /// Clause D-34.
    pub(crate) fn count_answers(
        &self,
        position: &mut Position,
        (tie, talk, proposal): (Tie, Talk, Proposal),
        accepted: SeatSet,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        if accepted.with(talk.seat) != tie.tied {
            position.stage = Stage::Answering(tie, talk, proposal, accepted);
            return;
        }
        for (player, gets) in position.players.iter_mut().zip(proposal.gives) {
            player.ducats += gets;
        }
        position.players[talk.seat.index()].ducats -= proposal.cost();
        teller.tell(|| Event::Dealt {
            seat: talk.seat,
            space: self.place(proposal.space),
            terms: terms(&proposal),
        });
        self.move_dutchman(position, proposal.space, tie.tied, teller);
    }

    /// Clause D-32: the next one may propose, or bargaining is over.
    pub(crate) fn next_to_propose(
        &self,
        position: &mut Position,
        tie: Tie,
        talk: Talk,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        if let Some(seat) = self.next_of(position, tie.tied, talk.seat) {
            position.stage = Stage::Bargaining(tie, Talk { seat, ..talk });
            return;
        }
        let round = talk.round + 1;
        match self.first_of(position, tie.tied) {
            Some(seat) if !talk.quiet && round < self.options.proposal_rounds => {
                position.stage = Stage::Bargaining(tie, Talk { round, seat, quiet: true });
            }
            _ => self.begin_decision_round(position, tie, teller),
        }
    }
}

/// What a proposal says about ducats.
pub(crate) fn terms(proposal: &Proposal) -> Vec<Terms> {
    let term = |seat: Seat| Terms { seat, ducats: proposal.gives[seat.index()] };
    proposal.named.into_iter().map(term).collect()
}

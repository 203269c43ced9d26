//! Bargaining (clauses D-32 to D-34).

use damrak_core::{Listener, Seat, SeatSet};

use super::Doing;
use crate::board::SpaceId;
use crate::components::SEATS;
use crate::event::{Event, Terms};
use crate::state::{Proposal, Stage, Talk, Tie};

/// What a proposal says about ducats.
pub(crate) fn terms(proposal: &Proposal) -> Vec<Terms> {
    let term = |seat: Seat| Terms { seat, ducats: proposal.gives[seat.index()] };
    proposal.named.into_iter().map(term).collect()
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// Clause D-33.
    pub(crate) fn begin_proposal(&mut self, tie: Tie, talk: Talk, space: SpaceId) {
        let rules = self.rules;
        self.tell(|| Event::ProposalBegan { seat: talk.seat, space: rules.place(space) });
        let proposal = Proposal { space, gives: [0; SEATS], named: SeatSet::EMPTY };
        let talk = Talk { quiet: false, ..talk };
        self.position.stage = Stage::Terms(tie, talk, proposal);
    }

    /// Clause D-33.
    pub(crate) fn add_term(
        &mut self,
        (tie, talk, mut proposal): (Tie, Talk, Proposal),
        other: Seat,
        ducats: i32,
    ) {
        proposal.gives[other.index()] = ducats;
        proposal.named = proposal.named.with(other);
        let term = Terms { seat: other, ducats };
        self.tell(|| Event::TermAdded { seat: talk.seat, term });
        self.position.stage = Stage::Terms(tie, talk, proposal);
    }

    /// Clause D-34.
    pub(crate) fn put_proposal(&mut self, tie: Tie, talk: Talk, proposal: Proposal) {
        let rules = self.rules;
        self.tell(|| Event::Proposed {
            seat: talk.seat,
            space: rules.place(proposal.space),
            terms: terms(&proposal),
        });
        self.position.stage = Stage::Answering(tie, talk, proposal, SeatSet::EMPTY);
    }

    /// Clause D-34.
    pub(crate) fn count_answers(
        &mut self,
        (tie, talk, proposal): (Tie, Talk, Proposal),
        accepted: SeatSet,
    ) {
        let rules = self.rules;
        if accepted.with(talk.seat) != tie.tied {
            self.position.stage = Stage::Answering(tie, talk, proposal, accepted);
            return;
        }
        for (player, gets) in self.position.players.iter_mut().zip(proposal.gives) {
            player.ducats += gets;
        }
        self.position.players[talk.seat.index()].ducats -= proposal.cost();
        self.tell(|| Event::Dealt {
            seat: talk.seat,
            space: rules.place(proposal.space),
            terms: terms(&proposal),
        });
        self.move_dutchman(proposal.space, tie.tied);
    }

    /// Clause D-32: the next one may propose, or bargaining is over.
    pub(crate) fn next_to_propose(&mut self, tie: Tie, talk: Talk) {
        if let Some(seat) = self.rules.next_of(self.position, tie.tied, talk.seat) {
            self.position.stage = Stage::Bargaining(tie, Talk { seat, ..talk });
            return;
        }
        let round = talk.round + 1;
        match self.rules.first_of(self.position, tie.tied) {
            Some(seat) if !talk.quiet && round < self.rules.options.proposal_rounds => {
                self.position.stage = Stage::Bargaining(tie, Talk { round, seat, quiet: true });
            }
            _ => self.begin_decision_round(tie),
        }
    }
}

//! How a view is filled.

use damrak_core::{Seat, SeatSet, Viewer};

use super::{
    BoardView, LaidView, LineView, OpenTermsView, OwnView, PlayerView, ProposalView, SpaceView,
    StageView, TieView,
};
use crate::board::{Kind, Space, SpaceId};
use crate::components::Colour;
use crate::edition::Edition;
use crate::rules::{Dutchman, terms};
use crate::state::{Choice, Position, Stage};

impl Dutchman {
    pub(crate) fn look_at_player(
        &self,
        position: &Position,
        seat: Seat,
        viewer: Viewer,
    ) -> PlayerView {
        let player = &position.players[seat.index()];
        let all = viewer.is(seat) || position.stage == Stage::Over;
        let open = viewer.is(seat) || !position.stage.hides_laid();
        let laid = LaidView {
            count: player.laid.len(),
            shoes: open.then(|| self.forge().numbers(player.laid)),
            sum: open.then(|| self.forge().sum(player.laid, position.lucky)),
        };
        PlayerView {
            seat,
            bankrupt: !player.is_solvent(),
            shoes: player.shoes.len(),
            laid: (!player.laid.is_empty()).then_some(laid),
            smiths: player.smiths,
            kontors: player.kontors,
            choice: match player.choice {
                Choice::None => "none",
                Choice::Kontor => "kontor",
                Choice::Smith => "smith",
                Choice::Laid => "laid",
                Choice::Passed => "passed",
            },
            share_count: player.share_count(),
            shown: player.shown,
            ducats: (all || self.readings.open_money).then_some(player.ducats),
            shares: all.then_some(player.shares),
        }
    }

    pub(crate) fn look_at_tie(&self, position: &Position) -> Option<TieView> {
        let name = |space: SpaceId| self.board().space(space).id.clone();
        let (tie, talk, proposal) = match position.stage {
            Stage::Announcing(tie, _) | Stage::Deciding(tie, _) => (tie, None, None),
            Stage::Bargaining(tie, talk) => (tie, Some(talk), None),
            Stage::Terms(tie, talk, proposal) => (tie, Some(talk), Some((proposal, None))),
            Stage::Answering(tie, talk, proposal, accepted) => {
                (tie, Some(talk), Some((proposal, Some(accepted))))
            }
            _ => return None,
        };
        let wish = |seat: Seat| (seat, tie.wishes[seat.index()].map(name));
        Some(TieView {
            tied: tie.tied,
            wishes: tie.tied.into_iter().map(wish).collect(),
            round: talk.map_or(0, |talk| talk.round + 1),
            rounds: self.options.proposal_rounds,
            proposal: talk.zip(proposal).map(|(talk, (proposal, answers))| ProposalView {
                seat: talk.seat,
                space: name(proposal.space),
                terms: terms(&proposal),
                put: answers.is_some(),
                accepted: answers.unwrap_or(SeatSet::EMPTY),
            }),
        })
    }

    pub(crate) fn look_at_own(&self, position: &Position, seat: Seat) -> OwnView {
        let player = &position.players[seat.index()];
        let forge = self.forge();
        let lays = matches!(
            position.stage,
            Stage::Acting(asked) | Stage::Deciding(_, asked) if asked == seat
        );
        let exact = if lays { forge.cheapest_exact(player.shoes, position.lucky) } else { None };
        let shares = Colour::ALL.into_iter().flat_map(|colour| {
            std::iter::repeat_n(colour, usize::from(player.shares[colour.index()]))
        });
        let laid = !player.laid.is_empty();
        let terms = match position.stage {
            Stage::Terms(tie, talk, proposal) if talk.seat == seat => self
                .open_terms(position, (tie, talk, proposal))
                .map(|(seat, give, ask)| OpenTermsView { seat, give, ask })
                .collect(),
            _ => Vec::new(),
        };
        OwnView {
            ducats: player.ducats,
            shares: shares.collect(),
            worth: self.worth_of_shares(position, seat),
            shoes: forge.numbers(player.shoes),
            laid: forge.numbers(player.laid),
            exact: exact.map(|shoes| forge.numbers(shoes)),
            sum: laid.then(|| forge.sum(player.laid, position.lucky)),
            terms,
        }
    }
}

pub(crate) fn look_at_stage(position: &Position) -> StageView {
    match position.stage {
        Stage::Acting(seat) => StageView::Acting { seat },
        Stage::Returning(seat) => StageView::Returning { seat },
        Stage::Announcing(_, seat) => StageView::Announcing { seat },
        Stage::Bargaining(_, talk) => StageView::Bargaining { seat: talk.seat },
        Stage::Terms(_, talk, _) => StageView::Terms { seat: talk.seat },
        Stage::Answering(_, talk, ..) => StageView::Answering { seat: talk.seat },
        Stage::Deciding(_, seat) => StageView::Deciding { seat },
        Stage::Moving(seat) => StageView::Moving { seat },
        Stage::Showing(_) => StageView::Showing,
        Stage::Over => StageView::Over,
    }
}

/// What never changes on the board.
pub(crate) fn look_at_board(edition: &Edition) -> BoardView {
    let board = &edition.board;
    let name = |space: SpaceId| board.space(space).id.clone();
    let space = |space: &Space| SpaceView {
        id: space.id.clone(),
        colour: space.colour(),
        name: match &space.kind {
            Kind::Island(name) => Some(name.clone()),
            Kind::Ship(_) => None,
        },
        x: space.x,
        y: space.y,
        provenance: space.provenance,
        phrase: crate::say::space(space),
    };
    let forge = &edition.forge;
    BoardView {
        spaces: board.spaces().iter().map(space).collect(),
        lines: board
            .lines()
            .iter()
            .map(|line| LineView {
                ends: line.ends.map(name),
                long: line.long,
                provenance: line.provenance,
            })
            .collect(),
        middle: edition.middle,
        chests: edition.chests.clone(),
        dice: edition.dice,
        silver: forge.silver.into_iter().zip(forge.counts).collect(),
        gold: forge.gold.clone(),
    }
}

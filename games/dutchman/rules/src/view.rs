//! What one viewer may see (clauses D-55 and D-56): a type of its own, filled with what may be shown.

mod look;

use damrak_core::edition::Provenance;
use damrak_core::{Phrase, Printed, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::components::{COLOURS, Colour};
use crate::event::Terms;

pub(crate) use look::{look_at_board, look_at_stage};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Counted from 1.
    pub round: u16,
    /// The start player.
    pub starter: Seat,
    /// The lucky number.
    pub lucky: u8,
    /// What is being decided.
    pub stage: StageView,
    /// Who owes a decision.
    pub waiting: SeatSet,
    /// What never changes.
    pub board: Printed<BoardView>,
    /// Where the Dutchman is.
    pub space: String,
    /// Where he came from, and may not go back to.
    pub from: Option<String>,
    /// The ways that are open to him.
    pub ways: Vec<String>,
    /// What a share is worth: blue, yellow, green, orange, red, violet.
    pub values: [u8; COLOURS],
    /// The number of the counter's chest.
    pub counter: u8,
    /// How many horseshoes lie in the middle.
    pub middle: u8,
    /// How many shares lie in the Kontor.
    pub kontor: u8,
    /// By seat.
    pub players: Vec<Printed<PlayerView>>,
    /// Who is tied, and how far they have come.
    pub tie: Option<TieView>,
    /// The viewer's own secrets, if they play.
    pub own: Option<OwnView>,
}

/// What everybody sees alike.
#[derive(Debug)]
pub struct Common {
    /// As everybody else sees them.
    pub(crate) players: Vec<Printed<PlayerView>>,
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(tag = "now", rename_all = "kebab-case")]
pub enum StageView {
    /// Somebody takes their action.
    Acting {
        /// Who.
        seat: Seat,
    },
    /// Somebody puts shares under the Kontor.
    Returning {
        /// Who.
        seat: Seat,
    },
    /// Somebody says where the Dutchman should go.
    Announcing {
        /// Who.
        seat: Seat,
    },
    /// Somebody may make a proposal.
    Bargaining {
        /// Who.
        seat: Seat,
    },
    /// They say who gives how much.
    Terms {
        /// Who.
        seat: Seat,
    },
    /// The other tied players answer a proposal.
    Answering {
        /// Whose.
        seat: Seat,
    },
    /// Somebody lays more horseshoes, or passes.
    Deciding {
        /// Who.
        seat: Seat,
    },
    /// Somebody steers alone.
    Moving {
        /// Who.
        seat: Seat,
    },
    /// Those who had a part in the move may show a share.
    Showing,
    /// The game is over.
    Over,
}

/// What never changes on the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BoardView {
    /// Ships and islands.
    pub spaces: Vec<SpaceView>,
    /// The lines between them.
    pub lines: Vec<LineView>,
    /// Where the horseshoes of the middle lie.
    pub middle: (u16, u16),
    /// The numbers of the chests; the first has none, 0.
    pub chests: Vec<u8>,
    /// The faces of both dice.
    pub dice: [[u8; 6]; 2],
    /// The numbers of the silver horseshoes, and how many there are of each.
    pub silver: Vec<(u8, u8)>,
    /// The numbers of the gold horseshoes.
    pub gold: Vec<u8>,
}

/// A ship or an island.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SpaceView {
    /// Its name in notation.
    pub id: String,
    /// The colour of a ship; an island has none.
    pub colour: Option<Colour>,
    /// The name of an island.
    pub name: Option<String>,
    /// How far east, on a board of 1000 by 1000.
    pub x: u16,
    /// How far south.
    pub y: u16,
    /// How it is known.
    pub provenance: Provenance,
    /// What it is called.
    #[serde(skip)]
    pub phrase: Phrase,
}

/// A line.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LineView {
    /// The spaces it joins.
    pub ends: [String; 2],
    /// Whether it is a long one.
    pub long: bool,
    /// How it is known.
    pub provenance: Provenance,
}

/// What everybody may know about a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// Their seat.
    pub seat: Seat,
    /// Whether they are bankrupt.
    pub bankrupt: bool,
    /// Horseshoes in their hand.
    pub shoes: u8,
    /// What they have laid, if anything.
    pub laid: Option<LaidView>,
    /// Smith cards.
    pub smiths: u8,
    /// Kontor cards.
    pub kontors: u8,
    /// What they did in this round: `none`, `kontor`, `smith`, `laid` or `passed`.
    pub choice: &'static str,
    /// Shares in their hand.
    pub share_count: u8,
    /// The share that they showed on the island where the Dutchman is.
    pub shown: Option<Colour>,
    /// Their ducats, if the viewer may see them.
    pub ducats: Option<i32>,
    /// How many shares of each colour, if the viewer may see them.
    pub shares: Option<[u8; COLOURS]>,
}

/// Horseshoes before a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LaidView {
    /// How many.
    pub count: u8,
    /// Their numbers, if the viewer may see them.
    pub shoes: Option<Vec<u8>>,
    /// What they come to, if the viewer may see it.
    pub sum: Option<u8>,
}

/// Players who came equally near.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TieView {
    /// Who.
    pub tied: SeatSet,
    /// Where each of them wants the Dutchman to go, in seat order.
    pub wishes: Vec<(Seat, Option<String>)>,
    /// The round of proposals, counted from 1; 0 before and after bargaining.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// The proposal on the table.
    pub proposal: Option<ProposalView>,
}

/// A proposal.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ProposalView {
    /// Who made it.
    pub seat: Seat,
    /// Where the Dutchman would go.
    pub space: String,
    /// What the others would get or give.
    pub terms: Vec<Terms>,
    /// Whether it was put to the others.
    pub put: bool,
    /// Who has accepted it.
    pub accepted: SeatSet,
}

/// What only the viewer may see.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OwnView {
    /// Their ducats.
    pub ducats: i32,
    /// Their shares.
    pub shares: Vec<Colour>,
    /// What they are worth now.
    pub worth: i32,
    /// Their horseshoes, gold first.
    pub shoes: Vec<u8>,
    /// What they have laid.
    pub laid: Vec<u8>,
    /// The fewest of their horseshoes that make the lucky number exactly, if any do and they may lay now.
    pub exact: Option<Vec<u8>>,
    /// The sum of this round's lays.
    pub sum: Option<u8>,
    /// Whom they can still name in the proposal that they make.
    pub terms: Vec<OpenTermsView>,
}

/// Somebody who can still be named in a proposal (clause D-33).
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct OpenTermsView {
    /// Who.
    pub seat: Seat,
    /// The most ducats that they can be given.
    pub give: u16,
    /// The most ducats that they can be asked for.
    pub ask: u16,
}

//! The sea: ships, islands and the lines between them.

use damrak_core::edition::Provenance;
use damrak_core::{Bits, Id};
use serde::Serialize;

use crate::components::Colour;

/// The most spaces an edition may have.
pub(crate) const MOST_SPACES: usize = 32;

/// A space of the sea, by its place in the edition file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SpaceId(pub(crate) u8);

impl SpaceId {
    /// Counted from 0, to index arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) fn from_index(index: usize) -> Self {
        Self(index as u8)
    }
}

impl Id for SpaceId {
    #[inline(always)]
    fn from_index(index: usize) -> Self {
        SpaceId::from_index(index)
    }

    #[inline(always)]
    fn index(self) -> usize {
        SpaceId::index(self)
    }
}

/// What a space is (clause D-2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A ship of this colour.
    Ship(Colour),
    /// An island of this name.
    Island(String),
}

/// A space of the sea.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Space {
    /// Its name in notation: `Y1`.
    pub id: String,
    /// What it is.
    pub kind: Kind,
    /// How far east, on a board of 1000 by 1000.
    pub x: u16,
    /// How far south.
    pub y: u16,
    /// How it is known.
    pub provenance: Provenance,
}

impl Space {
    /// The colour, if it is a ship.
    pub fn colour(&self) -> Option<Colour> {
        match self.kind {
            Kind::Ship(colour) => Some(colour),
            Kind::Island(_) => None,
        }
    }
}

/// A line between two spaces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The spaces it joins.
    pub ends: [SpaceId; 2],
    /// Whether it is a long one; no rule depends on it (clause D-39).
    pub long: bool,
    /// How it is known.
    pub provenance: Provenance,
}

/// A set of spaces: the ways that are open.
pub type Ways = Bits<SpaceId, u32>;

/// The whole sea.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    spaces: Vec<Space>,
    lines: Vec<Line>,
    neighbours: [Ways; MOST_SPACES],
    start: SpaceId,
}

/// How long a line is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Length {
    Short,
    Long,
}

impl Board {
    pub(crate) fn new(spaces: Vec<Space>, lines: Vec<Line>, start: SpaceId) -> Self {
        let mut neighbours = [Ways::EMPTY; MOST_SPACES];
        for Line { ends: [a, b], .. } in &lines {
            neighbours[a.index()].insert(*b);
            neighbours[b.index()].insert(*a);
        }
        Self { spaces, lines, neighbours, start }
    }

    /// A space.
    pub fn space(&self, id: SpaceId) -> &Space {
        &self.spaces[id.index()]
    }

    /// The space of this name; capitals do not matter.
    pub fn find(&self, name: &str) -> Option<SpaceId> {
        let same = |space: &Space| space.id.eq_ignore_ascii_case(name);
        self.spaces.iter().position(same).map(SpaceId::from_index)
    }

    /// All spaces, in the order of the edition.
    pub fn spaces(&self) -> &[Space] {
        &self.spaces
    }

    /// All lines.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Where the Dutchman begins (clause D-8).
    pub fn start(&self) -> SpaceId {
        self.start
    }

    /// The spaces at the other ends of its lines.
    #[inline]
    pub fn neighbours(&self, space: SpaceId) -> Ways {
        self.neighbours[space.index()]
    }
}

//! What tells somebody who has never heard of a game whether it is for them.

/// A game at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Poster {
    /// The address of a position in the midst of a game, such as `position:7@40#board:60,80,500,340`: a part of the
    /// board in which whole pieces can be made out.
    pub picture: &'static str,
    /// About so many minutes, played live by people who know it.
    pub minutes: u16,
    /// How much there is to think about.
    pub depth: Depth,
    /// The key of one line, short enough for two rows on a phone.
    pub line: &'static str,
    /// The keys of what one has to know before sitting down, in three short sentences.
    pub points: [&'static str; 3],
}

/// How much there is to think about in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depth {
    /// One turn tells it.
    Easy,
    /// One game tells it.
    Medium,
    /// It takes some games.
    Deep,
}

impl Depth {
    /// From the easiest on.
    pub const ALL: [Depth; 3] = [Depth::Easy, Depth::Medium, Depth::Deep];
}

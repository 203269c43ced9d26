//! Ratings: who is compared with whom, and what a finished game changes.

use damrak_core::GameInfo;
use damrak_store::{PersonId, RatingChange, TableHead};

use crate::model::{Occupant, Table};

/// Those who are compared with each other: by game, player-count class and pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pool<'a> {
    /// The game's name.
    pub game: &'a str,
    /// How many play: `2`, `3` or `4+`.
    pub class: &'static str,
    /// Whether it is played live.
    pub live: bool,
}

impl std::fmt::Display for Pool<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let pace = if self.live { "live" } else { "turn" };
        write!(f, "{}/{}/{pace}", self.game, self.class)
    }
}

const fn class(players: usize) -> &'static str {
    match players {
        0..=2 => "2",
        3 => "3",
        _ => "4+",
    }
}

/// The pool in which a table is rated.
pub fn pool(head: &TableHead) -> String {
    Pool { game: &head.game, class: class(head.seats.len()), live: head.live }.to_string()
}

/// Every pool of a game.
pub fn pools(info: &GameInfo) -> impl Iterator<Item = Pool<'static>> + use<> {
    let mut classes: Vec<_> = info.players.clone().map(|players| class(players.into())).collect();
    classes.dedup();
    let game = info.name;
    let of_class = move |class| [true, false].map(|live| Pool { game, class, live });
    classes.into_iter().flat_map(of_class)
}

impl Table {
    /// What a finished game does to ratings: nothing unless it is rated and at least two people played it. They
    /// are compared with each other; a seat of a bot never counts. Whoever holds several seats, as a guest of theirs may
    /// have become the same person meanwhile, has the worst of their ranks: that wins nobody anything, and voids the
    /// game for nobody.
    pub(crate) fn rating_changes(&self) -> Vec<RatingChange> {
        if !self.head.rated {
            return Vec::new();
        }
        let Some(ranks) = self.ranks() else { return Vec::new() };
        let mut places: Vec<(PersonId, u8)> = Vec::new();
        for (seat, rank) in ranks {
            let Occupant::Person { id, .. } = &self.seats[seat.index()].occupant else { continue };
            match places.iter_mut().find(|(person, _)| person == id) {
                Some((_, worst)) => *worst = rank.max(*worst),
                None => places.push((id.clone(), rank)),
            }
        }
        if places.len() < 2 {
            return Vec::new();
        }
        vec![RatingChange { pool: pool(&self.head), places }]
    }
}

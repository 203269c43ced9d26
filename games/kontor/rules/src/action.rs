//! What a person may decide, and how it is written.

use damrak_core::{Notation, NotationError, Phrase, Rng};

use crate::cells::Cell;
use crate::components::{CARDS, CardId};
use crate::rules::Kontor;
use crate::state::Direction;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Buy a special card (clause K-73).
    Buy,
    /// Buy none.
    Decline,
    /// Show a card to win the last special card (clause K-75).
    Show(CardId),
    /// Choose the card of the round (clause K-11).
    Choose(CardId),
    /// Play no card this round (clause K-12).
    Pass,
    /// Move the boat (clause K-22).
    BoatTo(Cell),
    /// Leave the boat where it is.
    BoatStays,
    /// Remove a quay (clause K-23).
    Remove(Cell),
    /// Remove none.
    RemoveNothing,
    /// Lay the card of the round (clause K-28).
    Build(Cell),
    /// Lay a bridge (clause K-80).
    Bridge(Cell, Direction),
}

impl Direction {
    /// Both.
    pub const ALL: [Direction; 2] = [Direction::EastWest, Direction::NorthSouth];

    /// The name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Direction::EastWest => "ew",
            Direction::NorthSouth => "ns",
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl Notation for Kontor {
    fn notation(&self, action: Action) -> String {
        let (deck, grid) = (self.deck(), &self.layout.grid);
        match action {
            Action::Buy => "buy".into(),
            Action::Decline => "decline".into(),
            Action::Show(card) => format!("show {}", deck.name(card)),
            Action::Choose(card) => deck.name(card),
            Action::Pass => "pass".into(),
            Action::BoatTo(cell) => format!("boat {}", grid.name(cell)),
            Action::BoatStays => "boat stays".into(),
            Action::Remove(cell) => format!("remove {}", grid.name(cell)),
            Action::RemoveNothing => "remove nothing".into(),
            Action::Build(cell) => format!("build {}", grid.name(cell)),
            Action::Bridge(cell, direction) => {
                format!("build {} {}", grid.name(cell), direction.name())
            }
        }
    }

    /// Capitals and extra spaces do not matter.
    fn read_notation(&self, text: &str) -> Result<Action, NotationError> {
        let (deck, grid) = (self.deck(), &self.layout.grid);
        let error = |phrase| NotationError { phrase };
        let shown: String = text.chars().take(40).collect();
        let unknown = || error(Phrase::new("kontor-notation-unknown").with("text", shown.as_str()));
        let card = |name: &str| {
            let phrase = || Phrase::new("kontor-notation-card").with("text", shown.as_str());
            deck.find(name).ok_or_else(|| error(phrase()))
        };
        let cell = |name: &str| {
            let last = grid.cell(grid.rows() - 1, grid.columns() - 1).map(|cell| grid.name(cell));
            let phrase = || {
                Phrase::new("kontor-notation-cell")
                    .with("text", shown.as_str())
                    .with("last", last.unwrap_or_default())
            };
            grid.find(name).ok_or_else(|| error(phrase()))
        };

        let lower = text.to_ascii_lowercase();
        let mut parts = lower.split_whitespace();
        let words = [parts.next(), parts.next(), parts.next()].map(Option::unwrap_or_default);
        if parts.next().is_some() {
            return Err(unknown());
        }
        match words {
            ["buy", "", ""] => Ok(Action::Buy),
            ["decline", "", ""] => Ok(Action::Decline),
            ["pass", "", ""] => Ok(Action::Pass),
            ["boat", "stays", ""] => Ok(Action::BoatStays),
            ["remove", "nothing", ""] => Ok(Action::RemoveNothing),
            ["show", name, ""] => card(name).map(Action::Show),
            ["boat", name, ""] => cell(name).map(Action::BoatTo),
            ["remove", name, ""] => cell(name).map(Action::Remove),
            ["build", name, ""] => cell(name).map(Action::Build),
            ["build", name, direction] => {
                let direction = Direction::ALL.into_iter().find(|known| known.name() == direction);
                Ok(Action::Bridge(cell(name)?, direction.ok_or_else(unknown)?))
            }
            ["", ..] => Err(unknown()),
            [name, "", ""] => deck.find(name).map(Action::Choose).ok_or_else(unknown),
            _ => Err(unknown()),
        }
    }

    fn any_action(&self, rng: &mut Rng) -> Action {
        let cells = self.layout.grid.area();
        let cell = cells
            .into_iter()
            .nth(rng.below(cells.len().into()) as usize)
            .unwrap_or(self.layout.anchor);
        let card = CardId(rng.below(CARDS as u32) as u8);
        let direction = Direction::ALL[rng.below(2) as usize];
        match rng.below(11) {
            0 => Action::Buy,
            1 => Action::Decline,
            2 => Action::Show(card),
            3 => Action::Choose(card),
            4 => Action::Pass,
            5 => Action::BoatTo(cell),
            6 => Action::BoatStays,
            7 => Action::Remove(cell),
            8 => Action::RemoveNothing,
            9 => Action::Build(cell),
            _ => Action::Bridge(cell, direction),
        }
    }
}

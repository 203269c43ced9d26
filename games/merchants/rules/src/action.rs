//! What a person may decide, and how it is written.

use damrak_core::{Id, Notation, NotationError, Phrase, Rng};

use crate::components::{Commodity, Disk};
use crate::rules::Merchants;
use crate::spaces::{HouseId, OfficeId};

/// One decision. Prices are in thousands of guilders.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Place the card that is turned up (clause M-16).
    Place(Disk),
    /// Make a step on the market (clause M-22).
    Step(Commodity),
    /// Open a trade office (clause M-26).
    Open(OfficeId),
    /// Build a warehouse (clause M-30).
    Build(HouseId),
    /// Move a market token back (clause M-53).
    Back(Commodity),
    /// Give a trade office up (clause M-52).
    Close(OfficeId),
    /// Take a warehouse away (clauses M-51 and M-69).
    Raze(HouseId),
    /// Borrow (clause M-50).
    Borrow,
    /// Do without what is offered.
    Skip,
    /// Start the clock (clause M-44).
    Start,
    /// Stop it on this price (clause M-35).
    Stop(u16),
    /// Do not stop it (clause M-37).
    Wait,
}

impl Notation for Merchants {
    fn notation(&self, action: Action) -> String {
        let board = self.board();
        match action {
            Action::Place(disk) => disk.name().into(),
            Action::Step(commodity) => format!("step {}", commodity.name()),
            Action::Open(office) => format!("open {}", board.office(office).id),
            Action::Build(house) => format!("build {}", board.house(house).id),
            Action::Back(commodity) => format!("back {}", commodity.name()),
            Action::Close(office) => format!("close {}", board.office(office).id),
            Action::Raze(house) => format!("raze {}", board.house(house).id),
            Action::Borrow => "borrow".into(),
            Action::Skip => "skip".into(),
            Action::Start => "start".into(),
            Action::Stop(price) => format!("stop {price}"),
            Action::Wait => "wait".into(),
        }
    }

    /// Capitals and extra spaces do not matter.
    fn read_notation(&self, text: &str) -> Result<Action, NotationError> {
        let board = self.board();
        let shown: String = text.chars().take(40).collect();
        let error = |phrase: Phrase| NotationError { phrase: phrase.with("text", shown.as_str()) };
        let unknown = || error(Phrase::new("merchants-notation-unknown"));
        let commodity = |name: &str| {
            Commodity::find(name).ok_or_else(|| error(Phrase::new("merchants-notation-commodity")))
        };
        let office = |name: &str| {
            board.find_office(name).ok_or_else(|| error(Phrase::new("merchants-notation-office")))
        };
        let house = |name: &str| {
            board.find_house(name).ok_or_else(|| error(Phrase::new("merchants-notation-house")))
        };
        let price = |digits: &str| {
            let plain = digits.len() <= 5 && digits.bytes().all(|byte| byte.is_ascii_digit());
            let price = if plain && !digits.starts_with('0') { digits.parse().ok() } else { None };
            price.ok_or_else(|| error(Phrase::new("merchants-notation-price")))
        };

        let lower = text.to_ascii_lowercase();
        let mut parts = lower.split_whitespace();
        let words = [parts.next(), parts.next(), parts.next()].map(Option::unwrap_or_default);
        match words {
            ["borrow", "", ""] => Ok(Action::Borrow),
            ["skip", "", ""] => Ok(Action::Skip),
            ["start", "", ""] => Ok(Action::Start),
            ["wait", "", ""] => Ok(Action::Wait),
            ["step", name, ""] => commodity(name).map(Action::Step),
            ["back", name, ""] => commodity(name).map(Action::Back),
            ["open", name, ""] => office(name).map(Action::Open),
            ["close", name, ""] => office(name).map(Action::Close),
            ["build", name, ""] => house(name).map(Action::Build),
            ["raze", name, ""] => house(name).map(Action::Raze),
            ["stop", digits, ""] => price(digits).map(Action::Stop),
            [word, "", ""] => {
                let disk = Disk::ALL.into_iter().find(|disk| disk.name() == word);
                disk.map(Action::Place).ok_or_else(unknown)
            }
            _ => Err(unknown()),
        }
    }

    fn any_action(&self, rng: &mut Rng) -> Action {
        let office =
            OfficeId::from_index(rng.below(self.board().all_offices.len().into()) as usize);
        let house = HouseId::from_index(rng.below(self.board().all_houses.len().into()) as usize);
        let commodity = Commodity::ALL[rng.below(4) as usize];
        match rng.below(12) {
            0 => Action::Place(Disk::ALL[rng.below(3) as usize]),
            1 => Action::Step(commodity),
            2 => Action::Open(office),
            3 => Action::Build(house),
            4 => Action::Back(commodity),
            5 => Action::Close(office),
            6 => Action::Raze(house),
            7 => Action::Borrow,
            8 => Action::Skip,
            9 => Action::Start,
            10 => Action::Stop(5 * (rng.below(90) as u16 + 1)),
            _ => Action::Wait,
        }
    }
}

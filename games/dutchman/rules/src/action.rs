//! What a person may decide, and how it is written.

use damrak_core::{Notation, NotationError, Phrase, Rng, Seat};

use crate::board::SpaceId;
use crate::components::Colour;
use crate::rules::Dutchman;
use crate::shoes::{Forge, Shoes};

/// The most ducats that one term of a proposal names: more than anybody comes to.
pub(crate) const MOST_DUCATS: u16 = 999;
/// More horseshoes than can be written in one lay.
const MOST_SHOES: usize = 60;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Play a Kontor card (clause D-17).
    Kontor,
    /// Play a smith card (clause D-20).
    Smith,
    /// Lay these horseshoes (clauses D-21 and D-35).
    Lay(Shoes),
    /// Pass (clauses D-22 and D-35).
    Pass,
    /// Put these shares under the Kontor, the second one lowest (clause D-18).
    Return(Colour, Colour),
    /// Say where the Dutchman should go (clause D-31).
    Announce(SpaceId),
    /// Begin a proposal: the Dutchman goes there (clause D-33).
    Propose(SpaceId),
    /// Give somebody ducats in this proposal.
    Give(Seat, u16),
    /// Ask somebody for ducats in this proposal.
    Ask(Seat, u16),
    /// Put the proposal to the others (clause D-34).
    Put,
    /// Make no proposal (clause D-32).
    Silent,
    /// Accept a proposal (clause D-34).
    Accept,
    /// Refuse it.
    Refuse,
    /// Move the Dutchman (clause D-39).
    Move(SpaceId),
    /// Show a share of this colour on an island (clause D-46).
    Show(Colour),
    /// Show none (clause D-48).
    Keep,
}

impl Notation for Dutchman {
    fn notation(&self, action: Action) -> String {
        let (board, forge) = (self.board(), self.forge());
        let space = |id: SpaceId| &board.space(id).id;
        match action {
            Action::Kontor => "kontor".into(),
            Action::Smith => "smith".into(),
            Action::Lay(shoes) => format!("lay {}", write_shoes(forge, shoes)),
            Action::Pass => "pass".into(),
            Action::Return(first, second) => format!("return {} {}", first.name(), second.name()),
            Action::Announce(id) => format!("want {}", space(id)),
            Action::Propose(id) => format!("propose {}", space(id)),
            Action::Give(seat, ducats) => format!("give {seat} {ducats}"),
            Action::Ask(seat, ducats) => format!("ask {seat} {ducats}"),
            Action::Put => "put".into(),
            Action::Silent => "silent".into(),
            Action::Accept => "accept".into(),
            Action::Refuse => "refuse".into(),
            Action::Move(id) => format!("move {}", space(id)),
            Action::Show(colour) => format!("show {}", colour.name()),
            Action::Keep => "keep".into(),
        }
    }

    /// Capitals and extra spaces do not matter.
    fn read_notation(&self, text: &str) -> Result<Action, NotationError> {
        let (board, forge) = (self.board(), self.forge());
        let shown: String = text.chars().take(40).collect();
        let error = |key: &'static str| NotationError {
            phrase: Phrase::new(key).with("text", shown.as_str()),
        };
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().take(MOST_SHOES + 2).collect();
        let space = |name: &str| board.find(name).ok_or_else(|| error("dutchman-notation-space"));
        let colour =
            |name: &str| Colour::find(name).ok_or_else(|| error("dutchman-notation-colour"));
        let seat = |text: &str| text.parse().map_err(|_| error("dutchman-notation-seat"));
        let ducats = |text: &str| {
            let number = read_number(text).filter(|number| (1..=MOST_DUCATS).contains(number));
            number.ok_or_else(|| error("dutchman-notation-ducats"))
        };
        match words[..] {
            ["kontor"] => Ok(Action::Kontor),
            ["smith"] => Ok(Action::Smith),
            ["pass"] => Ok(Action::Pass),
            ["put"] => Ok(Action::Put),
            ["silent"] => Ok(Action::Silent),
            ["accept"] => Ok(Action::Accept),
            ["refuse"] => Ok(Action::Refuse),
            ["keep"] => Ok(Action::Keep),
            ["want", name] => space(name).map(Action::Announce),
            ["propose", name] => space(name).map(Action::Propose),
            ["move", name] => space(name).map(Action::Move),
            ["show", name] => colour(name).map(Action::Show),
            ["return", first, second] => Ok(Action::Return(colour(first)?, colour(second)?)),
            ["give", to, amount] => Ok(Action::Give(seat(to)?, ducats(amount)?)),
            ["ask", of, amount] => Ok(Action::Ask(seat(of)?, ducats(amount)?)),
            ["lay", ref numbers @ ..] if !numbers.is_empty() => read_shoes(forge, numbers)
                .map(Action::Lay)
                .ok_or_else(|| error("dutchman-notation-shoe")),
            _ => Err(error("dutchman-notation-unknown")),
        }
    }

    fn any_action(&self, rng: &mut Rng) -> Action {
        let spaces = self.board().spaces().len() as u32;
        let space = SpaceId::from_index(rng.below(spaces) as usize);
        let [first, second] = [(); 2].map(|()| Colour::ALL[rng.below(6) as usize]);
        let seat = Seat::from_index(rng.below(u32::from(Seat::MAX)) as usize);
        let ducats = rng.below(40) as u16 + 1;
        match rng.below(16) {
            0 => Action::Kontor,
            1 => Action::Smith,
            2 => Action::Lay(self.any_shoes(rng)),
            3 => Action::Pass,
            4 => Action::Return(first, second),
            5 => Action::Announce(space),
            6 => Action::Propose(space),
            7 => Action::Give(seat, ducats),
            8 => Action::Ask(seat, ducats),
            9 => Action::Put,
            10 => Action::Silent,
            11 => Action::Accept,
            12 => Action::Refuse,
            13 => Action::Move(space),
            14 => Action::Show(first),
            _ => Action::Keep,
        }
    }
}

impl Dutchman {
    /// One to four horseshoes of the box, whoever has them.
    fn any_shoes(&self, rng: &mut Rng) -> Shoes {
        let mut rest = self.forge().all();
        let mut shoes = Shoes::NONE;
        for _ in 0..=rng.below(4) {
            let kinds = rest.kinds().count() as u32;
            if let Some(kind) = rest.kinds().nth(rng.below(kinds) as usize) {
                rest.remove_kind(kind);
                shoes.add_kind(kind);
            }
        }
        shoes
    }
}

/// Horseshoes as they are written: `45 20 2 1`.
pub(crate) fn write_shoes(forge: &Forge, shoes: Shoes) -> String {
    let numbers: Vec<String> = forge.numbers(shoes).iter().map(u8::to_string).collect();
    numbers.join(" ")
}

fn read_number(text: &str) -> Option<u16> {
    let plain = text.len() <= 5 && text.bytes().all(|byte| byte.is_ascii_digit());
    if plain && !text.starts_with('0') { text.parse().ok() } else { None }
}

/// Horseshoes by their numbers; none if there are not such ones in the box.
pub(crate) fn read_shoes(forge: &Forge, numbers: &[&str]) -> Option<Shoes> {
    let all = forge.all();
    let mut shoes = Shoes::NONE;
    for number in numbers {
        let kind = forge.find(u8::try_from(read_number(number)?).ok()?)?;
        if shoes.of_kind(kind) >= all.of_kind(kind) {
            return None;
        }
        shoes.add_kind(kind);
    }
    Some(shoes)
}

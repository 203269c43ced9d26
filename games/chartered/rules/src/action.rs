//! What a person may decide, and how it is written.

use damrak_core::{Notation, NotationError, Phrase, Rng, Seat};

use crate::board::Board;
use crate::components::{Card, Company, EventKind, Lot, Roof};
use crate::plots::PlotId;
use crate::rules::Chartered;
use crate::trade::Item;

/// One decision. Money is in florins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take a card of the market (clause C-20).
    Take(Card),
    /// Take the next card of the pile (clause C-20).
    Draw,
    /// Pay for a new market (clause C-24).
    Refresh,
    /// Play a plot card (clause C-28).
    Build {
        /// Where.
        plot: PlotId,
        /// Whether with a broken roof (clause C-58).
        roof: Roof,
    },
    /// Play the level card that fits there (clause C-45).
    Raise {
        /// Where.
        plot: PlotId,
        /// Whether with a broken roof (clause C-58).
        roof: Roof,
    },
    /// Play two plot cards to found a company (clause C-40), the second after the first (clause C-34).
    Pair(PlotId, PlotId),
    /// The same where the order is not the player's: the lower one comes first.
    Together(PlotId, PlotId),
    /// Place or move an HQ (clauses C-37 and C-94).
    Hq(PlotId),
    /// Let the warehouse stand alone (clause C-37).
    Alone,
    /// Choose the company that is founded, or that gets the value of the warehouse (clauses C-33 and C-51).
    Choose(Company),
    /// Let the first company be swallowed by the second (clauses C-52 and C-55).
    Merge(Company, Company),
    /// Sell so many shares of the company that is swallowed (clause C-53).
    SellOut(u8),
    /// Buy a share (clause C-63).
    Buy(Company),
    /// Sell a share (clauses C-63 and C-69).
    Sell(Company),
    /// Use an action card for a broken roof (clause C-68).
    BuyRoof,
    /// Use an action card for an event (clause C-68).
    BuyEvent,
    /// Do nothing more of what is offered.
    Done,
    /// Pass, in a turn or in an auction (clauses C-19 and C-89).
    Pass,
    /// Choose an open event (clause C-72).
    Event(EventKind),
    /// Take the next event unseen (clause C-72).
    EventBlind,
    /// Bid, in secret or in an auction (clauses C-75 and C-89).
    Bid(u16),
    /// Lose this share (clause C-82).
    Return(Company),
    /// Choose what is auctioned (clause C-88).
    Lot(Lot),
    /// Take this of the ten cards (clause C-92).
    Keep(Card),
    /// Take this plot back (clause C-93).
    TakeBack(PlotId),
    /// Make an offer to this player (clause C-85).
    Partner(Seat),
    /// Put something of one's own into the offer.
    Give(Item),
    /// Ask for something of the other's.
    Ask(Item),
    /// Make the offer (clause C-87).
    Send,
    /// Make no offer after all.
    Withdraw,
    /// Accept an offer (clause C-86).
    Accept,
    /// Decline it.
    Decline,
    /// Make an offer in return (clause C-86).
    Counter,
}

impl Notation for Chartered {
    fn notation(&self, action: Action) -> String {
        let board = &self.board;
        let plot = |plot: PlotId| board.name(plot);
        let roof = |roof: Roof| match roof {
            Roof::Bare => "",
            Roof::Laid => " roof",
        };
        match action {
            Action::Take(card) => format!("take {}", card_name(board, card)),
            Action::Draw => "draw".into(),
            Action::Refresh => "refresh".into(),
            Action::Build { plot: at, roof: with } => format!("build {}{}", plot(at), roof(with)),
            Action::Raise { plot: at, roof: with } => format!("raise {}{}", plot(at), roof(with)),
            Action::Pair(a, b) | Action::Together(a, b) => format!("pair {} {}", plot(a), plot(b)),
            Action::Hq(at) => format!("hq {}", plot(at)),
            Action::Alone => "alone".into(),
            Action::Choose(company) => format!("company {}", company.name()),
            Action::Merge(loser, winner) => format!("merge {} {}", loser.name(), winner.name()),
            Action::SellOut(count) => format!("sell {count}"),
            Action::Buy(company) => format!("buy {}", company.name()),
            Action::Sell(company) => format!("sell {}", company.name()),
            Action::BuyRoof => "action roof".into(),
            Action::BuyEvent => "action event".into(),
            Action::Done => "done".into(),
            Action::Pass => "pass".into(),
            Action::Event(kind) => format!("event {}", kind.name()),
            Action::EventBlind => "event blind".into(),
            Action::Bid(amount) => format!("bid {amount}"),
            Action::Return(company) => format!("return {}", company.name()),
            Action::Lot(Lot::Bank(company)) => format!("lot bank {}", company.name()),
            Action::Lot(Lot::Own(company)) => format!("lot own {}", company.name()),
            Action::Lot(Lot::Ten) => "lot ten".into(),
            Action::Lot(Lot::Back) => "lot back".into(),
            Action::Keep(card) => format!("keep {}", card_name(board, card)),
            Action::TakeBack(at) => format!("back {}", plot(at)),
            Action::Partner(seat) => format!("offer {seat}"),
            Action::Give(item) => format!("give {}", item_name(board, item)),
            Action::Ask(item) => format!("ask {}", item_name(board, item)),
            Action::Send => "send".into(),
            Action::Withdraw => "withdraw".into(),
            Action::Accept => "accept".into(),
            Action::Decline => "decline".into(),
            Action::Counter => "counter".into(),
        }
    }

    /// Capitals and extra spaces do not matter.
    fn read_notation(&self, text: &str) -> Result<Action, NotationError> {
        let board = &self.board;
        let shown: String = text.chars().take(40).collect();
        let error = |key: &'static str| NotationError {
            phrase: Phrase::new(key).with("text", shown.as_str()),
        };
        let unknown = || error("chartered-notation-unknown");
        let plot = |name: &str| board.find(name).ok_or_else(|| error("chartered-notation-plot"));
        let card =
            |name: &str| find_card(board, name).ok_or_else(|| error("chartered-notation-card"));
        let company =
            |name: &str| Company::find(name).ok_or_else(|| error("chartered-notation-company"));
        let amount =
            |digits: &str| number(digits).ok_or_else(|| error("chartered-notation-amount"));
        let item = |name: &str| {
            let money = number(name).map(Item::Money);
            let share = Company::find(name).map(Item::Share);
            money.or(share).or_else(|| find_card(board, name).map(Item::Card)).ok_or_else(unknown)
        };

        let lower = text.to_ascii_lowercase();
        let mut parts = lower.split_whitespace();
        let words =
            [parts.next(), parts.next(), parts.next(), parts.next()].map(Option::unwrap_or_default);
        match words {
            ["draw", "", "", ""] => Ok(Action::Draw),
            ["refresh", "", "", ""] => Ok(Action::Refresh),
            ["alone", "", "", ""] => Ok(Action::Alone),
            ["done", "", "", ""] => Ok(Action::Done),
            ["pass", "", "", ""] => Ok(Action::Pass),
            ["send", "", "", ""] => Ok(Action::Send),
            ["withdraw", "", "", ""] => Ok(Action::Withdraw),
            ["accept", "", "", ""] => Ok(Action::Accept),
            ["decline", "", "", ""] => Ok(Action::Decline),
            ["counter", "", "", ""] => Ok(Action::Counter),
            ["action", "roof", "", ""] => Ok(Action::BuyRoof),
            ["action", "event", "", ""] => Ok(Action::BuyEvent),
            ["event", "blind", "", ""] => Ok(Action::EventBlind),
            ["lot", "ten", "", ""] => Ok(Action::Lot(Lot::Ten)),
            ["lot", "back", "", ""] => Ok(Action::Lot(Lot::Back)),
            ["lot", "bank", name, ""] => company(name).map(|found| Action::Lot(Lot::Bank(found))),
            ["lot", "own", name, ""] => company(name).map(|found| Action::Lot(Lot::Own(found))),
            ["take", name, "", ""] => card(name).map(Action::Take),
            ["keep", name, "", ""] => card(name).map(Action::Keep),
            ["build", name, roof @ ("" | "roof"), ""] => {
                plot(name).map(|plot| Action::Build { plot, roof: read_roof(roof) })
            }
            ["raise", name, roof @ ("" | "roof"), ""] => {
                plot(name).map(|plot| Action::Raise { plot, roof: read_roof(roof) })
            }
            ["pair", a, b, ""] => Ok(self.pair(plot(a)?, plot(b)?)),
            ["hq", name, "", ""] => plot(name).map(Action::Hq),
            ["back", name, "", ""] => plot(name).map(Action::TakeBack),
            ["company", name, "", ""] => company(name).map(Action::Choose),
            ["merge", loser, winner, ""] => Ok(Action::Merge(company(loser)?, company(winner)?)),
            ["buy", name, "", ""] => company(name).map(Action::Buy),
            ["sell", name, "", ""] => match number(name).and_then(|count| u8::try_from(count).ok())
            {
                Some(count) => Ok(Action::SellOut(count)),
                None => company(name).map(Action::Sell),
            },
            ["return", name, "", ""] => company(name).map(Action::Return),
            ["event", name, "", ""] => EventKind::find(name).map(Action::Event).ok_or_else(unknown),
            ["bid", digits, "", ""] => amount(digits).map(Action::Bid),
            ["offer", digits, "", ""] => {
                let seat = number(digits).and_then(|seat| u8::try_from(seat).ok());
                seat.and_then(Seat::from_number).map(Action::Partner).ok_or_else(unknown)
            }
            ["give", name, "", ""] => item(name).map(Action::Give),
            ["ask", name, "", ""] => item(name).map(Action::Ask),
            _ => Err(unknown()),
        }
    }

    fn any_action(&self, rng: &mut Rng) -> Action {
        let board = &self.board;
        let plots = board.len();
        let plot = PlotId::from_index(rng.below(plots as u32) as usize);
        let other = PlotId::from_index(rng.below(plots as u32) as usize);
        let card = match rng.below(plots as u32 + 3) as usize {
            index if index < plots => Card::plot(PlotId::from_index(index)),
            index => Card::of_level_index(index - plots),
        };
        let company = Company::ALL[rng.below(9) as usize];
        let rival = Company::ALL[rng.below(9) as usize];
        let amount = 5 * rng.below(80) as u16;
        let toss = rng.below(2) == 1;
        let roof = if toss { Roof::Laid } else { Roof::Bare };
        let item = match rng.below(3) {
            0 => Item::Money(amount),
            1 => Item::Card(card),
            _ => Item::Share(company),
        };
        match rng.below(33) {
            0 => Action::Take(card),
            1 => Action::Draw,
            2 => Action::Refresh,
            3 | 4 => Action::Build { plot, roof },
            5 => Action::Raise { plot, roof },
            6 => self.pair(plot, other),
            7 => Action::Hq(plot),
            8 => Action::Alone,
            9 => Action::Choose(company),
            10 => Action::Merge(company, rival),
            11 => Action::SellOut(rng.below(12) as u8),
            12 => Action::Buy(company),
            13 => Action::Sell(company),
            14 => Action::BuyRoof,
            15 => Action::BuyEvent,
            16 => Action::Done,
            17 => Action::Pass,
            18 => Action::Event(EventKind::ALL[rng.below(5) as usize]),
            19 => Action::EventBlind,
            20 => Action::Bid(amount),
            21 => Action::Return(company),
            22 => Action::Lot(Lot::Bank(company)),
            23 => Action::Lot(if toss { Lot::Own(company) } else { Lot::Ten }),
            24 => Action::Lot(Lot::Back),
            25 => Action::Keep(card),
            26 => Action::TakeBack(plot),
            27 => Action::Partner(Seat::from_index(rng.below(6) as usize)),
            28 => Action::Give(item),
            29 => Action::Ask(item),
            30 => {
                if toss {
                    Action::Send
                } else {
                    Action::Withdraw
                }
            }
            31 => {
                if toss {
                    Action::Accept
                } else {
                    Action::Decline
                }
            }
            _ => Action::Counter,
        }
    }
}

impl Chartered {
    /// Two plot cards, as they are named or in the order of the boards.
    fn pair(&self, a: PlotId, b: PlotId) -> Action {
        match self.readings.pairs_in_order {
            true => Action::Pair(a, b),
            false => Action::Together(a.min(b), a.max(b)),
        }
    }
}

/// The name of a card in notation: a plot, or `floor-2`.
pub(crate) fn card_name(board: &Board, card: Card) -> String {
    match (card.as_plot(), card.floor()) {
        (Some(plot), _) => board.name(plot).to_owned(),
        (None, Some(2)) => "floor-2".to_owned(),
        (None, Some(3)) => "floor-3".to_owned(),
        (None, floor) => format!("floor-{}", floor.unwrap_or_default()),
    }
}

/// The card of this name.
pub(crate) fn find_card(board: &Board, name: &str) -> Option<Card> {
    match name.to_ascii_lowercase().strip_prefix("floor-") {
        Some("2") => Card::level(2),
        Some("3") => Card::level(3),
        Some("4") => Card::level(4),
        Some(_) => None,
        None => board.find(name).map(Card::plot),
    }
}

fn item_name(board: &Board, item: Item) -> String {
    match item {
        Item::Money(amount) => amount.to_string(),
        Item::Card(card) => card_name(board, card),
        Item::Share(company) => company.name().into(),
    }
}

/// A number as people write it: no sign, no leading zero.
fn number(digits: &str) -> Option<u16> {
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let plain = plain && (digits == "0" || !digits.starts_with('0'));
    if plain { digits.parse().ok() } else { None }
}

fn read_roof(word: &str) -> Roof {
    if word.is_empty() { Roof::Bare } else { Roof::Laid }
}

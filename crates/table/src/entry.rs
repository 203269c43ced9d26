//! What a table's log is made of.

use damrak_core::fair::{FairDeal, Seal};
use damrak_core::{Seat, Seed};
use damrak_store::PersonId;
use serde::{Deserialize, Serialize};

use super::falling::Stop;

/// One fact of a table's history. Replaying all of them in order gives the table as it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Entry {
    /// A person sits down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// Their name, for those who look now. It is not written down: the head of the table keeps it, where
        /// it can be taken out when they go for good. Entries of former versions still hold one.
        #[serde(default, skip_serializing)]
        name: String,
        /// Their part of the fair deal.
        nonce: String,
    },
    /// A bot sits down.
    BotSat {
        /// Where.
        seat: Seat,
        /// Which level.
        bot: String,
    },
    /// A seat is free again; before the game only.
    Left {
        /// Which.
        seat: Seat,
    },
    /// A seat publishes the hash of its number.
    Sealed {
        /// Which.
        seat: Seat,
        /// The hash.
        seal: Seal,
        /// The number itself, if the house drew it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<String>,
    },
    /// Nobody sits down or leaves any more, and what is sealed stays so: the numbers are told now.
    SeatsFixed {},
    /// A seat tells the number that it had sealed.
    Revealed {
        /// Which.
        seat: Seat,
        /// The number.
        number: String,
    },
    /// Somebody was waited for in vain: the seats are free again, and everybody needs a new number. Or somebody closed
    /// the table while the others told their numbers.
    BrokenOff {
        /// Who was waited for.
        missing: Vec<Seat>,
        /// The host's secret from now on.
        secret: Seed,
        /// Who closed the table, if that is why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        closed_by: Option<PersonId>,
    },
    /// The cards are dealt.
    Started {
        /// Where they came from.
        deal: FairDeal,
    },
    /// A decision.
    Decided {
        /// Whose.
        seat: Seat,
        /// In notation.
        action: String,
        /// Who took it.
        by: By,
        /// Milliseconds of their clock it took.
        spent: u64,
        /// Repeats of a request are known by it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// How a falling clock was stopped, if this decision is that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stop: Option<Stop>,
    },
    /// A seat asked for a hint.
    Hinted {
        /// Which.
        seat: Seat,
    },
    /// A seat takes its own last decision back.
    TookBack {
        /// Whose.
        seat: Seat,
    },
    /// A seat asks to go back further.
    UndoAsked {
        /// Who asks.
        seat: Seat,
        /// How many decisions shall remain.
        to: u32,
    },
    /// A seat agrees.
    UndoAgreed {
        /// Who agrees.
        seat: Seat,
    },
    /// A seat does not agree.
    UndoRefused {
        /// Who refuses.
        seat: Seat,
    },
    /// Everybody agreed.
    Undone {
        /// How many decisions remain.
        to: u32,
    },
    /// How much time everybody has left, written when the table leaves memory.
    Clocks {
        /// Milliseconds by seat.
        left: Vec<Option<u64>>,
        /// Milliseconds that those have who must look in so that it can be dealt.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deal: Option<u64>,
    },
    /// The clocks stand still.
    Paused {
        /// Who asked for it.
        seat: Seat,
    },
    /// The clocks run again.
    Resumed {
        /// Who asked for it.
        seat: Seat,
    },
    /// A player gives up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// A vote on what to do about a seat, or the game.
    Voted {
        /// Who votes.
        seat: Seat,
        /// On what.
        motion: Motion,
        /// For or against.
        agrees: Answer,
    },
    /// A bot plays for a person.
    Replaced {
        /// Where.
        seat: Seat,
        /// Which level.
        bot: String,
    },
    /// The person plays again, and the bot no longer.
    Returned {
        /// Where.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// Why.
        why: Why,
    },
    /// The table was closed before its time.
    Closed {
        /// Who did it.
        person: PersonId,
    },
}

/// Who took a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The person whose seat it is.
    Person,
    /// The bot whose seat it is, or who stands in.
    Bot,
    /// A bot, because time was up.
    Clock,
    /// Somebody in the game that this one goes on from.
    Before,
}

/// A yes or a no; written `true` or `false`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "bool", into = "bool")]
pub enum Answer {
    /// Agreed.
    Yes,
    /// Not agreed.
    No,
}

impl From<bool> for Answer {
    fn from(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }
}

impl From<Answer> for bool {
    fn from(answer: Answer) -> Self {
        answer == Answer::Yes
    }
}

/// What can be voted on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "motion", rename_all = "kebab-case")]
pub enum Motion {
    /// A bot plays on for this seat.
    Replace {
        /// Which.
        seat: Seat,
    },
    /// The game ends here, without a result.
    End,
    /// The clocks stand still.
    Pause,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// By the rules.
    Rules,
    /// All others gave up.
    Resignation,
    /// By agreement, without a result.
    Agreement,
}

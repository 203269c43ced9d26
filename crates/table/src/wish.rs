//! What people may wish at a table, and who wishes it.

use damrak_core::{Hash, Seat};
use damrak_store::{PersonId, TableId};
use serde::Deserialize;

use super::entry::Answer;
use super::next::Change;
use super::turn::Turn;

/// A wish, as it comes over the wire.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "wish", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wish {
    /// Sit down.
    Sit {
        /// Where.
        seat: Seat,
        /// The secret of an invitation.
        #[serde(default)]
        invitation: Option<String>,
        /// A number for the deal, if it is a quick one.
        #[serde(default)]
        nonce: String,
    },
    /// Publish the hash of one's number, at a table that is dealt with sealed numbers.
    Seal {
        /// For which seat.
        seat: Seat,
        /// In which attempt to deal.
        attempt: u32,
        /// See [`damrak_core::fair::seal`]; without it the house draws a number.
        #[serde(default)]
        seal: Option<Hash>,
    },
    /// Tell the number that one has sealed.
    Reveal {
        /// For which seat.
        seat: Seat,
        /// In which attempt to deal.
        attempt: u32,
        /// The number.
        number: String,
    },
    /// Put a bot on an open seat.
    SeatBot {
        /// Where.
        seat: Seat,
        /// Which level.
        bot: String,
    },
    /// Free a seat again.
    Leave {
        /// Which.
        seat: Seat,
    },
    /// Deal.
    Start {},
    /// Decide.
    Decide {
        /// For which seat.
        seat: Seat,
        /// What has to be decided before it, such as the things of an offer: all of it happens, or nothing.
        #[serde(default)]
        before: Vec<String>,
        /// In notation.
        action: String,
        /// The state it was decided in.
        turn: Turn,
        /// Repeats of the request are known by it.
        #[serde(default)]
        key: Option<String>,
    },
    /// Ask what one could do; the answer comes with the frame.
    Hint {
        /// For which seat.
        seat: Seat,
    },
    /// Stop the falling clock, or, on a step still to come, have it stopped there.
    Stop {
        /// For which seat.
        seat: Seat,
        /// The clock that was shown.
        fall: String,
        /// The step that was shown, counted from 0; nothing takes back what was wanted of a later step.
        step: Option<u8>,
    },
    /// Take one's own last decision back.
    TakeBack {
        /// Whose.
        seat: Seat,
    },
    /// Ask to go back further.
    AskUndo {
        /// Who asks.
        seat: Seat,
        /// How many decisions shall remain.
        to: u32,
    },
    /// Answer to that.
    AnswerUndo {
        /// Who answers.
        seat: Seat,
        /// How.
        agrees: Answer,
    },
    /// Ask that the clocks stop, or answer to that.
    Pause {
        /// Who asks or answers.
        seat: Seat,
        /// Whether they are for it.
        #[serde(default = "yes")]
        agrees: Answer,
    },
    /// Let the clocks run.
    Resume {
        /// Who asks.
        seat: Seat,
    },
    /// Give up.
    Resign {
        /// Who.
        seat: Seat,
    },
    /// Vote on giving a seat to a bot.
    VoteReplace {
        /// Who votes.
        seat: Seat,
        /// Which seat.
        about: Seat,
        /// How.
        agrees: Answer,
    },
    /// Vote on ending the game without a result.
    VoteEnd {
        /// Who votes.
        seat: Seat,
        /// How.
        agrees: Answer,
    },
    /// Play oneself again.
    Return {
        /// Where.
        seat: Seat,
    },
    /// Let others watch, or nobody from now on; only the table's maker may.
    SetSpectators {
        /// Whether they may.
        allowed: bool,
    },
    /// Close the table.
    Close {},
}

fn yes() -> Answer {
    Answer::Yes
}

/// What a wish came to.
#[derive(Debug)]
pub(crate) enum Granted {
    /// This is to be stored.
    Change(Change),
    /// The very same request was granted before.
    Already,
}

/// Who wishes something. Whether they look after the house makes no difference at a table: an admin's orders come by
/// the module `care`, where they are written down.
#[derive(Clone, Debug)]
pub struct Asker {
    /// Who.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Milliseconds that a message over the line this came by takes there and back, from those who can know
    /// it, never from the line's owner.
    pub line: Option<u32>,
}

/// An order of the house to close a table, which whoever gives it has written down before.
pub trait HouseOrder {
    /// Which table, and whose order it is.
    fn into_parts(self) -> (TableId, PersonId);
}

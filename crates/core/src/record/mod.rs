//! A game written down: one text file that a person can read and a program can check.
//!
//! ```text
//! damrak-record 1
//! game: kontor
//! rules: 1
//! edition: reconstructed sha256:…
//! setup: {"players":2,"variant":"base",…}
//! seat 1: Anna
//! seat 2: random
//! seed: …
//! ---
//! 1 2 K08 #5f1e0c…
//! 2 1 pass #0a44b1…
//! …
//! ---
//! place 1: seat 2 points 3 guilders 4
//! place 2: seat 1 points 2 guilders 9
//! position: sha256:…
//! end: sha256:…
//! ```
//!
//! A decision is its number, the seat, the notation, and the first half of a hash over everything
//! above it and itself. The last line is the whole hash. A game that is not finished has no second
//! part. A fair deal (see [`crate::fair`]) has the lines `commitment`, one `nonce N` a seat and, once the game
//! is over, `secret` in place of `seed`. If its numbers were sealed, this stands above `secret`:
//!
//! ```text
//! sealed: TABLE
//! seal 1: …
//! seal 2: … house
//! seal 3: -
//! attempt 1: … secret … missing 2
//! ```
//!
//! A seal is `-` where a bot sits, and says `house` where the host drew the number. There is one line `attempt N` for
//! each attempt to deal that was broken off, with its commitment, its secret and the seats that were waited for.

mod reader;
mod sealed;
mod verify;
mod writer;

use std::fmt;

use crate::edition::EditionId;
use crate::fair::{FairDeal, Unfair};
use crate::{AnyRules, Hash, Play, Seat, Seed, SetupDraft, Standing};

pub use reader::{Item, Reader, read_play};
pub use verify::{Verified, VerifyError, open_rules, verify};
pub use writer::{Writer, write_play};

/// The first line of every record.
pub const MAGIC: &str = "damrak-record 1";

/// What stands above the decisions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The edition it is played with.
    pub edition: EditionId,
    /// The setup; the version of the rules has a line of its own.
    pub setup: SetupDraft,
    /// Who sits where.
    pub seats: Vec<String>,
    /// The seed, or its commitment.
    pub deal: Deal,
}

/// Where the cards came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deal {
    /// The seed itself: the game can be replayed.
    Seed(Seed),
    /// A fair deal: the game can be replayed once its secret is known.
    Fair(FairDeal),
}

impl Deal {
    /// The seed, if it is known and is the one that was promised.
    pub fn seed(&self) -> Result<Seed, Unfair> {
        match self {
            Deal::Seed(seed) => Ok(*seed),
            Deal::Fair(fair) => fair.seed(),
        }
    }
}

/// What stands below the decisions of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// One line a place, as text.
    pub places: Vec<String>,
    /// The hash of the last position.
    pub position: Hash,
}

/// A decision as it stands in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedDecision {
    /// Counted from 1.
    pub number: u32,
    /// Who decided.
    pub seat: Seat,
    /// What, in notation.
    pub notation: String,
}

/// What is wrong with a record, and where.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: RecordProblem,
}

/// What can be wrong with a line of a record.
#[derive(Debug, thiserror::Error)]
pub enum RecordProblem {
    /// It could not be read at all.
    #[error("cannot be read: {0}")]
    Io(#[from] std::io::Error),
    /// The file is no record.
    #[error("a Damrak record begins with the line `{MAGIC}`")]
    NotARecord,
    /// The file is of a later format.
    #[error("this record has format {0}, which this program is too old to read")]
    LaterFormat(String),
    /// A line of the header is missing or stands elsewhere.
    #[error("expected a line `{0}: …` of the header")]
    HeaderExpected(&'static str),
    /// The value of a header line makes no sense.
    #[error("`{name}` has a value that cannot be read: {problem}")]
    HeaderValue {
        /// Which line.
        name: &'static str,
        /// Why not.
        problem: String,
    },
    /// A decision that is not one.
    #[error("expected `NUMBER SEAT NOTATION #HASH`")]
    DecisionExpected,
    /// A decision out of order.
    #[error("expected decision number {expected}, found {found}")]
    Number {
        /// What should stand here.
        expected: u32,
        /// What does.
        found: u32,
    },
    /// The same decision is written otherwise.
    #[error("the decision is not written as it should be: expected `{0}`")]
    NotCanonical(String),
    /// The line or one above it was changed.
    #[error("the hash does not fit: this line, or one above it, was changed")]
    Chain,
    /// The ending is not complete.
    #[error("the ending is damaged: expected {0}")]
    EndingExpected(&'static str),
    /// Something follows the last line.
    #[error("nothing may follow the line `end`")]
    AfterEnd,
    /// A line that no writer writes.
    #[error("the line is longer than {0} characters")]
    TooLong(usize),
    /// Cut in the middle.
    #[error("the file is cut off in the middle of this line")]
    CutOff,
    /// Not text.
    #[error("the line is not UTF-8 text")]
    NotText,
}

impl Header {
    /// The header of a game being played, with the seed open.
    pub fn of(play: &Play, seats: &[String]) -> Self {
        let seats = seats.iter().map(|name| tidy_name(name)).collect();
        Self::new(&**play.rules(), seats, Deal::Seed(play.seed()))
    }

    /// The header of a game that is played by these rules.
    pub fn new(rules: &dyn AnyRules, seats: Vec<String>, deal: Deal) -> Self {
        Self {
            game: rules.info().name.to_owned(),
            rules_version: rules.setup().rules,
            edition: rules.edition().clone(),
            setup: SetupDraft { rules: None, ..rules.setup().to_draft() },
            seats,
            deal,
        }
    }
}

/// A name that fits on a line of a record.
fn tidy_name(name: &str) -> String {
    let tidy: String = name.chars().filter(|c| !c.is_control()).take(80).collect();
    tidy.trim().to_owned()
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = serde_json::to_string(&self.setup).map_err(|_| fmt::Error)?;
        writeln!(f, "{MAGIC}")?;
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "rules: {}", self.rules_version)?;
        writeln!(f, "edition: {} sha256:{}", self.edition.name, self.edition.hash)?;
        writeln!(f, "setup: {setup}")?;
        for (index, name) in self.seats.iter().enumerate() {
            writeln!(f, "seat {}: {name}", index + 1)?;
        }
        match &self.deal {
            Deal::Seed(seed) => writeln!(f, "seed: {seed}"),
            Deal::Fair(fair) => {
                writeln!(f, "commitment: {}", fair.commitment)?;
                for (index, nonce) in fair.nonces.iter().enumerate() {
                    writeln!(f, "nonce {}: {nonce}", index + 1)?;
                }
                if let Some(sealed) = &fair.sealed {
                    sealed::write(sealed, f)?;
                }
                match fair.secret {
                    Some(secret) => writeln!(f, "secret: {secret}"),
                    None => Ok(()),
                }
            }
        }
    }
}

impl Ending {
    /// The ending of a finished game.
    pub fn of(standing: &Standing, position: Hash) -> Self {
        let places = standing
            .places
            .iter()
            .map(|place| {
                let scores: String = place
                    .scores
                    .iter()
                    .map(|score| format!(" {} {}", score.name, score.value))
                    .collect();
                format!("place {}: seat {}{scores}", place.rank, place.seat)
            })
            .collect();
        Self { places, position }
    }
}

/// The running hash over a record.
#[derive(Clone, Debug)]
struct Chain(Hash);

impl Chain {
    fn start(header: &str) -> Self {
        Self(Hash::of(&[b"damrak record", header.as_bytes()]))
    }

    fn add(&mut self, line: &str) -> Hash {
        self.0 = Hash::of(&[self.0.as_bytes(), line.as_bytes()]);
        self.0
    }
}

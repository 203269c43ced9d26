//! What the task of a table can be asked, and the door to it.

use damrak_bots::Hint;
use damrak_core::Seat;
use damrak_store::PersonId;
use damrak_words::Language;
use tokio::sync::{mpsc, oneshot};

use super::frame::Frame;
use super::gallery::{LineId, Watching};
use crate::entry::By;
use crate::model::Table;
use crate::problem::Problem;
use crate::render::{Form, Look, PagePart};
use crate::settings::BodyChange;
use crate::turn::Turn;
use crate::wish::{Asker, Wish};

/// Messages that may wait for a table.
const MAILBOX: usize = 256;

/// Somebody who looks at a table, and how they want to see it.
#[derive(Clone, Debug)]
pub struct Watcher {
    /// Who.
    pub person: Option<PersonId>,
    /// From which seat; from their first one, or as a spectator, if they do not say.
    pub seat: Option<Seat>,
    /// In which language.
    pub language: Language,
    /// In which form.
    pub form: Form,
}

impl Watcher {
    /// What they may see of a table as it is.
    pub(crate) fn look(&self, table: &Table) -> Result<Look, Problem> {
        let viewer = table.viewer(self.person.as_ref(), self.seat)?;
        Ok(Look { viewer, language: self.language, form: self.form })
    }
}

/// What a table can be asked.
#[derive(Debug)]
pub(crate) enum Message {
    /// A person wishes something.
    Wish {
        /// Who.
        asker: Box<Asker>,
        /// What.
        wish: Box<Wish>,
        /// The answer: the version of the table after it.
        reply: oneshot::Sender<Result<u64, Problem>>,
    },
    /// The house closes the table.
    Close {
        /// On whose order.
        admin: PersonId,
        /// The answer: the version of the table after it.
        reply: oneshot::Sender<Result<u64, Problem>>,
    },
    /// Somebody goes for good.
    PartWith {
        /// Who.
        person: PersonId,
        /// When it is done.
        reply: oneshot::Sender<Result<(), Problem>>,
    },
    /// A bot has decided.
    Bot {
        /// For which seat.
        seat: Seat,
        /// The state it was asked in.
        turn: Turn,
        /// What; nothing if it found nothing.
        action: Option<String>,
        /// Why a bot decides here.
        by: By,
    },
    /// Somebody thought about what a seat could do.
    Hint {
        /// Which seat.
        seat: Seat,
        /// The turn it was asked in.
        turn: Turn,
        /// What was found, if anything.
        hint: Option<Hint>,
    },
    /// Somebody wants to see the table, and every change of it.
    Watch {
        /// Who, and how.
        watcher: Watcher,
        /// What they see.
        reply: oneshot::Sender<Result<Watching, Problem>>,
    },
    /// Somebody wants to see the table once.
    Look {
        /// Who, and how.
        watcher: Watcher,
        /// What they see.
        reply: oneshot::Sender<Result<Frame, Problem>>,
    },
    /// Somebody wants the main part of the table's page once.
    Page {
        /// Who, and how.
        watcher: Watcher,
        /// What they see.
        reply: oneshot::Sender<Result<PagePart, Problem>>,
    },
    /// A line has ended.
    Unwatch {
        /// Which.
        line: LineId,
    },
    /// Whether somebody watches now.
    IsLooking {
        /// Who.
        person: PersonId,
        /// The answer.
        reply: oneshot::Sender<bool>,
    },
    /// How long a message to somebody and the answer took.
    RoundTrip {
        /// Who.
        person: PersonId,
        /// Milliseconds.
        millis: u32,
        /// What the kernel or a trusted proxy says of that line.
        known: Option<u32>,
    },
    /// Somebody takes a step in the lesson of the game, away from the table.
    Learning {
        /// Who.
        person: PersonId,
        /// Decisions that they have taken there.
        step: u32,
    },
    /// Somebody wrote a line of chat.
    Chat {
        /// Its number.
        number: u64,
    },
    /// Something in the table's body is to be changed.
    ChangeBody {
        /// Who wishes it; nobody if the server itself does.
        asker: Option<Box<Asker>>,
        /// How.
        change: BodyChange,
        /// When it is stored.
        reply: oneshot::Sender<Result<(), Problem>>,
    },
    /// Somebody wants to know how the table is now.
    Peek {
        /// A copy.
        reply: oneshot::Sender<Box<Table>>,
    },
    /// The table was changed in the store by somebody else: read it again.
    Reload,
    /// The server stops: store what must be.
    Stop {
        /// When it is done.
        reply: oneshot::Sender<()>,
    },
}

/// The door to a table's task.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    sender: mpsc::Sender<Message>,
}

impl Handle {
    /// A door, and the mailbox behind it.
    pub(crate) fn new() -> (Self, mpsc::Receiver<Message>) {
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        (Self { sender }, mailbox)
    }

    /// Sends a message; says whether the table is still there to hear it.
    pub(crate) async fn send(&self, message: Message) -> Result<(), Message> {
        self.sender.send(message).await.map_err(|error| error.0)
    }
}

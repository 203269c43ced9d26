//! Who asks, as far as it is known: anybody, somebody, the owner of an account, an admin.

use std::ops::Deref;

use damrak_pages::Visitor;
use damrak_store::{Person, Session, SessionKind};
use damrak_words::Language;

use crate::line::Line;
use damrak_table::Problem;
use damrak_table::wish::Asker;

/// Whoever asks, known or not.
#[derive(Clone, Debug)]
pub(crate) struct Who {
    /// What their pages have to know of them. They look at the first page if they ask for a change.
    pub visitor: Visitor,
    /// Their session.
    pub session: Option<Session>,
}

impl Deref for Who {
    type Target = Visitor;

    fn deref(&self) -> &Visitor {
        &self.visitor
    }
}

impl Who {
    /// The same, if they have a session.
    pub(crate) fn known(&self) -> Result<Known, Problem> {
        match (self.person.clone(), self.session.clone()) {
            (Some(person), Some(session)) => Ok(Known { person, session, language: self.language }),
            _ => Err(Problem::sign_in()),
        }
    }

    /// The same, if it is a browser's session.
    pub(crate) fn owner(&self) -> Result<Owner, Problem> {
        self.known().and_then(Owner::of)
    }
}

/// Somebody who has a session and is not blocked: in a browser, or a program with a token. This is enough to play
/// and to read, and for nothing else: whatever changes the person takes an [`Owner`].
#[derive(Clone, Debug)]
pub(crate) struct Known {
    /// The person.
    pub person: Person,
    /// Their session.
    pub session: Session,
    /// What they read.
    pub language: Language,
}

impl Known {
    /// As the one who wishes something of a table over a line.
    pub(crate) fn asker_over(&self, line: &Line) -> Asker {
        Asker { line: line.round_trip(), ..self.asker() }
    }

    /// As the one who wishes something of a table.
    pub(crate) fn asker(&self) -> Asker {
        let person = &self.person;
        Asker { person: person.id.clone(), name: person.name.clone(), line: None }
    }
}

/// Somebody in a browser, who may change what is theirs: their name, account, addresses, sessions and settings. A
/// token never is an owner: whoever finds one can play with it until it is revoked, and no more.
#[derive(Clone, Debug)]
pub(crate) struct Owner(Known);

impl Owner {
    /// The only way to be one.
    pub(crate) fn of(known: Known) -> Result<Self, Problem> {
        match known.session.kind {
            SessionKind::Browser => Ok(Self(known)),
            SessionKind::Token => Err(Problem::browser_only()),
        }
    }
}

impl Deref for Owner {
    type Target = Known;

    fn deref(&self) -> &Known {
        &self.0
    }
}

/// An admin, in a browser.
#[derive(Clone, Debug)]
pub(crate) struct Admin(pub Owner);

impl Admin {
    /// An owner who looks after the house.
    pub(crate) fn of(owner: Owner) -> Result<Self, Problem> {
        if owner.person.admin { Ok(Self(owner)) } else { Err(Problem::forbidden()) }
    }
}

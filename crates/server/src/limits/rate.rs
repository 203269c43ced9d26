//! What is counted, for whom, and how much of it is allowed.

use damrak_core::Hash;
use damrak_store::{Person, PersonId};

use crate::address::Address;

/// What is counted on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Rate {
    /// Any request, by address.
    OfAddress,
    /// Any request, by person.
    OfPerson,
    /// New guests.
    Guests,
    /// New accounts.
    Accounts,
    /// New tables.
    Tables,
    /// Lines of chat.
    Chat,
    /// Opened sockets and event streams.
    Streams,
    /// Mails that ask whether an address is somebody's, by whoever asks and by whoever gets them.
    Confirmations,
    /// The same, by where the wish comes from.
    ConfirmationsFrom,
    /// The same, by the domain that gets them.
    ConfirmationsTo,
    /// Kilobytes of editions of people's own.
    Editions,
    /// Files with everything that is kept about somebody.
    OwnData,
    /// Notices that somebody sends themselves to try them.
    TestNotices,
    /// Names of other servers that are looked up.
    Lookups,
    /// Links for a new password that are asked for by mail.
    WaysBack,
    /// Reports about others.
    Reports,
}

impl Rate {
    /// All of them.
    pub(crate) const ALL: [Rate; 16] = [
        Rate::OfAddress,
        Rate::OfPerson,
        Rate::Guests,
        Rate::Accounts,
        Rate::Tables,
        Rate::Chat,
        Rate::Streams,
        Rate::Confirmations,
        Rate::ConfirmationsFrom,
        Rate::ConfirmationsTo,
        Rate::Editions,
        Rate::OwnData,
        Rate::TestNotices,
        Rate::Lookups,
        Rate::WaysBack,
        Rate::Reports,
    ];

    /// How many at once, and after how many milliseconds one more.
    pub(crate) const fn rule(self) -> (u64, u64) {
        match self {
            Rate::OfAddress => (300, 20),
            Rate::OfPerson => (120, 50),
            Rate::Guests => (30, 10_000),
            Rate::Accounts => (10, 60_000),
            Rate::Tables => (10, 30_000),
            Rate::Chat => (8, 2_000),
            Rate::Streams => (60, 1_000),
            Rate::Confirmations => (3, 1_200_000),
            Rate::ConfirmationsFrom => (5, 600_000),
            Rate::ConfirmationsTo => (20, 60_000),
            Rate::Editions => (512, 20_000),
            Rate::OwnData => (5, 60_000),
            Rate::TestNotices => (3, 60_000),
            Rate::Lookups => (10, 10_000),
            Rate::WaysBack => (3, 600_000),
            Rate::Reports => (5, 120_000),
        }
    }
}

/// Who is counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Caller {
    /// Somebody with a session.
    Person(PersonId),
    /// Whoever comes from there.
    Address(Address),
    /// Whoever reads mail at an address of this hash: they did not ask for anything.
    Mailbox(Hash),
    /// Whoever takes mail for a domain of this hash.
    Domain(Hash),
}

impl Caller {
    /// The person if there is one, else the address.
    pub(crate) fn of(person: Option<&Person>, address: Address) -> Self {
        person.map_or(Caller::Address(address), |person| Caller::Person(person.id.clone()))
    }
}

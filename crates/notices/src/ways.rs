//! The ways by which somebody wants to hear.

use std::collections::{BTreeSet, HashSet};

use damrak_store::{Millis, Person, PersonId, TableId};
use damrak_words::Language;

use crate::browsers::browsers_of;
use crate::choice::{Choice, MailMode, language};
use crate::parcel::{Channel, Kind, Matter, Parcel};
use crate::post::Post;
use damrak_table::Problem;

/// Somebody and how they want to hear.
pub(crate) struct Addressee {
    pub(crate) person: Person,
    pub(crate) choice: Choice,
    pub(crate) language: Language,
}

/// The person, unless they are gone or may do nothing any more.
pub(crate) async fn addressee(post: &Post, id: &PersonId) -> Result<Option<Addressee>, Problem> {
    let person = post.store().person(id).await?.filter(|person| !person.blocked);
    Ok(person.map(|person| {
        let choice = Choice::of(&person);
        let language = language(&person, &choice);
        Addressee { person, choice, language }
    }))
}

/// One way to somebody, from when on, and to which browser if it is one.
pub(crate) struct Way {
    pub(crate) channel: Channel,
    pub(crate) endpoint: Option<String>,
    pub(crate) due: Millis,
}

/// All ways by which somebody wants to hear.
pub(crate) async fn ways(post: &Post, to: &Addressee) -> Result<Vec<Way>, Problem> {
    let now = damrak_table::wall_clock();
    let at_once = |channel| Way { channel, endpoint: None, due: now };
    let mut ways = Vec::new();
    if post.office.mailer.is_some() && to.choice.open_mailbox().is_some() {
        ways.push(match to.choice.mail_mode {
            MailMode::Daily => {
                let due = to.choice.zone.next(now, to.choice.digest_hour);
                Way { due, ..at_once(Channel::Digest) }
            }
            MailMode::Each | MailMode::Off => at_once(Channel::Mail),
        });
    }
    if to.choice.open_webhook().is_some() {
        ways.push(at_once(Channel::Webhook));
    }
    if to.choice.push {
        for browser in browsers_of(post, &to.person.id).await? {
            ways.push(Way { endpoint: Some(browser.endpoint), ..at_once(Channel::Push) });
        }
    }
    Ok(ways)
}

/// Those to whom there is no way at all, as long as nothing about people changes. Most guests are among them, and at a
/// table that is played by turn every decision would look them up.
#[derive(Debug, Default)]
pub(crate) struct Unreachable {
    people: HashSet<PersonId>,
    version: u64,
}

impl Unreachable {
    /// Whether a person wants to hear any of this in any way.
    pub(crate) async fn wants_to_hear(
        &mut self,
        post: &Post,
        person: &PersonId,
        table: &TableId,
        kinds: &BTreeSet<Kind>,
    ) -> Result<bool, Problem> {
        // Before anything is looked up: what changes meanwhile is looked up again.
        let version = post.house.version();
        if self.version != version {
            *self = Self { people: HashSet::new(), version };
        }
        if self.people.contains(person) {
            return Ok(false);
        }
        let to = addressee(post, person).await?;
        let ways = match &to {
            Some(to) => ways(post, to).await?,
            None => Vec::new(),
        };
        if ways.is_empty() {
            self.people.insert(person.clone());
            return Ok(false);
        }
        Ok(to.is_some_and(|to| !to.choice.wanted(table, kinds).is_empty()))
    }
}

/// Puts a try on every way to somebody, and says which ways there are.
pub(crate) async fn send_test(
    post: &Post,
    person: &PersonId,
) -> Result<Vec<&'static str>, Problem> {
    let Some(to) = addressee(post, person).await? else { return Ok(Vec::new()) };
    let now = damrak_table::wall_clock();
    let mut words = Vec::new();
    let mut deliveries = Vec::new();
    for Way { channel, endpoint, .. } in ways(post, &to).await? {
        // A try does not wait for the mail of the day.
        let channel = if channel == Channel::Digest { Channel::Mail } else { channel };
        let parcel = Parcel { matter: Matter::Test, endpoint };
        deliveries.push(parcel.delivery(person.clone(), channel, now));
        if !words.contains(&channel.word()) {
            words.push(channel.word());
        }
    }
    post.store().add_deliveries(deliveries).await?;
    Ok(words)
}

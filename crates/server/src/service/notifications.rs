//! How somebody hears of their games when they are not looking.

use damrak_core::Hash;
use damrak_notices::choice::{Choice, Format, Kinds, MailAddress, MailMode, Webhook};
use damrak_notices::zone::Zone;
use damrak_notices::{
    BrowserKeys, CONFIRM_WITHIN, Channel, Matter, Parcel, Unwelcome, check_address, mailbox,
};
use damrak_store::{Person, PushSubscription, TableId};
use serde::Deserialize;
use serde_json::json;

use crate::address::Address;
use crate::app::App;
use crate::limits::{Caller, Rate};
use crate::object::{object, object_or_null};
use crate::who::Owner;
use damrak_table::Problem;

/// So many browsers of one person get messages; the oldest makes room for another.
const BROWSERS: usize = 10;

/// Changes the choices of whoever asks.
async fn change(
    app: &App,
    known: &Owner,
    change: impl FnOnce(&mut Choice) -> Result<(), Problem>,
) -> Result<Person, Problem> {
    let register = app.register().await;
    let mut person = register.renewed(known).await?;
    let mut choice = Choice::of(&person);
    change(&mut choice)?;
    choice.language = Some(known.language.code().to_owned());
    choice.write_to(&mut person);
    register.save(&person).await?;
    Ok(person)
}

fn mail_possible(app: &App) -> Result<(), Problem> {
    match app.post.office.mailer {
        Some(_) => Ok(()),
        None => Err(Problem::not_now("notify-no-mail")),
    }
}

fn unwelcome(unwelcome: Unwelcome) -> Problem {
    Problem::bad(match unwelcome {
        Unwelcome::NoAddress => "notify-bad-url",
        Unwelcome::NotPublic => "notify-not-public",
    })
}

/// Whether an address may be called, as far as can be told now.
async fn check_url(app: &App, url: &str) -> Result<(), Problem> {
    let target = app.post.office.outside.target(url).map_err(unwelcome)?;
    app.post.office.outside.look_up(&target).await.map_err(unwelcome)?;
    Ok(())
}

/// A webhook as it is wanted.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewWebhook {
    pub(crate) url: String,
    pub(crate) format: Format,
}

/// Everything somebody may choose at once.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewChoice {
    pub(crate) mail_mode: MailMode,
    pub(crate) digest_hour: u8,
    /// The name of the time zone of that hour; as it was, if it is not said.
    #[serde(default)]
    pub(crate) zone: Option<String>,
    pub(crate) push: bool,
    /// Must be named, even if it is nothing.
    #[serde(deserialize_with = "object_or_null")]
    pub(crate) webhook: Option<NewWebhook>,
    #[serde(deserialize_with = "object")]
    pub(crate) kinds: Kinds,
}

/// Writes somebody's choice down.
pub(crate) async fn set_choice(
    app: &App,
    known: &Owner,
    new: NewChoice,
) -> Result<Person, Problem> {
    if new.digest_hour > 23 {
        return Err(Problem::bad("notify-bad-hour"));
    }
    let zone = match &new.zone {
        Some(name) => Some(Zone::read(name).ok_or_else(|| Problem::bad("notify-bad-zone"))?),
        None => None,
    };
    if new.mail_mode != MailMode::Off {
        mail_possible(app)?;
    }
    if let Some(webhook) = &new.webhook {
        app.limits.check(Rate::Lookups, Caller::Person(known.person.id.clone()))?;
        check_url(app, &webhook.url).await?;
    }
    let change = change(app, known, |choice| {
        if new.mail_mode != MailMode::Off && choice.mail.is_none() {
            return Err(Problem::not_now("notify-no-address"));
        }
        choice.mail_mode = new.mail_mode;
        choice.digest_hour = new.digest_hour;
        if let Some(zone) = zone {
            choice.zone = zone;
        }
        choice.push = new.push;
        choice.kinds = new.kinds;
        choice.webhook =
            new.webhook.map(|NewWebhook { url, format }| Webhook { url, format, gone: false });
        Ok(())
    });
    change.await
}

/// A browser that gets messages, for as long as the session lasts that it asks with.
pub(crate) async fn subscribe(
    app: &App,
    known: &Owner,
    endpoint: String,
    keys: BrowserKeys,
) -> Result<Person, Problem> {
    keys.read().ok_or_else(|| Problem::bad("notify-bad-keys"))?;
    app.limits.check(Rate::Lookups, Caller::Person(known.person.id.clone()))?;
    check_url(app, &endpoint).await?;
    let person = change(app, known, |_| Ok(())).await?;
    let _alone = app.register().await;
    let mut others = app.store().subscriptions_of(&person.id).await?;
    others.retain(|other| other.endpoint != endpoint);
    let too_many = (others.len() + 1).saturating_sub(BROWSERS);
    for other in &others[..too_many] {
        app.store().delete_subscription(&other.endpoint).await?;
    }
    let subscription = PushSubscription {
        person: person.id.clone(),
        endpoint,
        keys: json!(keys.bound_to(known.session.key)),
        created: damrak_table::wall_clock(),
    };
    app.store().put_subscription(subscription).await?;
    Ok(person)
}

/// A browser of one's own gets no more messages.
pub(crate) async fn unsubscribe(app: &App, known: &Owner, endpoint: &str) -> Result<(), Problem> {
    let own = app.store().subscriptions_of(&known.person.id).await?;
    if own.iter().any(|browser| browser.endpoint == endpoint) {
        app.store().delete_subscription(endpoint).await?;
    }
    Ok(())
}

/// Asks whoever reads mail there whether they want it; until then nothing else is sent.
pub(crate) async fn ask_address(
    app: &App,
    known: &Owner,
    from: Address,
    address: &str,
) -> Result<Person, Problem> {
    mail_possible(app)?;
    let checked =
        check_address(address.trim()).ok_or_else(|| Problem::bad("notify-bad-address"))?;
    let address = checked.to_string();
    let already = Choice::of(&known.person).mail;
    if already.is_some_and(|mail| mail.confirmed && mail.address == address) {
        return Ok(known.person.clone());
    }
    let mailbox = Hash::of(&[b"damrak mailbox", mailbox(&checked).as_bytes()]);
    let domain = Hash::of(&[b"damrak domain", checked.domain().to_lowercase().as_bytes()]);
    app.limits.check(Rate::Confirmations, Caller::Person(known.person.id.clone()))?;
    app.limits.check(Rate::ConfirmationsFrom, Caller::Address(from))?;
    app.limits.check(Rate::Confirmations, Caller::Mailbox(mailbox))?;
    app.limits.check(Rate::ConfirmationsTo, Caller::Domain(domain))?;
    let person = change(app, known, |choice| {
        choice.mail = Some(MailAddress { address: address.clone(), confirmed: false });
        Ok(())
    });
    let person = person.await?;
    let now = damrak_table::wall_clock();
    let matter = Matter::Confirm { address, until: now + CONFIRM_WITHIN };
    let parcel = Parcel { matter, endpoint: None };
    let delivery = parcel.delivery(person.id.clone(), Channel::Mail, now);
    app.store().add_deliveries(vec![delivery]).await?;
    Ok(person)
}

/// No more mail, and nobody knows where it went.
pub(crate) async fn drop_address(app: &App, known: &Owner) -> Result<Person, Problem> {
    let change = change(app, known, |choice| {
        choice.mail = None;
        choice.mail_mode = MailMode::Off;
        Ok(())
    });
    change.await
}

/// Sends something on every way, to see whether it arrives; returns the ways.
pub(crate) async fn try_ways(app: &App, known: &Owner) -> Result<Vec<&'static str>, Problem> {
    app.limits.check(Rate::TestNotices, Caller::Person(known.person.id.clone()))?;
    let channels = app.post.send_test(&known.person.id).await?;
    if channels.is_empty() {
        return Err(Problem::not_now("notify-no-way"));
    }
    Ok(channels)
}

/// Whether somebody wants to hear of one of their tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hearing {
    /// As of the others.
    Usual,
    /// Nothing.
    Muted,
}

/// Hears nothing more of a table, or something again.
pub(crate) async fn hear_of(
    app: &App,
    known: &Owner,
    table: &TableId,
    hearing: Hearing,
) -> Result<(), Problem> {
    let head = app.hub.head(table).await?;
    let sits = |seat: &damrak_store::SeatHead| seat.person.as_ref() == Some(&known.person.id);
    if !head.seats.iter().any(sits) {
        return Err(Problem::not_your_seat());
    }
    let change = change(app, known, |choice| {
        match hearing {
            Hearing::Usual => choice.unmute(table),
            Hearing::Muted => choice.mute(table.clone()),
        }
        Ok(())
    });
    change.await.map(drop)
}

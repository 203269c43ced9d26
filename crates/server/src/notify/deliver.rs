//! One delivery: whether it still matters, which ways it takes, how it is sent, what becomes of it.

use std::collections::BTreeSet;

use damrak_core::Phrase;
use damrak_store::{
    Delivery, Millis, Person, PersonId, PushSubscription, Status, StoreError, TableHead, TableId,
};
use damrak_words::Language;

use super::browsers::browsers_of;
use super::choice::{Choice, MailMode, Webhook, language};
use super::letter::{self, Letter, say};
use super::mail::Mail;
use super::outcome::{Outcome, TRIES, back_off};
use super::parcel::{Channel, Kind, Matter, Parcel};
use super::{digest, push, webhook};
use crate::app::App;
use crate::care::way_back;
use damrak_table::{Problem, ProblemKind};

/// Somebody and how they want to hear.
pub(super) struct Addressee {
    person: Person,
    pub(super) choice: Choice,
    pub(super) language: Language,
}

/// The person, unless they are gone or may do nothing any more.
async fn addressee(app: &App, id: &PersonId) -> Result<Option<Addressee>, Problem> {
    let person = app.store().person(id).await?.filter(|person| !person.blocked);
    Ok(person.map(|person| {
        let choice = Choice::of(&person);
        let language = language(&person, &choice);
        Addressee { person, choice, language }
    }))
}

/// One way to somebody, from when on, and to which browser if it is one.
struct Way {
    channel: Channel,
    endpoint: Option<String>,
    due: Millis,
}

/// All ways by which somebody wants to hear.
async fn ways(app: &App, to: &Addressee) -> Result<Vec<Way>, Problem> {
    let now = damrak_table::wall_clock();
    let at_once = |channel| Way { channel, endpoint: None, due: now };
    let mut ways = Vec::new();
    if app.office.mailer.is_some() && to.choice.open_mailbox().is_some() {
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
        for browser in browsers_of(app, &to.person.id).await? {
            ways.push(Way { endpoint: Some(browser.endpoint), ..at_once(Channel::Push) });
        }
    }
    Ok(ways)
}

/// Whether a person wants to hear any of this in any way.
pub(super) async fn wants_to_hear(
    app: &App,
    person: &PersonId,
    table: &TableId,
    kinds: &BTreeSet<Kind>,
) -> Result<bool, Problem> {
    let Some(to) = addressee(app, person).await? else { return Ok(false) };
    Ok(!to.choice.wanted(table, kinds).is_empty() && !ways(app, &to).await?.is_empty())
}

/// Puts a try on every way to somebody, and says which ways there are.
pub async fn send_test(app: &App, person: &PersonId) -> Result<Vec<&'static str>, Problem> {
    let Some(to) = addressee(app, person).await? else { return Ok(Vec::new()) };
    let now = damrak_table::wall_clock();
    let mut words = Vec::new();
    let mut deliveries = Vec::new();
    for Way { channel, endpoint, .. } in ways(app, &to).await? {
        // A try does not wait for the mail of the day.
        let channel = if channel == Channel::Digest { Channel::Mail } else { channel };
        let parcel = Parcel { matter: Matter::Test, endpoint };
        deliveries.push(parcel.delivery(person.clone(), channel, now));
        if !words.contains(&channel.word()) {
            words.push(channel.word());
        }
    }
    app.store().add_deliveries(deliveries).await?;
    Ok(words)
}

/// What of this is still news to somebody, and the table as it is now: nothing once they have decided, or while they
/// look.
async fn still_news(
    app: &App,
    to: &Addressee,
    table: &TableId,
    kinds: &BTreeSet<Kind>,
) -> Result<Option<(TableHead, BTreeSet<Kind>)>, Problem> {
    let mut kinds = to.choice.wanted(table, kinds);
    if kinds.is_empty() {
        return Ok(None);
    }
    let head = match app.hub.head(table).await {
        Ok(head) => head,
        Err(problem) if problem.kind == ProblemKind::NotFound => return Ok(None),
        Err(problem) => return Err(problem),
    };
    let is_theirs = |seat: usize| {
        head.seats.get(seat).is_some_and(|seat| seat.person.as_ref() == Some(&to.person.id))
    };
    let plays = (0..head.seats.len()).any(is_theirs);
    let waits = head.waiting.iter().any(|seat| is_theirs(seat.index()));
    let playing = head.status == Status::Playing;
    if playing && !waits && kinds.remove(&Kind::YourTurn) {
        // They have decided, so they know that the game began.
        kinds.remove(&Kind::Began);
    }
    kinds.retain(|kind| match kind {
        Kind::LookIn => head.status == Status::Gathering && waits,
        Kind::Began => plays && playing,
        Kind::YourTurn => playing && waits,
        Kind::Over => plays,
    });
    if kinds.is_empty() || app.hub.is_looking(table, &to.person.id).await {
        return Ok(None);
    }
    Ok(Some((head, kinds)))
}

pub(super) async fn still_a_letter(
    app: &App,
    to: &Addressee,
    parcel: &Parcel,
) -> Result<Option<Letter>, Problem> {
    let public_url = &app.config.public_url;
    match &parcel.matter {
        Matter::Test => Ok(Some(letter::test(to.language, public_url))),
        Matter::Confirm { .. } | Matter::WayBack { .. } => Ok(None),
        Matter::Table { table, kinds } => {
            let news = still_news(app, to, table, kinds).await?;
            Ok(news.and_then(|(head, kinds)| {
                letter::about(&head, &kinds, to.language, app.hub.registry(), public_url)
            }))
        }
    }
}

/// Does what a due delivery asks for. A problem means that the store does not answer; then it stays due.
pub(super) async fn deliver(app: &App, delivery: Delivery) -> Result<(), Problem> {
    let Some((channel, parcel)) = Parcel::read(&delivery) else {
        tracing::warn!(channel = delivery.channel, "a delivery cannot be read");
        return forget(app, &[delivery]).await;
    };
    let Some(to) = addressee(app, &delivery.person).await? else {
        return forget(app, &[delivery]).await;
    };
    match channel {
        Channel::Notice => sort_out(app, &to, &parcel).await,
        Channel::Digest => digest::send(app, &to).await,
        Channel::Mail | Channel::Push | Channel::Webhook => {
            match prepare(app, &to, channel, &parcel).await? {
                Some(job) => try_to_send(app, &to, &[delivery], channel, job).await,
                None => forget(app, &[delivery]).await,
            }
        }
    }
}

pub(super) async fn forget(app: &App, deliveries: &[Delivery]) -> Result<(), Problem> {
    for delivery in deliveries {
        app.store().delete_delivery(delivery.id).await?;
    }
    Ok(())
}

/// Everything that waits for somebody, as far as it can be read.
pub(super) async fn waiting(
    app: &App,
    to: &Addressee,
) -> Result<Vec<(Channel, Parcel, Delivery)>, Problem> {
    let all = app.store().deliveries_of(&to.person.id).await?;
    let read = |delivery: Delivery| {
        let (channel, parcel) = Parcel::read(&delivery)?;
        Some((channel, parcel, delivery))
    };
    Ok(all.into_iter().filter_map(read).collect())
}

/// Notices of one table become one delivery on every way, together with what waits there already.
async fn sort_out(app: &App, to: &Addressee, parcel: &Parcel) -> Result<(), Problem> {
    let Some(table) = parcel.table() else { return Ok(()) };
    let mut same_table = waiting(app, to).await?;
    same_table.retain(|(_, other, _)| other.table() == Some(table));
    let (notices, others): (Vec<_>, Vec<_>) =
        same_table.into_iter().partition(|(channel, ..)| *channel == Channel::Notice);
    let kinds: BTreeSet<Kind> = notices.iter().flat_map(|(_, parcel, _)| parcel.kinds()).collect();
    let mut done: Vec<Delivery> = notices.into_iter().map(|(.., delivery)| delivery).collect();

    if let Some((_, kinds)) = still_news(app, to, table, &kinds).await? {
        let mut deliveries = Vec::new();
        for Way { channel, endpoint, due } in ways(app, to).await? {
            let mut all = kinds.clone();
            let mut when = (due, 0);
            for (other, parcel, delivery) in &others {
                if *other == channel && parcel.endpoint == endpoint {
                    all.extend(parcel.kinds());
                    when = (delivery.due, delivery.tries);
                    done.push(delivery.clone());
                }
            }
            let parcel = Parcel { endpoint, ..Parcel::of_table(table.clone(), all) };
            let delivery = parcel.delivery(to.person.id.clone(), channel, when.0);
            deliveries.push(Delivery { tries: when.1, ..delivery });
        }
        app.store().add_deliveries(deliveries).await?;
    }
    forget(app, &done).await
}

/// Something ready to be sent.
pub(super) enum Job {
    Mail(String, Mail),
    Push(PushSubscription, Letter),
    Webhook(Webhook, Letter),
}

/// What is to be sent; nothing if it no longer matters or is no longer wanted this way.
async fn prepare(
    app: &App,
    to: &Addressee,
    channel: Channel,
    parcel: &Parcel,
) -> Result<Option<Job>, Problem> {
    if let (Channel::Mail, Matter::Confirm { address, until }) = (channel, &parcel.matter) {
        return confirmation(app, to, address, *until).await;
    }
    if let (Channel::Mail, Matter::WayBack { address, until }) = (channel, &parcel.matter) {
        return back(app, to, address, *until).await;
    }
    let Some(letter) = still_a_letter(app, to, parcel).await? else { return Ok(None) };
    Ok(match channel {
        Channel::Mail => match to.choice.open_mailbox() {
            Some(address) => {
                let subject = letter.subject.clone();
                let mail = news_mail(app, to, subject, &[letter]).await?;
                Some(Job::Mail(address.to_owned(), mail))
            }
            None => None,
        },
        Channel::Push => {
            let browsers = browsers_of(app, &to.person.id).await?;
            let wanted =
                |browser: &PushSubscription| Some(&browser.endpoint) == parcel.endpoint.as_ref();
            let browser = browsers.into_iter().find(wanted).filter(|_| to.choice.push);
            browser.map(|browser| Job::Push(browser, letter))
        }
        Channel::Webhook => {
            to.choice.open_webhook().map(|webhook| Job::Webhook(webhook.clone(), letter))
        }
        Channel::Notice | Channel::Digest => None,
    })
}

pub(super) async fn news_mail(
    app: &App,
    to: &Addressee,
    subject: String,
    letters: &[Letter],
) -> Result<Mail, Problem> {
    let keys = app.office.keys(app.store().as_ref()).await?;
    let open = say(to.language, &Phrase::new("notify-open"));
    let part = |letter: &Letter| (letter.text.clone(), Some((letter.link.clone(), open.clone())));
    let reason = Phrase::new("notify-reason").with("server", app.config.public_url.as_str());
    Ok(Mail {
        language: to.language,
        subject,
        parts: letters.iter().map(part).collect(),
        reason: say(to.language, &reason),
        stop: Some(app.office.stop_link(&keys.prover.stop(&to.person.id))),
    })
}

/// The mail that asks whether an address is theirs, unless they meanwhile named another.
async fn confirmation(
    app: &App,
    to: &Addressee,
    address: &str,
    until: Millis,
) -> Result<Option<Job>, Problem> {
    let is_open = |mail: &super::choice::MailAddress| mail.address == address && !mail.confirmed;
    if !to.choice.mail.as_ref().is_some_and(is_open) || until < damrak_table::wall_clock() {
        return Ok(None);
    }
    let keys = app.office.keys(app.store().as_ref()).await?;
    let link = app.office.confirm_link(&keys.prover.confirm(&to.person.id, address, until));
    let server = app.config.public_url.as_str();
    let confirm = say(to.language, &Phrase::new("notify-confirm-button"));
    let mail = Mail {
        language: to.language,
        subject: say(to.language, &Phrase::new("notify-subject-confirm")),
        parts: vec![(
            say(to.language, &Phrase::new("notify-confirm").with("server", server)),
            Some((link, confirm)),
        )],
        reason: say(to.language, &Phrase::new("notify-confirm-otherwise")),
        stop: None,
    };
    Ok(Some(Job::Mail(address.to_owned(), mail)))
}

/// The mail with a link for a new password, unless the address is no longer known to be theirs.
async fn back(
    app: &App,
    to: &Addressee,
    address: &str,
    until: Millis,
) -> Result<Option<Job>, Problem> {
    let now = damrak_table::wall_clock();
    if way_back::proved_mailbox(&to.person).as_deref() != Some(address) || until < now {
        return Ok(None);
    }
    let (way, secret) = way_back::new(to.person.id.clone(), Some(address.to_owned()), until)?;
    app.store().put_way_back(way, now).await?;
    let name = to.person.user_name.as_deref().unwrap_or(&to.person.name);
    let text = Phrase::new("notify-way-back")
        .with("server", app.config.public_url.as_str())
        .with("name", name);
    let open = say(to.language, &Phrase::new("notify-way-back-button"));
    let mail = Mail {
        language: to.language,
        subject: say(to.language, &Phrase::new("notify-subject-way-back")),
        parts: vec![(
            say(to.language, &text),
            Some((way_back::link(&app.config.public_url, &secret), open)),
        )],
        reason: say(to.language, &Phrase::new("notify-way-back-otherwise")),
        stop: None,
    };
    Ok(Some(Job::Mail(address.to_owned(), mail)))
}

/// Tries to send; the try is counted first, so that nothing is sent again and again if the store fails afterwards.
pub(super) async fn try_to_send(
    app: &App,
    to: &Addressee,
    deliveries: &[Delivery],
    channel: Channel,
    job: Job,
) -> Result<(), Problem> {
    let store = app.store();
    let chance = damrak_table::random::bytes().map_or(128, |bytes| bytes[0]);
    for delivery in deliveries {
        let wait = back_off(app.config.notify.first_retry, delivery.tries + 1, chance);
        store.retry_delivery(delivery.id, damrak_table::wall_clock() + wait).await?;
    }
    let outcome = send(app, &job).await?;
    let person = &to.person.id;
    let channel_word = channel.word();
    if outcome == Outcome::Sent {
        app.metrics.sent.of(channel).add(1);
        tracing::debug!(%person, channel = channel_word, "sent");
        return forget(app, deliveries).await;
    }
    app.metrics.failed.of(channel).add(1);
    match outcome {
        Outcome::Sent => Ok(()),
        Outcome::Gone => {
            tracing::info!(%person, channel = channel_word, "nobody is there any more");
            remove(app, &job, person).await?;
            forget(app, deliveries).await
        }
        Outcome::Refused(reason) => {
            tracing::warn!(%person, channel = channel_word, reason, "refused, given up");
            forget(app, deliveries).await
        }
        Outcome::Later(reason, after) => {
            for delivery in deliveries {
                let tries = delivery.tries + 1;
                let is_test = Parcel::read(delivery).is_some_and(|it| it.1.matter == Matter::Test);
                if tries >= TRIES || is_test {
                    tracing::warn!(%person, channel = channel_word, reason, tries, "given up");
                    store.delete_delivery(delivery.id).await?;
                    continue;
                }
                tracing::info!(%person, channel = channel_word, reason, tries, "tried in vain");
                let wait = back_off(app.config.notify.first_retry, tries, chance);
                let asked = after.map_or(0, |after| after.as_millis() as Millis);
                if asked > wait {
                    let due = damrak_table::wall_clock() + asked;
                    store.add_deliveries(vec![Delivery { due, tries, ..delivery.clone() }]).await?;
                    store.delete_delivery(delivery.id).await?;
                }
            }
            Ok(())
        }
    }
}

async fn send(app: &App, job: &Job) -> Result<Outcome, Problem> {
    let office = &app.office;
    Ok(match job {
        Job::Mail(address, mail) => match &office.mailer {
            Some(mailer) => mailer.send(address, mail).await,
            None => Outcome::Later("no mail server".to_owned(), None),
        },
        Job::Push(browser, letter) => {
            let keys = office.keys(app.store().as_ref()).await?;
            let (contact, now) = (office.contact(), damrak_table::wall_clock());
            push::send(&office.outside, &keys.vapid, &contact, browser, letter, now).await
        }
        Job::Webhook(webhook, letter) => webhook::send(&office.outside, webhook, letter).await,
    })
}

/// Whoever is gone is not called again.
async fn remove(app: &App, job: &Job, person: &PersonId) -> Result<(), Problem> {
    match job {
        Job::Push(browser, _) => app.store().delete_subscription(&browser.endpoint).await?,
        Job::Webhook(gone, _) => {
            let register = app.register().await;
            let mut person = match register.person(person).await {
                Ok(person) => person,
                Err(problem) if problem == Problem::from(StoreError::NotFound) => return Ok(()),
                Err(problem) => return Err(problem),
            };
            let mut choice = Choice::of(&person);
            let webhook = choice.webhook.as_mut().filter(|webhook| webhook.url == gone.url);
            if let Some(webhook) = webhook {
                webhook.gone = true;
                choice.write_to(&mut person);
                register.save(&person).await?;
            }
        }
        Job::Mail(..) => {}
    }
    Ok(())
}

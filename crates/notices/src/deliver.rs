//! One delivery: whether it still matters, which ways it takes, how it is sent, what becomes of it.

use std::collections::BTreeSet;

use damrak_core::Phrase;
use damrak_store::{Delivery, Millis, PersonId, PushSubscription, Status, TableHead, TableId};

use crate::browsers::browsers_of;
use crate::choice::Webhook;
use crate::letter::{self, Letter, say};
use crate::mail::Mail;
use crate::outcome::{Outcome, TRIES, back_off};
use crate::parcel::{Channel, Kind, Matter, Parcel};
use crate::post::Post;
use crate::way_back;
use crate::ways::{Addressee, Way, addressee, ways};
use crate::{digest, push, webhook};
use damrak_table::{Problem, ProblemKind};

/// What of this is still news to somebody, and the table as it is now: nothing once they have decided, or while they
/// look.
async fn still_news(
    post: &Post,
    to: &Addressee,
    table: &TableId,
    kinds: &BTreeSet<Kind>,
) -> Result<Option<(TableHead, BTreeSet<Kind>)>, Problem> {
    let mut kinds = to.choice.wanted(table, kinds);
    if kinds.is_empty() {
        return Ok(None);
    }
    let head = match post.hub.head(table).await {
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
    if kinds.is_empty() || post.hub.is_looking(table, &to.person.id).await {
        return Ok(None);
    }
    Ok(Some((head, kinds)))
}

pub(crate) async fn still_a_letter(
    post: &Post,
    to: &Addressee,
    parcel: &Parcel,
) -> Result<Option<Letter>, Problem> {
    let public_url = &post.office.public_url;
    match &parcel.matter {
        Matter::Test => Ok(Some(letter::test(to.language, public_url))),
        Matter::Confirm { .. } | Matter::WayBack { .. } => Ok(None),
        Matter::Table { table, kinds } => {
            let news = still_news(post, to, table, kinds).await?;
            Ok(news.and_then(|(head, kinds)| {
                letter::about(&head, &kinds, to.language, post.hub.registry(), public_url)
            }))
        }
    }
}

/// Does what a due delivery asks for. A problem means that the store does not answer; then it stays due.
pub(crate) async fn deliver(post: &Post, delivery: Delivery) -> Result<(), Problem> {
    let Some((channel, parcel)) = Parcel::read(&delivery) else {
        tracing::warn!(channel = delivery.channel, "a delivery cannot be read");
        return forget(post, &[delivery]).await;
    };
    let Some(to) = addressee(post, &delivery.person).await? else {
        return forget(post, &[delivery]).await;
    };
    match channel {
        Channel::Notice => sort_out(post, &to, &parcel).await,
        Channel::Digest => digest::send(post, &to).await,
        Channel::Mail | Channel::Push | Channel::Webhook => {
            match prepare(post, &to, channel, &parcel).await? {
                Some(job) => try_to_send(post, &to, &[delivery], channel, job).await,
                None => forget(post, &[delivery]).await,
            }
        }
    }
}

pub(crate) async fn forget(post: &Post, deliveries: &[Delivery]) -> Result<(), Problem> {
    for delivery in deliveries {
        post.store().delete_delivery(delivery.id).await?;
    }
    Ok(())
}

/// Everything that waits for somebody, as far as it can be read.
pub(crate) async fn waiting(
    post: &Post,
    to: &Addressee,
) -> Result<Vec<(Channel, Parcel, Delivery)>, Problem> {
    let all = post.store().deliveries_of(&to.person.id).await?;
    let read = |delivery: Delivery| {
        let (channel, parcel) = Parcel::read(&delivery)?;
        Some((channel, parcel, delivery))
    };
    Ok(all.into_iter().filter_map(read).collect())
}

/// Notices of one table become one delivery on every way, together with what waits there already.
async fn sort_out(post: &Post, to: &Addressee, parcel: &Parcel) -> Result<(), Problem> {
    let Some(table) = parcel.table() else { return Ok(()) };
    let mut same_table = waiting(post, to).await?;
    same_table.retain(|(_, other, _)| other.table() == Some(table));
    let (notices, others): (Vec<_>, Vec<_>) =
        same_table.into_iter().partition(|(channel, ..)| *channel == Channel::Notice);
    let kinds: BTreeSet<Kind> = notices.iter().flat_map(|(_, parcel, _)| parcel.kinds()).collect();
    let mut done: Vec<Delivery> = notices.into_iter().map(|(.., delivery)| delivery).collect();

    if let Some((_, kinds)) = still_news(post, to, table, &kinds).await? {
        let mut deliveries = Vec::new();
        for Way { channel, endpoint, due } in ways(post, to).await? {
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
        post.store().add_deliveries(deliveries).await?;
    }
    forget(post, &done).await
}

/// Something ready to be sent.
pub(crate) enum Job {
    Mail(String, Mail),
    Push(PushSubscription, Letter),
    Webhook(Webhook, Letter),
}

/// What is to be sent; nothing if it no longer matters or is no longer wanted this way.
async fn prepare(
    post: &Post,
    to: &Addressee,
    channel: Channel,
    parcel: &Parcel,
) -> Result<Option<Job>, Problem> {
    if let (Channel::Mail, Matter::Confirm { address, until }) = (channel, &parcel.matter) {
        return confirmation(post, to, address, *until).await;
    }
    if let (Channel::Mail, Matter::WayBack { address, until }) = (channel, &parcel.matter) {
        return back(post, to, address, *until).await;
    }
    let Some(letter) = still_a_letter(post, to, parcel).await? else { return Ok(None) };
    Ok(match channel {
        Channel::Mail => match to.choice.open_mailbox() {
            Some(address) => {
                let subject = letter.subject.clone();
                let mail = news_mail(post, to, subject, &[letter]).await?;
                Some(Job::Mail(address.to_owned(), mail))
            }
            None => None,
        },
        Channel::Push => {
            let browsers = browsers_of(post, &to.person.id).await?;
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

pub(crate) async fn news_mail(
    post: &Post,
    to: &Addressee,
    subject: String,
    letters: &[Letter],
) -> Result<Mail, Problem> {
    let keys = post.office.keys(post.store()).await?;
    let open = say(to.language, &Phrase::new("notify-open"));
    let part = |letter: &Letter| (letter.text.clone(), Some((letter.link.clone(), open.clone())));
    let reason = Phrase::new("notify-reason").with("server", post.office.public_url.as_str());
    Ok(Mail {
        language: to.language,
        subject,
        parts: letters.iter().map(part).collect(),
        reason: say(to.language, &reason),
        stop: Some(post.office.stop_link(&keys.prover.stop(&to.person.id))),
    })
}

/// The mail that asks whether an address is theirs, unless they meanwhile named another.
async fn confirmation(
    post: &Post,
    to: &Addressee,
    address: &str,
    until: Millis,
) -> Result<Option<Job>, Problem> {
    let is_open = |mail: &crate::choice::MailAddress| mail.address == address && !mail.confirmed;
    if !to.choice.mail.as_ref().is_some_and(is_open) || until < damrak_table::wall_clock() {
        return Ok(None);
    }
    let keys = post.office.keys(post.store()).await?;
    let link = post.office.confirm_link(&keys.prover.confirm(&to.person.id, address, until));
    let server = post.office.public_url.as_str();
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
    post: &Post,
    to: &Addressee,
    address: &str,
    until: Millis,
) -> Result<Option<Job>, Problem> {
    let now = damrak_table::wall_clock();
    if way_back::proved_mailbox(&to.person).as_deref() != Some(address) || until < now {
        return Ok(None);
    }
    let (way, secret) = way_back::new(to.person.id.clone(), Some(address.to_owned()), until)?;
    post.store().put_way_back(way, now).await?;
    let name = to.person.user_name.as_deref().unwrap_or(&to.person.name);
    let text = Phrase::new("notify-way-back")
        .with("server", post.office.public_url.as_str())
        .with("name", name);
    let open = say(to.language, &Phrase::new("notify-way-back-button"));
    let mail = Mail {
        language: to.language,
        subject: say(to.language, &Phrase::new("notify-subject-way-back")),
        parts: vec![(
            say(to.language, &text),
            Some((way_back::link(&post.office.public_url, &secret), open)),
        )],
        reason: say(to.language, &Phrase::new("notify-way-back-otherwise")),
        stop: None,
    };
    Ok(Some(Job::Mail(address.to_owned(), mail)))
}

/// Tries to send; the try is counted first, so that nothing is sent again and again if the store fails afterwards.
pub(crate) async fn try_to_send(
    post: &Post,
    to: &Addressee,
    deliveries: &[Delivery],
    channel: Channel,
    job: Job,
) -> Result<(), Problem> {
    let store = post.store();
    let chance = damrak_table::random::bytes().map_or(128, |bytes| bytes[0]);
    for delivery in deliveries {
        let wait = back_off(post.how.first_retry, delivery.tries + 1, chance);
        let due = damrak_table::wall_clock() + wait;
        if !store.claim_delivery(delivery.id, delivery.tries, due).await? {
            // Another server sends it.
            return Ok(());
        }
    }
    let outcome = send(post, &job).await?;
    let person = &to.person.id;
    let channel_word = channel.word();
    if outcome == Outcome::Sent {
        post.hub.metrics().sent.of(channel).add(1);
        tracing::debug!(%person, channel = channel_word, "sent");
        return forget(post, deliveries).await;
    }
    post.hub.metrics().failed.of(channel).add(1);
    match outcome {
        Outcome::Sent => Ok(()),
        Outcome::Gone => {
            tracing::info!(%person, channel = channel_word, "nobody is there any more");
            remove(post, &job, person).await?;
            forget(post, deliveries).await
        }
        Outcome::Refused(reason) => {
            tracing::warn!(%person, channel = channel_word, reason, "refused, given up");
            forget(post, deliveries).await
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
                let wait = back_off(post.how.first_retry, tries, chance);
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

async fn send(post: &Post, job: &Job) -> Result<Outcome, Problem> {
    let office = &post.office;
    Ok(match job {
        Job::Mail(address, mail) => match &office.mailer {
            Some(mailer) => mailer.send(address, mail).await,
            None => Outcome::Later("no mail server".to_owned(), None),
        },
        Job::Push(browser, letter) => {
            let keys = office.keys(post.store()).await?;
            let (contact, now) = (office.contact(), damrak_table::wall_clock());
            push::send(&office.outside, &keys.vapid, &contact, browser, letter, now).await
        }
        Job::Webhook(webhook, letter) => webhook::send(&office.outside, webhook, letter).await,
    })
}

/// Whoever is gone is not called again.
async fn remove(post: &Post, job: &Job, person: &PersonId) -> Result<(), Problem> {
    match job {
        Job::Push(browser, _) => post.store().delete_subscription(&browser.endpoint).await?,
        Job::Webhook(gone, _) => {
            post.house.webhook_gone(person, &gone.url).await?;
        }
        Job::Mail(..) => {}
    }
    Ok(())
}

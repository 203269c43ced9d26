//! The mail of the day: when it is sent, and what is in it.

use damrak_core::Phrase;
use damrak_store::Delivery;

use super::deliver::{Addressee, Job, forget, news_mail, still_a_letter, try_to_send, waiting};
use super::letter::say;
use super::parcel::Channel;
use crate::app::App;
use damrak_table::Problem;

/// Everything of the day in one mail; none if nothing of it matters any more.
pub(super) async fn send(app: &App, to: &Addressee) -> Result<(), Problem> {
    let mut all = waiting(app, to).await?;
    all.retain(|(channel, ..)| *channel == Channel::Digest);
    let mut letters = Vec::new();
    for (_, parcel, _) in &all {
        letters.extend(still_a_letter(app, to, parcel).await?);
    }
    let deliveries: Vec<Delivery> = all.into_iter().map(|(.., delivery)| delivery).collect();
    match to.choice.open_mailbox() {
        Some(address) if !letters.is_empty() => {
            let subject = Phrase::new("notify-subject-digest").with("count", letters.len() as u32);
            let mail = news_mail(app, to, say(to.language, &subject), &letters).await?;
            let job = Job::Mail(address.to_owned(), mail);
            try_to_send(app, to, &deliveries, Channel::Digest, job).await
        }
        _ => forget(app, &deliveries).await,
    }
}

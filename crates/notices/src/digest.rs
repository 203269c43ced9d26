//! The mail of the day: when it is sent, and what is in it.

use damrak_core::Phrase;
use damrak_store::Delivery;

use crate::deliver::{Job, forget, news_mail, still_a_letter, try_to_send, waiting};
use crate::letter::say;
use crate::parcel::Channel;
use crate::post::Post;
use crate::ways::Addressee;
use damrak_table::Problem;

/// Everything of the day in one mail; none if nothing of it matters any more.
pub(crate) async fn send(post: &Post, to: &Addressee) -> Result<(), Problem> {
    let mut all = waiting(post, to).await?;
    all.retain(|(channel, ..)| *channel == Channel::Digest);
    let mut letters = Vec::new();
    for (_, parcel, _) in &all {
        letters.extend(still_a_letter(post, to, parcel).await?);
    }
    let deliveries: Vec<Delivery> = all.into_iter().map(|(.., delivery)| delivery).collect();
    match to.choice.open_mailbox() {
        Some(address) if !letters.is_empty() => {
            let subject = Phrase::new("notify-subject-digest").with("count", letters.len() as u32);
            let mail = news_mail(post, to, say(to.language, &subject), &letters).await?;
            let job = Job::Mail(address.to_owned(), mail);
            try_to_send(post, to, &deliveries, Channel::Digest, job).await
        }
        _ => forget(post, &deliveries).await,
    }
}

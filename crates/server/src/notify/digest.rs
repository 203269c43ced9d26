//! The mail of the day: when it is sent, and what is in it.

use damrak_core::Phrase;
use damrak_store::{Delivery, Millis};

use super::deliver::{Addressee, Job, forget, news_mail, still_a_letter, try_to_send, waiting};
use super::letter::say;
use super::parcel::Channel;
use crate::app::App;
use crate::problem::Problem;

const HOUR: Millis = 3_600_000;

/// The next time that it is this hour (UTC).
pub fn next(now: Millis, hour: u8) -> Millis {
    let day = now.div_euclid(24 * HOUR);
    let today = day * 24 * HOUR + Millis::from(hour % 24) * HOUR;
    if today > now { today } else { today + 24 * HOUR }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hour_comes_once_a_day() {
        assert_eq!(next(0, 6), 6 * HOUR);
        assert_eq!(next(6 * HOUR - 1, 6), 6 * HOUR);
        assert_eq!(next(6 * HOUR, 6), 30 * HOUR);
        assert_eq!(next(7 * HOUR, 6), 30 * HOUR);
        assert_eq!(next(-1, 0), 0);
    }
}

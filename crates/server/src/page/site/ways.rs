//! How somebody hears of their games when they are not looking, as their page shows it.

use damrak_notices::choice::{Choice, Format, Kinds, MailMode};
use damrak_pages::site::notices::{Mail, MailAddress, Occasion, Ways, Webhook};
use damrak_table::Problem;

use crate::app::App;
use crate::who::Known;

/// The words that forms have for when mail is sent.
pub(super) const MODES: [(&str, MailMode); 3] =
    [("off", MailMode::Off), ("each", MailMode::Each), ("daily", MailMode::Daily)];
/// The words that forms have for what a program understands.
pub(super) const FORMATS: [(&str, Format); 3] =
    [("json", Format::Json), ("discord", Format::Discord), ("slack", Format::Slack)];

/// The word that forms have for something.
fn word<T: PartialEq>(words: &[(&'static str, T)], meant: &T) -> &'static str {
    words.iter().find(|(_, known)| known == meant).map_or("", |(word, _)| word)
}

/// What somebody has chosen.
pub(super) async fn ways(app: &App, known: &Known) -> Result<Ways, Problem> {
    let choice = Choice::of(&known.person);
    let Kinds { your_turn, began, over } = choice.kinds;
    let occasions =
        [(Occasion::YourTurn, your_turn), (Occasion::Began, began), (Occasion::Over, over)];
    let mail = app.post.office.mailer.is_some().then(|| Mail {
        address: choice
            .mail
            .map(|mail| MailAddress { text: mail.address, confirmed: mail.confirmed }),
        mode: word(&MODES, &choice.mail_mode),
        hour: choice.digest_hour,
        zone: choice.zone.name().to_owned(),
    });
    Ok(Ways {
        occasions: occasions
            .into_iter()
            .filter_map(|(occasion, on)| on.then_some(occasion))
            .collect(),
        push: choice.push,
        browsers: app.post.browsers_of(&known.person.id).await?.len(),
        mail,
        webhook: choice
            .webhook
            .map(|webhook| Webhook { format: word(&FORMATS, &webhook.format), url: webhook.url }),
    })
}

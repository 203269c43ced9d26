//! How somebody hears of their games when they are not looking: the forms.

use damrak_words::Language;
use maud::{Markup, html};

use super::forms::field;
use crate::shell::say;

/// When mail is sent: the word for it in forms, and what it is called.
const MODES: [(&str, &str); 3] =
    [("off", "site-mail-off"), ("each", "site-mail-each"), ("daily", "site-mail-daily")];
/// What a program understands: the word for it in forms, and its name.
const FORMATS: [(&str, &str); 3] = [("json", "JSON"), ("discord", "Discord"), ("slack", "Slack")];

/// Zones to choose from; any other can be written.
const ZONES: [&str; 24] = [
    "UTC",
    "Europe/Amsterdam",
    "Europe/Athens",
    "Europe/Berlin",
    "Europe/Brussels",
    "Europe/Lisbon",
    "Europe/London",
    "Europe/Madrid",
    "Europe/Paris",
    "Europe/Rome",
    "Europe/Stockholm",
    "Europe/Vienna",
    "Europe/Warsaw",
    "Europe/Zurich",
    "Africa/Johannesburg",
    "America/Chicago",
    "America/Los_Angeles",
    "America/New_York",
    "America/Sao_Paulo",
    "Asia/Kolkata",
    "Asia/Singapore",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
];

/// What somebody may want to hear of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// That others wait for them.
    YourTurn,
    /// That a game began.
    Began,
    /// That a game is over.
    Over,
}

/// How somebody hears of their games.
#[derive(Clone, Debug)]
pub struct Ways {
    /// What they want to hear of.
    pub occasions: Vec<Occasion>,
    /// Whether their browsers get messages.
    pub push: bool,
    /// How many browsers would.
    pub browsers: usize,
    /// Mail, if the house sends any.
    pub mail: Option<Mail>,
    /// Where a program of theirs listens.
    pub webhook: Option<Webhook>,
}

/// How mail goes to somebody.
#[derive(Clone, Debug)]
pub struct Mail {
    /// Where.
    pub address: Option<MailAddress>,
    /// When: `off`, `each` or `daily`.
    pub mode: &'static str,
    /// The hour of the day at which the mail of the day is sent.
    pub hour: u8,
    /// Where it is that hour.
    pub zone: String,
}

/// A mail address, and whether it is known to be theirs.
#[derive(Clone, Debug)]
pub struct MailAddress {
    /// The address.
    pub text: String,
    /// Whether its reader said so.
    pub confirmed: bool,
}

/// A program that is told.
#[derive(Clone, Debug)]
pub struct Webhook {
    /// Where.
    pub url: String,
    /// How: `json`, `discord` or `slack`.
    pub format: &'static str,
}

impl Ways {
    fn hears_of(&self, occasion: Occasion) -> bool {
        self.occasions.contains(&occasion)
    }
}

/// What somebody has chosen, to be chosen anew.
pub(super) fn form(ways: &Ways, language: Language) -> Markup {
    let word = |key| say(language, key);
    html! {
        .push-switch data-push hidden {
            p.muted { (word("site-push-help")) }
            button type="button" data-push-on hidden { (word("site-push-on")) }
            button type="button" data-push-off hidden { (word("site-push-off")) }
            p data-push-refused hidden { (word("site-push-refused")) }
        }
        @if let Some(mail) = &ways.mail { (mail_form(mail, language)) }
        form.fields method="post" action="/me/notifications" {
            fieldset.plain {
                legend { (word("site-hear-of")) }
                (tick("your_turn", ways.hears_of(Occasion::YourTurn), &word("site-hear-turn")))
                (tick("began", ways.hears_of(Occasion::Began), &word("site-hear-began")))
                (tick("over", ways.hears_of(Occasion::Over), &word("site-hear-over")))
            }
            @if ways.browsers > 0 { (tick("push", ways.push, &word("site-push-all"))) }
            @else if ways.push { input type="hidden" name="push" value="on"; }
            @if let Some(mail) = &ways.mail {
                .pairs {
                    (field(&word("site-mail-mode"), &html! { select name="mail_mode" {
                        @for (mode, title) in MODES { option value=(mode) selected[mode == mail.mode] { (word(title)) } }
                    } }))
                    (field(&word("site-digest-hour"), &html! { input type="number" name="digest_hour" min="0" max="23" value=(mail.hour); }))
                    (field(&word("site-zone"), &html! {
                        input name="zone" list="zones" maxlength="64" autocapitalize="none" spellcheck="false" value=(mail.zone) data-zone[mail.mode != "daily"];
                        datalist #zones { @for zone in ZONES { option value=(zone) {} } }
                    }))
                }
            } @else { p.help { (word("site-no-mail-here")) } }
            details open[ways.webhook.is_some()] {
                summary { (word("site-webhook")) }
                p.help { (word("site-webhook-help")) }
                .pairs {
                    (field(&word("site-webhook-url"), &html! { input type="url" name="webhook" value=(ways.webhook.as_ref().map_or("", |webhook| webhook.url.as_str())); }))
                    (field(&word("site-webhook-format"), &html! { select name="format" {
                        @for (format, title) in FORMATS { option value=(format) selected[ways.webhook.as_ref().is_some_and(|webhook| webhook.format == format)] { (title) } }
                    } }))
                }
            }
            button.main { (word("site-save")) }
        }
        form.row method="post" action="/me/test" { button { (word("site-test")) } }
    }
}

fn tick(name: &str, on: bool, title: &str) -> Markup {
    html! { label.choice { input type="checkbox" name=(name) value="on" checked[on]; span { (title) } } }
}

fn mail_form(mail: &Mail, language: Language) -> Markup {
    let word = |key| say(language, key);
    let address = mail.address.as_ref().map_or("", |address| address.text.as_str());
    html! {
        form.row method="post" action="/me/mail" {
            input type="email" name="address" required value=(address) autocomplete="email" aria-label=(word("site-mail-address")) placeholder=(word("site-mail-address"));
            button name="what" value="ask" { (word("site-save")) }
            @if !address.is_empty() { button name="what" value="forget" formnovalidate { (word("site-mail-forget")) } }
        }
        @if let Some(address) = &mail.address {
            p.help { (word(if address.confirmed { "site-mail-confirmed" } else { "site-mail-waits" })) }
        }
    }
}

//! How somebody hears of their games when they are not looking: the forms, and what comes of them.

use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use damrak_words::Language;
use maud::{Markup, html};

use super::account::{done, or_problem};
use super::me::field;
use crate::address::Address;
use crate::api::notifications::{
    NewChoice, NewWebhook, ask_address, drop_address, set_choice, try_ways,
};
use crate::app::App;
use crate::notify::browsers_of;
use crate::notify::choice::{Choice, Format, Kinds, MailMode};
use crate::page::shell::say;
use crate::who::{Known, Who};
use damrak_pages::site::fields::Fields;
use damrak_table::Problem;

const MODES: [(&str, MailMode, &str); 3] = [
    ("off", MailMode::Off, "site-mail-off"),
    ("each", MailMode::Each, "site-mail-each"),
    ("daily", MailMode::Daily, "site-mail-daily"),
];
const FORMATS: [(&str, Format, &str); 3] = [
    ("json", Format::Json, "JSON"),
    ("discord", Format::Discord, "Discord"),
    ("slack", Format::Slack, "Slack"),
];

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

/// What somebody has chosen, to be chosen anew.
pub(super) async fn form(app: &App, known: &Known, language: Language) -> Result<Markup, Problem> {
    let choice = Choice::of(&known.person);
    let browsers = browsers_of(app, &known.person.id).await?.len();
    let has_mail = app.office.mailer.is_some();
    let word = |key| say(language, key);
    Ok(html! {
        .push-switch data-push hidden {
            p.muted { (word("site-push-help")) }
            button type="button" data-push-on hidden { (word("site-push-on")) }
            button type="button" data-push-off hidden { (word("site-push-off")) }
            p data-push-refused hidden { (word("site-push-refused")) }
        }
        @if has_mail { (mail_form(&choice, language)) }
        form.fields method="post" action="/me/notifications" {
            fieldset.plain {
                legend { (word("site-hear-of")) }
                (tick("your_turn", choice.kinds.your_turn, &word("site-hear-turn")))
                (tick("began", choice.kinds.began, &word("site-hear-began")))
                (tick("over", choice.kinds.over, &word("site-hear-over")))
            }
            @if browsers > 0 { (tick("push", choice.push, &word("site-push-all"))) }
            @else if choice.push { input type="hidden" name="push" value="on"; }
            @if has_mail {
                .pairs {
                    (field(&word("site-mail-mode"), &html! { select name="mail_mode" {
                        @for (name, mode, title) in MODES { option value=(name) selected[mode == choice.mail_mode] { (word(title)) } }
                    } }))
                    (field(&word("site-digest-hour"), &html! { input type="number" name="digest_hour" min="0" max="23" value=(choice.digest_hour); }))
                    (field(&word("site-zone"), &html! {
                        input name="zone" list="zones" maxlength="64" autocapitalize="none" spellcheck="false" value=(choice.zone.name()) data-zone[choice.mail_mode != MailMode::Daily];
                        datalist #zones { @for zone in ZONES { option value=(zone) {} } }
                    }))
                }
            } @else { p.help { (word("site-no-mail-here")) } }
            details open[choice.webhook.is_some()] {
                summary { (word("site-webhook")) }
                p.help { (word("site-webhook-help")) }
                .pairs {
                    (field(&word("site-webhook-url"), &html! { input type="url" name="webhook" value=(choice.webhook.as_ref().map_or("", |webhook| webhook.url.as_str())); }))
                    (field(&word("site-webhook-format"), &html! { select name="format" {
                        @for (name, format, title) in FORMATS { option value=(name) selected[choice.webhook.as_ref().is_some_and(|webhook| webhook.format == format)] { (title) } }
                    } }))
                }
            }
            button.main { (word("site-save")) }
        }
        form.row method="post" action="/me/test" { button { (word("site-test")) } }
    })
}

fn tick(name: &str, on: bool, title: &str) -> Markup {
    html! { label.choice { input type="checkbox" name=(name) value="on" checked[on]; span { (title) } } }
}

fn mail_form(choice: &Choice, language: Language) -> Markup {
    let word = |key| say(language, key);
    let address = choice.mail.as_ref().map_or("", |mail| mail.address.as_str());
    html! {
        form.row method="post" action="/me/mail" {
            input type="email" name="address" required value=(address) autocomplete="email" aria-label=(word("site-mail-address")) placeholder=(word("site-mail-address"));
            button name="what" value="ask" { (word("site-save")) }
            @if !address.is_empty() { button name="what" value="forget" formnovalidate { (word("site-mail-forget")) } }
        }
        @if let Some(mail) = &choice.mail {
            p.help { (word(if mail.confirmed { "site-mail-confirmed" } else { "site-mail-waits" })) }
        }
    }
}

/// Everything of the form at once.
pub(super) async fn choose(
    State(app): State<App>,
    who: Who,
    Form(fields): Form<Fields>,
) -> Response {
    let chosen = async {
        let known = who.owner()?;
        let before = Choice::of(&known.person);
        let on = |name| fields.get(name).is_some();
        let mode = MODES.iter().find(|(name, ..)| fields.get("mail_mode") == Some(name));
        let format = FORMATS.iter().find(|(name, ..)| fields.get("format") == Some(name));
        let hour = fields.text("digest_hour").map(|text| text.parse().unwrap_or(u8::MAX));
        let webhook = fields.text("webhook").map(|url| NewWebhook {
            url: url.to_owned(),
            format: format.map_or(Format::Json, |(_, format, _)| *format),
        });
        let new = NewChoice {
            mail_mode: mode.map_or(before.mail_mode, |(_, mode, _)| *mode),
            digest_hour: hour.unwrap_or(before.digest_hour),
            zone: fields.text("zone").map(ToOwned::to_owned),
            push: on("push"),
            webhook,
            kinds: Kinds { your_turn: on("your_turn"), began: on("began"), over: on("over") },
        };
        set_choice(&app, &known, new).await?;
        Ok(done("saved").into_response())
    };
    or_problem(&app, &who, chosen.await).await
}

/// Names an address for mail, or has it forgotten.
pub(super) async fn mail(
    State(app): State<App>,
    who: Who,
    from: Address,
    Form(fields): Form<Fields>,
) -> Response {
    let named = async {
        let known = who.owner()?;
        if fields.get("what") == Some("forget") {
            drop_address(&app, &known).await?;
            return Ok(done("saved").into_response());
        }
        ask_address(&app, &known, from, fields.or("address", "")).await?;
        Ok(done("asked").into_response())
    };
    or_problem(&app, &who, named.await).await
}

/// Sends something on every way.
pub(super) async fn test(State(app): State<App>, who: Who) -> Response {
    let tried = async {
        try_ways(&app, &who.owner()?).await?;
        Ok(done("tested").into_response())
    };
    or_problem(&app, &who, tried.await).await
}

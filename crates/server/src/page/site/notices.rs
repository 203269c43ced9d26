//! What the forms ask for that say how somebody hears of their games.

use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use damrak_notices::choice::{Choice, Format, Kinds};
use damrak_pages::site::fields::Fields;

use super::account::{done, or_problem};
use super::ways::{FORMATS, MODES};
use crate::address::Address;
use crate::app::App;
use crate::service::notifications::{
    NewChoice, NewWebhook, ask_address, drop_address, set_choice, try_ways,
};
use crate::who::Who;

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
        let mode = MODES.iter().find(|(name, _)| fields.get("mail_mode") == Some(name));
        let format = FORMATS.iter().find(|(name, _)| fields.get("format") == Some(name));
        let hour = fields.text("digest_hour").map(|text| text.parse().unwrap_or(u8::MAX));
        let webhook = fields.text("webhook").map(|url| NewWebhook {
            url: url.to_owned(),
            format: format.map_or(Format::Json, |(_, format)| *format),
        });
        let new = NewChoice {
            mail_mode: mode.map_or(before.mail_mode, |(_, mode)| *mode),
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

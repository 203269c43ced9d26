//! Whoever wants to play must be somebody: the one they are, or a new guest.

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::address::Address;
use crate::answer::Refusal;
use crate::api::people::{merge_settings, visible_name};
use crate::app::App;
use crate::sessions::{self, OwnPage};
use crate::who::{Known, Who, session_key};
use damrak_pages::shell::say;
use damrak_table::Problem;

/// Somebody, and the secret of their session if it is new.
#[derive(Debug)]
pub(in crate::page) struct Entered {
    /// Who they are.
    pub(in crate::page) known: Known,
    secret: Option<String>,
}

impl Entered {
    /// An answer that gives their browser the session, if it has none yet.
    pub(in crate::page) fn answer(&self, app: &App, answer: impl IntoResponse) -> Response {
        match &self.secret {
            Some(secret) => sessions::with_session(&app.config, secret, answer),
            None => answer.into_response(),
        }
    }
}

/// The way in for newcomers: open to our own pages only.
#[derive(Debug)]
pub(in crate::page) struct Entrance {
    address: Address,
    headers: HeaderMap,
}

impl FromRequestParts<App> for Entrance {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        OwnPage::from_request_parts(parts, app).await?;
        let Ok(address) = Address::from_request_parts(parts, app).await;
        Ok(Self { address, headers: parts.headers.clone() })
    }
}

impl Entrance {
    /// Where the request comes from.
    pub(in crate::page) fn address(&self) -> Address {
        self.address
    }

    /// Whoever asks; if they are nobody yet, a new guest of this name who keeps what they chose for their pages.
    pub(in crate::page) async fn enter(
        &self,
        app: &App,
        who: &Who,
        name: Option<&str>,
    ) -> Result<Entered, Problem> {
        if let Ok(known) = who.known() {
            return Ok(Entered { known, secret: None });
        }
        let name = match name {
            Some(name) => visible_name(name)?,
            None => say(who.language, "page-guest"),
        };
        let mut guest = sessions::guest(name)?;
        guest.settings = merge_settings(json!({}), who.choices.to_settings())?;
        let (_, secret) = sessions::come_in(app, self.address, &self.headers, guest).await?;
        let found = app.store().session(&session_key(&secret), app.calendar.lived()).await?;
        let (session, person) = found.ok_or_else(Problem::sign_in)?;
        Ok(Entered {
            known: Known { person, session, language: who.language },
            secret: Some(secret),
        })
    }
}

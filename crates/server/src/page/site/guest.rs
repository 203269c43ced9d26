//! Whoever wants to play must be somebody: the one they are, or a new guest.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};

use crate::address::Address;
use crate::answer::Refusal;
use crate::app::App;
use crate::asking::OwnPage;
use crate::browser::Browser;
use crate::cookies::with_session;
use crate::service::entering::come_in_as;
use crate::who::{Known, Who};
use damrak_pages::shell::say;
use damrak_table::Problem;
use damrak_table::text::visible_name;

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
            Some(secret) => with_session(&app.config, secret, answer),
            None => answer.into_response(),
        }
    }
}

/// The way in for newcomers: open to our own pages only.
#[derive(Debug)]
pub(in crate::page) struct Entrance {
    browser: Browser,
}

impl FromRequestParts<App> for Entrance {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        OwnPage::from_request_parts(parts, app).await?;
        let Ok(browser) = Browser::from_request_parts(parts, app).await;
        Ok(Self { browser })
    }
}

impl Entrance {
    /// Where the request comes from.
    pub(in crate::page) fn address(&self) -> Address {
        self.browser.address
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
        let (known, secret) = come_in_as(app, &self.browser, who, name).await?;
        Ok(Entered { known, secret: Some(secret) })
    }
}

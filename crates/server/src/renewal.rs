//! Sessions live from their last use: whoever comes back within the time has it all again.
//!
//! Whoever looks a session up notes here that it is due; when the answer goes out it is written down, and a browser
//! is told to keep its cookie for as long.

use std::sync::{Arc, OnceLock};

use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, SET_COOKIE};
use axum::middleware::Next;
use axum::response::Response;
use damrak_core::Hash;
use damrak_store::{Millis, Session};

use crate::app::App;
use crate::calendar::Calendar;
use crate::cookies::{SessionCookie, is_session_cookie, with_session_kept};
use crate::register::LASTS;

/// How much of its time a session has used up before it is given all of it again: more often would cost a
/// commit a click.
const DAY: Millis = 24 * 3_600_000;

/// Where a request notes what its answer has to renew.
#[derive(Clone, Debug, Default)]
pub(crate) struct Due(Arc<OnceLock<Used>>);

#[derive(Debug)]
struct Used {
    key: Hash,
    /// What the browser knows it by; a program keeps its token itself.
    secret: Option<String>,
}

impl Due {
    /// A session was used; it is renewed if that is worth the while.
    pub(crate) fn note(
        &self,
        session: &Session,
        calendar: &Calendar,
        cookie: Option<SessionCookie<'_>>,
    ) {
        let used_up = calendar.lived().after(LASTS).since(session.ends);
        // Browsers go by clocks of their own, which run on while a server rests.
        let away = calendar.now().saturating_sub(session.seen);
        let is_due = used_up > DAY || away > DAY || cookie.is_some_and(|it| it.has_old_name);
        if is_due {
            let secret = cookie.map(|cookie| cookie.secret.to_owned());
            // The first is as good as any: they are all of one request.
            let _ = self.0.set(Used { key: session.key, secret });
        }
    }
}

/// The layer that renews.
pub(crate) async fn renew(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let due = Due::default();
    request.extensions_mut().insert(due.clone());
    let response = next.run(request).await;
    let Some(used) = due.0.get() else { return response };
    // What others may keep must not carry somebody's cookie, and who just got or lost one needs no other.
    let is_shared = response
        .headers()
        .get(CACHE_CONTROL)
        .is_some_and(|value| value.to_str().is_ok_and(|value| value.contains("public")));
    let has_cookie = response.headers().get_all(SET_COOKIE).iter().any(is_session_cookie);
    if is_shared || has_cookie {
        return response;
    }
    let until = app.calendar.lived().after(LASTS);
    match (app.store().renew_session(&used.key, until).await, &used.secret) {
        (Ok(()), Some(secret)) => with_session_kept(&app.config, secret, response),
        (Ok(()), None) => response,
        (Err(error), _) => {
            // It is still good, and due again with the next request.
            tracing::warn!(%error, "a session could not be renewed");
            response
        }
    }
}

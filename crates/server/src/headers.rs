//! What every answer carries: a number to ask about, and orders to the browser to be careful. And one line in
//! the log for every request, without anything that is nobody's business.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{
    ACCEPT, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG, HeaderName,
    HeaderValue, LAST_MODIFIED, SET_COOKIE, STRICT_TRANSPORT_SECURITY, WWW_AUTHENTICATE,
};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use damrak_words::Language;
use futures_util::FutureExt;
use tracing::Instrument;

use crate::answer::{Refusal, status_of};
use crate::app::App;
use crate::cookies::language_of;
use crate::page;
use crate::who::Who;
use damrak_table::random;
use damrak_table::{Problem, ProblemKind};

/// The header that names a request.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Whoever takes longer to send what they want, or gets no answer in this time, is sent away.
const PATIENCE: Duration = Duration::from_secs(30);

/// Everything comes from this server, nothing is written into a page, nobody puts it into a frame.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; img-src 'self' data:; \
    object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

const ALWAYS: [(&str, &str); 5] = [
    ("content-security-policy", CONTENT_SECURITY_POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), \
         serial=(), usb=()",
    ),
    ("cross-origin-opener-policy", "same-origin"),
];

/// The outermost layer but for packing: whatever happens inside, an answer goes out, and it carries these headers.
pub(crate) async fn dress(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let id = request_id();
    let span = tracing::info_span!("request", id = id.to_str().unwrap_or_default());
    let language = language_of(request.headers());
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let is_api = path.starts_with("/api/");
    let is_admins = path.starts_with("/admin/");
    let is_for_people = !is_api && wants_page(request.headers());
    let who = is_for_people.then(|| Who::nobody(&app, &method, request.uri(), request.headers()));

    let answer = AssertUnwindSafe(next.run(request)).catch_unwind();
    let answer = tokio::time::timeout(PATIENCE, answer).instrument(span.clone()).await;
    let _inside = span.enter();
    let mut response = match answer {
        Ok(Ok(response))
            if is_api
                || is_admins
                || is_for_people
                || response.status() == StatusCode::METHOD_NOT_ALLOWED =>
        {
            in_our_words(response, language)
        }
        Ok(Ok(response)) => response,
        Ok(Err(_panic)) => {
            tracing::error!(%method, path, "a request could not be answered");
            refuse(Problem::new(ProblemKind::Broken, "broken", "server-broken"), language)
        }
        Err(_too_late) => {
            refuse(Problem::new(ProblemKind::TooSlow, "too-slow", "server-too-slow"), language)
        }
    };

    if let Some(who) = &who
        && let Some(problem) = response.extensions_mut().remove::<Arc<Problem>>()
    {
        let status = response.status();
        response = instead_of(response, page::sorry(who, &problem));
        // There are more statuses than kinds of problems.
        if status != status_of(problem.kind) {
            *response.status_mut() = status;
        }
    }

    let status = response.status();
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    headers.insert(REQUEST_ID, id);
    if app.config.is_secure() {
        // A year, for this name alone: what else is served under the same domain is not ours to decide.
        let always = HeaderValue::from_static("max-age=31536000");
        headers.insert(STRICT_TRANSPORT_SECURITY, always);
    }
    if is_api || is_admins || headers.contains_key(SET_COOKIE) {
        headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    if status == StatusCode::UNAUTHORIZED {
        headers.entry(WWW_AUTHENTICATE).or_insert(HeaderValue::from_static("Bearer"));
    }

    app.metrics.requests.add(1);
    if status.is_client_error() || status.is_server_error() {
        app.metrics.refused.add(1);
    }
    let micros = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
    tracing::info!(%method, path, status = status.as_u16(), micros, "request");
    response
}

/// There is nothing at this address. A person is told so on a page of their own.
pub(crate) async fn nothing_here(State(app): State<App>, request: Request) -> Response {
    let (mut parts, _) = request.into_parts();
    let is_api = parts.uri.path().starts_with("/api/");
    if !is_api
        && wants_page(&parts.headers)
        && let Ok(who) = Who::from_request_parts(&mut parts, &app).await
    {
        return page::sorry(&who, &Problem::not_found());
    }
    refuse(Problem::not_found(), language_of(&parts.headers))
}

/// Whether it is a browser that shows what comes to somebody.
fn wants_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|kinds| kinds.contains("text/html"))
}

fn request_id() -> HeaderValue {
    // Without randomness the answer is still worth giving.
    let name = random::name().unwrap_or_else(|_| "unnamed".to_owned());
    HeaderValue::from_str(&name).unwrap_or(HeaderValue::from_static("unnamed"))
}

fn refuse(problem: Problem, language: Language) -> Response {
    Refusal::new(problem, language).into_response()
}

/// What the framework refuses in its own words is refused in ours.
fn in_our_words(response: Response, language: Language) -> Response {
    let status = response.status();
    let is_ours = response.headers().get(CONTENT_TYPE).is_some_and(|kind| {
        let kind = kind.as_bytes();
        kind.starts_with(b"application/json") || kind.starts_with(b"text/html")
    });
    if is_ours || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let problem = match status {
        StatusCode::NOT_FOUND => Problem::not_found(),
        StatusCode::METHOD_NOT_ALLOWED => {
            Problem::new(ProblemKind::BadMethod, "bad-method", "server-bad-method")
        }
        StatusCode::PAYLOAD_TOO_LARGE => {
            Problem::new(ProblemKind::TooLarge, "too-large", "server-too-large")
        }
        status if status.is_server_error() => {
            Problem::new(ProblemKind::Broken, "broken", "server-broken")
        }
        _ => Problem::bad("server-bad-request"),
    };
    let mut ours = refuse(problem, language);
    // There are more statuses than kinds of problems.
    *ours.status_mut() = status;
    instead_of(response, ours)
}

/// An answer in the place of another, with what else that said: such as which methods are allowed.
fn instead_of(old: Response, mut new: Response) -> Response {
    let (mut parts, _) = old.into_parts();
    // What describes the old body is not true of the new one.
    for name in [CONTENT_TYPE, CONTENT_LENGTH, CONTENT_ENCODING, ETAG, LAST_MODIFIED] {
        parts.headers.remove(name);
    }
    new.headers_mut().extend(parts.headers);
    new
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use axum::Router;
    use axum::body::Body;
    use axum::routing::get;
    use damrak_kit::Kits;
    use damrak_store::SqliteStore;
    use tower::ServiceExt;

    use super::*;
    use crate::config::Config;

    #[test]
    fn the_policy_allows_nothing_written_into_a_page() {
        assert!(!CONTENT_SECURITY_POLICY.contains("unsafe"));
        assert!(!CONTENT_SECURITY_POLICY.contains("  "), "{CONTENT_SECURITY_POLICY}");
    }

    #[test]
    fn strange_words_are_replaced_and_kind_ones_kept() {
        let strange = (StatusCode::METHOD_NOT_ALLOWED, [("allow", "GET")], "no").into_response();
        let ours = in_our_words(strange, Language::English);
        assert_eq!(ours.status(), StatusCode::METHOD_NOT_ALLOWED);
        assert_eq!(ours.headers()["allow"], "GET");
        assert_eq!(ours.headers()[CONTENT_TYPE], "application/json");
        let fine = in_our_words("yes".into_response(), Language::English);
        assert_eq!(fine.headers()[CONTENT_TYPE], "text/plain; charset=utf-8");
    }

    async fn broken() -> &'static str {
        panic!("a mistake of ours")
    }

    async fn stuck() -> &'static str {
        std::future::pending().await
    }

    /// What an answer says once it is unpacked as it says it is packed.
    async fn text_of(answer: Response) -> String {
        let is_packed = answer.headers().contains_key("content-encoding");
        let bytes = axum::body::to_bytes(answer.into_body(), 1 << 20).await.expect("a body");
        let mut text = String::new();
        let read = match is_packed {
            true => flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text),
            false => (&bytes[..]).read_to_string(&mut text),
        };
        read.expect("what the answer says it is");
        text
    }

    #[tokio::test(start_paused = true)]
    async fn whatever_happens_there_is_an_answer_with_headers() {
        let store = SqliteStore::temporary(crate::ratings::rate).expect("a store");
        let (app, _notices) = App::new(Config::default(), Kits::default(), Arc::new(store));
        let routes = Router::new().route("/broken", get(broken)).route("/stuck", get(stuck));
        let router = crate::router::finished(routes, &app).with_state(app.clone());
        for (path, status) in [("/broken", 500), ("/stuck", 408)] {
            let mut texts = Vec::new();
            for encoding in ["identity", "gzip"] {
                let request = Request::get(path).header("accept-encoding", encoding);
                let request = request.body(Body::empty()).expect("a request");
                let answer = router.clone().oneshot(request).await.expect("an answer");
                assert_eq!(answer.status().as_u16(), status, "{path}");
                assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
                texts.push(text_of(answer).await);
            }
            assert!(texts[0].contains("\"message\""), "{}", texts[0]);
            assert_eq!(texts[0], texts[1], "{path}");
        }
        assert_eq!((app.metrics.requests.get(), app.metrics.refused.get()), (4, 4));
    }
}

//! What browsers keep for us: a session, and what somebody chose for their pages before anybody knew them.

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, HeaderValue, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use damrak_pages::choices::{COOKIE_NAME as CHOICES, Choices};
use damrak_words::Language;

use crate::config::Config;
use crate::register::LASTS;

/// The name of the session's cookie without https.
const COOKIE_NAME: &str = "damrak_session";
/// The same with https: browsers take a cookie of such a name from this very host alone, and never unencrypted.
const SECURE_COOKIE_NAME: &str = "__Host-damrak_session";

/// The name of the session's cookie on a server that is set up like this.
fn cookie_name(config: &Config) -> &'static str {
    if config.is_secure() { SECURE_COOKIE_NAME } else { COOKIE_NAME }
}

/// How long a browser keeps it, in seconds.
const KEPT: i64 = 400 * 24 * 3600;

/// A cookie of a request.
fn cookie<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == wanted)
        .map(|(_, value)| value)
}

/// A session's secret as a browser sent it.
#[derive(Clone, Copy)]
pub(crate) struct SessionCookie<'a> {
    /// What proves it.
    pub(crate) secret: &'a str,
    /// Whether it came under the name that cookies had before the server was reached by https, or before it gave them
    /// a safer one.
    pub(crate) has_old_name: bool,
    /// Whether it came under the name that only this very host can give.
    pub(crate) is_bound: bool,
}

/// A browser's secret. Whoever came before cookies had their new name still has the old one; once they have come it
/// is replaced. A neighbour can slip somebody a cookie of the old name, so it carries no session that is bound to the new.
pub(crate) fn session_cookie<'h>(
    config: &Config,
    headers: &'h HeaderMap,
) -> Option<SessionCookie<'h>> {
    let name = cookie_name(config);
    let is_bound = config.is_secure();
    let new =
        cookie(headers, name).map(|secret| SessionCookie { secret, has_old_name: false, is_bound });
    new.or_else(|| {
        let secret = cookie(headers, COOKIE_NAME)?;
        Some(SessionCookie { secret, has_old_name: true, is_bound: false })
    })
}

/// The language that the headers ask for: what was chosen here, else what the browser prefers.
pub(crate) fn language_of(headers: &HeaderMap) -> Language {
    if let Some(chosen) = choices_of(headers).language() {
        return chosen;
    }
    let wished = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    wished.map(Language::negotiate).unwrap_or_default()
}

/// What the browser behind a request remembers of its owner's choices.
pub(crate) fn choices_of(headers: &HeaderMap) -> Choices {
    Choices::of_cookie(cookie(headers, CHOICES).unwrap_or_default())
}

/// An answer that lets the browser remember choices.
pub(crate) fn remembered(choices: Choices, config: &Config, answer: impl IntoResponse) -> Response {
    let text = choices.to_cookie();
    let age = if text.is_empty() { 0 } else { KEPT };
    let secure = if config.is_secure() { "; Secure" } else { "" };
    let cookie = format!("{CHOICES}={text}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    with_cookie(&cookie, answer)
}

/// An answer that gives the browser a session.
pub(crate) fn with_session(config: &Config, secret: &str, answer: impl IntoResponse) -> Response {
    with_cookie(&session_text(config, secret, LASTS / 1000), answer)
}

/// An answer that lets the browser keep the session it has for as long as a new one.
pub(crate) fn with_session_kept(config: &Config, secret: &str, answer: Response) -> Response {
    with_session(config, secret, without_old_name(config, answer))
}

/// An answer that takes the session from the browser.
pub(crate) fn without_session(config: &Config, answer: impl IntoResponse) -> Response {
    with_cookie(&session_text(config, "", 0), without_old_name(config, answer.into_response()))
}

/// An answer that takes from the browser what it keeps under the name of before.
fn without_old_name(config: &Config, answer: Response) -> Response {
    if cookie_name(config) == COOKIE_NAME {
        return answer;
    }
    with_cookie(
        &format!("{COOKIE_NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"),
        answer,
    )
}

/// Whether a cookie in an answer is one of a session.
pub(crate) fn is_session_cookie(cookie: &HeaderValue) -> bool {
    let names = [COOKIE_NAME, SECURE_COOKIE_NAME].map(|name| format!("{name}="));
    names.iter().any(|name| cookie.as_bytes().starts_with(name.as_bytes()))
}

/// An answer that gives the browser a cookie.
pub(crate) fn with_cookie(cookie: &str, answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    if let Ok(mut value) = HeaderValue::from_str(cookie) {
        value.set_sensitive(true);
        response.headers_mut().append(SET_COOKIE, value);
    }
    response
}

fn session_text(config: &Config, secret: &str, seconds: i64) -> String {
    let secure = if config.is_secure() { "; Secure" } else { "" };
    let name = cookie_name(config);
    format!("{name}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cookies(text: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, text.parse().expect("a header"));
        headers
    }

    #[test]
    fn what_is_remembered_reads_back() {
        let chosen = Choices::of_cookie("theme:night.language:nl.sound:off");
        let answer = remembered(chosen, &Config::default(), ());
        let set = answer.headers()[SET_COOKIE].to_str().expect("text");
        assert!(set.contains("SameSite=Lax") && set.contains("HttpOnly"), "{set}");
        let pair = set.split(';').next().expect("a pair");
        let read = choices_of(&cookies(&format!("a=b; {pair}; c=d")));
        assert_eq!(read, chosen);
        assert_eq!(choices_of(&cookies("theme=day")), Choices::default());
    }
}

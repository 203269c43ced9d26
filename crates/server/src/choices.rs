//! What everybody may choose about their pages, as a browser remembers it in a cookie.

use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use damrak_pages::choices::{COOKIE_NAME, Choices};

use crate::config::Config;
use crate::sessions::with_cookie;
use crate::who::cookie;

/// How long a browser keeps it, in seconds.
const KEPT: i64 = 400 * 24 * 3600;

/// What the browser behind a request remembers.
pub fn of_cookie(headers: &HeaderMap) -> Choices {
    Choices::of_cookie(cookie(headers, COOKIE_NAME).unwrap_or_default())
}

/// An answer that lets the browser remember them.
pub fn remembered(choices: Choices, config: &Config, answer: impl IntoResponse) -> Response {
    let text = choices.to_cookie();
    let age = if text.is_empty() { 0 } else { KEPT };
    let secure = if config.is_secure() { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE_NAME}={text}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    with_cookie(&cookie, answer)
}

#[cfg(test)]
mod tests {
    use axum::http::header::{COOKIE, SET_COOKIE};

    use super::*;

    #[test]
    fn what_is_remembered_reads_back() {
        let chosen = Choices::of_cookie("theme:night.language:nl.sound:off");
        let answer = remembered(chosen, &Config::default(), ());
        let set = answer.headers()[SET_COOKIE].to_str().expect("text");
        assert!(set.contains("SameSite=Lax") && set.contains("HttpOnly"), "{set}");
        let pair = set.split(';').next().expect("a pair");
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, format!("a=b; {pair}; c=d").parse().expect("a header"));
        assert_eq!(of_cookie(&headers), chosen);
        assert_ne!(chosen, Choices::default());
    }
}

//! The browser that somebody asks with.

use axum::http::header::USER_AGENT;
use axum::http::{Extensions, HeaderMap};

use crate::address::Address;
use crate::config::Config;

/// A browser that asks.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    /// From where.
    pub(crate) address: Address,
    /// What its owner will recognise it by.
    pub(crate) name: String,
}

impl Browser {
    /// Of a request.
    pub(crate) fn of(headers: &HeaderMap, extensions: &Extensions, config: &Config) -> Self {
        Self { address: Address::of(headers, extensions, config), name: name_of(headers) }
    }
}

/// What somebody will recognise their browser by: `Firefox, Linux`.
fn name_of(headers: &HeaderMap) -> String {
    // The first that fits: most browsers also claim to be others.
    const BROWSERS: &[(&str, &str)] = &[
        ("Firefox/", "Firefox"),
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Chrome/", "Chrome"),
        ("CriOS/", "Chrome"),
        ("Safari/", "Safari"),
        ("curl/", "curl"),
    ];
    const SYSTEMS: &[(&str, &str)] = &[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let agent = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let find = |table: &[(&str, &'static str)]| {
        table.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name)
    };
    let parts: Vec<&str> = [find(BROWSERS), find(SYSTEMS)].into_iter().flatten().collect();
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn browsers_are_recognised() {
        for (agent, label) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
                "Firefox, Linux",
            ),
            (
                "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/128.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 \
                 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            ("curl/8.5", "curl"),
            ("<script>", ""),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(USER_AGENT, HeaderValue::from_static(agent));
            assert_eq!(name_of(&headers), label);
        }
    }
}

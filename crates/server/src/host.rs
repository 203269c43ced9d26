//! By which names the server lets itself be called.
//!
//! A page anywhere can have its own name lead to an address in somebody's home, and then talk to a server there as
//! if it were its own: the browser knows names only. So a request for a name that anybody could have given is
//! refused unless it is ours. Addresses, and names that only the own network gives, cannot be made to lead here.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::header::HOST;
use axum::http::{HeaderMap, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::answer::Refusal;
use crate::app::App;
use crate::config::Config;
use crate::who::language_of;
use damrak_table::{Problem, ProblemKind};

/// Ends of names that nobody can register; `lan` is what many routers use.
const AT_HOME: &[&str] = &[".localhost", ".local", ".internal", ".home.arpa", ".lan"];
/// The longest name there is.
const LONGEST: usize = 253;

/// The layer that refuses what is asked of somebody else.
pub async fn gate(State(app): State<App>, request: Request, next: Next) -> Response {
    match stranger(&app.config, request.uri(), request.headers()) {
        None => next.run(request).await,
        Some(name) => {
            let name: String = name.chars().take(LONGEST).collect();
            let problem =
                Problem::new(ProblemKind::OtherHost, "unknown-host", "server-unknown-host");
            let language = language_of(request.headers());
            Refusal::new(problem.with("name", name), language).into_response()
        }
    }
}

/// The first name a request is for that is not ours. A program may name none.
fn stranger<'r>(config: &Config, uri: &'r Uri, headers: &'r HeaderMap) -> Option<&'r str> {
    let asked = headers.get_all(HOST).iter().map(|host| host.to_str().unwrap_or("?.?"));
    let asked = asked.chain(uri.authority().map(|authority| authority.as_str()));
    asked.map(without_port).find(|name| !is_ours(config, name))
}

/// A host without its port; an IPv6 address has colons inside its brackets.
pub(crate) fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.chars().all(|c| c.is_ascii_digit()) => name,
        _ => host,
    }
}

fn is_ours(config: &Config, name: &str) -> bool {
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let is_address = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    // A name without a dot is known to the own network alone.
    let is_at_home = !name.contains('.') || AT_HOME.iter().any(|end| name.ends_with(end));
    let known = config.also_known_as.iter().map(String::as_str);
    let mut known = known.chain([config.host()]);
    is_address || is_at_home || known.any(|known| known.eq_ignore_ascii_case(&name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_let_in(host: &'static str) -> bool {
        let config = Config {
            public_url: "https://Damrak.example:8443".into(),
            also_known_as: vec!["nas.fritz.box".into()],
            ..Config::default()
        };
        let headers = HeaderMap::from_iter([(HOST, host.parse().expect("a header"))]);
        stranger(&config, &Uri::from_static("/"), &headers).is_none()
    }

    #[test]
    fn people_who_open_their_server_by_any_name_of_its_own_get_in() {
        for host in [
            "damrak.example",
            "DAMRAK.example:8443",
            "damrak.example.",
            "192.168.178.20:1602",
            "127.0.0.1",
            "[::1]:1602",
            "[fe80::1]",
            "localhost:1602",
            "table.localhost",
            "nas",
            "nas:1602",
            "nas.local:1602",
            "nas.lan",
            "nas.fritz.box:1602",
            "",
        ] {
            assert!(is_let_in(host), "{host}");
        }
    }

    #[test]
    fn a_name_that_somebody_else_made_lead_here_does_not() {
        for host in [
            "evil.example",
            "evil.example:1602",
            "damrak.example.evil.example",
            "192.168.178.20.evil.example",
            "127.0.0.1.nip.io",
            "evildamrak.example",
            "local.evil.example",
            "notlocal.example:local",
        ] {
            assert!(!is_let_in(host), "{host}");
        }
    }

    #[test]
    fn a_request_that_names_two_is_for_both() {
        let config = Config::default();
        let uri = Uri::from_static("http://evil.example/api/v1/me");
        let headers = HeaderMap::from_iter([(HOST, "localhost".parse().expect("a header"))]);
        assert_eq!(stranger(&config, &uri, &headers), Some("evil.example"));
        let mut headers = headers;
        headers.append(HOST, "evil.example".parse().expect("a header"));
        assert_eq!(stranger(&config, &Uri::from_static("/"), &headers), Some("evil.example"));
        assert_eq!(stranger(&config, &Uri::from_static("/"), &HeaderMap::new()), None);
    }
}

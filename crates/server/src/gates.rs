//! Whose requests are looked at at all: those that are for this server, and come no faster than they may.
//!
//! A page anywhere can have its own name lead to an address in somebody's home, and then talk to a server there as
//! if it were its own: the browser knows names only. So a request for a name that anybody could have given is
//! refused unless it is ours. Addresses, and names that only the own network gives, cannot be made to lead here.

use axum::extract::{Request, State};
use axum::http::header::HOST;
use axum::http::{HeaderMap, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::address::Address;
use crate::answer::Refusal;
use crate::app::App;
use crate::config::{Config, without_port};
use crate::cookies::language_of;
use crate::limits::{Caller, Rate, slow_down};
use damrak_table::{Problem, ProblemKind};

/// Whoever looks after the house may ask as often as they like.
const FREE: &[&str] = &["/healthz", "/readyz", "/metrics"];
/// The longest name there is.
const LONGEST: usize = 253;

/// The layer that refuses what is asked of somebody else.
pub(crate) async fn by_name(State(app): State<App>, request: Request, next: Next) -> Response {
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
    asked.map(without_port).find(|name| !config.is_called(name))
}

/// Lets requests through as fast as their address may ask.
pub(crate) async fn by_pace(State(app): State<App>, mut request: Request, next: Next) -> Response {
    if !FREE.contains(&request.uri().path()) {
        let address = Address::of(request.headers(), request.extensions(), &app.config);
        if let Err(problem) = app.limits.check(Rate::OfAddress, Caller::Address(address)) {
            return Refusal::new(problem, language_of(request.headers())).into_response();
        }
        // Whoever comes without a proxy was counted at the door.
        if app.config.trust_proxy {
            let Some(inside) = app.doors.enter(address) else {
                app.metrics.turned_away.add(1);
                let problem = slow_down(1_000);
                return Refusal::new(problem, language_of(request.headers())).into_response();
            };
            // A socket goes on when its request is answered, and takes this along.
            request.extensions_mut().insert(inside.clone());
            return next.run(request).await.map(|body| inside.until_sent(body));
        }
    }
    next.run(request).await
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

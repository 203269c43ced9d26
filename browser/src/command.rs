//! What Chromium's driver can do beyond the standard.

use fantoccini::wd::WebDriverCompatibleCommand;
use hyper::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command to the browser itself, or a look into its logs.
#[derive(Debug)]
pub(crate) enum Command {
    /// The lines of a log since it was read last.
    Log(&'static str),
    /// A command of the developer tools.
    Tools { name: &'static str, with: Value },
}

impl WebDriverCompatibleCommand for Command {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        let what = match self {
            Command::Log(_) => "se/log",
            Command::Tools { .. } => "goog/cdp/execute",
        };
        base.join(&format!("session/{}/{what}", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        let body = match self {
            Command::Log(name) => json!({ "type": name }),
            Command::Tools { name, with } => json!({ "cmd": name, "params": with }),
        };
        (Method::POST, Some(body.to_string()))
    }
}

//! Style sheets and scripts: part of the program, named by what is in them, kept by browsers for ever.

use std::sync::OnceLock;

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use damrak_core::Hash;

struct Asset {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
}

macro_rules! assets {
    ($($name:literal $kind:literal $path:literal),* $(,)?) => {
        &[$(Asset { name: $name, kind: $kind, text: include_str!(concat!("../../../../web/", $path)) }),*]
    };
}

const ALL: &[Asset] = assets![
    "board.css" "text/css; charset=utf-8" "board.css",
    "book.css" "text/css; charset=utf-8" "book.css",
    "page.css" "text/css; charset=utf-8" "page.css",
    "site.css" "text/css; charset=utf-8" "site.css",
    "table.css" "text/css; charset=utf-8" "table.css",
    "main.js" "text/javascript; charset=utf-8" "js/main.js",
    "site.js" "text/javascript; charset=utf-8" "js/site.js",
    "patch.js" "text/javascript; charset=utf-8" "js/patch.js",
    "targets.js" "text/javascript; charset=utf-8" "js/targets.js",
];

/// One name for all of them together, so that they can name each other.
fn version() -> &'static str {
    static VERSION: OnceLock<String> = OnceLock::new();
    VERSION.get_or_init(|| {
        let parts: Vec<&[u8]> = ALL.iter().map(|asset| asset.text.as_bytes()).collect();
        Hash::of(&parts).to_string()[..16].to_owned()
    })
}

/// Where an asset is found.
pub(super) fn address(name: &str) -> String {
    format!("/assets/{}/{name}", version())
}

pub(super) async fn serve(Path((wanted, name)): Path<(String, String)>) -> Response {
    let found = ALL.iter().find(|asset| asset.name == name && wanted == version());
    match found {
        Some(asset) => {
            let keep = "public, max-age=31536000, immutable";
            ([(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, keep)], asset.text).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

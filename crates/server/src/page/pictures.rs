//! Pictures for others: previews of links, icons, and what an installed page is called.

use axum::Router;

use crate::app::App;

/// Pictures for others.
pub(super) fn routes() -> Router<App> {
    Router::new()
}

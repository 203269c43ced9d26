//! The pages around the tables: making one, one's own settings, people, what this is.

mod account;
pub(crate) mod begin;
mod choose;
mod forgotten;
pub(super) mod guest;
pub(super) mod invitation;
pub(super) mod lists;
mod me;
mod new_table;
mod notices;
mod people;
mod plain;
mod report;
mod share;
mod sign_in;
mod ways;
mod worker;

use axum::Router;
use axum::routing::{get, post};

use crate::app::App;

/// The pages around the tables.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/choose", post(choose::choose))
        .route("/new", get(new_table::show).post(new_table::make))
        .route("/table/{table}/share", get(share::show).post(share::renew))
        .route("/table/{table}/sit", get(invitation::ask).post(invitation::sit))
        .route("/me", get(me::show))
        .route("/me/data", get(account::own_data))
        .route("/me/name", post(account::rename))
        .route("/me/account", post(account::create))
        .route("/me/password", post(account::password))
        .route("/me/delete", post(account::delete))
        .route("/me/sessions", post(account::end_session))
        .route("/me/tokens", post(account::new_token))
        .route("/me/notifications", post(notices::choose))
        .route("/me/mail", post(notices::mail))
        .route("/me/test", post(notices::test))
        .route("/sign-in", get(sign_in::show).post(sign_in::enter))
        .route("/forgotten", get(forgotten::show).post(forgotten::ask))
        .route("/way-back", get(forgotten::arrive).post(forgotten::take))
        .route("/table/{table}/report", get(report::show).post(report::take))
        .route("/sign-out", post(sign_in::leave))
        .route("/mine", get(lists::mine))
        .route("/watch", get(lists::watch))
        .route("/games", get(lists::games))
        .route("/next", get(lists::next))
        .route("/people", get(people::list))
        .route("/people/{person}", get(people::profile))
        .route("/about", get(plain::about))
        .route("/clock", get(plain::clock))
        .route("/follow", get(plain::follow))
        .route("/sw.js", get(worker::messages))
        .route("/clock-worker.js", get(worker::clock))
}

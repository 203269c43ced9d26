//! Everything a person can do at a table, as JSON over HTTP.

mod account;
mod admin;
mod care;
mod chat;
mod games;
mod house;
mod invitations;
mod mail_links;
mod making;
mod notifications;
mod openapi;
mod own_data;
mod people;
mod stream;
mod tables;

use axum::Router;
use axum::routing::{delete, get, post, put};

use crate::app::App;

/// Every route of the API, and those for whoever looks after the house.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/healthz", get(house::health))
        .route("/readyz", get(house::ready))
        .route("/metrics", get(house::metrics))
        .route("/.well-known/security.txt", get(house::security))
        .route("/api/v1/openapi.json", get(openapi::document))
        .route("/api/v1/games", get(games::list))
        .route("/api/v1/games/{game}", get(games::show))
        .route("/api/v1/tables", get(tables::list).post(making::create))
        .route("/api/v1/tables/{table}", get(tables::show))
        .route("/api/v1/tables/{table}/wish", post(tables::wish))
        .route("/api/v1/tables/{table}/invitations", post(invitations::invite))
        .route("/api/v1/tables/{table}/rematch", post(making::rematch))
        .route("/api/v1/tables/{table}/at/{decision}", get(tables::at))
        .route("/api/v1/tables/{table}/record", get(tables::record))
        .route("/api/v1/tables/{table}/review", get(tables::review))
        .route("/api/v1/tables/{table}/chat", get(chat::read).post(chat::say))
        .route("/api/v1/tables/{table}/events", get(stream::events))
        .route("/api/v1/tables/{table}/socket", get(stream::socket))
        .route("/api/v1/guest", post(people::guest))
        .route("/api/v1/me", get(people::me).patch(people::change_me).delete(account::delete))
        .route("/api/v1/me/data", get(own_data::show))
        .route("/api/v1/people/{person}", get(people::profile))
        .route("/api/v1/account", post(account::create))
        .route("/api/v1/sign-in", post(account::sign_in))
        .route("/api/v1/sign-out", post(account::sign_out))
        .route("/api/v1/password", post(account::password))
        .route("/api/v1/sessions", get(account::list_sessions))
        .route("/api/v1/sessions/{key}", delete(account::end_session))
        .route("/api/v1/tokens", post(account::new_token))
        .route("/api/v1/notifications", get(notifications::show).put(notifications::choose))
        .route("/api/v1/notifications/push-key", get(notifications::push_key))
        .route(
            "/api/v1/notifications/push",
            post(notifications::subscribe).delete(notifications::unsubscribe),
        )
        .route(
            "/api/v1/notifications/mail",
            post(notifications::name_address).delete(notifications::forget_address),
        )
        .route("/api/v1/notifications/test", post(notifications::test))
        .route("/api/v1/tables/{table}/mute", put(notifications::mute))
        .route("/notifications/confirm", get(mail_links::ask_confirm).post(mail_links::confirm))
        .route("/notifications/stop", get(mail_links::ask_stop).post(mail_links::stop))
        .route("/api/v1/admin/people", get(admin::people))
        .route("/api/v1/admin/people/{person}/block", post(admin::block))
        .route("/api/v1/admin/people/{person}/admin", post(care::grant))
        .route("/api/v1/admin/people/{person}/link", post(care::link))
        .route("/api/v1/admin/people/{person}/end-sessions", post(care::end_sessions))
        .route("/api/v1/admin/reports", get(care::reports))
        .route("/api/v1/admin/reports/{number}/handle", post(care::handle))
        .route("/api/v1/admin/deeds", get(care::deeds))
        .route("/api/v1/tables/{table}/reports", post(care::report))
        .route("/api/v1/admin/tables/{table}/close", post(admin::close_table))
        .route("/api/v1/admin/status", get(admin::status))
}

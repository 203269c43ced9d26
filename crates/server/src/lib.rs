//! Accounts, lobby, live tables and the API.

pub mod address;
pub mod answer;
pub mod api;
pub mod app;
pub mod bots;
pub mod calendar;
pub mod care;
pub mod choices;
pub mod config;
pub mod doctor;
pub mod doors;
pub mod first_admin;
pub mod headers;
pub mod host;
pub mod http;
pub mod json;
pub mod limits;
pub mod line;
pub mod metrics;
pub mod notify;
pub mod owners;
pub mod page;
pub mod password;
mod patient;
pub mod problem;
pub mod random;
pub mod ratings;
pub mod renewal;
pub mod reviews;
pub mod run;
pub mod sessions;
pub mod table;
mod text;
pub mod who;

pub use app::App;
pub use config::Config;
pub use problem::Problem;
pub use run::Server;

/// The time of day in milliseconds since 1970.
pub fn wall_clock() -> damrak_store::Millis {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as damrak_store::Millis)
}

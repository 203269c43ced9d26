//! Accounts, lobby, live tables and the API.

pub mod address;
pub mod answer;
pub mod api;
pub mod app;
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
pub mod limits;
pub mod line;
pub mod notify;
pub mod owners;
pub mod page;
pub mod password;
mod patient;
pub mod ratings;
pub mod renewal;
pub mod reviews;
pub mod run;
pub mod sessions;
pub mod who;

pub use app::App;
pub use config::Config;
pub use damrak_table::Problem;
pub use run::Server;

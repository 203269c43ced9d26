//! Accounts, lobby, live tables and the API.

mod address;
mod answer;
mod api;
mod app;
mod asking;
mod browser;
mod calendar;
pub mod care;
pub mod config;
mod cookies;
pub mod doctor;
mod doors;
pub mod first_admin;
mod gates;
mod headers;
mod http;
mod limits;
mod line;
mod object;
mod owners;
mod page;
pub mod password;
mod patient;
pub mod ratings;
pub mod register;
mod renewal;
mod reviews;
mod router;
mod run;
mod service;
mod who;

pub use app::App;
pub use config::Config;
pub use damrak_table::Problem;
pub use run::Server;

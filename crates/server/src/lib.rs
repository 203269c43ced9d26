//! Accounts, lobby, live tables and the API.

pub mod address;
pub mod answer;
pub mod api;
pub mod app;
mod asking;
mod browser;
pub mod calendar;
pub mod care;
pub mod config;
mod cookies;
pub mod doctor;
pub mod doors;
pub mod first_admin;
mod gates;
pub mod headers;
pub mod http;
pub mod limits;
pub mod line;
mod object;
pub mod owners;
pub mod page;
pub mod password;
mod patient;
pub mod ratings;
pub mod register;
pub mod renewal;
pub mod reviews;
mod router;
pub mod run;
mod service;
pub mod who;

pub use app::App;
pub use config::Config;
pub use damrak_table::Problem;
pub use run::Server;

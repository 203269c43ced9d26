//! The description of the API, held against a real server: every route, every answer, every frame.

mod client;
mod desk;
mod document;
mod house;
mod routes;
mod shape;
mod walk;

//! Everything that the rules of the game are held to, in one program that is built and linked once.

#![allow(missing_docs, unreachable_pub, clippy::unwrap_used)]

mod common;
mod documents;
mod fixtures;
mod laws;
mod rulebook;

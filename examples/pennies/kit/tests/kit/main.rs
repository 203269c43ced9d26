//! What the kit owes to the table: its words are complete, and its pictures are sound.

#![allow(missing_docs, unreachable_pub, clippy::unwrap_used)]

mod scenes;
mod words;

//! The words of the table: complete in every language, all of them used, and well said.

mod catalogue;
mod fluent;
mod ftl;
mod keys;
mod literals;
mod locales;
mod speech;

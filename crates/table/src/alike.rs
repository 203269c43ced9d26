//! What everybody is shown alike of a table at one moment: worked out once, whoever looks.

use std::cell::OnceCell;

use crate::json::Object;
use crate::model::Table;
use crate::render::{Moments, seats};

/// What is the same in every frame of a moment.
#[derive(Debug)]
pub(crate) struct Alike {
    /// What everybody is called.
    pub(crate) names: Vec<String>,
    /// For programs, in whatever language: fields of a JSON object, without its braces.
    fields: OnceCell<Vec<u8>>,
}

impl Alike {
    /// Nothing is written yet that nobody may ask for.
    pub(crate) fn new(table: &Table) -> Self {
        Self { names: table.names(), fields: OnceCell::new() }
    }

    /// The fields of a frame that do not depend on who looks.
    pub(crate) fn fields(&self, table: &Table, moments: Moments<'_>) -> &[u8] {
        self.fields.get_or_init(|| {
            let mut text = Vec::with_capacity(2048);
            Object::inside(&mut text)
                .field("table", &table.head)
                .field("version", &table.length)
                .field("setup", &table.rules.setup().to_draft())
                .field("edition", table.rules.edition())
                .field("seats", &seats(table, moments))
                .field("paused", &table.paused)
                .field("hints", &table.allows_hints())
                .field("undo", &table.undo)
                .field("votes", &table.votes)
                .field("fair", &table.fairness(moments.now))
                .field("rematch", &table.body.rematch)
                .field("chat", &moments.chat);
            text
        })
    }
}

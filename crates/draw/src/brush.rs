//! What every part of a drawing is handed.

use std::borrow::Cow;

use damrak_core::{Phrase, Seat, Viewer};

use crate::{Context, shortened};

/// The view, and who looks at it.
///
/// A game that looks more things up in its view wraps this in a type of its own.
#[derive(Clone, Copy)]
pub struct Brush<'a, V> {
    /// What is drawn.
    pub view: &'a V,
    /// For whom.
    pub context: Context<'a>,
}

impl<'a, V> Brush<'a, V> {
    /// A brush for this view.
    pub fn new(view: &'a V, context: &Context<'a>) -> Self {
        Self { view, context: *context }
    }

    /// Where the viewer sits; nowhere if they only look on.
    pub fn seat(&self) -> Option<Seat> {
        match self.context.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// What somebody is called.
    pub fn name(&self, seat: Seat) -> Cow<'a, str> {
        self.context.names.name(seat)
    }

    /// A name where there is room for few letters.
    pub fn short_name(&self, seat: Seat, most: usize) -> String {
        shortened(&self.name(seat), most)
    }

    /// A phrase that stands alone.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.context.say_alone(phrase)
    }

    /// The same in the middle of something, or in small letters.
    pub fn say_within(&self, phrase: &Phrase) -> String {
        self.context.say_within(phrase)
    }

    /// A message without arguments that stands alone.
    pub fn label(&self, key: &'static str) -> String {
        self.context.label(key)
    }

    /// The same in the middle of something, or in small letters.
    pub fn label_within(&self, key: &'static str) -> String {
        self.say_within(&Phrase::new(key))
    }

    /// A message about so many things.
    pub fn counted(&self, key: &'static str, count: u8) -> String {
        self.say(&Phrase::new(key).with("count", count))
    }

    /// A message about one player.
    pub fn of_player(&self, key: &'static str, seat: Seat) -> String {
        self.say(&Phrase::new(key).with("player", seat))
    }
}

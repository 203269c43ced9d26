//! The Flying Dutchman: the sea with its ships, horseshoes, shares, chests and bargains.

mod amounts;
mod before;
mod board;
mod chests;
mod choices;
mod deal;
mod icons;
mod panels;
mod plan;
mod purses;
mod rack;
mod shares;
mod tile;

use std::any::Any;
use std::borrow::Cow;

use damrak_core::{Phrase, Seat, Viewer};
use damrak_dutchman::{Colour, PlayerView, SpaceView, View};

use damrak_draw::strokes::Family;
use damrak_draw::{Context, Drawing, Scene, shortened};

/// Draws The Flying Dutchman.
pub(crate) struct DutchmanDrawing;

impl Drawing for DutchmanDrawing {
    fn draw(&self, view: &dyn Any, context: &Context<'_>) -> Option<Scene> {
        let view: &View = view.downcast_ref()?;
        let brush = Brush { view, context: *context };
        let mut trays = Vec::with_capacity(5);
        trays.extend(deal::draw(&brush));
        trays.extend(rack::draw(&brush));
        trays.extend(shares::draw(&brush));
        trays.push(before::draw(&brush));
        trays.push(chests::draw(&brush));
        Some(Scene {
            board: board::draw(&brush),
            trays,
            panels: panels::draw(&brush),
            purses: purses::draw(&brush),
        })
    }

    fn tile(&self) -> String {
        tile::draw()
    }

    fn style(&self) -> &'static str {
        include_str!("../../style.css")
    }
}

/// How wide the pictures beside the sea are: what is touched in them has 80 units at least.
const TRAY: i32 = 640;

/// The view, and who looks at it.
struct Brush<'a> {
    view: &'a View,
    context: Context<'a>,
}

impl<'a> Brush<'a> {
    /// The player who looks.
    fn me(&self) -> Option<&'a PlayerView> {
        match self.view.viewer {
            Viewer::Seat(seat) => self.view.players.get(seat.index()),
            Viewer::Spectator => None,
        }
    }

    /// Whether the viewer owes a decision.
    fn is_asked(&self) -> bool {
        self.me().is_some_and(|me| self.view.waiting.contains(me.seat))
    }

    fn space(&self, id: &str) -> Option<&'a SpaceView> {
        self.view.board.spaces.iter().find(|space| space.id == id)
    }

    /// What a space is called.
    fn space_phrase(&self, id: &str) -> Phrase {
        self.space(id).map_or_else(|| Phrase::new("dutchman-nothing"), |space| space.phrase.clone())
    }

    /// What a share of this colour is worth now.
    fn worth(&self, colour: Colour) -> u8 {
        self.view.values[colour.index()]
    }

    fn is_gold(&self, number: u8) -> bool {
        self.view.board.gold.contains(&number)
    }

    fn name(&self, seat: Seat) -> Cow<'a, str> {
        self.context.names.name(seat)
    }

    /// A name where there is room for few letters.
    fn short_name(&self, seat: Seat, most: usize) -> String {
        shortened(&self.name(seat), most)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.context.say_alone(phrase)
    }

    fn label(&self, key: &'static str) -> String {
        self.context.label(key)
    }

    fn counted(&self, key: &'static str, count: u8) -> String {
        self.say(&Phrase::new(key).with("count", count))
    }
}

/// The colours of everybody who can play.
const COLOURS: &[Family] = &Family::ALL;

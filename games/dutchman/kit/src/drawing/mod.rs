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
use std::ops::Deref;

use damrak_core::Phrase;
use damrak_dutchman::{Colour, PlayerView, SpaceView, View};

use damrak_draw::strokes::Family;
use damrak_draw::{Board, Context, Drawing, Part, Place, Scene};

/// Draws The Flying Dutchman.
pub(crate) struct DutchmanDrawing;

impl Drawing for DutchmanDrawing {
    fn draw(&self, view: &dyn Any, context: &Context<'_>) -> Option<Scene> {
        let view: &View = view.downcast_ref()?;
        let brush = Brush(damrak_draw::Brush::new(view, context));
        let mut along = Vec::with_capacity(4);
        along.extend(shares::draw(&brush).map(Part::sheet_of));
        along.push(Part::sheet_of(before::draw(&brush)));
        // A bargain takes the place of the horseshoes, which rest beside the sea meanwhile.
        let deal = deal::draw(&brush).map(Part::sheet_of);
        let rack = rack::draw(&brush);
        let (hand, resting) = match deal {
            Some(deal) if !rack::is_needed(&brush) => (Some(deal), rack),
            Some(deal) => (rack, Some(deal)),
            None => (rack, None),
        };
        along.extend(resting);
        along.push(Part::sheet_of(chests::draw(&brush)));
        Some(Scene {
            hand: hand.map(|hand| hand.placed(Place::Under)),
            along,
            tabs: panels::draw(&brush),
            purses: purses::draw(&brush),
            ..Scene::new(Board::whole(board::draw(&brush)))
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

/// The view, who looks at it, and what is looked up in it.
struct Brush<'a>(damrak_draw::Brush<'a, View>);

impl<'a> Deref for Brush<'a> {
    type Target = damrak_draw::Brush<'a, View>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<'a> Brush<'a> {
    /// The player who looks.
    fn me(&self) -> Option<&'a PlayerView> {
        self.view.players.get(self.seat()?.index())
    }

    /// Whether the viewer owes a decision.
    fn is_asked(&self) -> bool {
        self.seat().is_some_and(|seat| self.view.waiting.contains(seat))
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
}

/// The colours of everybody who can play.
const COLOURS: &[Family] = &Family::ALL;

//! Pennies: the rounds on the table, the viewer's hand, and what was not seen yet.

mod board;
mod coin;
mod hand;
mod panels;
mod purses;
mod tile;

use std::any::Any;

use damrak_draw::{Board, Context, Drawing, Scene};
use pennies::View;

/// Draws Pennies.
pub(crate) struct PenniesDrawing;

impl Drawing for PenniesDrawing {
    fn draw(&self, view: &dyn Any, context: &Context<'_>) -> Option<Scene> {
        let view: &View = view.downcast_ref()?;
        let brush = Brush::new(view, context);
        Some(Scene {
            hand: hand::draw(&brush),
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

/// How wide the pictures are: what is touched in them has 90 units at least.
const WIDTH: i32 = 640;

/// The view, and who looks at it.
type Brush<'a> = damrak_draw::Brush<'a, View>;

//! Kontor: a growing harbour of cards.

mod back;
mod board;
mod card;
mod choices;
mod hand;
mod panels;
mod piles;
mod plan;
mod scores;
mod tile;

use std::any::Any;
use std::ops::Deref;

use damrak_core::{Phrase, Seat};
use damrak_kontor::{CardView, Symbol, View};

use damrak_draw::strokes::Colour;
use damrak_draw::svg::Pen;
use damrak_draw::{Board, Context, Drawing, Scene, Scores};

/// Draws Kontor.
pub(crate) struct KontorDrawing;

impl Drawing for KontorDrawing {
    fn draw(&self, view: &dyn Any, context: &Context<'_>) -> Option<Scene> {
        let view: &View = view.downcast_ref()?;
        let brush = Brush::new(view, context);
        let mut along = hand::others(&brush);
        along.push(piles::draw(&brush));
        along.extend(panels::along(&brush));
        let round = context.label("kontor-draw-round");
        Some(Scene {
            when: Some(format!("{round} {}", view.round)),
            hand: hand::own(&brush),
            along,
            strip: panels::strip(&brush),
            tabs: panels::tabs(&brush),
            purses: panels::purses(&brush),
            ..Scene::new(Board::whole(board::draw(&brush)))
        })
    }

    fn scores(
        &self,
        view: &dyn Any,
        _told: &mut dyn Iterator<Item = &Phrase>,
        context: &Context<'_>,
    ) -> Option<Scores> {
        scores::draw(&Brush::new(view.downcast_ref()?, context))
    }

    fn held(&self, view: &dyn Any) -> Vec<Phrase> {
        let own = view.downcast_ref::<View>().and_then(|view| view.own.as_ref());
        own.map(|own| own.hand.iter().map(|card| card.phrase.clone()).collect()).unwrap_or_default()
    }

    fn tile(&self) -> String {
        tile::draw()
    }

    fn style(&self) -> &'static str {
        include_str!("../../style.css")
    }
}

/// The view, and who looks at it.
struct Brush<'a> {
    plain: damrak_draw::Brush<'a, View>,
}

impl<'a> Deref for Brush<'a> {
    type Target = damrak_draw::Brush<'a, View>;

    fn deref(&self) -> &Self::Target {
        &self.plain
    }
}

impl<'a> Brush<'a> {
    fn new(view: &'a View, context: &Context<'a>) -> Self {
        Self { plain: damrak_draw::Brush::new(view, context) }
    }

    /// The sign in a card's corner, as far as it means anything in this variant (clause K-72).
    fn symbol(&self, card: &CardView) -> Symbol {
        match card.symbol {
            Symbol::Boat if self.view.variant == "beginner" => Symbol::None,
            symbol => symbol,
        }
    }

    /// What a card is. How that is known is a matter of the signs: it would be read out with every card.
    fn title_of(&self, card: &CardView, pen: &mut Pen) {
        pen.title(&self.context.say_alone(&card.phrase));
    }
}

/// Seat 1 is Red, seat 2 is Black (clause K-1).
fn colour(seat: Seat) -> Colour {
    if seat.index() == 0 { Colour::Red } else { Colour::Black }
}

/// The key of the name of somebody's colour.
fn colour_word(seat: Seat) -> &'static str {
    match colour(seat) {
        Colour::Red => "kontor-red",
        Colour::Black => "kontor-black",
    }
}

const COLOURS: &[Colour] = &[Colour::Red, Colour::Black];

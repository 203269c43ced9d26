//! Merchants of Amsterdam: the city, the world, the market and the clock.

mod board;
mod card;
mod choices;
mod clock;
mod desk;
mod icons;
mod market;
mod names;
mod panels;
mod plan;
mod purses;
mod tile;
mod years;

use std::any::Any;
use std::ops::Deref;

use damrak_core::edition::Provenance;
use damrak_core::{Phrase, Seat};
use damrak_merchants::{Number, PlayerView, View};

use damrak_draw::strokes::{Family, source_sign, source_word};
use damrak_draw::svg::Pen;
use damrak_draw::{Board, Context, Drawing, Part, Place, Scene};

/// Draws Merchants of Amsterdam.
pub(crate) struct MerchantsDrawing;

impl Drawing for MerchantsDrawing {
    fn draw(&self, view: &dyn Any, context: &Context<'_>) -> Option<Scene> {
        let view: &View = view.downcast_ref()?;
        let brush = Brush(damrak_draw::Brush::new(view, context));
        let focus = clock::draw(&brush).into_iter().chain([desk::draw(&brush)]);
        let market = Part::sheet_of(market::draw(&brush)).placed(Place::Under);
        Some(Scene {
            along: vec![market],
            focus: focus.map(Part::sheet_of).collect(),
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

    /// Who holds a trade-office space.
    fn holder_of_office(&self, id: &str) -> Option<Seat> {
        let holds = |player: &&PlayerView| player.offices.iter().any(|held| held == id);
        self.view.players.iter().find(holds).map(|player| player.seat)
    }

    /// Who holds a warehouse space.
    fn holder_of_house(&self, id: &str) -> Option<Seat> {
        let holds = |player: &&PlayerView| player.houses.iter().any(|held| held == id);
        self.view.players.iter().find(holds).map(|player| player.seat)
    }

    /// A sum of money: thousands of guilders.
    fn money(&self, amount: i32) -> String {
        self.say_within(&Phrase::new("merchants-draw-sum").with("amount", amount))
    }

    /// The number that breaks ties, and how it is known.
    fn diamond(&self, pen: &mut Pen, number: Number) {
        icons::diamond(pen, number.value);
        self.mark(pen, number.provenance, 12, -10);
    }

    /// A small sign for what is not certainly printed so, which says what it means.
    fn mark(&self, pen: &mut Pen, provenance: Provenance, x: i32, y: i32) {
        let Some(word) = source_word(provenance) else { return };
        pen.tag("g").around(|pen| {
            pen.title(&self.label(word));
            source_sign(pen, provenance, x, y);
        });
    }

    /// The same in words, after something that is described.
    fn source_in_brackets(&self, pen: &mut Pen, provenance: Provenance) {
        let Some(word) = source_word(provenance) else { return };
        pen.fixed(" (");
        pen.words(&self.label_within(word));
        pen.fixed(")");
    }
}

/// The colours of everybody who can play.
const COLOURS: &[Family] = &Family::ALL;

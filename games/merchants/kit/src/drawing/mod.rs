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
use std::borrow::Cow;

use damrak_core::edition::Provenance;
use damrak_core::{Phrase, Seat, Viewer};
use damrak_merchants::{Number, PlayerView, View};

use damrak_draw::strokes::{Family, source_sign, source_word};
use damrak_draw::svg::Pen;
use damrak_draw::{Context, Drawing, Scene};

/// Draws Merchants of Amsterdam.
pub(crate) struct MerchantsDrawing;

impl Drawing for MerchantsDrawing {
    fn draw(&self, view: &dyn Any, context: &Context<'_>) -> Option<Scene> {
        let view: &View = view.downcast_ref()?;
        let brush = Brush { view, context: *context };
        let mut trays = Vec::with_capacity(3);
        trays.extend(clock::draw(&brush));
        trays.push(desk::draw(&brush));
        trays.push(market::draw(&brush));
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

    fn name(&self, seat: Seat) -> Cow<'a, str> {
        self.context.names.name(seat)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.context.say_alone(phrase)
    }

    fn label(&self, key: &'static str) -> String {
        self.context.label(key)
    }

    /// The same in the middle of something, or in small letters.
    fn say_within(&self, phrase: &Phrase) -> String {
        self.context.say_within(phrase)
    }

    fn label_within(&self, key: &'static str) -> String {
        self.say_within(&Phrase::new(key))
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

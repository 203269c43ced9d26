//! Merchants of Amsterdam: the city, the world, the market and the clock.

mod board;
mod card;
mod choices;
mod clock;
mod crop;
mod desk;
mod icons;
mod market;
mod names;
mod panels;
mod plan;
mod purses;
mod scores;
mod strip;
mod tile;
mod years;

use std::any::Any;

use damrak_core::edition::Provenance;
use damrak_core::{Phrase, Seat};
use damrak_merchants::{CardView, Disk, Number, PlayerView, StageView, View};

use damrak_draw::scene::Scores;
use damrak_draw::strokes::{Family, source_sign, source_word};
use damrak_draw::svg::Pen;
use damrak_draw::{Context, Drawing, Place, Scene};

/// Draws Merchants of Amsterdam.
pub(crate) struct MerchantsDrawing;

impl Drawing for MerchantsDrawing {
    fn draw(&self, view: &dyn Any, context: &Context<'_>) -> Option<Scene> {
        let view: &View = view.downcast_ref()?;
        let brush = Brush(damrak_draw::Brush::new(view, context));
        let focus = clock::draw(&brush).into_iter().chain([desk::draw(&brush)]);
        Some(Scene {
            when: Some(years::now(&brush)),
            along: vec![market::draw(&brush).placed(Place::Under)],
            focus: focus.collect(),
            strip: Some(strip::draw(&brush)),
            tabs: panels::draw(&brush),
            purses: purses::draw(&brush),
            ..Scene::new(board::draw(&brush))
        })
    }

    fn scores(
        &self,
        view: &dyn Any,
        told: &mut dyn Iterator<Item = &Phrase>,
        context: &Context<'_>,
    ) -> Option<Scores> {
        let brush = Brush(damrak_draw::Brush::new(view.downcast_ref()?, context));
        Some(scores::draw(&brush, told))
    }

    fn tile(&self) -> String {
        tile::draw()
    }

    fn style(&self) -> &'static str {
        include_str!("../../style.css")
    }
}

damrak_core::wrap! {
    /// The view, who looks at it, and what is looked up in it.
    struct Brush<'a>(damrak_draw::Brush<'a, View>);
}

impl<'a> Brush<'a> {
    /// The player who looks.
    fn me(&self) -> Option<&'a PlayerView> {
        self.view.players.get(self.seat()?.index()).map(|player| &**player)
    }

    /// Everybody, by seat.
    fn players(&self) -> impl Iterator<Item = &'a PlayerView> + use<'a> {
        self.view.players.iter().map(|player| &**player)
    }

    /// The card that could come on the board next: the one that is turned up or under the hammer.
    fn looming(&self) -> Option<&'a CardView> {
        match self.view.stage {
            StageView::Placing => self.view.turned.as_deref(),
            StageView::Auction => self.view.disks[Disk::Auction.index()].as_deref(),
            _ => None,
        }
    }

    /// Whether the viewer owes a decision.
    fn is_asked(&self) -> bool {
        self.seat().is_some_and(|seat| self.view.waiting.contains(seat))
    }

    /// Who holds a trade-office space.
    fn holder_of_office(&self, id: &str) -> Option<Seat> {
        let holds = |player: &&PlayerView| player.offices.iter().any(|held| held == id);
        self.players().find(holds).map(|player| player.seat)
    }

    /// Who holds a warehouse space.
    fn holder_of_house(&self, id: &str) -> Option<Seat> {
        let holds = |player: &&PlayerView| player.houses.iter().any(|held| held == id);
        self.players().find(holds).map(|player| player.seat)
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

    /// A small sign for what is not certainly printed so, which says what it means to whoever points at it; nobody hears
    /// it a hundred times.
    fn mark(&self, pen: &mut Pen, provenance: Provenance, x: i32, y: i32) {
        let Some(word) = source_word(provenance) else { return };
        pen.tag("g").attr("aria-hidden", "true").around(|pen| {
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

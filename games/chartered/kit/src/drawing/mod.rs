//! Chartered: Building Amsterdam: the boards with their warehouses, cards, the exchange, events and trades.

mod board;
mod building;
mod card;
mod choices;
mod events;
mod exchange;
mod hand;
mod icons;
mod market;
mod merger;
mod now;
mod panels;
mod plan;
mod purses;
mod rivals;
mod tile;
mod trade;

use std::any::Any;
use std::ops::Deref;

use damrak_chartered::{BuildView, Company, CompanyView, PlayerView, StageView, View};

use damrak_draw::strokes::Family;
use damrak_draw::{Board, Context, Drawing, Part, Place, Scene};

/// Draws Chartered.
pub(crate) struct CharteredDrawing;

impl Drawing for CharteredDrawing {
    fn draw(&self, view: &dyn Any, context: &Context<'_>) -> Option<Scene> {
        let view: &View = view.downcast_ref()?;
        let brush = Brush(damrak_draw::Brush::new(view, context));
        let under = |sheet| Part::sheet_of(sheet).placed(Place::Under);
        let mut along = Vec::with_capacity(3);
        along.extend(exchange::draw(&brush).map(Part::sheet_of));
        along.extend(market::draw(&brush).map(under));
        along.extend(events::draw(&brush).map(under));
        Some(Scene {
            hand: hand::draw(&brush),
            along,
            focus: now::draw(&brush).map(Part::sheet_of).into_iter().collect(),
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

/// How wide the pictures beside the boards are: what is touched in them has 80 units at least.
const TRAY: i32 = 640;

/// What the chart begins and ends with (clause C-6).
const LEAST: u16 = 20;
const MOST: u16 = 300;

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

    /// Whether the viewer decides what to do with their turn.
    fn is_my_turn(&self) -> bool {
        self.is_asked() && matches!(self.view.stage, StageView::Turn { .. })
    }

    fn company(&self, company: Company) -> &'a CompanyView {
        &self.view.companies[company.index()]
    }

    /// What stands on a plot.
    fn built(&self, plot: &str) -> Option<&'a BuildView> {
        self.view.built.iter().find(|built| built.plot == plot)
    }

    /// The name of a company, to stand alone.
    fn company_name(&self, company: Company) -> String {
        self.say(&damrak_chartered::company(company))
    }
}

/// A sum, short.
fn florins(amount: impl std::fmt::Display) -> String {
    format!("ƒ{amount}")
}

/// The colours of everybody who can play.
const COLOURS: &[Family] = &Family::ALL;

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

use damrak_draw::Sheet;
use damrak_draw::strokes::Family;
use damrak_draw::{Context, Drawing, Scene};

/// Draws Chartered.
pub(crate) struct CharteredDrawing;

impl Drawing for CharteredDrawing {
    fn draw(&self, view: &dyn Any, context: &Context<'_>) -> Option<Scene> {
        let view: &View = view.downcast_ref()?;
        let brush = Brush(damrak_draw::Brush::new(view, context));
        let mut trays = Vec::with_capacity(5);
        trays.extend(now::draw(&brush));
        trays.extend(brush.order().into_iter().filter_map(|draw| draw(&brush)));
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

/// How wide the pictures beside the boards are: what is touched in them has 80 units at least.
const TRAY: i32 = 640;

/// What the chart begins and ends with (clause C-6).
const LEAST: u16 = 20;
const MOST: u16 = 300;

/// Draws a picture beside the boards, if there is anything to draw.
type Tray = fn(&Brush<'_>) -> Option<Sheet>;

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

    /// The trays that are always there, what is pointed at in this stage first.
    fn order(&self) -> [Tray; 4] {
        let (hand, market, exchange, events): (Tray, Tray, Tray, Tray) =
            (hand::draw, market::draw, exchange::draw, events::draw);
        match self.view.stage {
            StageView::Buying { .. } => [market, hand, exchange, events],
            StageView::Selling { .. } | StageView::Trading { .. } | StageView::Losing { .. } => {
                [exchange, hand, market, events]
            }
            StageView::Lots { .. } => [exchange, market, hand, events],
            StageView::Choosing { .. } => [events, hand, market, exchange],
            StageView::Offering { .. }
            | StageView::Drafting { .. }
            | StageView::Answering { .. } => [hand, exchange, market, events],
            _ => [hand, market, exchange, events],
        }
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

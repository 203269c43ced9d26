//! Chartered: Building Amsterdam: the boards with their warehouses, cards, the exchange, events and trades.

mod board;
mod building;
mod card;
mod choices;
mod crop;
mod events;
mod exchange;
mod hand;
mod icons;
mod market;
mod merger;
mod now;
mod panels;
mod past;
mod pick;
mod plan;
mod purses;
mod rivals;
mod scores;
mod strip;
mod tile;
mod town;
mod trade;

use std::any::Any;

use damrak_chartered::{BuildView, Company, CompanyView, PlayerView, StageView, View};

use damrak_core::Phrase;
use damrak_draw::scene::Scores;
use damrak_draw::strokes::Family;
use damrak_draw::{Board, Context, Drawing, Scene};

/// Draws Chartered.
pub(crate) struct CharteredDrawing;

impl Drawing for CharteredDrawing {
    fn draw(&self, view: &dyn Any, context: &Context<'_>) -> Option<Scene> {
        let view: &View = view.downcast_ref()?;
        let brush = Brush(damrak_draw::Brush::new(view, context));
        let mut along = vec![exchange::draw(&brush)];
        match trade::baskets(&brush) {
            Some(baskets) => along.extend(baskets),
            None => along.extend([market::draw(&brush), town::draw(&brush), events::draw(&brush)]),
        }
        let left = Phrase::new("chartered-draw-left").with("count", view.supply);
        Some(Scene {
            when: Some(brush.say(&left)),
            hand: hand::draw(&brush),
            along,
            focus: now::draw(&brush).into_iter().collect(),
            strip: Some(strip::draw(&brush)),
            tabs: panels::draw(&brush),
            purses: purses::draw(&brush),
            ..Scene::new(Board::whole(board::draw(&brush)).cropped(crop::around(&brush)))
        })
    }

    fn scores(
        &self,
        view: &dyn Any,
        told: &mut dyn Iterator<Item = &Phrase>,
        context: &Context<'_>,
    ) -> Option<Scores> {
        let view: &View = view.downcast_ref()?;
        Some(scores::draw(&Brush(damrak_draw::Brush::new(view, context)), told))
    }

    fn held(&self, view: &dyn Any) -> Vec<Phrase> {
        let own = view.downcast_ref::<View>().and_then(|view| view.own.as_ref());
        own.map(|own| {
            own.hand
                .iter()
                .map(|card| Phrase::new("boards-card").with("name", card.as_str()))
                .collect()
        })
        .unwrap_or_default()
    }

    fn tile(&self) -> String {
        tile::draw()
    }

    fn style(&self) -> &'static str {
        include_str!("../../style.css")
    }
}

/// What the chart ends with (clause C-6).
const MOST: u16 = 300;

damrak_core::wrap! {
    /// The view, who looks at it, and what is looked up in it.
    struct Brush<'a>(damrak_draw::Brush<'a, View>);
}

impl<'a> Brush<'a> {
    /// The player who looks.
    fn me(&self) -> Option<&'a PlayerView> {
        self.view.players.get(self.seat()?.index()).map(|player| &**player)
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

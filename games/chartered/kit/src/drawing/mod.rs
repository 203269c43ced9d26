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
use std::borrow::Cow;

use damrak_chartered::{BuildView, Company, CompanyView, PlayerView, StageView, View};
use damrak_core::{Phrase, Seat, Viewer};

use damrak_draw::Sheet;
use damrak_draw::strokes::Family;
use damrak_draw::{Context, Drawing, Scene, shortened};

/// Draws Chartered.
pub(crate) struct CharteredDrawing;

impl Drawing for CharteredDrawing {
    fn draw(&self, view: &dyn Any, context: &Context<'_>) -> Option<Scene> {
        let view: &View = view.downcast_ref()?;
        let brush = Brush { view, context: *context };
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

    /// A word in the middle of something, or beside it.
    fn within(&self, key: &'static str) -> String {
        self.context.say_within(&Phrase::new(key))
    }

    fn counted(&self, key: &'static str, count: u8) -> String {
        self.say(&Phrase::new(key).with("count", count))
    }

    /// A sentence about one player.
    fn of_player(&self, key: &'static str, seat: Seat) -> String {
        self.say(&Phrase::new(key).with("player", seat))
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

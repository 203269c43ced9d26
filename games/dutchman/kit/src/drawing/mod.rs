//! The Flying Dutchman: the sea with its ships, horseshoes, shares, chests and bargains.

mod before;
mod board;
mod chests;
mod choices;
mod course;
mod icons;
mod panels;
mod plan;
mod purses;
mod rack;
mod scores;
mod shares;
mod strip;
mod tile;

use std::any::Any;

use damrak_core::{Phrase, Seat};
use damrak_dutchman::{Colour, PlayerView, ProposalView, SpaceView, View};

use damrak_draw::strokes::Family;
use damrak_draw::{Board, Context, Drawing, Place, Scene, Scores};

/// Draws The Flying Dutchman.
pub(crate) struct DutchmanDrawing;

impl Drawing for DutchmanDrawing {
    fn draw(&self, view: &dyn Any, context: &Context<'_>) -> Option<Scene> {
        let view: &View = view.downcast_ref()?;
        let brush = Brush(damrak_draw::Brush::new(view, context));
        let mut along = Vec::with_capacity(3);
        along.extend(shares::draw(&brush));
        along.push(before::draw(&brush));
        along.push(chests::draw(&brush));
        // Where to sail to, and what is bargained for it, takes the place of the horseshoes, which rest beside.
        let hand = course::draw(&brush).or_else(|| rack::draw(&brush));
        let round = Phrase::new("dutchman-draw-round").with("round", view.round);
        let sea = Board::whole(board::draw(&brush));
        Some(Scene {
            when: Some(brush.say(&round)),
            hand: hand.map(|hand| hand.placed(Place::Under)),
            along,
            focus: choices::draw(&brush).into_iter().collect(),
            strip: strip::draw(&brush),
            tabs: panels::draw(&brush),
            purses: purses::draw(&brush),
            ..Scene::new(sea.cropped(plan::crop(view)))
        })
    }

    fn scores(
        &self,
        view: &dyn Any,
        told: &mut dyn Iterator<Item = &Phrase>,
        context: &Context<'_>,
    ) -> Option<Scores> {
        let view: &View = view.downcast_ref()?;
        scores::draw(&Brush(damrak_draw::Brush::new(view, context)), told)
    }

    fn held(&self, view: &dyn Any) -> Vec<Phrase> {
        let own = view.downcast_ref::<View>().and_then(|view| view.own.as_ref());
        own.map(|own| own.shares.iter().map(|share| damrak_dutchman::colour(*share)).collect())
            .unwrap_or_default()
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

damrak_core::wrap! {
    /// The view, who looks at it, and what is looked up in it.
    struct Brush<'a>(damrak_draw::Brush<'a, View>);
}

impl<'a> Brush<'a> {
    /// The player who looks.
    fn me(&self) -> Option<&'a PlayerView> {
        self.view.players.get(self.seat()?.index()).map(|player| &**player)
    }

    /// What somebody is called where there is room for few letters; whoever looks is "you".
    fn who(&self, seat: Seat, letters: usize) -> String {
        let name = Phrase::new("dutchman-player").with("player", seat);
        damrak_draw::shortened(&self.say(&name), letters)
    }

    /// How many shares of this colour the viewer has.
    fn held(&self, colour: Colour) -> i32 {
        let own = self.view.own.as_ref().map_or(&[][..], |own| &own.shares);
        own.iter().filter(|share| **share == colour).count() as i32
    }

    /// What the viewer's best share is worth, which an island pays.
    fn best(&self) -> u8 {
        let own = self.view.own.as_ref().map_or(&[][..], |own| &own.shares);
        own.iter().map(|share| self.worth(*share)).max().unwrap_or_default()
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

/// What a proposal brings somebody in ducats; below zero what it costs them.
fn brings(proposal: &ProposalView, seat: Seat) -> i32 {
    if seat == proposal.seat {
        return -proposal.terms.iter().map(|term| term.ducats).sum::<i32>();
    }
    proposal.terms.iter().find(|term| term.seat == seat).map_or(0, |term| term.ducats)
}

//! What happened, as sentences.

use damrak_core::{Phrase, Seat};

use super::card;
use crate::components::Area;
use crate::event::{Event, PartName, Payment};

pub(super) fn auction_event(event: &Event) -> Phrase {
    match event {
        Event::AuctionBegan { card: shown } => {
            Phrase::new("merchants-event-auction").with("card", card(shown.face))
        }
        Event::ClockStarted { seat } => by("merchants-event-clock", *seat),
        Event::PriceSealed { seat } => by("merchants-event-price-sealed", *seat),
        Event::PriceNamed { seat, price: Some(price) } => {
            by("merchants-event-price-named", *seat).with("price", *price)
        }
        Event::PriceNamed { seat, price: None } => by("merchants-event-price-none", *seat),
        Event::Doubled { seat } => by("merchants-event-doubled", *seat),
        Event::Misbid { seat, price } => by("merchants-event-misbid", *seat).with("price", *price),
        Event::Sold { seat, price, card: shown, stopped } => {
            let key =
                if *stopped { "merchants-event-sold" } else { "merchants-event-sold-unstopped" };
            by(key, *seat).with("price", *price).with("card", card(shown.face))
        }
        Event::Unsold { card: shown } => {
            Phrase::new("merchants-event-unsold").with("card", card(shown.face))
        }
        _ => Phrase::new("merchants-event-over"),
    }
}

pub(super) fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("player", seat)
}

/// A part of an area, and who gets what for it.
pub(crate) fn scored(area: Area, rank: u8, part: PartName, payments: &[Payment]) -> Phrase {
    let part = part.phrase();
    let area = area.phrase();
    let told = if payments.is_empty() {
        Phrase::new("merchants-event-scored-nobody")
    } else {
        let payment = |payment: &Payment| {
            by("merchants-payment", payment.seat).with("amount", payment.amount)
        };
        let payments: Vec<Phrase> = payments.iter().map(payment).collect();
        Phrase::new("merchants-event-scored").with("payments", payments)
    };
    told.with("area", area).with("rank", rank).with("part", part)
}

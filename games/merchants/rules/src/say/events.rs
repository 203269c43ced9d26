//! What happened, as sentences.

use damrak_core::Phrase;

use super::{brings, card, commodity, district, history, region};
use crate::components::{Area, Disk};
use crate::event::{Bonus, Event, PartName, Payment};

pub(crate) fn event(event: &Event) -> Phrase {
    match event {
        Event::Began { money, mayor } => {
            Phrase::new("merchants-event-began").with("amount", *money).with("player", *mayor)
        }
        Event::TurnedUp { seat, card: shown } => {
            by("merchants-event-turned-up", *seat).with("card", card(shown.face))
        }
        Event::SetAside { card: shown } => {
            Phrase::new("merchants-event-set-aside").with("card", card(shown.face))
        }
        Event::Placed { seat, card: shown, disk } => by(
            match disk {
                Disk::Use => "merchants-event-placed-use",
                Disk::Auction => "merchants-event-placed-auction",
                Disk::Discard => "merchants-event-placed-discard",
            },
            *seat,
        )
        .with("card", card(shown.face)),
        Event::Discarded { card: shown } => {
            Phrase::new("merchants-event-discarded").with("card", card(shown.face))
        }
        Event::YearCame { year, brings: what, history: own, .. } => {
            match history(year, own.as_deref()) {
                Some(told) => Phrase::new("merchants-event-year").with("history", told),
                None => Phrase::new("merchants-event-year-bare"),
            }
            .with("year", year.as_str())
            .with("brings", brings(*what))
        }
        Event::Stepped { seat, commodity: good, space } => by("merchants-event-stepped", *seat)
            .with("commodity", commodity(*good))
            .with("space", *space),
        Event::FellBack { seat, commodity: good, space: 0 } => {
            by("merchants-event-left", *seat).with("commodity", commodity(*good))
        }
        Event::FellBack { seat, commodity: good, space } => by("merchants-event-fell-back", *seat)
            .with("commodity", commodity(*good))
            .with("space", *space),
        Event::Opened { seat, office, region: place, commodity: good } => {
            by("merchants-event-opened", *seat)
                .with("office", office.as_str())
                .with("region", region(*place))
                .with("commodity", commodity(*good))
        }
        Event::Closed { seat, office, region: place, commodity: good } => {
            by("merchants-event-closed", *seat)
                .with("office", office.as_str())
                .with("region", region(*place))
                .with("commodity", commodity(*good))
        }
        Event::Built { seat, house, district: place, free } => {
            let key = if *free { "merchants-event-built-free" } else { "merchants-event-built" };
            by(key, *seat).with("house", house.as_str()).with("district", district(*place))
        }
        Event::Razed { seat, house, district: place, returned } => {
            let key = if *returned { "merchants-event-returned" } else { "merchants-event-razed" };
            by(key, *seat).with("house", house.as_str()).with("district", district(*place))
        }
        Event::Skipped { seat } => by("merchants-event-skipped", *seat),
        Event::NothingFree { seat, card: shown } => {
            by("merchants-event-nothing-free", *seat).with("card", card(shown.face))
        }
        Event::Borrowed { seat, forced: false } => by("merchants-event-borrowed", *seat),
        Event::Borrowed { seat, forced: true } => by("merchants-event-borrowed-forced", *seat),
        Event::NoLoan { seat } => by("merchants-event-no-loan", *seat),
        Event::BonusPaid { seat, bonus, amount } => by(
            match bonus {
                Bonus::Regions => "merchants-event-bonus-regions",
                Bonus::Districts => "merchants-event-bonus-districts",
                Bonus::Bridge => "merchants-event-bonus-bridge",
            },
            *seat,
        )
        .with("amount", *amount),
        Event::BonusReturned { seat, bonus, amount } => by(
            match bonus {
                Bonus::Regions => "merchants-event-lost-regions",
                Bonus::Districts => "merchants-event-lost-districts",
                Bonus::Bridge => "merchants-event-lost-bridge",
            },
            *seat,
        )
        .with("amount", *amount),
        Event::Scored { area, rank, part, payments } => scored(*area, *rank, *part, payments),
        Event::MayorPassed { seat } => by("merchants-event-mayor", *seat),
        Event::Repaid { seat, loans, amount } => {
            by("merchants-event-repaid", *seat).with("loans", *loans).with("amount", *amount)
        }
        Event::Over => Phrase::new("merchants-event-over"),
        auction => auction_event(auction),
    }
}

fn auction_event(event: &Event) -> Phrase {
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

fn by(key: &'static str, seat: damrak_core::Seat) -> Phrase {
    Phrase::new(key).with("player", seat)
}

/// A part of an area, and who gets what for it.
pub(crate) fn scored(area: Area, rank: u8, part: PartName, payments: &[Payment]) -> Phrase {
    let part = part.phrase();
    let area = Phrase::new(match area {
        Area::Market => "merchants-area-market",
        Area::Amsterdam => "merchants-area-amsterdam",
        Area::Offices => "merchants-area-offices",
    });
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

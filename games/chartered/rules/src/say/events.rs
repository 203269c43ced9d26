//! What happened, as sentences.

use damrak_core::{Phrase, Seat};

use super::{card, company, event_kind, lot, seats, things};
use crate::event::{BidShown, Event};

pub(super) fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("player", seat)
}

pub(super) fn company_event(event: &Event) -> Phrase {
    match event {
        Event::Founded { seat, company: of, hq, value } => by("chartered-event-founded", *seat)
            .with("company", company(*of))
            .with("firm", super::names::firm(*of))
            .with("plot", hq.as_str())
            .with("value", *value),
        Event::ValueChanged { company: of, from, to } => {
            let key =
                if to > from { "chartered-event-value-rose" } else { "chartered-event-value-fell" };
            Phrase::new(key).with("company", company(*of)).with("from", *from).with("to", *to)
        }
        Event::PaidOut { seat, company: of, amount } => by("chartered-event-paid-out", *seat)
            .with("company", company(*of))
            .with("amount", *amount),
        Event::MergerBegan { seat, companies } => {
            let companies: Vec<Phrase> = companies.iter().copied().map(company).collect();
            by("chartered-event-merger", *seat).with("companies", companies)
        }
        Event::SoldOut { seat, company: of, count, amount } => {
            by("chartered-event-sold-out", *seat)
                .with("company", company(*of))
                .with("count", *count)
                .with("amount", *amount)
        }
        Event::KeptShares { seat, company: of, count } => by("chartered-event-kept-shares", *seat)
            .with("company", company(*of))
            .with("count", *count),
        Event::Swallowed { loser, winner, value } => Phrase::new("chartered-event-swallowed")
            .with("loser", company(*loser))
            .with("winner", company(*winner))
            .with("value", *value),
        Event::Marked { company: of, plot } => Phrase::new("chartered-event-marked")
            .with("company", company(*of))
            .with("plot", plot.as_str()),
        Event::TakenBack { seat, plot } => {
            by("chartered-event-taken-back", *seat).with("plot", plot.as_str())
        }
        Event::HqMoved { company: of, plot } => Phrase::new("chartered-event-hq-moved")
            .with("company", company(*of))
            .with("plot", plot.as_str()),
        other => bidding_event(other),
    }
}

fn bidding_event(event: &Event) -> Phrase {
    match event {
        Event::EventDue { seat } => by("chartered-event-due", *seat),
        Event::EventHappens { seat, kind, blind } => {
            let key = if *blind { "chartered-event-blind" } else { "chartered-event-chosen" };
            by(key, *seat).with("event", event_kind(*kind))
        }
        Event::EventImpossible { kind } => {
            Phrase::new("chartered-event-impossible").with("event", event_kind(*kind))
        }
        Event::BidSealed { seat } => by("chartered-event-bid-sealed", *seat),
        Event::BidMade { seat, amount } => {
            by("chartered-event-bid-made", *seat).with("amount", *amount)
        }
        Event::BidsShown { bids } => {
            let one = |bid: &BidShown| by("chartered-bid", bid.seat).with("amount", bid.amount);
            let bids: Vec<Phrase> = bids.iter().map(one).collect();
            Phrase::new("chartered-event-bids-shown").with("bids", bids)
        }
        Event::Tied { seats: tied, again } => {
            let key = if *again { "chartered-event-tied" } else { "chartered-event-tie-broken" };
            Phrase::new(key).with("players", seats(tied))
        }
        Event::BidPaid { seat, amount } => {
            by("chartered-event-bid-paid", *seat).with("amount", *amount)
        }
        Event::ExtraTurnWon { seat } => by("chartered-event-extra-won", *seat),
        Event::ExtraTurn { seat } => by("chartered-event-extra-turn", *seat),
        Event::LevelWon { seat, card: won } => {
            by("chartered-event-level-won", *seat).with("card", card(won))
        }
        Event::LevelTaken { seat } => by("chartered-event-level-taken", *seat),
        Event::Threatened { seat, count } => {
            by("chartered-event-threatened", *seat).with("count", *count)
        }
        Event::ShareLost { seat, company: of } => {
            by("chartered-event-share-lost", *seat).with("company", company(*of))
        }
        Event::LotChosen { seat, lot: chosen } => {
            by("chartered-event-lot", *seat).with("lot", lot(*chosen))
        }
        Event::AuctionBid { seat, amount } => {
            by("chartered-event-auction-bid", *seat).with("amount", *amount)
        }
        Event::AuctionPassed { seat } => by("chartered-event-auction-passed", *seat),
        Event::AuctionWon { seat, amount, lot: won } => {
            by("chartered-event-auction-won", *seat).with("amount", *amount).with("lot", lot(*won))
        }
        Event::Unsold { lot: left } => {
            Phrase::new("chartered-event-unsold").with("lot", lot(*left))
        }
        Event::KeptOne { seat, of } => by("chartered-event-kept-one", *seat).with("count", *of),
        Event::KeptCard { seat, card: kept } => {
            by("chartered-event-kept-card", *seat).with("card", card(kept))
        }
        other => trade_event(other),
    }
}

fn trade_event(event: &Event) -> Phrase {
    match event {
        Event::Approached { seat, partner } => {
            by("chartered-event-approached", *seat).with("partner", *partner)
        }
        Event::Drafted { seat, item, asked } => {
            let key =
                if *asked { "chartered-event-draft-ask" } else { "chartered-event-draft-give" };
            by(key, *seat).with("thing", super::names::thing(item))
        }
        Event::Offered { seat, partner, gives, gets } => by("chartered-event-offered", *seat)
            .with("partner", *partner)
            .with("gives", things(gives))
            .with("gets", things(gets)),
        Event::Withdrawn { seat } => by("chartered-event-withdrawn", *seat),
        Event::Accepted { seat, partner } => {
            by("chartered-event-accepted", *seat).with("partner", *partner)
        }
        Event::Declined { seat, partner } => {
            by("chartered-event-declined", *seat).with("partner", *partner)
        }
        Event::Countering { seat, partner } => {
            by("chartered-event-countering", *seat).with("partner", *partner)
        }
        Event::TradeOver { seat } => by("chartered-event-trade-over", *seat),
        _ => Phrase::new("chartered-event-over"),
    }
}

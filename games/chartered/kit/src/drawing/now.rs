//! What goes on besides building: mergers, bids, auctions, answers; and what can be decided right at the question.

use damrak_chartered::{AuctionView, StageView};
use damrak_core::{Phrase, Seat};

use super::{Brush, choices, florins, merger, pick, rivals, trade};
use damrak_draw::Part;
use damrak_draw::svg::Pen;

pub(super) const SHEET: &str = "now";

/// What stands with the question; nothing where the question says it all.
pub(super) fn draw(brush: &Brush<'_>) -> Option<Part> {
    let mut is_empty = true;
    let html = brush.context.html(8 * 1024, |pen| {
        let mut inside = brush.context.html(4 * 1024, |pen| draw_stage(pen, brush));
        inside.push_str(&brush.context.html(1024, |pen| {
            pick::choices(pen, brush, &choices::now(brush));
        }));
        is_empty = inside.is_empty();
        pick::patterns(pen, SHEET);
        pen.tag("div").class("goes-on").around(|pen| pen.drawn(&inside));
    });
    let part = Part::html_of(SHEET, brush.label(title(brush)), html);
    (!is_empty).then_some(part)
}

/// What it is called.
fn title(brush: &Brush<'_>) -> &'static str {
    match brush.view.stage {
        StageView::Diagonal { .. } | StageView::Between { .. } | StageView::Founding { .. } => {
            "chartered-draw-now-founding"
        }
        StageView::Bonus { .. } | StageView::Merging { .. } | StageView::Sales { .. } => {
            "chartered-draw-now-merger"
        }
        StageView::Turn { .. } | StageView::Buying { .. } => "chartered-draw-now-turn",
        StageView::Selling { .. } | StageView::Trading { .. } => "chartered-draw-now-shares",
        StageView::Offering { .. } | StageView::Drafting { .. } | StageView::Answering { .. } => {
            "chartered-draw-now-trade"
        }
        StageView::Bids { .. } => "chartered-draw-now-bids",
        StageView::Lots { .. } | StageView::Auction { .. } => "chartered-draw-now-auction",
        _ => "chartered-draw-now-event",
    }
}

fn draw_stage(pen: &mut Pen, brush: &Brush<'_>) {
    let view = brush.view;
    match &view.stage {
        StageView::Bonus { companies, .. } | StageView::Merging { companies, .. } => {
            merger::companies(pen, brush, &merger::by_value(brush, companies));
        }
        StageView::Sales { companies, loser, winner, price, seat } => {
            merger::swallowing(pen, brush, *loser, *winner);
            match brush.is_asked() {
                true => merger::counts(pen, brush, *loser, *price),
                false => rivals::sellers(pen, brush, *loser, *seat),
            }
            let others = companies.iter().filter(|other| *other != loser && *other != winner);
            let others = merger::by_value(brush, &others.copied().collect::<Vec<_>>());
            if !others.is_empty() {
                pen.tag("p").class("remark").holding(&brush.label("chartered-draw-then-merge"));
                merger::companies(pen, brush, &others);
            }
        }
        StageView::Bids { bidders, .. } => draw_bids(pen, brush, bidders),
        StageView::Offering { seat, .. } if brush.is_asked() => rivals::partners(pen, brush, *seat),
        StageView::Answering { .. } => {
            if let Some(deal) = &view.offer {
                trade::deal(pen, brush, deal);
            }
        }
        StageView::Auction { .. } => {
            if let Some(auction) = &view.auction {
                draw_auction(pen, brush, auction);
            }
        }
        StageView::Lots { .. } if brush.is_asked() => {
            pen.tag("p").class("remark").holding(&brush.label("chartered-draw-lots-hint"));
        }
        _ => {}
    }
}

fn draw_bids(pen: &mut Pen, brush: &Brush<'_>, bidders: &[Seat]) {
    rivals::bidders(pen, brush, bidders);
    if let Some(bid) = brush.view.own.as_ref().and_then(|own| own.bid) {
        let words = Phrase::new("chartered-draw-own-bid").with("amount", bid);
        pen.tag("p").class("remark").holding(&brush.say(&words));
    }
}

/// What is auctioned, the bid that stands, and who may still bid.
fn draw_auction(pen: &mut Pen, brush: &Brush<'_>, auction: &AuctionView) {
    pen.tag("div").class("lot-now").around(|pen| {
        merger::lot_sign(pen, auction.lot);
        pen.tag("span").holding(&brush.say(&damrak_chartered::lot(auction.lot)));
        let bid = auction.highest.map_or_else(|| "–".to_owned(), florins);
        pen.tag("b").holding(&bid);
    });
    rivals::in_auction(pen, brush, auction);
}

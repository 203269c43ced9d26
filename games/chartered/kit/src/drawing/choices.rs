//! Decisions that are no place on the boards, drawn as small things to point at.

use damrak_chartered::StageView;

use super::pick::Choice;
use super::{Brush, icons};

const PASS: Choice =
    Choice::new("button-pass", "chartered-draw-pass", "chartered-action-pass", icons::STOP);
const NO_BID: Choice =
    Choice::new("button-pass", "chartered-draw-pass", "chartered-action-pass-auction", icons::STOP);
const LAY_ROOF: Choice = Choice::new(
    "button-roof",
    "chartered-draw-lay-roof",
    "chartered-draw-lay-roof-about",
    icons::ROOF,
);
const LAY_NONE: Choice = Choice::new(
    "button-plain",
    "chartered-draw-plain",
    "chartered-draw-plain-about",
    icons::WHOLE_ROOF,
);
const BUY_ROOF: Choice =
    Choice::new("button-roof", "chartered-draw-roof", "chartered-draw-roof-about", icons::ROOF);
const BUY_EVENT: Choice = Choice::new(
    "button-event",
    "chartered-draw-event",
    "chartered-draw-event-about",
    icons::ACTION,
);
const NO_TRADE: Choice = Choice::new(
    "button-done",
    "chartered-draw-done",
    "chartered-action-no-more-trades",
    icons::TICK,
);
const NO_SALE: Choice = Choice::new(
    "button-done",
    "chartered-draw-done",
    "chartered-action-no-more-sales",
    icons::TICK,
);
const NO_OFFER: Choice = Choice::new(
    "button-done",
    "chartered-draw-done",
    "chartered-action-no-more-offers",
    icons::TICK,
);
const ALONE: Choice =
    Choice::new("button-alone", "chartered-draw-alone", "chartered-action-alone", icons::HOUSE);
const SEND: Choice =
    Choice::new("button-send", "chartered-draw-send", "chartered-action-send", icons::SEND);
const WITHDRAW: Choice = Choice::new(
    "button-withdraw",
    "chartered-draw-withdraw",
    "chartered-action-withdraw",
    icons::CROSS,
);
const ACCEPT: Choice =
    Choice::new("button-accept", "chartered-draw-accept", "chartered-action-accept", icons::TICK);
const DECLINE: Choice = Choice::new(
    "button-decline",
    "chartered-draw-decline",
    "chartered-action-decline",
    icons::CROSS,
);
const COUNTER: Choice = Choice::new(
    "button-counter",
    "chartered-draw-counter",
    "chartered-action-counter",
    icons::RETURN,
);

/// What the viewer may decide besides pointing at cards, plots and companies.
pub(super) fn now(brush: &Brush<'_>) -> Vec<Choice> {
    let price = brush.view.board.action_price;
    match brush.view.stage {
        _ if !brush.is_asked() => Vec::new(),
        StageView::Turn { .. } => with_cards(brush),
        StageView::Selling { .. } => vec![NO_SALE],
        StageView::Diagonal { .. } => vec![ALONE],
        StageView::Trading { .. } => {
            let has_card = brush.me().is_some_and(|me| me.action_cards > 0);
            let mut choices = Vec::with_capacity(3);
            if has_card {
                choices.extend([BUY_ROOF.for_price(price), BUY_EVENT.for_price(price)]);
            }
            choices.push(NO_TRADE);
            choices
        }
        StageView::Auction { .. } => vec![NO_BID],
        StageView::Offering { .. } => vec![NO_OFFER],
        StageView::Drafting { .. } => vec![SEND, WITHDRAW],
        StageView::Answering { in_return: false, .. } => vec![ACCEPT, DECLINE, COUNTER],
        StageView::Answering { .. } => vec![ACCEPT, DECLINE],
        _ => Vec::new(),
    }
}

/// What goes with playing a card: a roof or none, or passing where nothing can be done.
fn with_cards(brush: &Brush<'_>) -> Vec<Choice> {
    let (Some(own), Some(me)) = (brush.view.own.as_ref(), brush.me()) else { return Vec::new() };
    let mut choices = Vec::with_capacity(3);
    if me.roofs > 0 {
        choices.extend([LAY_ROOF, LAY_NONE]);
    }
    let can_build = own.prospects.iter().any(|prospect| prospect.outcome != "blocked");
    let on_board = brush.view.companies.iter().filter(|company| company.hq.is_some());
    let can_sell = on_board.into_iter().any(|found| me.shares[found.company.index()] > 0);
    if !can_build && !can_sell {
        choices.push(PASS);
    }
    choices
}

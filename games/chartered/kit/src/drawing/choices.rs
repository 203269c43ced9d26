//! Decisions that are no place on the boards, drawn as plates.

use damrak_chartered::StageView;

use super::{Brush, icons};
use damrak_draw::choice::{Note, Plate};

const PASS: Plate =
    Plate::new("button-pass", "chartered-draw-pass", "chartered-action-pass", icons::STOP);
const NO_BID: Plate =
    Plate::new("button-pass", "chartered-draw-pass", "chartered-action-pass-auction", icons::STOP);
const REFRESH: Plate = Plate::new(
    "button-refresh",
    "chartered-draw-refresh",
    "chartered-draw-refresh-about",
    icons::REFRESH,
);
const LAY_ROOF: Plate = Plate::new(
    "button-roof",
    "chartered-draw-lay-roof",
    "chartered-draw-lay-roof-about",
    icons::ROOF,
);
const LAY_NONE: Plate = Plate::new(
    "button-plain",
    "chartered-draw-plain",
    "chartered-draw-plain-about",
    icons::WHOLE_ROOF,
);
const BUY_ROOF: Plate =
    Plate::new("button-roof", "chartered-draw-roof", "chartered-draw-roof-about", icons::ROOF);
const BUY_EVENT: Plate =
    Plate::new("button-event", "chartered-draw-event", "chartered-draw-event-about", icons::ACTION);
const NO_TRADE: Plate = Plate::new(
    "button-done",
    "chartered-draw-done",
    "chartered-action-no-more-trades",
    icons::TICK,
);
const NO_SALE: Plate =
    Plate::new("button-done", "chartered-draw-done", "chartered-action-no-more-sales", icons::TICK);
const NO_OFFER: Plate = Plate::new(
    "button-done",
    "chartered-draw-done",
    "chartered-action-no-more-offers",
    icons::TICK,
);
const ALONE: Plate =
    Plate::new("button-alone", "chartered-draw-alone", "chartered-action-alone", icons::HOUSE);
const GIVE: Plate =
    Plate::new("button-give", "chartered-draw-give", "chartered-draw-give-about", icons::GIVE);
const ASK: Plate =
    Plate::new("button-ask", "chartered-draw-ask", "chartered-draw-ask-about", icons::ASK);
const BID_SECRET: Plate =
    Plate::new("money-bid", "chartered-draw-bid", "chartered-bid-secret-some", icons::COIN);
const BID_OPEN: Plate =
    Plate::new("money-bid", "chartered-draw-bid", "chartered-bid-open-some", icons::COIN);
const GIVE_MONEY: Plate =
    Plate::new("money-give", "chartered-draw-give-money", "chartered-give-some", icons::COIN);
const ASK_MONEY: Plate =
    Plate::new("money-ask", "chartered-draw-ask-money", "chartered-ask-some", icons::COIN);
const SEND: Plate =
    Plate::new("button-send", "chartered-draw-send", "chartered-action-send", icons::SEND);
const WITHDRAW: Plate = Plate::new(
    "button-withdraw",
    "chartered-draw-withdraw",
    "chartered-action-withdraw",
    icons::CROSS,
);
const ACCEPT: Plate =
    Plate::new("button-accept", "chartered-draw-accept", "chartered-action-accept", icons::TICK);
const DECLINE: Plate = Plate::new(
    "button-decline",
    "chartered-draw-decline",
    "chartered-action-decline",
    icons::CROSS,
);
const COUNTER: Plate = Plate::new(
    "button-counter",
    "chartered-draw-counter",
    "chartered-action-counter",
    icons::RETURN,
);

/// What the viewer may decide besides pointing at cards, plots and companies.
pub(super) fn now(brush: &Brush<'_>) -> Vec<Plate> {
    let price = Note::Price(brush.view.board.action_price);
    match brush.view.stage {
        _ if !brush.is_asked() => Vec::new(),
        StageView::Selling { .. } => vec![NO_SALE],
        StageView::Diagonal { .. } => vec![ALONE],
        StageView::Trading { .. } => {
            let has_card = brush.me().is_some_and(|me| me.action_cards > 0);
            let mut choices = Vec::with_capacity(3);
            if has_card {
                choices.extend([BUY_ROOF.noted(price), BUY_EVENT.noted(price)]);
            }
            choices.push(NO_TRADE);
            choices
        }
        StageView::Bids { .. } => vec![BID_SECRET],
        StageView::Auction { .. } => vec![BID_OPEN, NO_BID],
        StageView::Offering { .. } => vec![NO_OFFER],
        StageView::Drafting { .. } => vec![GIVE, ASK, SEND, WITHDRAW],
        StageView::Answering { in_return: false, .. } => vec![ACCEPT, DECLINE, COUNTER],
        StageView::Answering { .. } => vec![ACCEPT, DECLINE],
        _ => Vec::new(),
    }
}

/// Money in an offer that is put together.
pub(super) fn money() -> Vec<Plate> {
    vec![GIVE_MONEY, ASK_MONEY]
}

/// What goes with playing a card: a roof or none, or passing where nothing can be done.
pub(super) fn with_cards(brush: &Brush<'_>) -> Vec<Plate> {
    let (Some(own), Some(me)) = (brush.view.own.as_ref(), brush.me()) else { return Vec::new() };
    if !brush.is_my_turn() {
        return Vec::new();
    }
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

/// What goes with the market.
pub(super) fn with_market(brush: &Brush<'_>) -> Vec<Plate> {
    let price = Note::Price(brush.view.board.refresh_price);
    if brush.is_my_turn() { vec![REFRESH.noted(price)] } else { Vec::new() }
}

//! Decisions that are no place on the boards, drawn as plates.

use damrak_chartered::StageView;

use super::{Brush, TRAY, florins, icons};
use crate::svg::Pen;

/// The size of a plate.
pub(super) const PLATE: (i32, i32) = (148, 84);

/// One such decision.
pub(super) struct Choice {
    target: &'static str,
    word: &'static str,
    sentence: &'static str,
    sign: &'static str,
    /// What it costs.
    price: Option<u16>,
}

const fn choice(
    target: &'static str,
    word: &'static str,
    sentence: &'static str,
    sign: &'static str,
) -> Choice {
    Choice { target, word, sentence, sign, price: None }
}

const PASS: Choice =
    choice("button-pass", "draw-chartered-pass", "chartered-action-pass", icons::STOP);
const NO_BID: Choice =
    choice("button-pass", "draw-chartered-pass", "chartered-action-pass-auction", icons::STOP);
const REFRESH: Choice = choice(
    "button-refresh",
    "draw-chartered-refresh",
    "draw-chartered-refresh-about",
    icons::REFRESH,
);
const LAY_ROOF: Choice =
    choice("button-roof", "draw-chartered-lay-roof", "draw-chartered-lay-roof-about", icons::ROOF);
const LAY_NONE: Choice =
    choice("button-plain", "draw-chartered-plain", "draw-chartered-plain-about", icons::WHOLE_ROOF);
const BUY_ROOF: Choice =
    choice("button-roof", "draw-chartered-roof", "draw-chartered-roof-about", icons::ROOF);
const BUY_EVENT: Choice =
    choice("button-event", "draw-chartered-event", "draw-chartered-event-about", icons::ACTION);
const NO_TRADE: Choice =
    choice("button-done", "draw-chartered-done", "chartered-action-no-more-trades", icons::TICK);
const NO_SALE: Choice =
    choice("button-done", "draw-chartered-done", "chartered-action-no-more-sales", icons::TICK);
const NO_OFFER: Choice =
    choice("button-done", "draw-chartered-done", "chartered-action-no-more-offers", icons::TICK);
const ALONE: Choice =
    choice("button-alone", "draw-chartered-alone", "chartered-action-alone", icons::HOUSE);
const GIVE: Choice =
    choice("button-give", "draw-chartered-give", "draw-chartered-give-about", icons::GIVE);
const ASK: Choice =
    choice("button-ask", "draw-chartered-ask", "draw-chartered-ask-about", icons::ASK);
const BID_SECRET: Choice =
    choice("money-bid", "draw-chartered-bid", "chartered-bid-secret-some", icons::COIN);
const BID_OPEN: Choice =
    choice("money-bid", "draw-chartered-bid", "chartered-bid-open-some", icons::COIN);
const GIVE_MONEY: Choice =
    choice("money-give", "draw-chartered-give-money", "chartered-give-some", icons::COIN);
const ASK_MONEY: Choice =
    choice("money-ask", "draw-chartered-ask-money", "chartered-ask-some", icons::COIN);
const SEND: Choice =
    choice("button-send", "draw-chartered-send", "chartered-action-send", icons::SEND);
const WITHDRAW: Choice =
    choice("button-withdraw", "draw-chartered-withdraw", "chartered-action-withdraw", icons::CROSS);
const ACCEPT: Choice =
    choice("button-accept", "draw-chartered-accept", "chartered-action-accept", icons::TICK);
const DECLINE: Choice =
    choice("button-decline", "draw-chartered-decline", "chartered-action-decline", icons::CROSS);
const COUNTER: Choice =
    choice("button-counter", "draw-chartered-counter", "chartered-action-counter", icons::RETURN);

/// What the viewer may decide besides pointing at cards, plots and companies.
pub(super) fn now(brush: &Brush<'_>) -> Vec<Choice> {
    let price = Some(brush.view.board.action_price);
    match brush.view.stage {
        _ if !brush.is_asked() => Vec::new(),
        StageView::Selling { .. } => vec![NO_SALE],
        StageView::Diagonal { .. } => vec![ALONE],
        StageView::Trading { .. } => {
            let has_card = brush.me().is_some_and(|me| me.action_cards > 0);
            let mut choices = Vec::with_capacity(3);
            if has_card {
                choices.extend([Choice { price, ..BUY_ROOF }, Choice { price, ..BUY_EVENT }]);
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
pub(super) fn money() -> Vec<Choice> {
    vec![GIVE_MONEY, ASK_MONEY]
}

/// What goes with playing a card: a roof or none, or passing where nothing can be done.
pub(super) fn with_cards(brush: &Brush<'_>) -> Vec<Choice> {
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
pub(super) fn with_market(brush: &Brush<'_>) -> Vec<Choice> {
    let price = Some(brush.view.board.refresh_price);
    if brush.is_my_turn() { vec![Choice { price, ..REFRESH }] } else { Vec::new() }
}

/// Plates in a row across a tray.
pub(super) fn draw_row(pen: &mut Pen, brush: &Brush<'_>, choices: &[Choice], y: i32) {
    let step = PLATE.0 + 8;
    let left = (TRAY - step * choices.len() as i32 + 8) / 2;
    for (index, choice) in choices.iter().enumerate() {
        draw(pen, brush, choice, (left + step * index as i32, y));
    }
}

fn draw(pen: &mut Pen, brush: &Brush<'_>, choice: &Choice, place: (i32, i32)) {
    let named = (choice.target, choice.sentence);
    crate::choice::draw(pen, &brush.context, named, place, false, |pen| {
        pen.rect("plate", 2, 2, PLATE.0 - 4, PLATE.1 - 4, 10);
        pen.scaled(PLATE.0 / 2, 28, 14, icons::stroke(choice.sign));
        pen.label("word", PLATE.0 / 2, 69, &brush.label(choice.word));
        if let Some(price) = choice.price {
            pen.label("payout", PLATE.0 - 28, 26, &florins(price));
        }
        pen.rect("spot", 1, 1, PLATE.0 - 2, PLATE.1 - 2, 10);
    });
}

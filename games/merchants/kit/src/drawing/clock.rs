//! The auction clock of a table, and who may still stop it.

use damrak_core::Phrase;
use damrak_merchants::AuctionView;

use super::choices::{self, PLATE, WAIT};
use super::{Brush, COLOURS};
use damrak_draw::Sheet;
use damrak_draw::dial::{self, Knob, Press};
use damrak_draw::icons as common;
use damrak_draw::strokes;
use damrak_draw::svg::Pen;

const SHEET: &str = "clock";
const WIDTH: i32 = dial::SIZE.0;
const HEIGHT: i32 = dial::SIZE.1;
/// Below the octagon, for who has decided and for the plate.
const FOOT: i32 = 96;

/// The clock, while an auction is held.
pub(super) fn draw(brush: &Brush<'_>) -> Option<Sheet> {
    let auction = brush.view.auction.as_ref()?;
    let own = brush.view.own.as_ref().and_then(|own| own.sealed.as_deref());
    let named = own.and_then(|own| own.strip_prefix("stop ")).and_then(|price| price.parse().ok());
    let title = brush.label("merchants-draw-clock");
    let about = brush.say(&about(auction));
    let height = HEIGHT + FOOT;
    Some(brush.context.sheet(SHEET, (WIDTH, height), title, &about, 16 * 1024, |pen| {
        strokes::patterns(pen, SHEET, COLOURS);
        strokes::sea(pen, SHEET, WIDTH, height);
        dial::ground(pen);
        draw_prices(pen, brush, auction, named);
        draw_hand(pen, brush, auction, named);
        draw_knob(pen, brush, auction, named);
        draw_seats(pen, brush, auction);
        if matches!(auction.run, "falling" | "sealed") && (brush.is_asked() || own.is_some()) {
            let place = (WIDTH - PLATE.0 - 12, HEIGHT);
            choices::draw(pen, brush, &WAIT, place, own == Some("wait"));
        }
    }))
}

fn about(auction: &AuctionView) -> Phrase {
    let highest = auction.prices.first().copied().unwrap_or_default();
    let lowest = auction.prices.last().copied().unwrap_or_default();
    let words = match auction.opener {
        Some(opener) => Phrase::new("merchants-draw-clock-doubled").with("player", opener),
        None => Phrase::new("merchants-draw-clock-about"),
    };
    words.with("highest", highest).with("lowest", lowest)
}

fn draw_prices(pen: &mut Pen, brush: &Brush<'_>, auction: &AuctionView, named: Option<u16>) {
    let times = if auction.opener.is_some() { 2 } else { 1 };
    for (printed, (x, y)) in brush.view.board.prices.iter().zip(dial::places()) {
        let price = printed.saturating_mul(times);
        let text = price.to_string();
        if !auction.prices.contains(&price) {
            dial::price_that_is_out(pen, (x, y), &text);
            continue;
        }
        let chosen = named == Some(price);
        let class = if chosen { "cell dial-place chosen" } else { "cell dial-place" };
        let id = ["price-", &text];
        let tag = pen.tag("g").class(class).parts("id", &id).parts("data-target", &id);
        tag.at(x, y).around(|pen| {
            let words = match (price == auction.prices[0], auction.opener) {
                (true, None) => "merchants-action-stop-first",
                _ => "merchants-action-stop",
            };
            pen.title(&brush.say(&Phrase::new(words).with("price", price)));
            dial::price(pen, &text);
            if chosen {
                pen.scaled(22, -20, 10, common::seal);
            }
            pen.circle("spot", 0, 0, 40);
        });
    }
}

/// Points at what the viewer named, otherwise at the first price. A page that lets it fall turns it.
fn draw_hand(pen: &mut Pen, brush: &Brush<'_>, auction: &AuctionView, named: Option<u16>) {
    let step = named.and_then(|named| auction.prices.iter().position(|price| *price == named));
    dial::hand(pen, step.unwrap_or_default(), &brush.label("merchants-draw-hand"));
}

fn draw_knob(pen: &mut Pen, brush: &Brush<'_>, auction: &AuctionView, named: Option<u16>) {
    let (press, word, title) = match auction.run {
        "ready" => (Press::Starts, "merchants-draw-start", "merchants-action-start"),
        "falling" => (Press::Stops, "merchants-draw-stop", "merchants-draw-stop-about"),
        _ => (Press::Nothing, "merchants-draw-name-price", "merchants-draw-name-price"),
    };
    let shown = named.or_else(|| auction.prices.first().copied()).unwrap_or_default();
    let price = if auction.run == "sealed" && named.is_none() {
        "?".to_owned()
    } else {
        brush.money(i32::from(shown))
    };
    let labels: Vec<String> =
        auction.prices.iter().map(|price| brush.money(i32::from(*price))).collect();
    let knob = Knob {
        press,
        title: &brush.label(title),
        price: &price,
        labels: &labels,
        word: &brush.label(word),
        times: auction.opener.is_some().then_some("×2"),
    };
    knob.draw(pen);
}

/// Who may stop the clock, who has sealed a price, and who could not pay.
fn draw_seats(pen: &mut Pen, brush: &Brush<'_>, auction: &AuctionView) {
    let y = HEIGHT + PLATE.1 / 2;
    for (index, player) in brush.view.players.iter().enumerate() {
        let x = 40 + 62 * index as i32;
        let barred = auction.barred.contains(player.seat);
        let key = match (barred, player.sealed) {
            (true, _) => "merchants-draw-barred",
            (false, true) => "merchants-draw-sealed",
            (false, false) => "merchants-draw-bidder",
        };
        pen.tag("g").class("bidder").around(|pen| {
            pen.title(&brush.say(&Phrase::new(key).with("player", player.seat)));
            choices::decided(pen, SHEET, player.seat, (x, y), player.sealed);
            if barred {
                pen.group("", x, y, |pen| pen.path("strike", "M-18 18L18-18"));
            }
        });
    }
}

//! The auction clock: an octagon with sixteen prices and a knob the size of a thumb.

use damrak_core::Phrase;
use damrak_merchants::AuctionView;

use super::choices::{self, PLATE, WAIT};
use super::{Brush, COLOURS};
use crate::icons as common;
use crate::sheet::Sheet;
use crate::strokes;
use crate::svg::Pen;

const SHEET: &str = "clock";
const WIDTH: i32 = 640;
const HEIGHT: i32 = 540;
/// Below the octagon, for who has decided and for the plate.
const FOOT: i32 = 96;
const MIDDLE: (i32, i32) = (WIDTH / 2, HEIGHT / 2);
/// How far from the middle the prices stand.
const REACH: i32 = 213;

/// Sixteen directions clockwise from the top, in thousandths.
const DIRECTIONS: [(i32, i32); 16] = [
    (195, -981),
    (556, -831),
    (831, -556),
    (981, -195),
    (981, 195),
    (831, 556),
    (556, 831),
    (195, 981),
    (-195, 981),
    (-556, 831),
    (-831, 556),
    (-981, 195),
    (-981, -195),
    (-831, -556),
    (-556, -831),
    (-195, -981),
];

/// The clock, while an auction is held.
pub(super) fn draw(brush: &Brush<'_>) -> Option<Sheet> {
    let auction = brush.view.auction.as_ref()?;
    let own = brush.view.own.as_ref().and_then(|own| own.sealed.as_deref());
    let named = own.and_then(|own| own.strip_prefix("stop ")).and_then(|price| price.parse().ok());
    let title = brush.label("draw-merchants-clock");
    let about = brush.say(&about(auction));
    let height = HEIGHT + FOOT;
    Some(Sheet::drawn(SHEET, (WIDTH, height), title, &about, 16 * 1024, |pen| {
        strokes::patterns(pen, SHEET, COLOURS);
        strokes::sea(pen, SHEET, WIDTH, height);
        pen.path("dial", "M212 10h216l152 152v216L428 530H212L60 378V162z");
        pen.path("dial-line", "M216 20h208l146 146v208L424 520H216L70 374V166z");
        draw_prices(pen, brush, auction, named);
        draw_hand(pen, brush, auction, named);
        draw_knob(pen, brush, auction, named);
        draw_seats(pen, brush, auction);
        if auction.run == "sealed" && (brush.is_asked() || own.is_some()) {
            let place = (WIDTH - PLATE.0 - 12, HEIGHT);
            choices::draw(pen, brush, &WAIT, place, own == Some("wait"));
        }
    }))
}

fn about(auction: &AuctionView) -> Phrase {
    let highest = auction.prices.first().copied().unwrap_or_default();
    let lowest = auction.prices.last().copied().unwrap_or_default();
    let words = match auction.opener {
        Some(opener) => Phrase::new("draw-merchants-clock-doubled").with("player", opener),
        None => Phrase::new("draw-merchants-clock-about"),
    };
    words.with("highest", highest).with("lowest", lowest)
}

fn draw_prices(pen: &mut Pen, brush: &Brush<'_>, auction: &AuctionView, named: Option<u16>) {
    let times = if auction.opener.is_some() { 2 } else { 1 };
    for (printed, (dx, dy)) in brush.view.board.prices.iter().zip(DIRECTIONS) {
        let (x, y) = (MIDDLE.0 + REACH * dx / 1000, MIDDLE.1 + REACH * dy / 1000);
        let price = printed.saturating_mul(times);
        let text = price.to_string();
        if !auction.prices.contains(&price) {
            pen.label("dial-price out", x, y + 9, &text);
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
            pen.label("dial-price", 0, 9, &text);
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
    let tenths = step.unwrap_or_default().min(DIRECTIONS.len()) * 225 + 112;
    let turn = format!("rotate({}.{} {} {})", tenths / 10, tenths % 10, MIDDLE.0, MIDDLE.1);
    let tag = pen.tag("g").class("dial-hand").attr("id", "clock-hand").attr("transform", &turn);
    tag.around(|pen| {
        pen.title(&brush.label("draw-merchants-hand"));
        pen.path("hand-line", "M320 200v-86");
        pen.path("hand-tip", "M320 98l11 24h-22z");
    });
}

fn draw_knob(pen: &mut Pen, brush: &Brush<'_>, auction: &AuctionView, named: Option<u16>) {
    let (word, title) = match auction.run {
        "ready" => ("draw-merchants-start", "merchants-action-start"),
        "falling" => ("draw-merchants-stop", "draw-merchants-stop-about"),
        _ => ("draw-merchants-name-price", "draw-merchants-name-price"),
    };
    let tag = pen.tag("g").class("cell knob").attr("id", "knob");
    let tag = match auction.run {
        "ready" => tag.attr("data-target", "button-start").attr("data-space", ""),
        "falling" => tag.attr("data-stop", ""),
        _ => tag,
    };
    tag.at(MIDDLE.0, MIDDLE.1).around(|pen| {
        pen.title(&brush.label(title));
        pen.circle("knob-rim", 0, 0, 94);
        pen.circle("knob-top", 0, 0, 84);
        let shown = named.or_else(|| auction.prices.first().copied()).unwrap_or_default();
        let shown = if auction.run == "sealed" && named.is_none() {
            "?".to_owned()
        } else {
            brush.money(i32::from(shown))
        };
        // What each step shows, for a page that lets the clock fall.
        let labels: Vec<String> =
            auction.prices.iter().map(|price| brush.money(i32::from(*price))).collect();
        let tag = pen.tag("text").class("knob-price").attr("id", "clock-price").num("y", 8);
        tag.attr("data-labels", &labels.join("|")).holding(&shown);
        pen.label("knob-word", 0, 38, &brush.label(word));
        if auction.opener.is_some() {
            pen.label("knob-word", 0, -36, "×2");
        }
        pen.circle("spot", 0, 0, 94);
    });
}

/// Who may stop the clock, who has sealed a price, and who could not pay.
fn draw_seats(pen: &mut Pen, brush: &Brush<'_>, auction: &AuctionView) {
    let y = HEIGHT + PLATE.1 / 2;
    for (index, player) in brush.view.players.iter().enumerate() {
        let x = 40 + 62 * index as i32;
        let barred = auction.barred.contains(player.seat);
        let key = match (barred, player.sealed) {
            (true, _) => "draw-merchants-barred",
            (false, true) => "draw-merchants-sealed",
            (false, false) => "draw-merchants-bidder",
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

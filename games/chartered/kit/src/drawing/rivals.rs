//! Players one below the other, with how far each of them is.

use damrak_chartered::{AuctionView, Company};
use damrak_core::{Phrase, Seat};

use super::now::{Block, SHEET};
use super::{Brush, TRAY, florins, icons};
use damrak_draw::icons as common;
use damrak_draw::strokes::{self, Family};
use damrak_draw::svg::Pen;

/// A player, and one who is pointed at.
const ROW: i32 = 54;
const TALL: i32 = 84;

/// How far somebody is.
enum Mark {
    /// A sign.
    Sign(&'static str),
    /// They have decided, and nobody knows what.
    Sealed,
    /// A number or a sum.
    Words(String),
    /// Nothing.
    None,
}

/// How far somebody is: as a sentence, and as words beside their name.
type About = (&'static str, &'static str);

const BIDS_NOT: About = ("chartered-draw-bids-not", "chartered-draw-short-bids-not");
const HAS_BID: About = ("chartered-draw-has-bid", "chartered-draw-short-has-bid");
const HAS_NOT_BID: About = ("chartered-draw-has-not-bid", "chartered-draw-short-thinks");
const LEADS: About = ("chartered-draw-leads", "chartered-draw-short-leads");
const IS_OUT: About = ("chartered-draw-is-out", "chartered-draw-short-out");
const MAY_BID: About = ("chartered-draw-may-bid", "chartered-draw-short-may-bid");
const SELLS_NOW: About = ("chartered-draw-sells-now", "chartered-draw-short-sells-now");
const SOLD: About = ("chartered-draw-sold-already", "chartered-draw-short-sold");
const SELLS_LATER: About = ("chartered-draw-sells-later", "chartered-draw-short-sells-later");

struct Rival {
    seat: Seat,
    about: About,
    mark: Mark,
    is_out: bool,
}

/// Those who bid in secret: who has, but not what.
pub(super) fn bidders<'a>(brush: &'a Brush<'_>, bidders: &[Seat]) -> Block<'a> {
    let rival = |seat: Seat, sealed: bool| {
        let (about, mark, is_out) = match (bidders.contains(&seat), sealed) {
            (false, _) => (BIDS_NOT, Mark::None, true),
            (true, true) => (HAS_BID, Mark::Sealed, false),
            (true, false) => (HAS_NOT_BID, Mark::Sign(icons::THINKS), false),
        };
        Rival { seat, about, mark, is_out }
    };
    let players = brush.view.players.iter();
    rows(brush, players.map(|player| rival(player.seat, player.sealed)).collect())
}

/// Those who bid aloud: whose bid stands, who may still bid, who is out.
pub(super) fn in_auction<'a>(brush: &'a Brush<'_>, auction: &'a AuctionView) -> Block<'a> {
    let rival = |seat: Seat| {
        let (about, mark, is_out) = if auction.leader == Some(seat) {
            let bid = auction.highest.map_or_else(String::new, florins);
            (LEADS, Mark::Words(bid), false)
        } else if !auction.bidders.contains(seat) {
            (IS_OUT, Mark::Sign(icons::CROSS), true)
        } else if brush.view.waiting.contains(seat) {
            (HAS_NOT_BID, Mark::Sign(icons::THINKS), false)
        } else {
            (MAY_BID, Mark::None, false)
        };
        Rival { seat, about, mark, is_out }
    };
    let players = brush.view.players.iter();
    rows(brush, players.map(|player| rival(player.seat)).collect())
}

/// Those who have shares of a company that is swallowed, in the order in which they are asked.
pub(super) fn sellers<'a>(brush: &'a Brush<'_>, loser: Company, asked: Seat) -> Block<'a> {
    let players = &brush.view.players;
    let first = brush.view.turn.index();
    let clockwise = (first..first + players.len()).map(|index| &players[index % players.len()]);
    let mut is_past = true;
    let mut rivals = Vec::with_capacity(players.len());
    for player in clockwise {
        let count = player.shares[loser.index()];
        let is_asked = player.seat == asked;
        is_past &= !is_asked;
        // Who has none is not asked at all.
        if count == 0 && !is_asked && !is_past {
            continue;
        }
        let (about, mark) = match (is_asked, is_past) {
            (true, _) => (SELLS_NOW, Mark::Words(held(count))),
            (_, true) => (SOLD, Mark::Sign(icons::TICK)),
            _ => (SELLS_LATER, Mark::Words(held(count))),
        };
        rivals.push(Rival { seat: player.seat, about, mark, is_out: count == 0 && !is_asked });
    }
    rows(brush, rivals)
}

fn held(count: u8) -> String {
    format!("×{count}")
}

/// Those to whom an offer can be made.
pub(super) fn partners<'a>(brush: &'a Brush<'_>, maker: Seat) -> Block<'a> {
    let others = brush.view.players.iter().map(|player| player.seat);
    let others: Vec<Seat> = others.filter(|seat| *seat != maker).collect();
    Block::new(TALL * others.len() as i32 + 6, move |pen, y| {
        for (index, seat) in others.iter().enumerate() {
            let target = ["seat-", &seat.to_string()];
            let tag = pen.tag("g").class("cell").parts("data-target", &target);
            tag.at(0, y + TALL * index as i32).around(|pen| {
                let words = Phrase::new("chartered-action-partner").with("player", *seat);
                pen.title(&brush.say(&words));
                pen.rect("desk", 8, 3, TRAY - 16, TALL - 6, 10);
                pen.scaled(44, TALL / 2, 14, |pen| strokes::house(pen, SHEET, Family::of(*seat)));
                pen.label("word at-left", 78, TALL / 2 + 6, &brush.short_name(*seat, 24));
                draw_goods(pen, brush, *seat);
                pen.rect("spot", 6, 2, TRAY - 12, TALL - 4, 10);
            });
        }
    })
}

/// What somebody has to trade with, at the right.
fn draw_goods(pen: &mut Pen, brush: &Brush<'_>, seat: Seat) {
    let player = &brush.view.players[seat.index()];
    let shares: u8 = player.shares.iter().sum();
    let middle = TALL / 2;
    let mut x = TRAY - 60;
    for (sign, count) in [(icons::SHARE, shares), (icons::CARDS, player.cards)] {
        pen.scaled(x - 24, middle, 10, icons::stroke(sign));
        strokes::number_on(pen, "sum-number", x + 8, middle + 8, count);
        x -= 84;
    }
}

fn rows<'a>(brush: &'a Brush<'_>, rivals: Vec<Rival>) -> Block<'a> {
    Block::new(ROW * rivals.len() as i32 + 6, move |pen, y| {
        for (index, rival) in rivals.into_iter().enumerate() {
            let tag = pen.tag("g").class("played").at(0, y + ROW * index as i32);
            tag.around(|pen| draw_rival(pen, brush, &rival));
        }
    })
}

fn draw_rival(pen: &mut Pen, brush: &Brush<'_>, rival: &Rival) {
    pen.title(&brush.of_player(rival.about.0, rival.seat));
    let is_asked = brush.view.waiting.contains(rival.seat);
    pen.rect(if is_asked { "desk asked" } else { "desk" }, 8, 2, TRAY - 16, ROW - 4, 9);
    let middle = ROW / 2;
    pen.group(if rival.is_out { "faint" } else { "" }, 40, middle, |pen| {
        pen.scaled(0, 0, 12, |pen| strokes::house(pen, SHEET, Family::of(rival.seat)));
    });
    let class = if rival.is_out { "word at-left out" } else { "word at-left" };
    pen.label(class, 70, middle + 6, &brush.short_name(rival.seat, 17));
    let words = brush.label_within(rival.about.1);
    pen.label("card-small at-left", 272, middle + 6, &words);
    match &rival.mark {
        Mark::Sign(sign) => pen.scaled(TRAY - 44, middle, 12, icons::stroke(sign)),
        Mark::Sealed => pen.scaled(TRAY - 44, middle, 14, common::seal),
        Mark::Words(words) => {
            pen.tag("text").class("wealth").num("x", TRAY - 24).num("y", middle + 8).holding(words);
        }
        Mark::None => {}
    }
}

//! Players one below the other, with how far each of them is.

use damrak_chartered::{AuctionView, Company};
use damrak_core::{Phrase, Seat};

use super::now::SHEET;
use super::{Brush, florins, icons, pick};
use damrak_draw::icons as common;
use damrak_draw::strokes;
use damrak_draw::svg::Pen;

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
pub(super) fn bidders(pen: &mut Pen, brush: &Brush<'_>, bidders: &[Seat]) {
    let rival = |seat: Seat, sealed: bool| {
        let (about, mark, is_out) = match (bidders.contains(&seat), sealed) {
            (false, _) => (BIDS_NOT, Mark::None, true),
            (true, true) => (HAS_BID, Mark::Sealed, false),
            (true, false) => (HAS_NOT_BID, Mark::Sign(icons::THINKS), false),
        };
        Rival { seat, about, mark, is_out }
    };
    let players = brush.view.players.iter();
    let rivals: Vec<Rival> = players.map(|player| rival(player.seat, player.sealed)).collect();
    rows(pen, brush, &rivals);
}

/// Those who bid aloud: whose bid stands, who may still bid, who is out.
pub(super) fn in_auction(pen: &mut Pen, brush: &Brush<'_>, auction: &AuctionView) {
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
    let rivals: Vec<Rival> = players.map(|player| rival(player.seat)).collect();
    rows(pen, brush, &rivals);
}

/// Those who have shares of a company that is swallowed, in the order in which they are asked.
pub(super) fn sellers(pen: &mut Pen, brush: &Brush<'_>, loser: Company, asked: Seat) {
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
    rows(pen, brush, &rivals);
}

fn held(count: u8) -> String {
    format!("×{count}")
}

/// Those to whom an offer can be made, and what they have to trade with.
pub(super) fn partners(pen: &mut Pen, brush: &Brush<'_>, maker: Seat) {
    pen.tag("div").class("rivals").around(|pen| {
        for player in brush.view.players.iter().filter(|player| player.seat != maker) {
            let target = ["seat-", &player.seat.to_string()];
            let words = Phrase::new("chartered-action-partner").with("player", player.seat);
            pick::target(pen, "pick rival", &target, &brush.say(&words), |pen| {
                pick::token(pen, SHEET, player.seat);
                pen.tag("span").holding(&brush.short_name(player.seat, 24));
                let shares: u8 = player.shares.iter().sum();
                for (sign, count) in [(icons::CARDS, player.cards), (icons::SHARE, shares)] {
                    pen.tag("b").around(|pen| {
                        strokes::sign_into(pen, icons::stroke(sign));
                        pen.number(count.into());
                    });
                }
            });
        }
    });
}

fn rows(pen: &mut Pen, brush: &Brush<'_>, rivals: &[Rival]) {
    pen.tag("div").class("rivals abreast").around(|pen| {
        for rival in rivals {
            let class = if rival.is_out { "rival played is-out" } else { "rival played" };
            let words = brush.of_player(rival.about.0, rival.seat);
            let tag = pen.tag("div").class(class).attr("title", &words);
            // Pointing at oneself leads to the field for the sum.
            let tag = match brush.is_asked() && brush.seat() == Some(rival.seat) {
                true => tag.attr("data-target", "money-bid"),
                false => tag,
            };
            tag.around(|pen| draw_rival(pen, brush, rival));
        }
    });
}

fn draw_rival(pen: &mut Pen, brush: &Brush<'_>, rival: &Rival) {
    pick::token(pen, SHEET, rival.seat);
    pen.tag("span").holding(&match brush.seat() == Some(rival.seat) {
        true => brush.label("chartered-draw-yours"),
        false => brush.short_name(rival.seat, 17),
    });
    pen.tag("small").holding(&brush.label_within(rival.about.1));
    match &rival.mark {
        Mark::Sign(sign) => strokes::sign_into(pen, icons::stroke(sign)),
        Mark::Sealed => strokes::sign_into(pen, common::seal),
        Mark::Words(words) => pen.tag("b").holding(words),
        Mark::None => {}
    }
}

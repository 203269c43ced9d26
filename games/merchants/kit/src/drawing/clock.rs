//! The auction clock of a table: a dial without digits beside the price, a ladder of prices that can be pointed at, and
//! who may still stop it. In a book it stands as the clock of the box, with its digits.

use damrak_core::{Phrase, Seat};
use damrak_merchants::AuctionView;

use super::{Brush, COLOURS};
use damrak_draw::dial::{self, Knob, Press};
use damrak_draw::icons as common;
use damrak_draw::strokes::{self, Family};
use damrak_draw::svg::Pen;
use damrak_draw::{Context, Part, Sheet};

const CLOCK: &str = "clock";
/// What lies left of the octagon on its ground.
const MARGIN: i32 = 50;

/// The clock, while an auction is held.
pub(super) fn draw(brush: &Brush<'_>) -> Option<Part> {
    let auction = brush.view.auction.as_ref()?;
    let clock = Clock { brush, auction };
    let html = brush.context.html(6 * 1024, |pen| clock.write(pen));
    let title = brush.label("merchants-draw-clock");
    Some(Part::html_of(CLOCK, title, html).pictured(clock.picture()))
}

struct Clock<'a> {
    brush: &'a Brush<'a>,
    auction: &'a AuctionView,
}

impl Clock<'_> {
    /// What the viewer has sealed, in notation.
    fn sealed(&self) -> Option<&str> {
        self.brush.view.own.as_ref().and_then(|own| own.sealed.as_deref())
    }

    /// The price that the viewer has sealed.
    fn named(&self) -> Option<u16> {
        self.sealed().and_then(|own| own.strip_prefix("stop ")).and_then(|price| price.parse().ok())
    }

    fn falls(&self) -> bool {
        self.auction.run == "falling"
    }

    fn write(&self, pen: &mut Pen) {
        self.dial(pen);
        if !self.falls() {
            pen.tag("p").class("huge").holding(&self.shown_price());
        }
        let labels: Vec<String> =
            self.auction.prices.iter().map(|price| self.brush.money(i32::from(*price))).collect();
        let tag = pen.tag("span").attr("id", "clock-price").attr("hidden", "");
        tag.attr("data-labels", &labels.join("|")).holding(&self.shown_price());
        pen.tag("div").class("at-price").around(|pen| self.beside(pen));
        self.ladder(pen);
    }

    fn shown_price(&self) -> String {
        match (self.named(), self.sealed(), self.auction.run) {
            (Some(price), ..) => self.brush.money(i32::from(price)),
            (None, Some(_), _) => "–".to_owned(),
            (None, None, "sealed") => "?".to_owned(),
            _ => {
                let first = self.auction.prices.first().copied().unwrap_or_default();
                self.brush.money(i32::from(first))
            }
        }
    }

    /// The octagon without digits: a dot for every price, the hand, and the knob that starts it.
    fn dial(&self, pen: &mut Pen) {
        let brush = self.brush;
        let tag = pen.tag("svg").class("drawn dial-face").attr("viewBox", "0 0 540 540");
        tag.attr("role", "group").attr("aria-label", &brush.say(&self.about())).around(|pen| {
            pen.group("", -MARGIN, 0, |pen| {
                dial::ground(pen);
                for (step, (x, y)) in dial::places().enumerate() {
                    let out = step >= self.auction.prices.len();
                    pen.circle(if out { "dial-dot out" } else { "dial-dot" }, x, y, 24);
                }
                dial::hand(pen, self.step(), &brush.label("merchants-draw-hand"));
                self.knob(pen);
            });
        });
    }

    fn knob(&self, pen: &mut Pen) {
        let ready = self.auction.run == "ready";
        let tag = pen.tag("g").class("cell knob").attr("id", "knob");
        let tag = if ready {
            tag.attr("data-target", "button-start").attr("data-space", "")
        } else {
            tag
        };
        tag.at(320, 270).around(|pen| {
            if ready {
                pen.title(&self.brush.label("merchants-action-start"));
            }
            pen.circle("knob-rim", 0, 0, 100);
            pen.circle("knob-top", 0, 0, 88);
            let face = if self.auction.opener.is_some() { "×2" } else { "ƒ" };
            pen.label("knob-sign", 0, 36, face);
            pen.circle("spot", 0, 0, 112);
        });
    }

    /// What else there is to know at the price: what the viewer has, why they cannot stop the clock, who has decided,
    /// and that they name none.
    fn beside(&self, pen: &mut Pen) {
        let brush = self.brush;
        let why = self.why_not();
        if let Some(why) = &why {
            pen.tag("p").class("why").holding(&brush.say(why));
        } else if let Some(money) = brush.me().and_then(|me| me.money) {
            let words = Phrase::new("merchants-draw-you-have").with("amount", money);
            pen.tag("p").holding(&brush.say(&words));
        }
        if self.auction.run == "sealed" || !self.auction.barred.is_empty() {
            self.bidders(pen);
        }
        if self.auction.run != "ready" && brush.is_asked() && why.is_none() {
            let key = if self.falls() { "merchants-draw-let-run" } else { "merchants-draw-wait" };
            let tag = pen.tag("span").class("no-price").attr("id", "button-wait");
            tag.attr("data-target", "button-wait").holding(&brush.label(key));
        }
    }

    /// Why the viewer cannot stop this clock.
    fn why_not(&self) -> Option<Phrase> {
        let me = self.brush.me().filter(|_| !self.brush.is_asked())?;
        if self.auction.barred.contains(me.seat) {
            return Some(Phrase::new("merchants-draw-you-are-barred"));
        }
        let least = i32::from(*self.auction.prices.last()?);
        let poor = Phrase::new("merchants-draw-too-poor").with("least", least);
        me.money.filter(|money| *money < least).map(|money| poor.with("amount", money))
    }

    /// Every price of the run; a page that lets the clock fall marks them.
    fn ladder(&self, pen: &mut Pen) {
        let named = self.named();
        pen.tag("div").class("ladder prices").around(|pen| {
            for (index, price) in self.auction.prices.iter().enumerate() {
                let text = price.to_string();
                let id = ["price-", &text];
                let doubles = index == 0 && self.auction.opener.is_none();
                let tag = pen.tag("b").parts("id", &id).parts("data-target", &id);
                let tag = if doubles { tag.attr("data-risky", "") } else { tag };
                let tag = if named == Some(*price) { tag.attr("data-named", "") } else { tag };
                let key =
                    if doubles { "merchants-action-stop-first" } else { "merchants-action-stop" };
                let words = self.brush.say(&Phrase::new(key).with("price", *price));
                tag.attr("title", &words).holding(&text);
            }
        });
    }

    /// Who has sealed a price, and who could not pay.
    fn bidders(&self, pen: &mut Pen) {
        let players = &self.brush.view.players;
        let width = (44 * players.len() as i32).to_string();
        let tag = pen.tag("svg").class("drawn bidders").parts("viewBox", &["0 0 ", &width, " 40"]);
        tag.around(|pen| {
            strokes::patterns(pen, CLOCK, COLOURS);
            for (index, player) in players.iter().enumerate() {
                pen.group("", 20 + 44 * index as i32, 20, |pen| {
                    self.bidder(pen, player.seat, player.sealed);
                });
            }
        });
    }

    fn bidder(&self, pen: &mut Pen, seat: Seat, sealed: bool) {
        let barred = self.auction.barred.contains(seat);
        let key = match (barred, sealed) {
            (true, _) => "merchants-draw-barred",
            (false, true) => "merchants-draw-sealed",
            (false, false) => "merchants-draw-bidder",
        };
        pen.tag("g").class("bidder").around(|pen| {
            pen.title(&self.brush.say(&Phrase::new(key).with("player", seat)));
            pen.scaled(0, 0, 10, |pen| strokes::house(pen, CLOCK, Family::of(seat)));
            if sealed {
                pen.scaled(12, 10, 7, common::seal);
            }
            if barred {
                pen.path("strike", "M-16 16L16-16");
            }
        });
    }

    fn about(&self) -> Phrase {
        let highest = self.auction.prices.first().copied().unwrap_or_default();
        let lowest = self.auction.prices.last().copied().unwrap_or_default();
        let words = match self.auction.opener {
            Some(opener) => Phrase::new("merchants-draw-clock-doubled").with("player", opener),
            None => Phrase::new("merchants-draw-clock-about"),
        };
        words.with("highest", highest).with("lowest", lowest)
    }

    /// The hand points at what the viewer named, otherwise at the first price. A page that lets it fall turns it.
    fn step(&self) -> usize {
        let named = self.named();
        let at = |named| self.auction.prices.iter().position(|price| *price == named);
        named.and_then(at).unwrap_or_default()
    }

    /// The clock of the box as it stands now, with its digits, for a book.
    fn picture(&self) -> Sheet {
        const ROOM: i32 = 72;
        let brush = self.brush;
        let (width, height) = (dial::SIZE.0, dial::SIZE.1 + ROOM);
        let title = brush.label("merchants-draw-clock");
        let about = brush.say(&self.about());
        // It never stands beside the clock of a table, whose names it has.
        let prefix = if brush.context.prefix.is_empty() { "box-" } else { brush.context.prefix };
        let context = Context { prefix, ..brush.context };
        context.sheet(CLOCK, (width, height), title, &about, 8 * 1024, |pen| {
            strokes::patterns(pen, CLOCK, COLOURS);
            strokes::sea(pen, CLOCK, width, height);
            dial::ground(pen);
            self.digits(pen);
            dial::hand(pen, self.step(), &brush.label("merchants-draw-hand"));
            let knob = Knob {
                press: Press::Nothing,
                title: &brush.label("merchants-draw-clock"),
                price: &self.shown_price(),
                labels: &[],
                word: "",
                times: self.auction.opener.is_some().then_some("×2"),
            };
            knob.draw(pen);
            for (index, player) in brush.view.players.iter().enumerate() {
                pen.scaled(60 + 72 * index as i32, dial::SIZE.1 + 32, 13, |pen| {
                    self.bidder(pen, player.seat, player.sealed);
                });
            }
        })
    }

    fn digits(&self, pen: &mut Pen) {
        let times = if self.auction.opener.is_some() { 2 } else { 1 };
        for (printed, (x, y)) in self.brush.view.board.prices.iter().zip(dial::places()) {
            let price = printed.saturating_mul(times);
            let text = price.to_string();
            if !self.auction.prices.contains(&price) {
                dial::price_that_is_out(pen, (x, y), &text);
                continue;
            }
            pen.group("dial-place", x, y, |pen| {
                dial::price(pen, &text);
                if self.named() == Some(price) {
                    pen.scaled(22, -20, 10, common::seal);
                }
            });
        }
    }
}

//! Offers: what each side gives, and what the viewer puts together like two baskets.

use damrak_chartered::{Company, DealView, SideView, StageView};
use damrak_core::{Phrase, Seat};

use super::now::SHEET;
use super::{Brush, card, florins, icons, pick};
use damrak_draw::svg::Pen;
use damrak_draw::{Part, Place, strokes};

/// What may go one way (clause C-85), and the most that can be asked for where money is hidden (clause C-100).
const CARDS: i32 = 3;
const SHARES: i32 = 5;
const MOST_ASKED: i32 = 1000;

/// Which way something goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Give,
    Ask,
}

impl Way {
    const fn verb(self) -> &'static str {
        match self {
            Way::Give => "give",
            Way::Ask => "ask",
        }
    }
}

/// Both sides of an offer that was made.
pub(super) fn deal(pen: &mut Pen, brush: &Brush<'_>, deal: &DealView) {
    pen.tag("div").class("deal").around(|pen| {
        for (seat, side) in [(deal.from, &deal.gives), (deal.to, &deal.gets)] {
            pen.tag("div").class("deal-side").around(|pen| {
                pen.tag("p").around(|pen| {
                    pick::token(pen, SHEET, seat);
                    pen.words(&gives(brush, seat));
                });
                pen.tag("ul").around(|pen| draw_things(pen, brush, side));
            });
        }
    });
}

/// "Anna gives", or "You give".
fn gives(brush: &Brush<'_>, seat: Seat) -> String {
    if brush.seat() == Some(seat) {
        return brush.label("chartered-draw-you-give");
    }
    brush.say(&Phrase::new("chartered-draw-gives").with("player", brush.short_name(seat, 16)))
}

fn draw_things(pen: &mut Pen, brush: &Brush<'_>, side: &SideView) {
    let names = names(brush, side);
    if names.is_empty() {
        pen.tag("li").holding(&brush.label_within("chartered-thing-nothing"));
    }
    for name in names {
        pen.tag("li").holding(&name);
    }
}

/// The things of one side, from money to shares.
fn names(brush: &Brush<'_>, side: &SideView) -> Vec<String> {
    let money = (side.money > 0).then(|| florins(side.money));
    let cards = side.cards.iter().map(|name| brush.say_within(&card::phrase(name)));
    let shares = Company::ALL.into_iter().filter_map(|company| {
        let count = side.shares[company.index()];
        let words = Phrase::new("chartered-thing-shares")
            .with("company", damrak_chartered::company(company))
            .with("count", count);
        (count > 0).then(|| brush.say_within(&words))
    });
    money.into_iter().chain(cards).chain(shares).collect()
}

/// The two baskets of an offer that the viewer puts together; they take the place of the market.
pub(super) fn baskets(brush: &Brush<'_>) -> Option<[Part; 2]> {
    let StageView::Drafting { seat, partner, .. } = brush.view.stage else { return None };
    let draft = brush.view.own.as_ref().filter(|_| brush.is_asked())?.draft.as_ref()?;
    Some([
        basket(brush, (Way::Give, seat, partner), &draft.gives),
        basket(brush, (Way::Ask, partner, partner), &draft.gets),
    ])
}

fn basket(brush: &Brush<'_>, (way, owner, partner): (Way, Seat, Seat), side: &SideView) -> Part {
    let html = brush.context.html(6 * 1024, |pen| {
        let tag = pen.tag("div").class("basket").attr("data-basket", way.verb());
        let tag = tag.num("data-most-cards", CARDS - side.cards.len() as i32);
        let shares = side.shares.iter().map(|count| i32::from(*count)).sum::<i32>();
        let words = Phrase::new("chartered-draw-offer-to").with("player", partner);
        let tag = tag.num("data-most-shares", SHARES - shares).attr("data-do", &brush.say(&words));
        tag.attr("data-then", "send").around(|pen| {
            pen.tag("div").class("puts").around(|pen| {
                draw_money(pen, brush, way, (owner, side));
                for company in Company::ALL {
                    draw_shares(pen, brush, way, owner, company);
                }
                if way == Way::Ask {
                    draw_levels(pen, brush);
                }
            });
            draw_tally(pen, brush, way, side);
        });
    });
    let (id, hint) = match way {
        Way::Give => ("give", "chartered-draw-give-hint"),
        Way::Ask => ("ask", "chartered-draw-ask-hint"),
    };
    Part::html_of(id, gives(brush, owner), html).noted(brush.label(hint)).placed(Place::Under)
}

/// Less and more of something.
fn draw_step(
    pen: &mut Pen,
    brush: &Brush<'_>,
    (step, most): (i32, i32),
    name: &str,
    sign: impl FnOnce(&mut Pen),
) {
    sign(pen);
    let button = |pen: &mut Pen, way: &'static str, key: &'static str, sign: &'static str| {
        let words = Phrase::new(key).with("thing", name);
        let tag = pen.tag("button").attr("type", "button").attr("data-by", way);
        tag.attr("aria-label", &brush.say(&words)).holding(sign);
    };
    button(pen, "-1", "chartered-draw-less", "−");
    pen.tag("output").attr("data-keep", "").holding("0");
    pen.tag("small").holding(&match step {
        1 => format!("/{most}"),
        _ => String::new(),
    });
    button(pen, "1", "chartered-draw-more", "+");
}

fn draw_money(pen: &mut Pen, brush: &Brush<'_>, way: Way, (owner, side): (Seat, &SideView)) {
    if side.money > 0 {
        return;
    }
    let most = brush.view.players[owner.index()].money.unwrap_or(MOST_ASKED);
    let name = brush.label("chartered-draw-give-money");
    let target = ["money-", way.verb()];
    let tag = pen.tag("div").class("step").parts("data-target", &target).attr("title", &name);
    let tag = tag.attr("data-put", way.verb()).attr("data-kind", "money").num("data-step", 10);
    let tag = tag.num("data-most", most / 10 * 10).num("data-worth", 1).attr("data-name", "ƒ#");
    tag.around(|pen| {
        draw_step(pen, brush, (10, most), &name, |pen| {
            strokes::sign_into(pen, icons::stroke(icons::COIN));
        });
    });
}

fn draw_shares(pen: &mut Pen, brush: &Brush<'_>, way: Way, owner: Seat, company: Company) {
    let most = brush.view.players[owner.index()].shares[company.index()];
    if most == 0 {
        return;
    }
    let name = brush.company_name(company);
    let said =
        Phrase::new("chartered-draw-shares-of").with("company", damrak_chartered::company(company));
    let said = format!("#× {}", brush.say_within(&said));
    let put = [way.verb(), " ", company.name()];
    let tag = pen.tag("div").class("step").parts("data-put", &put).attr("data-kind", "shares");
    let tag = tag.num("data-step", 1).num("data-most", most.into()).attr("data-name", &said);
    let value = brush.company(company).value;
    tag.num("data-worth", value.into()).attr("title", &name).around(|pen| {
        draw_step(pen, brush, (1, most.into()), &name, |pen| pick::chip(pen, company));
    });
}

/// Level cards to ask for; plots are asked for on the boards.
fn draw_levels(pen: &mut Pen, brush: &Brush<'_>) {
    let hand = brush.view.own.as_ref().map_or(&[][..], |own| own.hand.as_slice());
    for level in ["floor-2", "floor-3", "floor-4"] {
        let words = brush.say(&card::phrase(level));
        let put = ["ask ", level];
        let held = hand.iter().any(|other| other == level);
        let tag = pen.tag("div").class("pick level").parts("data-put", &put);
        let tag = tag.attr("data-kind", "cards").attr("data-name", &words);
        // One's own are pointed at in one's hand.
        let tag = if held { tag } else { tag.parts("data-target", &["card-", level]) };
        tag.holding(&words);
    }
}

/// What is in it already, what comes into it, and what that is worth.
fn draw_tally(pen: &mut Pen, brush: &Brush<'_>, way: Way, side: &SideView) {
    let target = ["button-", way.verb()];
    let tag = pen.tag("p").class("tally").parts("data-target", &target);
    tag.attr("aria-live", "polite").around(|pen| {
        let fixed = names(brush, side).join(", ");
        let none = brush.label_within("chartered-thing-nothing");
        let before = if fixed.is_empty() { &none } else { &fixed };
        let tag = pen.tag("span").attr("data-tally", "").attr("data-keep", "");
        tag.attr("data-fixed", &fixed).attr("data-none", &none).holding(before);
        pen.tag("b").attr("data-sum", "").attr("data-keep", "").holding("");
    });
}

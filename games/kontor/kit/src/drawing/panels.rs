//! Small facts beside the board, and what everybody has.

use damrak_core::{Phrase, Seat};
use damrak_kontor::{Good, SectorView};

use super::card::good_icon;
use super::{Brush, colour};
use damrak_draw::strokes::{self, Colour};
use damrak_draw::svg::Pen;
use damrak_draw::{Panel, Part, Place, Purse, PursePart, icons};

/// What one looks at while deciding: the sectors, and where there is room the city.
pub(super) fn along(brush: &Brush<'_>) -> [Part; 2] {
    let city = city(brush);
    let note = brush.context.say_within(&Phrase::new("kontor-draw-sectors-note"));
    let sectors =
        Part::html_of("sectors", brush.context.label("kontor-draw-sectors"), sectors(brush))
            .noted(note);
    let spare = Part::html_of("city-beside", city.title, city.html).placed(Place::Spare);
    [sectors, spare]
}

/// The sectors in one line: where each lies, whose it is, what it is worth.
pub(super) fn strip(brush: &Brush<'_>) -> Option<String> {
    let sectors = &brush.view.harbour.sectors;
    let mut pen = Pen::with_capacity(2 * 1024);
    for closed in [false, true] {
        for sector in sectors.iter().filter(|sector| sector.closed == closed) {
            pen.tag("span").class("chip").around(|pen| {
                pen.words(sector.cells.first().map(String::as_str).unwrap_or_default());
                worth(pen, sector);
            });
        }
    }
    if sectors.is_empty() {
        pen.tag("span").class("quiet").holding(&brush.context.label("kontor-draw-no-sectors"));
    }
    Some(pen.finish())
}

/// What one looks up.
pub(super) fn tabs(brush: &Brush<'_>) -> Vec<Panel> {
    vec![city(brush), signs(brush)]
}

const GOODS: [(Good, &str); 3] = [
    (Good::Tea, "kontor-good-tea"),
    (Good::Wine, "kontor-good-wine"),
    (Good::Spice, "kontor-good-spice"),
];

/// Every sector with the stocks of both, who leads or guards it, and what it is worth.
fn sectors(brush: &Brush<'_>) -> String {
    let context = &brush.context;
    let mut pen = Pen::with_capacity(6 * 1024);
    let sectors = &brush.view.harbour.sectors;
    if sectors.is_empty() {
        pen.tag("p").class("quiet").holding(&context.label("kontor-draw-no-sectors"));
    } else {
        pen.tag("table").class("sectors").around(|pen| {
            pen.tag("thead").around(|pen| {
                pen.tag("tr").around(|pen| {
                    pen.tag("th")
                        .attr("scope", "col")
                        .holding(&context.label("kontor-draw-sector"));
                    for (good, word) in GOODS {
                        let word = context.label(word);
                        strokes::column(pen, &word, |pen| strokes::sign_into(pen, good_icon(good)));
                    }
                    pen.tag("th").attr("scope", "col").holding(&context.label("kontor-draw-worth"));
                });
            });
            pen.tag("tbody").around(|pen| {
                for closed in [false, true] {
                    for sector in sectors.iter().filter(|sector| sector.closed == closed) {
                        sector_row(pen, brush, sector);
                    }
                }
            });
        });
    }
    pen.finish()
}

fn sector_row(pen: &mut Pen, brush: &Brush<'_>, sector: &SectorView) {
    let holder = if sector.closed { sector.guard } else { sector.leader };
    let class = match (holder.map(colour), sector.closed) {
        (Some(Colour::Red), false) => "lead-red",
        (Some(Colour::Red), true) => "lead-red closed",
        (Some(Colour::Black), false) => "lead-black",
        (Some(Colour::Black), true) => "lead-black closed",
        (None, true) => "closed",
        (None, false) => "",
    };
    let name = sector.cells.first().map(String::as_str).unwrap_or_default();
    let about = brush.say(&sector_words(sector, name, holder));
    let tag = pen.tag("tr").class(class).attr("title", &about);
    tag.attr("data-cells", &sector.cells.join(" ")).around(|pen| {
        pen.tag("th").attr("scope", "row").around(|pen| {
            pen.words(name);
            pen.tag("small").around(|pen| {
                pen.fixed(" ×");
                pen.number(sector.cells.len() as u32);
            });
        });
        for good in 0..GOODS.len() {
            pen.tag("td").around(|pen| {
                let (red, black) = (sector.stocks[0][good], sector.stocks[1][good]);
                for (stock, other, class) in [(red, black, "of-red"), (black, red, "of-black")] {
                    let tag = pen.tag(if stock > other { "b" } else { "span" }).class(class);
                    tag.around(|pen| pen.number(u32::from(stock)));
                    if class == "of-red" {
                        pen.fixed("<i>:</i>");
                    }
                }
            });
        }
        pen.tag("td").class("worth").around(|pen| worth(pen, sector));
    });
}

/// Who leads or guards it, and what it is worth; struck out if it would not count.
fn worth(pen: &mut Pen, sector: &SectorView) {
    match if sector.closed { sector.guard } else { sector.leader } {
        Some(seat) if sector.closed => watchman(pen, seat),
        Some(seat) => strokes::sign_into(pen, |pen| flag(pen, seat)),
        None => pen.fixed("<span class=\"even\">=</span>"),
    }
    if sector.closed && sector.guard.is_some() && !sector.counts {
        pen.tag("s").around(|pen| pen.number(u32::from(sector.worth)));
    } else {
        pen.tag("b").around(|pen| pen.number(u32::from(sector.worth)));
    }
}

fn sector_words(sector: &SectorView, name: &str, holder: Option<Seat>) -> Phrase {
    let key = match (sector.closed, holder) {
        (false, Some(_)) => "kontor-draw-sector-leads",
        (false, None) => "kontor-draw-sector-even",
        (true, Some(_)) if sector.counts => "kontor-draw-sector-guarded",
        (true, Some(_)) => "kontor-draw-sector-guarded-only",
        (true, None) => "kontor-draw-sector-unguarded",
    };
    let phrase = Phrase::new(key).with("cell", name).with("size", sector.cells.len() as u32);
    match holder {
        Some(seat) => phrase.with("owner", Phrase::new(super::colour_word(seat))),
        None => phrase,
    }
}

/// A plain flag in a player's colour, with the shape of their badge.
fn flag(pen: &mut Pen, seat: Seat) {
    match colour(seat) {
        Colour::Red => pen.circle("badge in-red", 0, 0, 9),
        Colour::Black => pen.rect("badge in-black", -8, -8, 16, 16, 3),
    }
}

fn watchman(pen: &mut Pen, seat: Seat) {
    strokes::sign_into(pen, |pen| watchman_strokes(pen, seat));
}

fn watchman_strokes(pen: &mut Pen, seat: Seat) {
    pen.tag("g").attr("transform", "translate(-2 1) scale(.68)").around(|pen| {
        icons::guard(pen, &["var(--", colour(seat).name(), ")"]);
    });
}

/// The round, the money of the city and how sectors count.
fn city(brush: &Brush<'_>) -> Panel {
    let (context, view) = (&brush.context, brush.view);
    let counting = match view.variant {
        "base" | "poverty" => "kontor-draw-counting-five",
        "tic-tac-toe" => "kontor-draw-counting-line",
        _ => "kontor-draw-counting-all",
    };
    let mut pen = Pen::with_capacity(1024);
    pen.tag("dl").class("facts").around(|pen| {
        let fact = |pen: &mut Pen, word: &'static str, value: u32| {
            pen.tag("dt").holding(&context.label(word));
            pen.tag("dd").around(|pen| pen.number(value));
        };
        fact(pen, "kontor-draw-round", u32::from(view.round));
        fact(pen, "kontor-draw-treasury", u32::from(view.treasury));
        fact(pen, "kontor-draw-canals", u32::from(view.canal_pile.count));
        if let Some(left) = view.specials_left {
            fact(pen, "kontor-draw-specials", u32::from(left));
        }
    });
    if let Some(idle) = view.idle {
        pen.tag("p").class("notice").holding(&context.say_alone(&idle.phrase()));
    }
    pen.tag("p").holding(&context.label(super::board::border_words(&view.harbour)));
    pen.tag("p").holding(&context.label(counting));
    Panel { id: "city", title: context.label("kontor-draw-city"), html: pen.finish() }
}

/// What the signs on the cards mean, and how far they can be trusted.
fn signs(brush: &Brush<'_>) -> Panel {
    let context = &brush.context;
    let mut pen = Pen::with_capacity(8 * 1024);
    pen.tag("ul").class("signs").around(|pen| {
        let mut entry = |icon: &dyn Fn(&mut Pen), word: &'static str| {
            pen.tag("li").around(|pen| {
                strokes::sign_into(pen, icon);
                pen.words(&context.label(word));
            });
        };
        for (good, word) in GOODS {
            entry(&good_icon(good), word);
        }
        entry(&icons::guilder, "kontor-draw-sign-guilder");
        if view_has_boat(brush) {
            entry(&icons::boat_sign, "kontor-draw-sign-boat");
        }
        if !matches!(brush.view.variant, "tic-tac-toe") {
            entry(&|pen| pen.scaled(0, 0, 5, icons::crane), "kontor-draw-sign-crane");
        }
        entry(
            &|pen| {
                pen.scaled(0, 12, 10, |pen| {
                    pen.path("store wine", icons::WAREHOUSE);
                    pen.label("stock", 0, -3, "3");
                });
            },
            "kontor-draw-sign-store",
        );
        entry(&|pen| pen.scaled(0, 0, 13, icons::eye), "kontor-draw-sign-eye");
        entry(&|pen| pen.scaled(0, 0, 10, icons::seal), "kontor-draw-sign-seal");
        entry(
            &|pen| pen.scaled(0, 0, 20, |pen| pen.circle("reconstructed", 0, 0, 2)),
            "draw-sign-reconstructed",
        );
    });
    Panel { id: "signs", title: context.label("draw-signs"), html: pen.finish() }
}

fn view_has_boat(brush: &Brush<'_>) -> bool {
    brush.view.harbour.boat.is_some()
}

/// Guilders, guards and points of everybody.
pub(super) fn purses(brush: &Brush<'_>) -> Vec<Purse> {
    let purse = |player: &damrak_kontor::PlayerView| {
        let count = |key, count: u8| brush.say(&Phrase::new(key).with("count", count));
        let part = |sign, value: u8, key| PursePart {
            sign,
            value: i32::from(value),
            label: count(key, value),
        };
        let parts = vec![
            part(strokes::sign(icons::guilder), player.guilders, "kontor-draw-guilders"),
            part(
                strokes::sign(|pen| watchman_strokes(pen, player.seat)),
                player.guards,
                "kontor-draw-guards",
            ),
            part(strokes::sign(icons::star), player.points, "kontor-draw-points"),
        ];
        let text = parts.iter().map(|part| part.label.as_str()).collect::<Vec<_>>().join(" · ");
        Purse {
            seat: player.seat,
            token: strokes::token(player.seat, colour(player.seat)),
            text,
            parts,
        }
    };
    brush.view.players.iter().map(purse).collect()
}

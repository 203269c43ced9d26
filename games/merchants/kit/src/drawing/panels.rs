//! Small facts beside the board: bonuses, the year, what a scoring would say, what is still to come, signs.

use damrak_core::Phrase;
use damrak_core::edition::Provenance;
use damrak_merchants::{AreaView, Commodity, PartView, PlayerView};

use super::{Brush, icons, names, source_sign, years};
use damrak_draw::strokes::{self, Family};
use damrak_draw::svg::Pen;
use damrak_draw::{Panel, icons as common};

pub(super) fn draw(brush: &Brush<'_>) -> Vec<Panel> {
    vec![scoring(brush), time(brush), signs(brush)]
}

/// The names of patterns in the list of bonuses and in that of standings.
const BONUS: [&str; 6] = ["bonus-1", "bonus-2", "bonus-3", "bonus-4", "bonus-5", "bonus-6"];
const STANDING: [&str; 6] =
    ["standing-1", "standing-2", "standing-3", "standing-4", "standing-5", "standing-6"];
/// How many years ahead are told.
const AHEAD: usize = 4;

/// What a scoring would say now, and how far everybody is with the bonuses.
fn scoring(brush: &Brush<'_>) -> Panel {
    let mut html = standing(brush);
    html.push_str(&bonuses(brush));
    Panel { id: "standing", title: brush.label("merchants-draw-standing"), html }
}

/// What the years bring, and which cards are still to come.
fn time(brush: &Brush<'_>) -> Panel {
    let mut html = year(brush);
    html.push_str(&coming(brush));
    Panel { id: "year", title: brush.label("merchants-draw-years"), html }
}

/// The year, its sentence of history, and what comes next.
fn year(brush: &Brush<'_>) -> String {
    let view = brush.view;
    let now = usize::from(view.year);
    let mut pen = Pen::with_capacity(4 * 1024);
    pen.tag("ol").class("years").around(|pen| {
        for (index, year) in view.board.years.iter().enumerate().skip(now).take(AHEAD + 1) {
            let class = match (index == now, year.event.scores().is_empty()) {
                (true, _) => "this-year",
                (false, false) => "pays",
                (false, true) => "",
            };
            pen.tag("li").class(class).around(|pen| {
                pen.tag("b").holding(&years::name(brush, &year.year));
                pen.fixed(" ");
                strokes::sign_into(pen, |pen| match icons::of_year(year.event) {
                    Some(sign) => pen.path("sign-line", sign),
                    None if year.event.scores().is_empty() => pen.path("sign-line", "M-6 0H6"),
                    None => pen.scaled(0, 0, 11, common::guilder),
                });
                pen.tag("span").around(|pen| {
                    let history = year.history.as_ref().filter(|_| index == now);
                    if let Some(history) = history {
                        pen.words(&brush.say(history));
                        pen.fixed(" ");
                    }
                    pen.tag("small").around(|pen| {
                        pen.words(&brush.say(&names::brings(year.event)));
                        if let (Some(first), Some(second)) = (year.first, year.second) {
                            let words = Phrase::new("merchants-draw-pays")
                                .with("first", years::amounts(first))
                                .with("second", years::amounts(second));
                            pen.fixed(": ");
                            pen.words(&brush.say_within(&words));
                        }
                        brush.source_in_brackets(pen, year.provenance);
                    });
                });
            });
        }
    });
    pen.finish()
}

/// How far everybody is with every bonus, and what they owe.
fn bonuses(brush: &Brush<'_>) -> String {
    let columns: [(&'static str, &'static str); 5] = [
        (icons::SHIP, "merchants-draw-bonus-market"),
        (icons::GLOBE, "merchants-draw-bonus-regions"),
        (icons::ARMS, "merchants-draw-bonus-districts"),
        (icons::BRIDGE, "merchants-draw-bonus-bridges"),
        (icons::LOAN, "merchants-draw-loans-column"),
    ];
    let mut pen = Pen::with_capacity(8 * 1024);
    pen.tag("table").class("families").around(|pen| {
        pen.tag("caption").holding(&brush.label("merchants-draw-bonuses"));
        pen.tag("thead").around(|pen| {
            pen.tag("tr").around(|pen| {
                pen.fixed("<td></td>");
                for (sign, word) in columns {
                    let word = brush.label(word);
                    strokes::column(pen, &word, |pen| {
                        strokes::sign_into(pen, icons::stroke(sign));
                    });
                }
            });
        });
        pen.tag("tbody").around(|pen| {
            for player in &brush.view.players {
                bonus_row(pen, brush, player);
            }
        });
    });
    pen.finish()
}

fn bonus_row(pen: &mut Pen, brush: &Brush<'_>, player: &PlayerView) {
    let own = brush.me().is_some_and(|me| me.seat == player.seat);
    pen.tag("tr").class(if own { "own" } else { "" }).around(|pen| {
        let name = brush.name(player.seat);
        pen.tag("th").attr("scope", "row").attr("title", &name).around(|pen| {
            strokes::token_into(pen, BONUS, player.seat, Family::of(player.seat));
            pen.words(&name);
        });
        let markets = player.market.iter().filter(|space| **space >= 2).count();
        let regions = player.regions.iter().filter(|count| **count > 0).count();
        let districts = player.districts.iter().filter(|count| **count > 0).count();
        progress(pen, brush, player.bonuses.market != "none", markets);
        progress(pen, brush, player.bonuses.regions, regions);
        progress(pen, brush, player.bonuses.districts, districts);
        amount(pen, player.bonuses.bridges, "got");
        amount(pen, player.loans, "owed");
    });
}

/// A tick for a bonus one has; otherwise how much of the four one has.
fn progress(pen: &mut Pen, brush: &Brush<'_>, got: bool, of_four: usize) {
    let tag = pen.tag("td").class(if got { "got" } else { "" });
    if got {
        let word = brush.label("merchants-draw-got");
        tag.attr("title", &word).attr("aria-label", &word).around(|pen| pen.fixed("✓"));
        return;
    }
    tag.around(|pen| {
        pen.number(of_four as u32);
        pen.fixed("<i>/4</i>");
    });
}

fn amount(pen: &mut Pen, amount: u8, class: &'static str) {
    let tag = pen.tag("td").class(if amount > 0 { class } else { "" });
    tag.around(|pen| pen.number(u32::from(amount)));
}

/// Every area as it would be scored now.
fn standing(brush: &Brush<'_>) -> String {
    let mut pen = Pen::with_capacity(8 * 1024);
    pen.tag("table").class("families").around(|pen| {
        pen.tag("thead").around(|pen| {
            pen.tag("tr").around(|pen| {
                pen.fixed("<td></td>");
                for player in &brush.view.players {
                    let word = brush.name(player.seat);
                    strokes::column(pen, &word, |pen| {
                        strokes::token_into(pen, STANDING, player.seat, Family::of(player.seat));
                    });
                }
            });
        });
        for area in &brush.view.areas {
            area_rows(pen, brush, area);
        }
    });
    pen.finish()
}

fn area_rows(pen: &mut Pen, brush: &Brush<'_>, area: &AreaView) {
    let next = years::next_scoring(brush, area.area);
    let columns = brush.view.players.len() + 1;
    pen.tag("tbody").around(|pen| {
        pen.tag("tr").around(|pen| {
            let tag = pen.tag("th").class("area").attr("scope", "rowgroup");
            tag.num("colspan", columns as i32).around(|pen| {
                pen.words(&brush.label(names::area(area.area)));
                if let Some(year) = next {
                    pen.fixed(" · ");
                    pen.words(&years::name(brush, &year.year));
                }
            });
        });
        for (rank, part) in area.parts.iter().enumerate() {
            let pays = next.and_then(|year| Some((year.first?[rank % 4], year.second?[rank % 4])));
            part_row(pen, brush, part, pays);
        }
    });
}

/// A part, what it pays next time, and how strong everybody is in it; the strongest are set in bold.
fn part_row(pen: &mut Pen, brush: &Brush<'_>, part: &PartView, pays: Option<(u16, u16)>) {
    let most = part.strength.iter().copied().max().unwrap_or_default();
    pen.tag("tr").around(|pen| {
        pen.tag("th").attr("scope", "row").around(|pen| {
            pen.words(&brush.label(names::part(part.part)));
            if let Some((first, second)) = pays {
                pen.tag("small").around(|pen| {
                    pen.fixed(" ");
                    pen.number(u32::from(first));
                    pen.fixed("·");
                    pen.number(u32::from(second));
                });
            }
        });
        for strength in &part.strength {
            let leads = *strength > 0 && *strength == most;
            let tag = pen.tag("td").class(if leads { "leads" } else { "" });
            tag.around(|pen| match strength {
                0 => pen.fixed("<i>–</i>"),
                strength => pen.number(u32::from(*strength)),
            });
        }
    });
}

/// Turns and the cards that are still to come, by kind.
fn coming(brush: &Brush<'_>) -> String {
    let view = brush.view;
    let count = |kind: &str| -> u32 {
        let of_kind = view.unseen.iter().filter(|unseen| {
            unseen.card == kind
                || unseen.card.strip_prefix(kind).is_some_and(|rest| rest.starts_with('-'))
        });
        of_kind.map(|unseen| u32::from(unseen.count)).sum()
    };
    let mut pen = Pen::with_capacity(2 * 1024);
    pen.tag("dl").class("facts").around(|pen| {
        let mut fact = |sign, word: &'static str, value: &str| {
            pen.tag("dt").around(|pen| {
                strokes::sign_into(pen, icons::stroke(sign));
                pen.fixed(" ");
                pen.words(&brush.label(word));
            });
            pen.tag("dd").holding(value);
        };
        let turns = format!("{}/{}", view.turn.min(view.turns), view.turns);
        fact(icons::CARDS, "merchants-draw-turn", &turns);
        fact(icons::HOURGLASS, "merchants-draw-coming-hourglass", &count("hourglass").to_string());
        fact(icons::SHIP, "merchants-draw-coming-goods", &count("goods").to_string());
        fact(icons::OFFICE, "merchants-draw-coming-office", &count("office").to_string());
        fact(icons::ARMS, "merchants-draw-coming-house", &count("house").to_string());
        if let Some(bank) = view.bank {
            fact(icons::LOAN, "merchants-draw-bank", &brush.money(bank));
        }
    });
    pen.finish()
}

/// What the signs mean, and how far they can be trusted.
fn signs(brush: &Brush<'_>) -> Panel {
    let mut pen = Pen::with_capacity(8 * 1024);
    pen.tag("ul").class("signs").around(|pen| {
        let mut entry = |icon: &dyn Fn(&mut Pen), word: &'static str| {
            pen.tag("li").around(|pen| {
                strokes::sign_into(pen, icon);
                pen.words(&brush.label(word));
            });
        };
        for good in Commodity::ALL {
            entry(&|pen| icons::commodity(pen, good), names::commodity(good));
        }
        entry(&icons::stroke(icons::SHIP), "merchants-draw-sign-ship");
        entry(&icons::stroke(icons::GLOBE), "merchants-draw-sign-globe");
        entry(&icons::stroke(icons::ARMS), "merchants-draw-sign-arms");
        entry(&icons::stroke(icons::LOAN), "merchants-draw-sign-loan");
        entry(&icons::stroke(icons::BRIDGE), "merchants-draw-sign-bridge");
        entry(&|pen| icons::diamond(pen, 1), "merchants-draw-sign-diamond");
        entry(
            &|pen| pen.scaled(0, 0, 20, |pen| source_sign(pen, Provenance::Derived, 0, 0)),
            "merchants-draw-sign-derived",
        );
        entry(
            &|pen| pen.scaled(0, 0, 20, |pen| source_sign(pen, Provenance::Reconstructed, 0, 0)),
            "draw-sign-reconstructed",
        );
    });
    Panel { id: "signs", title: brush.label("draw-signs"), html: pen.finish() }
}

//! What one looks up now and then: companies, what is open about everybody, signs.

use damrak_chartered::{BuildView, Company, CompanyView, PlayerView};
use damrak_core::Phrase;
use damrak_core::edition::Provenance;

use super::{Brush, building, card, icons};
use damrak_draw::strokes::{self, Family};
use damrak_draw::svg::Pen;
use damrak_draw::{Panel, icons as common};

pub(super) fn draw(brush: &Brush<'_>) -> Vec<Panel> {
    vec![figures(brush), signs(brush)]
}

/// The names of patterns in the list of players.
const PLAYERS: [&str; 6] =
    ["merchant-1", "merchant-2", "merchant-3", "merchant-4", "merchant-5", "merchant-6"];

/// Everybody and every company in numbers.
fn figures(brush: &Brush<'_>) -> Panel {
    let html = players(brush) + &companies(brush);
    Panel { id: "figures", title: brush.label("chartered-draw-figures"), html }
}

fn companies(brush: &Brush<'_>) -> String {
    let own = brush.me().map(|me| me.shares);
    let mut pen = Pen::with_capacity(8 * 1024);
    pen.tag("table").class("families").around(|pen| {
        pen.tag("thead").around(|pen| {
            pen.tag("tr").around(|pen| {
                pen.fixed("<td></td>");
                let mut column = |word| {
                    pen.tag("th").attr("scope", "col").holding(&brush.label(word));
                };
                column("chartered-draw-column-value");
                column("chartered-draw-column-size");
                column("chartered-draw-column-bank");
            });
        });
        pen.tag("tbody").around(|pen| {
            for found in &brush.view.companies {
                company_row(pen, brush, found, own.map(|own| own[found.company.index()]));
            }
        });
    });
    pen.finish()
}

fn company_row(pen: &mut Pen, brush: &Brush<'_>, found: &CompanyView, own: Option<u8>) {
    pen.tag("tr").class(if own.is_some_and(|own| own > 0) { "own" } else { "" }).around(|pen| {
        pen.tag("th").attr("scope", "row").around(|pen| {
            strokes::sign_into(pen, |pen| icons::chip(pen, found.company));
            pen.words(&brush.company_name(found.company));
            if brush.view.founded == Some(found.company) {
                let words = Phrase::new("chartered-draw-founded").with("player", brush.view.turn);
                pen.tag("small").holding(&brush.say(&words));
            }
        });
        let number = |pen: &mut Pen, class: &'static str, number: Option<u16>| {
            pen.tag("td").class(class).around(|pen| match number.filter(|number| *number > 0) {
                Some(number) => pen.number(u32::from(number)),
                None => pen.fixed("<i>–</i>"),
            });
        };
        number(pen, "leads", found.price.map(|_| found.value));
        number(pen, "", Some(found.warehouses.into()));
        number(pen, "", Some(found.shares_left.into()));
    });
}

/// What is open about everybody.
fn players(brush: &Brush<'_>) -> String {
    let columns = [
        (icons::CARDS, "chartered-draw-column-cards"),
        (icons::ACTION, "chartered-draw-column-actions"),
        (icons::ROOF, "chartered-draw-column-roofs"),
    ];
    let mut pen = Pen::with_capacity(8 * 1024);
    pen.tag("table").class("families").around(|pen| {
        pen.tag("thead").around(|pen| {
            pen.tag("tr").around(|pen| {
                pen.fixed("<td></td>");
                for (sign, word) in columns {
                    let word = brush.label(word);
                    strokes::column(pen, &word, |pen| {
                        strokes::sign_into(pen, icons::stroke(sign));
                    });
                }
                let word = brush.label("chartered-draw-column-worth");
                strokes::column(pen, &word, |pen| strokes::sign_into(pen, common::guilder));
            });
        });
        pen.tag("tbody").around(|pen| {
            for player in &brush.view.players {
                player_row(pen, brush, player);
            }
        });
    });
    pen.tag("p").class("remark").holding(&brush.label("chartered-draw-worth-about"));
    if let Some(bank) = brush.view.bank {
        let bank = Phrase::new("chartered-draw-bank-has").with("amount", bank);
        pen.tag("p").class("remark").holding(&brush.say(&bank));
    }
    pen.finish()
}

fn player_row(pen: &mut Pen, brush: &Brush<'_>, player: &PlayerView) {
    let own = brush.me().is_some_and(|me| me.seat == player.seat);
    pen.tag("tr").class(if own { "own" } else { "" }).around(|pen| {
        let name = brush.name(player.seat);
        pen.tag("th").attr("scope", "row").around(|pen| {
            strokes::token_into(pen, PLAYERS, player.seat, Family::of(player.seat));
            pen.words(&name);
            if player.extra_turns > 0 {
                let words = brush.counted("chartered-draw-extra-turns", player.extra_turns);
                pen.tag("small").holding(&words);
            }
            if brush.view.again > 0 && brush.view.turn == player.seat {
                pen.tag("small").holding(&brush.label("chartered-draw-again"));
            }
            if !player.shown.is_empty() {
                let shown: Vec<Phrase> =
                    player.shown.iter().map(|name| card::phrase(name)).collect();
                let words = Phrase::new("chartered-draw-shown").with("cards", shown);
                pen.tag("small").holding(&brush.say(&words));
            }
        });
        for count in [player.cards, player.action_cards, player.roofs] {
            pen.tag("td").around(|pen| pen.number(u32::from(count)));
        }
        pen.tag("td").class("leads").around(|pen| match player.worth {
            Some(worth) => pen.words(&worth.to_string()),
            None => pen.fixed("<i>?</i>"),
        });
    });
}

/// What the signs mean, and how far the boards can be trusted.
fn signs(brush: &Brush<'_>) -> Panel {
    let mut pen = Pen::with_capacity(8 * 1024);
    pen.tag("ul").class("signs").around(|pen| {
        let mut entry = |icon: &dyn Fn(&mut Pen), word: &'static str| {
            pen.tag("li").around(|pen| {
                strokes::sign_into(pen, icon);
                pen.words(&brush.label(word));
            });
        };
        let small = |content: fn(&mut Pen)| move |pen: &mut Pen| pen.scaled(-16, -17, 5, content);
        entry(&small(|pen| building::house(pen, 1, None, false)), "chartered-draw-sign-lone");
        entry(
            &small(|pen| building::house(pen, 3, Some(Company::Tea), false)),
            "chartered-draw-sign-house",
        );
        entry(
            &|pen| {
                pen.scaled(-23, -16, 5, |pen| building::flag(pen, Company::Tea));
            },
            "chartered-draw-sign-hq",
        );
        entry(&small(|pen| building::draw(pen, &bare(true))), "chartered-draw-sign-site");
        entry(&small(|pen| building::draw(pen, &bare(false))), "chartered-draw-sign-marker");
        entry(
            &small(|pen| {
                building::house(pen, 1, Some(Company::Tea), true);
            }),
            "chartered-draw-sign-roof",
        );
        entry(
            &|pen| {
                pen.path("canal", "M-5-16h10v32H-5z");
                pen.path("bridge-deck bare", "M-12-7h24V7h-24z");
                pen.path("bridge-rail", "M-14-7q14-5 28 0M-14 7q14-5 28 0");
            },
            "chartered-draw-sign-bridge",
        );
        entry(
            &|pen| {
                pen.rect("lot", -14, -14, 28, 28, 4);
                pen.path("hatch", "M-14-6l8-8M-14 3L3-14M-13 12L12-13M-6 14L14-6M3 14L14 3");
            },
            "chartered-draw-sign-buffer",
        );
        entry(
            &|pen| {
                let tag = pen.tag("g").attr("data-last", "");
                tag.around(|pen| pen.rect("spot", -13, -13, 26, 26, 6));
            },
            "chartered-draw-sign-latest",
        );
        entry(&|pen| pen.rect("lot mine", -13, -13, 26, 26, 5), "chartered-draw-sign-mine");
        entry(&|pen| pen.label("payout", 0, 6, "ƒ60"), "chartered-draw-sign-pays");
        entry(&|pen| pen.path("event-line", "M0-16V16"), "chartered-draw-sign-line");
        entry(&icons::stroke(icons::ACTION), "chartered-draw-sign-action");
        entry(
            &|pen| {
                pen.scaled(0, 0, 20, |pen| {
                    strokes::source_sign(pen, Provenance::Reconstructed, 0, 0);
                });
            },
            "draw-sign-reconstructed",
        );
    });
    Panel { id: "signs", title: brush.label("draw-signs"), html: pen.finish() }
}

/// A plot that belongs to a company without a warehouse.
fn bare(hq: bool) -> BuildView {
    BuildView { plot: String::new(), height: 0, company: Some(Company::Tea), hq, roof: false }
}

//! What is looked up now and then: what shares are worth, what everybody has, signs.

use damrak_core::Phrase;
use damrak_core::edition::Provenance;
use damrak_dutchman::{Colour, PlayerView, StageView};

use super::{Brush, icons};
use damrak_draw::strokes::{self, Family};
use damrak_draw::svg::Pen;
use damrak_draw::{Panel, icons as common};

pub(super) fn draw(brush: &Brush<'_>) -> Vec<Panel> {
    let mut worth = values(brush);
    worth.html.push_str(&players(brush));
    vec![worth, signs(brush)]
}

/// The names of patterns in the list of players.
const PLAYERS: [&str; 6] =
    ["merchant-1", "merchant-2", "merchant-3", "merchant-4", "merchant-5", "merchant-6"];

/// What a share of each colour is worth, and to the viewer what a meeting would cost them.
fn values(brush: &Brush<'_>) -> Panel {
    let own = brush.me().and_then(|me| me.shares).filter(|_| brush.view.own.is_some());
    let mut pen = Pen::with_capacity(4 * 1024);
    pen.tag("table").class("families").around(|pen| {
        pen.tag("thead").around(|pen| {
            pen.tag("tr").around(|pen| {
                pen.fixed("<td></td>");
                let mut column = |word| {
                    pen.tag("th").attr("scope", "col").holding(&brush.label(word));
                };
                column("dutchman-draw-column-worth");
                if own.is_some() {
                    column("dutchman-draw-column-own");
                    column("dutchman-draw-column-cost");
                }
            });
        });
        pen.tag("tbody").around(|pen| {
            for colour in Colour::ALL {
                value_row(pen, brush, colour, own.map(|own| own[colour.index()]));
            }
        });
    });
    Panel { id: "values", title: brush.label("dutchman-draw-values"), html: pen.finish() }
}

fn value_row(pen: &mut Pen, brush: &Brush<'_>, colour: Colour, own: Option<u8>) {
    let worth = brush.worth(colour);
    pen.tag("tr").class(if own.is_some_and(|own| own > 0) { "own" } else { "" }).around(|pen| {
        pen.tag("th").attr("scope", "row").around(|pen| {
            strokes::sign_into(pen, |pen| icons::stone(pen, colour));
            pen.words(&brush.say(&damrak_dutchman::colour(colour)));
        });
        pen.tag("td").class("leads").around(|pen| pen.number(u32::from(worth)));
        let Some(own) = own else { return };
        for (number, class) in [(own, ""), (own * worth, "owed")] {
            pen.tag("td").class(if number > 0 { class } else { "" }).around(|pen| match number {
                0 => pen.fixed("<i>–</i>"),
                number => pen.number(u32::from(number)),
            });
        }
    });
}

/// What is open about everybody, and in the end their shares.
fn players(brush: &Brush<'_>) -> String {
    let columns: [(&'static str, &'static str); 4] = [
        (SHOE_COLUMN, "dutchman-draw-column-shoes"),
        (icons::SMITH, "dutchman-draw-column-smiths"),
        (icons::KONTOR, "dutchman-draw-column-kontors"),
        (COIN_COLUMN, "dutchman-draw-column-ducats"),
    ];
    let mut pen = Pen::with_capacity(8 * 1024);
    pen.tag("table").class("families").around(|pen| {
        pen.tag("caption").holding(&brush.label("dutchman-draw-players"));
        pen.tag("thead").around(|pen| {
            pen.tag("tr").around(|pen| {
                pen.fixed("<td></td>");
                for (sign, word) in columns {
                    let word = brush.label(word);
                    strokes::column(pen, &word, |pen| match sign {
                        SHOE_COLUMN => strokes::sign_into(pen, icons::small_shoe),
                        COIN_COLUMN => strokes::sign_into(pen, common::guilder),
                        sign => strokes::sign_into(pen, icons::stroke(sign)),
                    });
                }
            });
        });
        pen.tag("tbody").around(|pen| {
            for player in &brush.view.players {
                player_row(pen, brush, player);
            }
        });
    });
    pen.finish()
}

/// Columns whose signs are not one stroke.
const SHOE_COLUMN: &str = "shoe";
const COIN_COLUMN: &str = "coin";

fn player_row(pen: &mut Pen, brush: &Brush<'_>, player: &PlayerView) {
    let own = brush.me().is_some_and(|me| me.seat == player.seat);
    pen.tag("tr").class(if own { "own" } else { "" }).around(|pen| {
        let name = brush.name(player.seat);
        pen.tag("th").attr("scope", "row").attr("title", &name).around(|pen| {
            strokes::token_into(pen, PLAYERS, player.seat, Family::of(player.seat));
            pen.words(&name);
            if player.bankrupt {
                pen.tag("small").holding(&brush.label("dutchman-draw-bankrupt"));
            }
            if brush.view.stage == StageView::Over
                && let Some(shares) = player.shares.filter(|_| player.share_count > 0)
            {
                pen.tag("small").holding(&shares_in_words(brush, shares));
            }
        });
        for count in [player.shoes, player.smiths, player.kontors] {
            pen.tag("td").around(|pen| pen.number(u32::from(count)));
        }
        pen.tag("td").around(|pen| match player.ducats {
            Some(ducats) => pen.words(&ducats.to_string()),
            None => pen.fixed("<i>?</i>"),
        });
    });
}

fn shares_in_words(brush: &Brush<'_>, shares: [u8; 6]) -> String {
    let held = Colour::ALL.into_iter().flat_map(|colour| {
        std::iter::repeat_n(damrak_dutchman::colour(colour), shares[colour.index()].into())
    });
    let words = Phrase::new("dutchman-draw-shows").with("shares", held.collect::<Vec<_>>());
    brush.say(&words)
}

/// What the signs mean, and how far the map can be trusted.
fn signs(brush: &Brush<'_>) -> Panel {
    let mut pen = Pen::with_capacity(8 * 1024);
    pen.tag("ul").class("signs").around(|pen| {
        let mut entry = |icon: &dyn Fn(&mut Pen), words: &str| {
            pen.tag("li").around(|pen| {
                strokes::sign_into(pen, icon);
                pen.words(words);
            });
        };
        entry(
            &|pen| {
                pen.circle("ghost-night", 0, 0, 16);
                pen.scaled(0, 2, 4, icons::dutchman);
            },
            &brush.label("dutchman-draw-dutchman"),
        );
        entry(&|pen| pen.path("way open", "M-14 0h28"), &brush.label("dutchman-draw-sign-open"));
        entry(
            &|pen| {
                pen.path("way barred", "M-14 0h28");
                pen.path("bar", "M-5-5L5 5M5-5L-5 5");
            },
            &brush.label("dutchman-draw-barred"),
        );
        entry(&|pen| pen.circle("coin", 0, 0, 11), &brush.label("dutchman-draw-sign-worth"));
        entry(
            &|pen| pen.scaled(0, 0, 5, |pen| icons::shoe(pen, true)),
            &brush.label("dutchman-draw-sign-gold"),
        );
        entry(
            &|pen| pen.scaled(0, 0, 5, |pen| icons::shoe(pen, false)),
            &brush.label("dutchman-draw-sign-silver"),
        );
        entry(&icons::stroke(icons::SMITH), &brush.label("dutchman-draw-smith-about"));
        entry(&icons::stroke(icons::KONTOR), &brush.label("dutchman-action-kontor"));
        entry(&icons::stroke(icons::PASS), &brush.label("dutchman-draw-sign-passed"));
        entry(
            &|pen| pen.scaled(0, 0, 10, |pen| pen.path("counter", icons::COUNTER)),
            &brush.label("dutchman-draw-sign-counter"),
        );
        entry(
            &|pen| {
                pen.scaled(0, 0, 20, |pen| {
                    strokes::source_sign(pen, Provenance::Reconstructed, 0, 0);
                });
            },
            &brush.label("draw-sign-reconstructed"),
        );
    });
    Panel { id: "signs", title: brush.label("draw-signs"), html: pen.finish() }
}

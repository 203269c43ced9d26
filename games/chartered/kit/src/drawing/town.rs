//! How near the end is, and what else is counted.

use damrak_chartered::{EventKind, StageView};
use damrak_core::Phrase;

use super::{Brush, card, events, icons};
use damrak_draw::svg::Pen;
use damrak_draw::{Part, Place, strokes};

/// What ends the game, and what else is counted.
pub(super) fn draw(brush: &Brush<'_>) -> Part {
    let view = brush.view;
    let mut pen = Pen::with_capacity(2 * 1024);
    pen.tag("dl").class("facts").around(|pen| {
        let mut fact = |word: &'static str, value: &str| {
            pen.tag("dt").holding(&brush.label(word));
            pen.tag("dd").holding(value);
        };
        fact("chartered-draw-fact-supply", &view.supply.to_string());
        let aside: Vec<String> = view
            .aside
            .iter()
            .filter_map(|name| card::floor(name))
            .map(|floor| format!("{floor}."))
            .collect();
        let among = aside.len() > usize::from(view.aside_left);
        let aside = match aside.join(" ") {
            none if none.is_empty() => "–".to_owned(),
            cards if among => {
                let among = Phrase::new("chartered-aside-among").with("left", view.aside_left);
                brush.say(&among.with("cards", cards))
            }
            cards => cards,
        };
        fact("chartered-draw-fact-aside", &aside);
    });
    let notes = [
        (view.ending && view.stage != StageView::Over, "chartered-draw-ending"),
        (view.due, "chartered-draw-event-due"),
        (view.stage == StageView::Over, "chartered-draw-over"),
    ];
    for (_, key) in notes.into_iter().filter(|(holds, _)| *holds) {
        pen.tag("p").class("urgent").holding(&brush.label(key));
    }
    draw_unseen(&mut pen, brush);
    let title = brush.label("chartered-draw-town");
    Part::html_of("town", title, pen.finish()).placed(Place::Under)
}

/// Which events are still in the pile.
fn draw_unseen(pen: &mut Pen, brush: &Brush<'_>) {
    let unseen = &brush.view.events.unseen;
    if unseen.iter().all(|count| *count == 0) {
        return;
    }
    pen.tag("p").class("unseen-events").around(|pen| {
        pen.words(&brush.label("chartered-draw-unseen"));
        for kind in EventKind::ALL {
            let count = unseen[kind.index()];
            if count > 0 {
                let name = brush.label(events::name(kind));
                pen.tag("span").attr("title", &name).around(|pen| {
                    strokes::sign_into(pen, icons::stroke(icons::of_event(kind)));
                    pen.number(u32::from(count));
                });
            }
        }
    });
}

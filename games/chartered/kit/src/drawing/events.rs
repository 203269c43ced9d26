//! The event cards that lie open, and their pile.

use damrak_chartered::{EventKind, StageView};
use damrak_core::Phrase;

use super::{Brush, icons, pick};
use damrak_draw::svg::Pen;
use damrak_draw::{Part, Place, strokes};

const SHEET: &str = "events";

pub(super) fn draw(brush: &Brush<'_>) -> Part {
    let events = &brush.view.events;
    let html = brush.context.html(8 * 1024, |pen| {
        pen.tag("div").class("open-events").around(|pen| {
            for (index, kind) in events.open.iter().enumerate() {
                if let Some(kind) = kind {
                    draw_card(pen, brush, *kind, events.open[..index].contains(&Some(*kind)));
                }
            }
            draw_pile(pen, brush);
        });
    });
    let title = brush.label("chartered-draw-events");
    Part::html_of(SHEET, title, html).noted(note(brush)).placed(Place::Under)
}

/// When an event happens.
fn note(brush: &Brush<'_>) -> String {
    let view = brush.view;
    match (&view.stage, view.events.current) {
        (StageView::Choosing { seat, .. }, _) => {
            brush.of_player("chartered-draw-chooses-event", *seat)
        }
        (_, Some(kind)) => {
            let event = brush.label(name(kind));
            brush.say(&Phrase::new("chartered-draw-event-now").with("event", event))
        }
        _ if view.due => brush.label("chartered-draw-event-due"),
        _ => brush.label("chartered-draw-event-when"),
    }
}

/// The name on an event card.
pub(super) const fn name(kind: EventKind) -> &'static str {
    match kind {
        EventKind::Verlappen => "chartered-draw-verlappen",
        EventKind::Aenleggen => "chartered-draw-aenleggen",
        EventKind::Dreighinghe => "chartered-draw-dreighinghe",
        EventKind::Coopmanscappen => "chartered-draw-coopmanscappen",
        EventKind::Veilinge => "chartered-draw-veilinge",
    }
}

/// What it brings, in two words.
const fn gist(kind: EventKind) -> &'static str {
    match kind {
        EventKind::Verlappen => "chartered-draw-verlappen-gist",
        EventKind::Aenleggen => "chartered-draw-aenleggen-gist",
        EventKind::Dreighinghe => "chartered-draw-dreighinghe-gist",
        EventKind::Coopmanscappen => "chartered-draw-coopmanscappen-gist",
        EventKind::Veilinge => "chartered-draw-veilinge-gist",
    }
}

/// An open event; of several of a kind the first is pointed at.
fn draw_card(pen: &mut Pen, brush: &Brush<'_>, kind: EventKind, again: bool) {
    let words = brush.say(&damrak_chartered::event_kind(kind));
    let content = |pen: &mut Pen| {
        strokes::sign_into(pen, icons::stroke(icons::of_event(kind)));
        pen.tag("span").around(|pen| {
            pen.tag("b").holding(&brush.label(name(kind)));
            pen.fixed(" ");
            pen.words(&brush.label_within(gist(kind)));
        });
    };
    match again {
        true => pen.tag("div").class("event").attr("title", &words).around(content),
        false => pick::target(pen, "event pick", &["event-", kind.name()], &words, content),
    }
}

fn draw_pile(pen: &mut Pen, brush: &Brush<'_>) {
    let words = brush.counted("chartered-draw-event-pile", brush.view.events.pile);
    pick::target(pen, "event pick", &["pile-events"], &words, |pen| {
        strokes::sign_into(pen, icons::stroke(icons::ACTION));
        pen.tag("span").around(|pen| {
            pen.tag("b").around(|pen| pen.number(brush.view.events.pile.into()));
            pen.fixed(" ");
            pen.words(&brush.label_within("chartered-draw-unseen-pile"));
        });
    });
}

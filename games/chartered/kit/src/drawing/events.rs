//! The event cards that lie open, their pile, and the level cards beside the chart.

use damrak_chartered::{EventKind, StageView};
use damrak_core::Phrase;

use super::{Brush, TRAY, card, icons};
use damrak_draw::Sheet;
use damrak_draw::strokes;
use damrak_draw::svg::Pen;

const SHEET: &str = "events";
const CARD: (i32, i32) = (150, 118);
const STEP: i32 = 156;
const TOP: i32 = 44;
const HEIGHT: i32 = TOP + CARD.1 + 44;

pub(super) fn draw(brush: &Brush<'_>) -> Option<Sheet> {
    let events = &brush.view.events;
    let open: Vec<Phrase> =
        events.open.iter().flatten().map(|kind| damrak_chartered::event_kind(*kind)).collect();
    let about = match open.is_empty() {
        true => Phrase::new("chartered-draw-events-none").with("count", events.pile),
        false => Phrase::new("chartered-draw-events-about")
            .with("events", open)
            .with("count", events.pile),
    };
    let about = brush.say(&about);
    let title = brush.label("chartered-draw-events");
    Some(brush.context.sheet(SHEET, (TRAY, HEIGHT), title, &about, 8 * 1024, |pen| {
        strokes::patterns(pen, SHEET, super::COLOURS);
        strokes::sea(pen, SHEET, TRAY, HEIGHT);
        pen.label("told", 16, 29, &heading(brush));
        let left = (TRAY - STEP * (events.open.len() as i32 + 1) + 6) / 2;
        for (index, kind) in events.open.iter().enumerate() {
            let at = (left + STEP * index as i32, TOP);
            match kind {
                Some(kind) => {
                    let again = events.open[..index].contains(&Some(*kind));
                    draw_card(pen, brush, *kind, again, at);
                }
                None => pen.rect("gap", at.0, at.1, CARD.0, CARD.1, 10),
            }
        }
        draw_pile(pen, brush, (left + STEP * events.open.len() as i32, TOP));
        pen.label("told", 16, HEIGHT - 15, &aside(brush));
    }))
}

/// When an event happens.
fn heading(brush: &Brush<'_>) -> String {
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

/// The level cards that events can bring.
fn aside(brush: &Brush<'_>) -> String {
    if brush.view.aside.is_empty() {
        return brush.label("chartered-draw-aside-none");
    }
    let floors = brush.view.aside.iter().filter_map(|name| card::floor(name));
    let floors: Vec<String> = floors.map(|floor| floor.to_string()).collect();
    let phrase = match usize::from(brush.view.aside_left) {
        left if left < floors.len() => {
            Phrase::new("chartered-draw-aside-among").with("left", left as u8)
        }
        _ => Phrase::new("chartered-draw-aside"),
    };
    brush.say(&phrase.with("floors", floors.join(", ")))
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
fn draw_card(pen: &mut Pen, brush: &Brush<'_>, kind: EventKind, again: bool, (x, y): (i32, i32)) {
    let target = ["event-", kind.name()];
    let tag = pen.tag("g").class("card");
    let tag = match again {
        true => tag,
        false => tag.parts("id", &target).parts("data-target", &target),
    };
    tag.at(x, y).around(|pen| {
        pen.title(&brush.say(&damrak_chartered::event_kind(kind)));
        pen.rect("card-face", 0, 0, CARD.0, CARD.1, 10);
        pen.rect("card-line", 5, 5, CARD.0 - 10, CARD.1 - 10, 6);
        pen.scaled(CARD.0 / 2, 34, 15, icons::stroke(icons::of_event(kind)));
        pen.label("event-name", CARD.0 / 2, 77, &brush.label(name(kind)));
        pen.label("card-small", CARD.0 / 2, 100, &brush.label_within(gist(kind)));
        pen.rect("spot", 1, 1, CARD.0 - 2, CARD.1 - 2, 10);
    });
}

fn draw_pile(pen: &mut Pen, brush: &Brush<'_>, (x, y): (i32, i32)) {
    let count = brush.view.events.pile;
    let tag =
        pen.tag("g").class("pile").attr("id", "pile-events").attr("data-target", "pile-events");
    tag.at(x, y).around(|pen| {
        pen.title(&brush.counted("chartered-draw-event-pile", count));
        pen.rect("card-back", 0, 0, CARD.0, CARD.1, 10);
        pen.rect("card-line", 5, 5, CARD.0 - 10, CARD.1 - 10, 6);
        pen.scaled(CARD.0 / 2, 44, 18, icons::stroke(icons::ACTION));
        pen.rect("count", CARD.0 / 2 - 22, 84, 44, 24, 12);
        strokes::number_on(pen, "counted", CARD.0 / 2, 102, count);
        pen.rect("spot", 1, 1, CARD.0 - 2, CARD.1 - 2, 10);
    });
}

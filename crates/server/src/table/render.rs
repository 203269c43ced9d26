//! A table as one viewer sees it, ready to be sent: the only way out for anything about a game.

use damrak_core::{Phrase, Seat, Viewer};
use damrak_store::Status;
use damrak_words::{Language, Words};
use serde::Serialize;
use serde_json::{Value, json};

use super::clock::Moment;
use super::model::{Chapter, Occupant, Table};

/// Who is there, by seat: whether somebody looks, and how long a message to him and back takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Presence {
    /// Whether a page or program of his is connected.
    pub online: bool,
    /// Milliseconds there and back, as measured by the server.
    pub round_trip: Option<u32>,
}

/// Everything the viewer may know, in his language, as one JSON document.
pub fn render(
    table: &Table,
    viewer: Viewer,
    language: Language,
    words: &Words,
    presence: &[Presence],
    chat: u64,
    now: Moment,
) -> String {
    let names = table.names();
    let say = |phrase: &Phrase| words.say_sentence(language, phrase, &names);
    let document = json!({
        "table": table.head,
        "version": table.length,
        "viewer": viewer,
        "seats": seats(table, presence, now),
        "paused": table.paused,
        "undo": table.undo,
        "votes": table.votes,
        "fair": fairness(table),
        "game": game(table, viewer, &say),
        "result": result(table, &say),
        "rematch": table.body.rematch,
        "chat": chat,
    });
    document.to_string()
}

fn seats(table: &Table, presence: &[Presence], now: Moment) -> Vec<Value> {
    table
        .seats
        .iter()
        .enumerate()
        .map(|(index, seat)| {
            let kind = match seat.occupant {
                Occupant::Open => "open",
                Occupant::Person { .. } => "person",
                Occupant::Bot { .. } => "bot",
            };
            json!({
                "seat": index + 1,
                "kind": kind,
                "name": seat.name(),
                "resigned": seat.resigned.is_some(),
                "stand_in": seat.stand_in,
                "presence": presence.get(index).copied().unwrap_or_default(),
                "clock": {"left": seat.clock.left_at(now), "runs": seat.clock.runs()},
            })
        })
        .collect()
}

/// The commitment before the game, the nonces once it is dealt, the secret once it is over.
fn fairness(table: &Table) -> Value {
    match &table.game {
        Some(game) if matches!(table.head.status, Status::Over | Status::Closed) => {
            json!(game.deal)
        }
        Some(game) => json!(game.deal.hidden()),
        None => json!({"commitment": table.body.secret.commitment()}),
    }
}

fn game(table: &Table, viewer: Viewer, say: &dyn Fn(&Phrase) -> String) -> Value {
    let Some(game) = &table.game else { return Value::Null };
    let waiting = table.waiting();
    let question = waiting.first().map(|seat| say(&game.position.question(seat)));
    let own = match viewer {
        Viewer::Seat(seat) => own_seat(table, seat, say),
        Viewer::Spectator => Value::Null,
    };
    json!({
        "decisions": game.decisions,
        "waiting": waiting,
        "question": question,
        "view": game.position.view(viewer),
        "own": own,
        "story": game.story.iter().map(|chapter| tell(chapter, viewer, say)).collect::<Vec<_>>(),
    })
}

/// What the viewer himself may do now.
fn own_seat(table: &Table, seat: Seat, say: &dyn Fn(&Phrase) -> String) -> Value {
    let Some(game) = &table.game else { return Value::Null };
    let active = table.head.status == Status::Playing && !table.paused;
    let offers: Vec<Value> = if active { game.position.offers(seat) } else { Vec::new() }
        .into_iter()
        .map(|offer| {
            json!({
                "action": offer.notation,
                "text": say(&offer.phrase),
                "targets": offer.targets,
            })
        })
        .collect();
    let may_take_back = game.before.last().is_some_and(|(owner, _)| *owner == seat);
    json!({
        "seat": seat,
        "turn": table.turn(seat),
        "offers": offers,
        "may_take_back": active && may_take_back,
    })
}

/// A chapter of the story, as far as the viewer may hear it.
pub fn tell(chapter: &Chapter, viewer: Viewer, say: &dyn Fn(&Phrase) -> String) -> Value {
    let heard: Vec<String> = chapter
        .told
        .iter()
        .filter(|told| told.audience.includes(viewer))
        .map(|told| say(&told.phrase))
        .collect();
    json!({"number": chapter.number, "seat": chapter.seat, "by": chapter.by, "lines": heard})
}

fn result(table: &Table, say: &dyn Fn(&Phrase) -> String) -> Value {
    let Some(game) = table.game.as_ref() else { return Value::Null };
    let Some(why) = game.ended else { return Value::Null };
    let standing = table.standing();
    let told: Vec<String> = standing.iter().flat_map(|standing| &standing.told).map(say).collect();
    let ranks = table.ranks().map(|ranks| {
        let rank = |(seat, rank): &(Seat, u8)| json!({"seat": seat, "rank": rank});
        ranks.iter().map(rank).collect::<Vec<_>>()
    });
    json!({
        "why": why,
        "ranks": ranks,
        "places": standing.as_ref().map(|standing| &standing.places),
        "told": told,
    })
}

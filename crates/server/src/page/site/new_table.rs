//! Making a table: the form, and what comes of it.

use axum::Form;
use axum::extract::{Query, State};
use axum::response::{Redirect, Response};
use damrak_core::{GameInfo, OpenError, OptionKind};
use damrak_kit::Kit;
use serde_json::{Map, Value, json};

use super::guest::Entrance;
use super::share;
use crate::api::making::make_table;
use crate::app::App;
use crate::page::send::{send, sorry};
use crate::who::Who;
use damrak_pages::site::fields::Fields;
use damrak_pages::site::new_form::{self, usual_seat};
use damrak_table::Problem;
use damrak_table::bots::levels::is_level;

/// The name that messages call an edition file by which somebody pasted.
const OWN_EDITION: &str = "your-edition.toml";

fn find(app: &App, fields: &Fields) -> Result<&'static Kit, Problem> {
    let game = fields.or("game", "");
    Ok(app.hub.shelf().kit(game).map_err(OpenError::Setup)?)
}

/// The form for one game, or the choice of a game. Fields in the address are filled in.
pub(super) async fn show(
    State(app): State<App>,
    who: Who,
    Query(fields): Query<Fields>,
) -> Response {
    let kits = app.hub.kits();
    if fields.text("game").is_none() && kits.iter().count() != 1 {
        return send(&who, &new_form::games(&who, kits));
    }
    let found = match kits.iter().next() {
        Some(only) if fields.text("game").is_none() => Ok(only),
        _ => find(&app, &fields),
    };
    match found {
        Ok(kit) => send(&who, &new_form::form(&who, kit, &fields, None)),
        Err(problem) => sorry(&who, &problem),
    }
}

/// Makes the table. What cannot be made comes back as it was filled in.
pub(super) async fn make(
    State(app): State<App>,
    entrance: Entrance,
    who: Who,
    Form(fields): Form<Fields>,
) -> Response {
    let kit = match find(&app, &fields) {
        Ok(kit) => kit,
        Err(problem) => return sorry(&who, &problem),
    };
    let again = |problem: &Problem| send(&who, &new_form::form(&who, kit, &fields, Some(problem)));
    let name = fields.text("name");
    let entered = match entrance.enter(&app, &who, name).await {
        Ok(entered) => entered,
        Err(problem) => return again(&problem),
    };
    let wanted = wanted(kit.info(), &fields);
    let starts = wanted["start"] == true;
    match make_table(&app, &entered.known, entrance.address(), wanted).await {
        Ok(made) if starts => entered.answer(&app, Redirect::to(&format!("/table/{}", made.table))),
        Ok(made) => {
            let ready = share::ready(&app, &who, &entered.known.person.id, &made).await;
            entered.answer(&app, ready)
        }
        Err(problem) => entered.answer(&app, again(&problem)),
    }
}

/// The document that the API would be sent for this form.
fn wanted(info: &GameInfo, fields: &Fields) -> Value {
    let least = *info.players.start();
    // What is no number is none: the rules then say how many can play.
    let players = fields.text("players").map_or(least, |text| text.parse().unwrap_or(0));
    let players = players.min(*info.players.end() + 1);
    let seats: Vec<&str> = (1..=players)
        .map(|number| fields.or(&format!("seat-{number}"), usual_seat(number)))
        .collect();
    let is_bot = |seat: &&str| is_level(seat);
    let own = seats.iter().filter(|seat| **seat == "me").count();
    let start = seats.iter().all(|seat| *seat == "me" || is_bot(seat)) && !seats.is_empty();
    let mut setup = Map::new();
    for name in ["variant", "edition"] {
        if let Some(text) = fields.text(name) {
            setup.insert(name.to_owned(), json!(text));
        }
    }
    setup.insert("options".to_owned(), options(info, fields));
    let edition = fields
        .text("edition-text")
        .map(|_| json!({"file": OWN_EDITION, "text": fields.or("edition-text", "")}));
    json!({
        "title": fields.or("title", "").trim(),
        "game": info.name,
        "setup": setup,
        "edition": edition,
        "clock": clock(fields),
        "at_zero": fields.or("at-zero", "bot-decides"),
        "hot_seat": own > 1,
        "wait_for_absent": fields.ticked("wait-for-absent", true),
        "limited_talk": !info.talks || fields.ticked("limited-talk", true),
        "hints": match fields.or("hints", "") {
            "yes" => json!(true),
            "no" => json!(false),
            _ => Value::Null,
        },
        "spectators": fields.ticked("spectators", true),
        "deal": fields.ticked("sealed", false).then_some("sealed"),
        "seats": seats,
        "nonce": fields.or("nonce", ""),
        "live": fields.or("pace", "live") == "live",
        "public": fields.or("who-finds", "link") == "public",
        "rated": fields.ticked("rated", false),
        "start": start,
    })
}

fn options(info: &GameInfo, fields: &Fields) -> Value {
    let mut options = Map::new();
    for option in info.options {
        let field = format!("option-{}", option.name);
        let value = match (&option.kind, fields.text(&field)) {
            (OptionKind::Flag { default }, _) => json!(fields.ticked(&field, *default)),
            (_, None) => continue,
            (OptionKind::Choice(_), Some(text)) => json!(text),
            // A text that is no number is refused by name.
            (OptionKind::Number { .. }, Some(text)) => {
                text.parse::<i64>().map_or(json!(text), Value::from)
            }
        };
        options.insert(option.name.to_owned(), value);
    }
    Value::Object(options)
}

/// Seconds of a number and its unit; 0 if it is no number, which no clock accepts.
fn seconds(fields: &Fields, amount: &str, unit: &str) -> u32 {
    let unit = match fields.or(unit, "seconds") {
        "minutes" => 60,
        "hours" => 3600,
        "days" => 24 * 3600,
        _ => 1,
    };
    fields.text(amount).and_then(|text| text.parse::<u32>().ok()).unwrap_or(0).saturating_mul(unit)
}

fn clock(fields: &Fields) -> Value {
    match fields.or("clock", "none") {
        "per-decision" => {
            json!({"kind": "per-decision", "seconds": seconds(fields, "time", "time-unit")})
        }
        "bank" => json!({
            "kind": "bank",
            "seconds": seconds(fields, "bank", "bank-unit"),
            "increment": seconds(fields, "increment", "increment-unit"),
        }),
        other => json!({"kind": other}),
    }
}

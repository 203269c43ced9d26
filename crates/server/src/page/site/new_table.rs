//! Making a table: the form, and what comes of it.

use std::collections::BTreeMap;

use axum::Form;
use axum::extract::{Query, State};
use axum::response::{Redirect, Response};
use damrak_core::{GameInfo, OpenError, OptionKind, OptionValue, SetupDraft};
use damrak_kit::Kit;

use super::guest::Entrance;
use super::share;
use crate::app::App;
use crate::page::send::{send, sorry};
use crate::service::making::make_table;
use crate::service::new_table::{NewTable, Sitter};
use crate::who::Who;
use damrak_pages::site::fields::Fields;
use damrak_pages::site::new_form::{self, Company, Pace};
use damrak_table::Problem;
use damrak_table::bots::levels::is_level;
use damrak_table::settings::{AtZero, ClockRule, EditionText, Way};

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
        return send(&who, &new_form::games(&who, kits, &fields));
    }
    let found = match kits.iter().next() {
        Some(only) if fields.text("game").is_none() => Ok(only),
        _ => find(&app, &fields),
    };
    match found {
        Ok(kit) => send(&who, &new_form::form(&who, kits, kit, &fields, None)),
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
    let kits = app.hub.kits();
    let again =
        |problem: &Problem| send(&who, &new_form::form(&who, kits, kit, &fields, Some(problem)));
    let name = fields.text("name");
    let entered = match entrance.enter(&app, &who, name).await {
        Ok(entered) => entered,
        Err(problem) => return again(&problem),
    };
    let (mut starts, known) = (false, &entered.known);
    let made = async {
        let wanted = wanted(kit.info(), &fields)?;
        starts = wanted.start;
        make_table(&app, known, entrance.address(), wanted).await
    };
    match made.await {
        // The link for all stands on the page of the table itself; invitations to kept seats are shown but once.
        Ok(made) if starts || made.invitations.is_empty() => {
            entered.answer(&app, Redirect::to(&format!("/table/{}", made.table)))
        }
        Ok(made) => {
            let ready = share::ready(&app, &who, &entered.known.person.id, &made).await;
            entered.answer(&app, ready)
        }
        Err(problem) => entered.answer(&app, again(&problem)),
    }
}

/// What the form says of the table; some of its fields could say what no table understands.
fn wanted(info: &GameInfo, fields: &Fields) -> Result<NewTable, Problem> {
    let least = *info.players.start();
    let (company, pace) = (Company::of(fields), Pace::of(fields));
    // What is no number is none: the rules then say how many can play.
    let players = fields.text("players").map_or(least, |text| text.parse().unwrap_or(0));
    let players = players.min(*info.players.end() + 1);
    let seats: Vec<Sitter> = (1..=players)
        .map(|number| {
            let said = fields.text(&format!("seat-{number}"));
            said.unwrap_or_else(|| company.on_seat(number)).into()
        })
        .collect();
    let own = seats.iter().filter(|seat| **seat == Sitter::Me).count();
    let is_taken = |seat: &Sitter| match seat {
        Sitter::Me => true,
        Sitter::Bot(level) => is_level(level),
        Sitter::Anybody | Sitter::Invited => false,
    };
    let start = seats.iter().all(is_taken) && !seats.is_empty();
    let text = |name: &str| fields.text(name).map(str::to_owned);
    let own_edition = || fields.or("edition-text", "").to_owned();
    Ok(NewTable {
        title: fields.or("title", "").trim().to_owned(),
        setup: SetupDraft {
            variant: text("variant"),
            edition: text("edition"),
            options: options(info, fields),
            ..SetupDraft::default()
        },
        edition: fields
            .text("edition-text")
            .map(|_| EditionText { file: OWN_EDITION.to_owned(), text: own_edition() }),
        clock: clock(fields, pace)?,
        at_zero: at_zero(fields)?,
        hot_seat: own > 1,
        seat_names: seat_names(&seats, fields),
        wait_for_absent: fields.ticked("wait-for-absent", true),
        limited_talk: !info.talks || fields.ticked("limited-talk", true),
        hints: match fields.or("hints", "") {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        },
        spectators: fields.ticked("spectators", true),
        deal: fields.ticked("sealed", false).then_some(Way::Sealed),
        nonce: fields.or("nonce", "").to_owned(),
        live: pace.is_live(),
        public: company.is_listed() || fields.or("who-finds", "link") == "public",
        rated: fields.ticked("rated", false),
        start,
        ..NewTable::of(info.name, seats)
    })
}

/// What those are called who sit on the maker's other seats; the first is their own.
fn seat_names(seats: &[Sitter], fields: &Fields) -> Vec<String> {
    let first = seats.iter().position(|seat| *seat == Sitter::Me);
    let name = |(index, seat): (usize, &Sitter)| {
        let shared = *seat == Sitter::Me && Some(index) != first;
        let name = fields.text(&format!("name-{}", index + 1)).filter(|_| shared);
        name.unwrap_or_default().to_owned()
    };
    seats.iter().enumerate().map(name).collect()
}

fn options(info: &GameInfo, fields: &Fields) -> BTreeMap<String, OptionValue> {
    let mut options = BTreeMap::new();
    for option in info.options {
        let field = format!("option-{}", option.name);
        let value = match (&option.kind, fields.text(&field)) {
            (OptionKind::Flag { default }, _) => OptionValue::Flag(fields.ticked(&field, *default)),
            (_, None) => continue,
            (OptionKind::Choice(_), Some(text)) => OptionValue::Choice(text.to_owned()),
            // A text that is no number is refused by name.
            (OptionKind::Number { .. }, Some(text)) => text
                .parse()
                .map_or_else(|_| OptionValue::Choice(text.to_owned()), OptionValue::Number),
        };
        options.insert(option.name.to_owned(), value);
    }
    options
}

/// A field that no form of ours sends like this.
fn unknown(field: &str, text: &str) -> Problem {
    Problem::bad("server-bad-body").with("problem", format!("{field}: {text}"))
}

fn at_zero(fields: &Fields) -> Result<AtZero, Problem> {
    match fields.or("at-zero", "bot-decides") {
        "bot-decides" => Ok(AtZero::BotDecides),
        "others-may-replace" => Ok(AtZero::OthersMayReplace),
        other => Err(unknown("at-zero", other)),
    }
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

fn clock(fields: &Fields, pace: Pace) -> Result<ClockRule, Problem> {
    match fields.or("clock", "") {
        "" => Ok(pace.clock()),
        "none" => Ok(ClockRule::None),
        "per-decision" => {
            Ok(ClockRule::PerDecision { seconds: seconds(fields, "time", "time-unit") })
        }
        "bank" => Ok(ClockRule::Bank {
            seconds: seconds(fields, "bank", "bank-unit"),
            increment: seconds(fields, "increment", "increment-unit"),
        }),
        other => Err(unknown("clock", other)),
    }
}

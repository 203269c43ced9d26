//! The games there are.

use axum::Json;
use axum::extract::{Path, State};
use damrak_core::{GameInfo, OpenError, OptionKind, Phrase};
use damrak_words::{Language, SeatNumbers, words};
use serde_json::{Value, json};

use crate::answer::{Answer, InLanguage};
use crate::app::App;
use crate::who::Who;
use damrak_table::bots::LEVELS;
use damrak_table::{Problem, ProblemKind};

/// Every game, with what can be chosen.
pub(super) async fn list(State(app): State<App>, who: Who) -> Json<Value> {
    let games: Vec<Value> =
        app.hub.registry().games().map(|info| describe(info, who.language)).collect();
    Json(json!({"games": games, "bots": LEVELS}))
}

/// One game, with its rule book.
pub(super) async fn show(
    State(app): State<App>,
    Path(game): Path<String>,
    who: Who,
) -> Answer<Value> {
    // The sentence of a setup says which games there are; but here it is the address that is wrong.
    let unknown = |error| Problem {
        kind: ProblemKind::NotFound,
        code: "not-found",
        ..Problem::from(OpenError::Setup(error))
    };
    let info = app.hub.registry().find(&game).map_err(unknown).in_language(who.language)?;
    let mut document = describe(info, who.language);
    document["rulebook"] = json!(info.rulebook(who.language.code()));
    Ok(Json(document))
}

fn describe(info: &GameInfo, language: Language) -> Value {
    let say = |key| words().say_sentence(language, &Phrase::new(key), &SeatNumbers);
    let variants: Vec<Value> = info
        .variants
        .iter()
        .map(|v| json!({"name": v.name, "title": say(v.title), "help": say(v.help)}))
        .collect();
    let options: Vec<Value> = info
        .options
        .iter()
        .map(|option| {
            let kind = match &option.kind {
                OptionKind::Flag { .. } => json!("flag"),
                OptionKind::Number { min, max, .. } => json!({"min": min, "max": max}),
                OptionKind::Choice(choices) => choices
                    .iter()
                    .map(|choice| json!({"name": choice.name, "help": say(choice.help)}))
                    .collect(),
            };
            json!({
                "name": option.name,
                "title": say(option.title),
                "help": say(option.help),
                "kind": kind,
                "default": option.kind.default_value(),
            })
        })
        .collect();
    let editions: Vec<&str> = info.editions.iter().map(|edition| edition.name).collect();
    json!({
        "name": info.name,
        "title": info.title,
        "designers": info.designers,
        "about": say(info.about),
        "players": {"least": info.players.start(), "most": info.players.end()},
        "variants": variants,
        "options": options,
        "editions": editions,
        "rules_version": info.newest_rules(),
    })
}

//! People: who is strong at what, and what everybody may know about somebody.

use axum::extract::{Path, State};
use axum::response::Response;
use damrak_kit::Kit;
use damrak_pages::site::people::{self, Strongest};
use damrak_store::PersonId;
use damrak_table::Problem;
use damrak_table::pools::pools;

use crate::app::App;
use crate::page::send::{send, sorry};
use crate::service::profile::{Profile, look_up};
use crate::who::Who;

/// How many of each pool are shown.
const SHOWN: u32 = 20;

/// The strongest of every pool in which somebody has played.
pub(super) async fn list(State(app): State<App>, who: Who) -> Response {
    match strongest(&app).await {
        Ok(found) => send(&who, &people::list(&who, &found)),
        Err(problem) => sorry(&who, &problem),
    }
}

async fn strongest(app: &App) -> Result<Vec<Strongest>, Problem> {
    let mut found = Vec::new();
    for game in app.hub.kits().iter().map(Kit::info) {
        for pool in pools(game) {
            let best = app.store().top_ratings(&pool.to_string(), SHOWN).await?;
            if !best.is_empty() {
                found.push(Strongest { game, pool, best });
            }
        }
    }
    Ok(found)
}

/// What everybody may know about somebody.
pub(super) async fn profile(State(app): State<App>, Path(id): Path<String>, who: Who) -> Response {
    match look_up(&app, &PersonId(id)).await {
        Ok(Profile { person, ratings, games }) => {
            let profile = people::Profile { person, ratings, games };
            send(&who, &people::profile(&who, app.hub.kits(), &profile))
        }
        Err(problem) => sorry(&who, &problem),
    }
}

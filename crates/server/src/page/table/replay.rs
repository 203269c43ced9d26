//! Any position of a game, for looking back.

use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use damrak_core::{Seat, Viewer};
use damrak_pages::table::replay::Replay;
use damrak_store::{Status, TableId};
use damrak_table::Problem;
use damrak_table::visit::{Eyes, Visit};
use serde::Deserialize;

use crate::app::App;
use crate::page::send::{send, sorry};
use crate::who::Who;

/// How somebody wants to look back.
#[derive(Deserialize)]
pub(super) struct Wanted {
    /// From which seat.
    #[serde(default)]
    seat: Option<Seat>,
    /// Everything open: only when the game is over.
    #[serde(default)]
    open: bool,
    /// Only the pictures, for a page that shows them itself.
    #[serde(default)]
    part: bool,
}

/// A decision by its number.
#[derive(Deserialize)]
pub(super) struct Number {
    #[serde(default)]
    n: u32,
}

/// The plain form of the slider.
pub(super) async fn find(Path(table): Path<String>, Query(number): Query<Number>) -> Redirect {
    let id: String = table.chars().filter(char::is_ascii_alphanumeric).collect();
    Redirect::to(&format!("/table/{id}/at/{}", number.n))
}

pub(super) async fn show(
    State(app): State<App>,
    Path((table, decision)): Path<(String, u32)>,
    Query(wanted): Query<Wanted>,
    who: Who,
) -> Response {
    let id = TableId(table);
    let looked = async {
        let visit = app.hub.visit(&id, who.id()).await?;
        let eyes = eyes(&visit, &wanted)?;
        let past = app.hub.past(eyes, decision).await?;
        let review = match visit.facts().head().status {
            Status::Over => app.reviews.kept(&id).await?,
            _ => None,
        };
        let whole = match visit.over() {
            Ok(over) if !wanted.part => Some(app.hub.told(over).await?),
            _ => None,
        };
        let replay = Replay::new(&visit, &past, review.as_ref(), whole.as_deref(), who.language);
        Ok::<_, Problem>(match wanted.part {
            true => Html(replay.field().into_string()).into_response(),
            false => send(&who, &replay.page(decision)),
        })
    };
    looked.await.unwrap_or_else(|problem| sorry(&who, &problem))
}

/// While a game is played everybody sees what they saw; afterwards nothing is secret any more.
fn eyes<'a>(visit: &'a Visit, wanted: &Wanted) -> Result<Eyes<'a>, Problem> {
    visit.sight(None)?;
    match (visit.over(), wanted.seat) {
        (Ok(over), _) if wanted.open => Ok(over.all_eyes()),
        (Err(problem), _) if wanted.open => Err(problem),
        (Ok(over), Some(seat)) if over.facts().seat(seat).is_some() => {
            Ok(over.eyes_of(Viewer::Seat(seat)))
        }
        (_, seat) => visit.eyes(seat),
    }
}

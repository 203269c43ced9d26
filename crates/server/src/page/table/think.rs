//! Positions to think on.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use damrak_pages::Page;
use damrak_pages::think::arrange::Arranging;
use damrak_pages::think::place::Place;
use damrak_pages::think::{self, arrange};
use damrak_store::TableId;
use damrak_table::Problem;
use damrak_table::visit::Visit;

use crate::app::App;
use crate::asking::OwnPage;
use crate::page::send::{send, sorry};
use crate::service::thinking::{self, ToArrange};
use crate::who::Who;

type Fields = Vec<(String, String)>;

/// The table and the place in it that an address names.
async fn opened(
    app: &App,
    who: &Who,
    table: String,
    decision: u32,
    fields: &Fields,
) -> Result<(Visit, Place), Problem> {
    let place = Place::read(&table, decision, fields);
    let place = place.ok_or_else(|| Problem::bad("server-no-line"))?;
    Ok((app.hub.visit(&TableId(table), who.id()).await?, place))
}

/// For how many seconds a position is to be searched, if it is.
fn seconds(fields: &Fields) -> Option<u32> {
    let (_, seconds) = fields.iter().find(|(name, _)| name == "think")?;
    seconds.parse().ok()
}

/// The page.
pub(super) async fn show(
    State(app): State<App>,
    Path((table, decision)): Path<(String, u32)>,
    Query(fields): Query<Fields>,
    who: Who,
) -> Response {
    let shown = async {
        let (visit, place) = opened(&app, &who, table, decision, &fields).await?;
        let mut thought = thinking::think(&app, &visit, place).await?;
        if let Some(seconds) = seconds(&fields) {
            thought.found = Some(thinking::judge(&app, &thought, seconds).await?);
        }
        Ok::<_, Problem>(send(&who, &think::page(&who, &thought)))
    };
    shown.await.unwrap_or_else(|problem| sorry(&who, &problem))
}

/// What is best there, for a page that shows it itself.
pub(super) async fn best(
    State(app): State<App>,
    Path((table, decision)): Path<(String, u32)>,
    Query(fields): Query<Fields>,
    who: Who,
) -> Response {
    let shown = async {
        let (visit, place) = opened(&app, &who, table, decision, &fields).await?;
        let thought = thinking::think(&app, &visit, place).await?;
        let found = thinking::judge(&app, &thought, seconds(&fields).unwrap_or(1)).await?;
        let (position, played) = (thought.position.as_ref(), thought.played.as_ref());
        let part =
            think::part(thought.table, &thought.place, position, played, &found, who.language);
        Ok::<_, Problem>(Html(part.into_string()).into_response())
    };
    shown.await.unwrap_or_else(|problem| sorry(&who, &problem))
}

/// What lies on the table, to be changed by hand.
pub(super) async fn arrange(
    State(app): State<App>,
    Path((table, decision)): Path<(String, u32)>,
    Query(fields): Query<Fields>,
    who: Who,
) -> Response {
    let shown = async {
        let (visit, place) = opened(&app, &who, table, decision, &fields).await?;
        let sets = place.sets.clone();
        let to_arrange = thinking::to_arrange(&app, &visit, place).await?;
        Ok::<_, Problem>(send(&who, &arranging(&who, &visit, &to_arrange, &sets)))
    };
    shown.await.unwrap_or_else(|problem| sorry(&who, &problem))
}

fn arranging(who: &Who, visit: &Visit, to_arrange: &ToArrange, sets: &[(String, String)]) -> Page {
    let (position, problem) = to_arrange.with(visit, sets);
    let shown = Arranging {
        table: visit.facts(),
        place: &to_arrange.place,
        document: &to_arrange.document,
        groups: &to_arrange.groups,
        sets,
        position: position.as_ref(),
        problem: problem.as_ref(),
    };
    arrange::page(who, &shown).because_of(problem.as_ref())
}

/// Thinks about what was arranged, or only shows it; what cannot be is said, with everything as it was filled in.
pub(super) async fn arranged(
    State(app): State<App>,
    Path((table, decision)): Path<(String, u32)>,
    Query(fields): Query<Fields>,
    _: OwnPage,
    who: Who,
    Form(filled): Form<Fields>,
) -> Response {
    let shown = async {
        let (visit, place) = opened(&app, &who, table, decision, &fields).await?;
        let to_arrange = thinking::to_arrange(&app, &visit, place).await?;
        let sets = arrange::changes(&to_arrange.document, &to_arrange.groups, &filled);
        let looks = filled.iter().any(|(name, _)| name == "look");
        let (_, problem) = to_arrange.with(&visit, &sets);
        if looks || problem.is_some() {
            return Ok::<_, Problem>(send(&who, &arranging(&who, &visit, &to_arrange, &sets)));
        }
        let line = Vec::new();
        let wanted = Place { sets, line, also: Vec::new(), ..to_arrange.place };
        Ok(Redirect::to(&wanted.address()).into_response())
    };
    shown.await.unwrap_or_else(|problem| sorry(&who, &problem))
}

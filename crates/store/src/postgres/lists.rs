//! Lists of tables.

use deadpool_postgres::GenericClient;
use tokio_postgres::types::ToSql;

use super::fault::Outcome;
use super::rows::{column, document, rows};
use crate::{Found, LOOKED_THROUGH, PersonId, TableFilter, TableHead, TableId, TableQuery};

/// A table at which the person sits, or which they made.
const MINE: &str = "(seated @> ARRAY[$3] OR owner = $3)";
/// Whether a table waits for a decision of the person's.
const WAITS: &str = "$3 = ANY(waiting)";

/// What is asked for, and in which order. The same moment is sorted by id, so that pages of a list neither repeat
/// nor skip a table.
fn sql_of(query: &TableQuery, of_game: bool) -> (String, Option<&PersonId>) {
    const NEWEST: &str = "changed DESC, id";
    // The same moment, in the words of the index.
    const RESTED: &str = "rested DESC, id";
    let (filter, order, person) = match query {
        TableQuery::Open => (
            "status = 'gathering' AND status <> 'playing' AND public AND open".into(),
            RESTED.into(),
            None,
        ),
        TableQuery::Playing => ("status = 'playing' AND public".into(), NEWEST.into(), None),
        TableQuery::Recent => {
            ("status = 'over' AND status <> 'playing' AND public".into(), RESTED.into(), None)
        }
        TableQuery::Of(id) => (
            format!("{MINE} AND status IN ('gathering', 'playing')"),
            format!("({WAITS}) DESC, CASE WHEN {WAITS} THEN changed ELSE -changed END, id"),
            Some(id),
        ),
        TableQuery::WaitingFor(id) => (
            format!("{MINE} AND status = 'playing' AND {WAITS}"),
            "changed, id".to_owned(),
            Some(id),
        ),
        TableQuery::PastOf(id) => {
            (format!("{MINE} AND status IN ('over', 'closed')"), NEWEST.into(), Some(id))
        }
        TableQuery::All => ("TRUE".to_owned(), NEWEST.into(), None),
    };
    let game = match (of_game, person) {
        (false, _) => "TRUE",
        (true, None) => "game = $3",
        (true, Some(_)) => "game = $4",
    };
    let sql = format!(
        "SELECT head FROM tables WHERE {filter} AND {game} ORDER BY {order} LIMIT $1 OFFSET $2"
    );
    (sql, person)
}

async fn heads(
    on: &impl GenericClient,
    query: &TableQuery,
    game: Option<&String>,
    limit: i64,
    offset: i64,
) -> Outcome<Vec<TableHead>> {
    let (sql, person) = sql_of(query, game.is_some());
    let mut values: Vec<&(dyn ToSql + Sync)> = vec![&limit, &offset];
    if let Some(person) = person {
        values.push(&person.0);
    }
    if let Some(game) = game {
        values.push(game);
    }
    rows(on, &sql, &values).await?.iter().map(|row| document(row, 0)).collect()
}

pub(super) async fn list(
    on: &impl GenericClient,
    query: &TableQuery,
    limit: u32,
    offset: u32,
) -> Outcome<Vec<TableHead>> {
    heads(on, query, None, limit.into(), offset.into()).await
}

/// What the text says is compared here, as in the other stores.
pub(super) async fn search(
    on: &impl GenericClient,
    query: &TableQuery,
    filter: &TableFilter,
    limit: u32,
    offset: u32,
) -> Outcome<Found> {
    let words = filter.words();
    let looked_through = if words.is_empty() { limit } else { LOOKED_THROUGH };
    // One more than is looked at tells whether the list goes on.
    let most = i64::from(looked_through) + 1;
    let listed = heads(on, query, filter.game.as_ref(), most, offset.into()).await?;
    let (mut found, mut looked_at) = (Found::default(), 0);
    for head in listed {
        if looked_at == looked_through || found.heads.len() == limit as usize {
            found.next = Some(offset.saturating_add(looked_at));
            break;
        }
        looked_at += 1;
        found.heads.extend(Some(head).filter(|head| head.holds(&words)));
    }
    Ok(found)
}

pub(super) async fn in_play(on: &impl GenericClient) -> Outcome<Vec<TableId>> {
    let sql = "SELECT id FROM tables WHERE status = 'playing' AND seated <> '{}' ORDER BY id";
    column(on, sql, &[]).await
}

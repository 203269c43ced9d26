//! Tables: making one, and one more like it.

use axum::Json;
use axum::extract::{Path, State};
use damrak_store::TableId;
use serde_json::{Value, json};

use crate::address::Address;
use crate::answer::{Answer, Body, InLanguage};
use crate::app::App;
use crate::service::making::{Made, make_table, play_again, table_link};
use crate::service::new_table::NewTable;
use crate::who::Known;

fn document(app: &App, made: &Made) -> Value {
    let link = table_link(app, &made.table);
    json!({"table": made.table, "link": link, "invitations": made.invitations})
}

pub(super) async fn create(
    State(app): State<App>,
    known: Known,
    address: Address,
    Body(new): Body<NewTable>,
) -> Answer<Value> {
    let made = make_table(&app, &known, address, new).await.in_language(known.language)?;
    Ok(Json(document(&app, &made)))
}

pub(super) async fn rematch(
    State(app): State<App>,
    Path(table): Path<String>,
    known: Known,
) -> Answer<Value> {
    let made = play_again(&app, &known, TableId(table)).await.in_language(known.language)?;
    Ok(Json(document(&app, &made)))
}

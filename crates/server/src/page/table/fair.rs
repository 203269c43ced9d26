//! Whether the cards were dealt as promised.

use axum::extract::{Path, State};
use axum::response::Response;
use damrak_pages::table::fair::{self, Attempt};
use damrak_store::{PersonId, TableId};
use damrak_table::Problem;
use damrak_table::dealing::BrokenOff;

use crate::app::App;
use crate::page::send::{send, sorry};
use crate::who::Who;

pub(super) async fn show(State(app): State<App>, Path(table): Path<String>, who: Who) -> Response {
    let looked = async {
        let visit = app.hub.visit(&TableId(table), who.id()).await?;
        visit.sight(None)?;
        let mut attempts = Vec::new();
        for broken in visit.facts().fairness().attempts {
            attempts.push(attempt(&app, broken).await?);
        }
        Ok::<_, Problem>(send(&who, &fair::page(&who, visit.facts(), &attempts)))
    };
    looked.await.unwrap_or_else(|problem| sorry(&who, &problem))
}

/// An attempt that was broken off. Whoever was waited for is called as they are called today.
async fn attempt(app: &App, broken: BrokenOff) -> Result<Attempt, Problem> {
    let closed_by = match &broken.closed_by {
        Some(id) => Some(name_of(app, id).await?),
        None => None,
    };
    let mut missing = Vec::new();
    for lost in &broken.missing {
        missing.push(match &lost.person {
            Some(id) => name_of(app, id).await?,
            None => None,
        });
    }
    Ok(Attempt { broken, closed_by, missing })
}

async fn name_of(app: &App, id: &PersonId) -> Result<Option<String>, Problem> {
    Ok(app.store().person(id).await?.map(|person| person.name))
}

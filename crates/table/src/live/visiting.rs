//! Visits to tables in memory or in the store.

use damrak_core::Seat;
use damrak_core::record::{Deal, Ending, Header, Writer};
use damrak_store::{PersonId, TableHead, TableId};

use super::hub::Hub;
use crate::looking_back::{Heard, decision_by_decision, effective_decisions};
use crate::problem::Problem;
use crate::visit::{Eyes, Over, Past, Visit};

impl Hub {
    /// What the lobby lists of a table, as it is stored; nothing of the log is read.
    pub async fn head(&self, id: &TableId) -> Result<TableHead, Problem> {
        let stored = self.store().table(id, Some(0)).await?;
        stored.map(|stored| stored.head).ok_or_else(Problem::not_found)
    }

    /// Somebody's visit to a table.
    pub async fn visit(&self, id: &TableId, person: Option<&PersonId>) -> Result<Visit, Problem> {
        Ok(Visit { table: self.peek(id).await?, person: person.cloned() })
    }

    /// The game as it stood after so many decisions, or as it is if there are not so many.
    pub async fn past(&self, eyes: Eyes<'_>, to: u32) -> Result<Past, Problem> {
        let (table, whose) = (eyes.table.head.id.clone(), eyes.whose);
        Ok(Past { table, rewound: self.look_back(eyes.table, to).await?, whose })
    }

    /// Every decision of a finished game that stands.
    pub async fn decisions(&self, over: Over<'_>) -> Result<Vec<(Seat, String)>, Problem> {
        Ok(effective_decisions(&self.log(over.facts().id()).await?))
    }

    /// What was told of the deal and of every decision of a finished game, and who took it.
    pub async fn told(&self, over: Over<'_>) -> Result<Vec<Heard>, Problem> {
        decision_by_decision(over.0, &self.log(over.facts().id()).await?)
    }

    /// The record of a finished game. While one is played its record would give secret choices away.
    pub async fn record(&self, over: Over<'_>) -> Result<Vec<u8>, Problem> {
        let table = over.0;
        let game = table.game.as_ref().ok_or_else(|| Problem::not_now("server-not-begun"))?;
        if over.facts().is_arranged() {
            return Err(Problem::not_now("boards-no-record"));
        }
        let deal = Deal::Fair(game.deal.clone());
        let header = Header::new(&*table.rules, table.names_in_records(), deal);
        let broken = |error: std::io::Error| {
            tracing::error!(%error, "a record could not be written to memory");
            Problem::unavailable()
        };
        let mut writer = Writer::new(Vec::new(), &header).map_err(broken)?;
        for (seat, action) in self.decisions(over).await? {
            writer.decision(seat, &action).map_err(broken)?;
        }
        match table.standing() {
            Some(standing) => writer.finish(&Ending::of(&standing, game.position.hash())),
            None => writer.pause(),
        }
        .map_err(broken)
    }
}

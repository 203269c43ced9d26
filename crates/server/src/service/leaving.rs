//! Going for good, and standing up from every table.

use damrak_store::{PersonId, TableId, TableQuery};

use super::proof::prove;
use crate::address::Address;
use crate::app::App;
use crate::password::Password;
use crate::who::Owner;
use damrak_table::Problem;

/// So many tables are read at once when somebody goes for good.
const AT_ONCE: u32 = 500;

/// Goes for good. Seats at games that are played are handed to bots first.
pub(crate) async fn go_for_good(
    app: &App,
    known: &Owner,
    address: Address,
    password: Option<Password>,
) -> Result<(), Problem> {
    if let Some(user_name) = &known.person.user_name {
        let password = password.ok_or_else(|| Problem::bad("server-password-needed"))?;
        prove(app, user_name, Some(&known.person), password, address).await?;
    }
    let tables = stand_up(app, &known.person.id).await?;
    let past = TableQuery::PastOf(known.person.id.clone());
    let past = app.store().tables(past, u32::MAX, 0).await?;
    let register = app.register().await;
    let person = register.renewed(known).await?;
    register.delete(&person.id).await?;
    drop(register);
    reload(app, &tables).await;
    // Whoever looks at a game of long ago sees the name no longer, either.
    for head in &past {
        app.hub.reload_if_loaded(&head.id).await;
    }
    Ok(())
}

/// Tables in memory learn that the people at them have changed.
pub(super) async fn reload(app: &App, tables: &[TableId]) {
    for id in tables {
        if let Err(problem) = app.hub.reload(id).await {
            tracing::warn!(table = %id, ?problem, "a table could not be read again");
        }
    }
}

/// Nobody shall wait for somebody who is gone: every table parts with them. Returns the tables concerned.
pub(crate) async fn stand_up(app: &App, person: &PersonId) -> Result<Vec<TableId>, Problem> {
    let mut round = Round::default();
    loop {
        let of = TableQuery::Of(person.clone());
        let page = app.store().tables(of, AT_ONCE, round.offset).await?;
        let Some(new) = round.go_on(page.into_iter().map(|head| head.id).collect()) else {
            return Ok(round.visited);
        };
        for table in new {
            if let Err(problem) = app.hub.part_with(&table, person).await {
                tracing::warn!(%table, code = problem.code, "could not stand up");
            }
        }
    }
}

/// A round through all tables of a list that is read page by page. Some leave the list because of what is done at them and
/// some do not, so what was visited counts, not where it stood.
#[derive(Debug, Default)]
struct Round {
    visited: Vec<TableId>,
    /// Where the next page begins.
    offset: u32,
}

impl Round {
    /// The tables of a page that were not visited yet; nothing once the list is at its end.
    fn go_on(&mut self, mut page: Vec<TableId>) -> Option<Vec<TableId>> {
        if page.is_empty() {
            return None;
        }
        let read = page.len() as u32;
        page.retain(|table| !self.visited.contains(table));
        self.offset = if page.is_empty() { self.offset + read } else { 0 };
        self.visited.extend_from_slice(&page);
        Some(page)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_stays_at_a_table_because_they_sit_at_many() {
        let tables: Vec<TableId> = (0..23).map(|number| TableId(number.to_string())).collect();
        let (mut list, mut left, mut round) = (tables.clone(), Vec::new(), Round::default());
        loop {
            let page = list.iter().skip(round.offset as usize).take(4).cloned().collect();
            let Some(new) = round.go_on(page) else { break };
            // Every third stays in the list, as a game does that a bot plays on for them.
            let stays = |table: &TableId| table.0.parse::<u32>().is_ok_and(|id| id % 3 == 0);
            list.retain(|table| stays(table) || !new.contains(table));
            left.extend(new);
        }
        assert_eq!(left, round.visited, "each once");
        left.sort_by_key(|table| table.0.parse::<u32>().ok());
        assert_eq!(left, tables);
    }
}

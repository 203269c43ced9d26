//! Tables that nobody came to, and how they are forgotten: by counting rounds, never by the clock on the wall.

use deadpool_postgres::{GenericClient, Transaction};

use super::fault::Outcome;
use super::rows::{column, execute};
use crate::{Forgetting, TableId};

/// Tables whose rounds are counted: that have not begun or were closed before anybody decided anything, and that are
/// played by bots alone.
const COUNTED: &str = "(status <> 'playing' AND
         (status = 'gathering' OR status = 'closed' AND decisions = 0)
     OR status = 'playing' AND seated = '{}')";

/// A table that may be forgotten after so many rounds: `$1` with nobody at it, `$2` with its maker or bots alone, `$3`
/// with others.
const RIPE: &str = "rounds >= CASE
     WHEN status IN ('closed', 'playing') THEN $2::bigint
     WHEN seated = '{}' THEN $1::bigint
     WHEN seated <@ ARRAY[owner] THEN $2
     ELSE $3::bigint END";

pub(super) async fn pass_round(on: &Transaction<'_>) -> Outcome<()> {
    let sql = format!(
        "WITH counted AS MATERIALIZED (
             SELECT key FROM tables WHERE {COUNTED} ORDER BY key FOR NO KEY UPDATE
         )
         UPDATE tables SET rounds = rounds + 1 FROM counted WHERE tables.key = counted.key"
    );
    execute(on, &sql, &[]).await?;
    Ok(())
}

fn limits(after: Forgetting) -> [i64; 3] {
    [after.empty, after.alone, after.together].map(i64::from)
}

pub(super) async fn ripe(
    on: &impl GenericClient,
    after: Forgetting,
    limit: u32,
) -> Outcome<Vec<TableId>> {
    let sql = format!(
        "SELECT id FROM tables WHERE {COUNTED} AND {RIPE} ORDER BY rounds DESC, key LIMIT $4"
    );
    let [empty, alone, together] = limits(after);
    column(on, &sql, &[&empty, &alone, &together, &i64::from(limit)]).await
}

pub(super) async fn attend(on: &impl GenericClient, id: &TableId) -> Outcome<()> {
    execute(on, "UPDATE tables SET rounds = 0 WHERE id = $1 AND rounds > 0", &[&id.0]).await?;
    Ok(())
}

/// What belongs to a table goes with it.
pub(super) async fn forget(
    on: &impl GenericClient,
    id: &TableId,
    after: Forgetting,
) -> Outcome<bool> {
    let sql = format!("DELETE FROM tables WHERE id = $4 AND {COUNTED} AND {RIPE}");
    let [empty, alone, together] = limits(after);
    Ok(execute(on, &sql, &[&empty, &alone, &together, &id.0]).await? > 0)
}

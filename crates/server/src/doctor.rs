//! Looking after what is stored: is every game still the game it was?

use std::sync::Arc;

use damrak_kit::Kits;
use damrak_store::{LogEntry, Store, StoreError, StoredTable, TableId, TableQuery};

use damrak_table::examining::Examined;
use damrak_table::shelf::Shelf;

/// How many tables or entries are read at once.
const PAGE: u32 = 500;

/// Something that is wrong with a stored table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Which table; none if it is the database itself.
    pub table: Option<TableId>,
    /// What is wrong.
    pub problem: String,
}

/// What an examination found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Examination {
    /// Tables that were replayed.
    pub tables: usize,
    /// Decisions that were replayed.
    pub decisions: usize,
    /// What is wrong.
    pub findings: Vec<Finding>,
}

/// Every table there is.
pub async fn all_tables(store: &dyn Store) -> Result<Vec<TableId>, StoreError> {
    let mut ids = Vec::new();
    loop {
        let page = store.tables(TableQuery::All, PAGE, ids.len() as u32).await?;
        let done = page.len() < PAGE as usize;
        ids.extend(page.into_iter().map(|head| head.id));
        if done {
            return Ok(ids);
        }
    }
}

/// A table with its whole log and no snapshot.
pub async fn whole_table(store: &dyn Store, id: &TableId) -> Result<StoredTable, StoreError> {
    let mut table = store.table(id, None).await?.ok_or(StoreError::NotFound)?;
    let mut entries: Vec<LogEntry> = Vec::new();
    loop {
        let after = entries.last().map_or(0, |entry| entry.number);
        let page = store.log(id, after, PAGE).await?;
        let done = page.len() < PAGE as usize;
        entries.extend(page);
        if done {
            break;
        }
    }
    table.snapshot = None;
    table.entries = entries;
    Ok(table)
}

/// Checks the database, then replays every table from its first entry and compares it with what the
/// server would load.
pub async fn examine(kits: &Kits, store: Arc<dyn Store>) -> Result<Examination, StoreError> {
    let mut examination = Examination::default();
    let shelf = Shelf::new(kits.clone());
    for problem in store.check().await? {
        examination.findings.push(Finding { table: None, problem });
    }
    for id in all_tables(store.as_ref()).await? {
        match examine_table(&shelf, store.as_ref(), &id).await? {
            Ok(decisions) => examination.decisions += decisions,
            Err(problem) => examination.findings.push(Finding { table: Some(id), problem }),
        }
        examination.tables += 1;
    }
    Ok(examination)
}

async fn examine_table(
    shelf: &Shelf,
    store: &dyn Store,
    id: &TableId,
) -> Result<Result<usize, String>, StoreError> {
    let Some(stored) = store.table(id, None).await? else { return Ok(Err("it is gone".into())) };
    let loaded = match Examined::load(shelf, stored) {
        Ok(loaded) => loaded,
        Err(damage) => return Ok(Err(damage.to_string())),
    };
    let log = whole_table(store, id).await?.entries;
    Ok(loaded.replay(&log))
}

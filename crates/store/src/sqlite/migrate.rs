//! The steps by which a file of an older version becomes one of this version.

use damrak_core::Hash;
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

use crate::StoreError;

/// "Dmrk": marks a file as ours.
const APPLICATION_ID: i32 = 0x446d_726b;

/// One step. Its text is never changed once it was released.
pub(super) struct Migration {
    name: &'static str,
    sql: &'static str,
}

/// All steps; a file's version is the number of steps it has taken.
pub(super) const MIGRATIONS: &[Migration] = &[
    Migration { name: "foundation", sql: include_str!("../../migrations/0001_foundation.sql") },
    Migration { name: "lists apart", sql: include_str!("../../migrations/0002_lists_apart.sql") },
    Migration { name: "reviews", sql: include_str!("../../migrations/0003_reviews.sql") },
    Migration {
        name: "names and rounds",
        sql: include_str!("../../migrations/0004_names_and_rounds.sql"),
    },
    Migration { name: "care", sql: include_str!("../../migrations/0005_care.sql") },
    Migration {
        name: "time lived through",
        sql: include_str!("../../migrations/0006_time_lived_through.sql"),
    },
    Migration {
        name: "bound sessions",
        sql: include_str!("../../migrations/0007_bound_sessions.sql"),
    },
    Migration {
        name: "tables of a game",
        sql: include_str!("../../migrations/0008_tables_of_a_game.sql"),
    },
];

impl Migration {
    /// The same whatever line ends a checkout has.
    fn hash(&self) -> String {
        Hash::of(&[self.sql.replace("\r\n", "\n").as_bytes()]).to_string()
    }
}

/// Brings a file to the version of these steps, or refuses and leaves it as it was.
pub(super) fn migrate(
    connection: &mut Connection,
    migrations: &[Migration],
) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    claim(&transaction)?;
    let version = agreed_version(&transaction, migrations)?;
    for (number, migration) in (1_i64..).zip(migrations).skip(version) {
        transaction.execute_batch(migration.sql)?;
        transaction.execute(
            "INSERT INTO migrations (version, name, hash) VALUES (?1, ?2, ?3)",
            params![number, migration.name, migration.hash()],
        )?;
    }
    transaction.commit()?;
    Ok(())
}

/// Whether a file has taken all of these steps and needs nothing written. One that can never take them is refused.
pub(super) fn is_current(
    connection: &mut Connection,
    migrations: &[Migration],
) -> Result<bool, StoreError> {
    let transaction = connection.transaction()?;
    if !is_claimed(&transaction)? {
        return Ok(false);
    }
    Ok(agreed_version(&transaction, migrations)? == migrations.len())
}

/// Marks an empty file as ours; refuses one that belongs to another program.
fn claim(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    if is_claimed(transaction)? {
        return Ok(());
    }
    transaction.execute_batch(&format!(
        "PRAGMA application_id = {APPLICATION_ID};
         CREATE TABLE migrations (
             version INTEGER NOT NULL PRIMARY KEY,
             name    TEXT    NOT NULL,
             hash    TEXT    NOT NULL
         ) STRICT;"
    ))?;
    Ok(())
}

/// Whether a file is marked as ours; an empty one is not yet, and one of another program is refused.
fn is_claimed(transaction: &Transaction<'_>) -> Result<bool, StoreError> {
    let mark: i32 = transaction.query_row("PRAGMA application_id", [], |row| row.get(0))?;
    if mark == APPLICATION_ID {
        return Ok(true);
    }
    let occupied: bool =
        transaction
            .query_row("SELECT EXISTS (SELECT 1 FROM sqlite_schema)", [], |row| row.get(0))?;
    if mark != 0 || occupied {
        return Err(StoreError::Unusable("it is a database of another program".into()));
    }
    Ok(false)
}

/// The version of the file, if all its steps are steps we know.
fn agreed_version(
    transaction: &Transaction<'_>,
    migrations: &[Migration],
) -> Result<usize, StoreError> {
    let version: usize = transaction
        .query_row("SELECT coalesce(max(version), 0) FROM migrations", [], |row| {
            row.get::<_, u32>(0)
        })?
        .try_into()
        .unwrap_or(usize::MAX);
    if version > migrations.len() {
        return Err(StoreError::Unusable(format!(
            "its version is {version}, this program knows versions up to {}: use a newer program",
            migrations.len()
        )));
    }
    for (number, migration) in (1_i64..).zip(migrations).take(version) {
        let taken: Option<String> = transaction
            .query_row("SELECT hash FROM migrations WHERE version = ?1", [number], |row| row.get(0))
            .optional()?;
        if taken.as_deref() != Some(migration.hash().as_str()) {
            return Err(StoreError::Unusable(format!(
                "it took another step to version {number} than \"{}\" of this program: \
                 it was made by a changed program",
                migration.name
            )));
        }
    }
    Ok(version)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Migration = Migration { name: "first", sql: "CREATE TABLE a (x) ;" };
    const SECOND: Migration =
        Migration { name: "second", sql: "CREATE TABLE b (y); INSERT INTO b SELECT x FROM a;" };

    fn empty() -> Connection {
        Connection::open_in_memory().expect("memory is there")
    }

    fn count(connection: &Connection, table: &str) -> i64 {
        let sql = format!("SELECT count(*) FROM {table}");
        connection.query_row(&sql, [], |row| row.get(0)).expect("the table is there")
    }

    #[test]
    fn an_older_file_takes_only_the_missing_steps() {
        let mut file = empty();
        migrate(&mut file, &[FIRST]).expect("first step");
        file.execute("INSERT INTO a VALUES (1), (2)", []).expect("rows");

        migrate(&mut file, &[FIRST, SECOND]).expect("second step");
        migrate(&mut file, &[FIRST, SECOND]).expect("nothing left to do");

        assert_eq!((count(&file, "b"), count(&file, "migrations")), (2, 2));
    }

    #[test]
    fn a_step_that_fails_leaves_the_file_as_it_was() {
        let mut file = empty();
        migrate(&mut file, &[FIRST]).expect("first step");
        let broken = Migration { name: "broken", sql: "CREATE TABLE c (z); NONSENSE;" };

        migrate(&mut file, &[FIRST, broken]).expect_err("nonsense is refused");

        assert_eq!(count(&file, "migrations"), 1);
        file.prepare("SELECT z FROM c").expect_err("half a step must not stay");
    }

    #[test]
    fn a_later_file_is_refused_with_both_versions() {
        let mut file = empty();
        migrate(&mut file, &[FIRST, SECOND]).expect("both steps");

        let refused = migrate(&mut file, &[FIRST]).expect_err("too new").to_string();

        assert!(refused.contains("version is 2") && refused.contains("up to 1"), "{refused}");
    }

    #[test]
    fn a_changed_step_is_refused_but_other_line_ends_are_not() {
        let mut file = empty();
        let unix = Migration { name: "first", sql: "CREATE TABLE a (\nx);\n" };
        let windows = Migration { name: "first", sql: "CREATE TABLE a (\r\nx);\r\n" };
        migrate(&mut file, &[unix]).expect("first step");

        migrate(&mut file, &[windows]).expect("the same step");
        let refused = migrate(&mut file, &[FIRST]).expect_err("another step").to_string();

        assert!(refused.contains("to version 1"), "{refused}");
    }
}

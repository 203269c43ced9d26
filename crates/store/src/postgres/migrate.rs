//! The steps by which a database of an older version becomes one of this version.
//!
//! Several programs may use one database while they are replaced by newer ones. So a step only adds what older programs can do
//! without, and what they need is taken away by a step of a later release, which says from which version on programs may
//! still write.

use damrak_core::Hash;
use tokio_postgres::{Client, Transaction};

use super::fault::{Outcome, Trouble};
use crate::StoreError;

/// One step. Its text is never changed once it was released.
struct Step {
    name: &'static str,
    sql: &'static str,
    /// The version that a program must know at least to write after this step.
    least_writer: i64,
}

/// All steps; a database's version is the number of steps it has taken.
const STEPS: &[Step] = &[Step {
    name: "foundation",
    sql: include_str!("../../migrations/postgres/0001_foundation.sql"),
    least_writer: 1,
}];

/// The version that this program knows.
pub(super) const VERSION: i64 = STEPS.len() as i64;

impl Step {
    /// The same whatever line ends a checkout has.
    fn hash(&self) -> String {
        Hash::of(&[self.sql.replace("\r\n", "\n").as_bytes()]).to_string()
    }
}

/// Brings a database to the version of this program, or refuses and leaves it as it was.
pub(super) async fn migrate(client: &mut Client) -> Outcome<()> {
    let steps = STEPS;
    let transaction = client.transaction().await?;
    // One at a time, whoever else is starting.
    let lock =
        "SELECT pg_advisory_xact_lock(hashtext('damrak migrations'), hashtext(current_schema()))";
    transaction.batch_execute(lock).await?;
    claim(&transaction).await?;
    let version = agreed_version(&transaction, steps).await?;
    for (number, step) in (1_i64..).zip(steps).skip(version) {
        transaction.batch_execute(step.sql).await?;
        let sql =
            "INSERT INTO migrations (version, name, hash, least_writer) VALUES ($1, $2, $3, $4)";
        transaction.execute(sql, &[&number, &step.name, &step.hash(), &step.least_writer]).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// Marks an empty database as ours; refuses one that belongs to another program.
async fn claim(on: &Transaction<'_>) -> Outcome<()> {
    let encoding: String = on.query_one("SHOW server_encoding", &[]).await?.try_get(0)?;
    if encoding != "UTF8" {
        return Err(unusable(format!("its encoding is {encoding}: create it with UTF8")));
    }
    let sql = "SELECT current_schema() IS NULL, to_regclass(current_schema() || '.migrations') IS NOT NULL,
                      EXISTS (SELECT 1 FROM pg_class WHERE relnamespace = current_schema()::regnamespace)";
    let found = on.query_one(sql, &[]).await?;
    let (homeless, ours, occupied): (bool, bool, bool) =
        (found.try_get(0)?, found.try_get(1)?, found.try_get(2)?);
    match (homeless, ours, occupied) {
        (true, ..) => Err(unusable("no schema of its search path exists".into())),
        (_, true, _) => mark(on).await,
        (_, _, true) => Err(unusable("it is a database of another program".into())),
        _ => {
            let sql = "CREATE TABLE migrations (
                           version      bigint PRIMARY KEY,
                           name         text   NOT NULL,
                           hash         text   NOT NULL,
                           least_writer bigint NOT NULL
                       );
                       COMMENT ON TABLE migrations IS 'Damrak'";
            Ok(on.batch_execute(sql).await?)
        }
    }
}

/// Whether a table of that name is ours.
async fn mark(on: &Transaction<'_>) -> Outcome<()> {
    let sql = "SELECT obj_description(to_regclass(current_schema() || '.migrations'), 'pg_class')";
    let told: Option<String> = on.query_one(sql, &[]).await?.try_get(0)?;
    match told.as_deref() {
        Some("Damrak") => Ok(()),
        _ => Err(unusable("it is a database of another program".into())),
    }
}

fn unusable(why: String) -> Trouble {
    StoreError::Unusable(why).into()
}

/// How many of our steps the database has taken, if those are the same and this program may still write after those that it
/// does not know.
async fn agreed_version(on: &Transaction<'_>, steps: &[Step]) -> Outcome<usize> {
    let sql = "SELECT hash, max(least_writer) OVER () FROM migrations ORDER BY version";
    let taken = on.query(sql, &[]).await?;
    let least: i64 = taken.first().map_or(Ok(0), |row| row.try_get(1))?;
    if least > steps.len() as i64 {
        return Err(unusable(format!(
            "programs that know version {least} may write to it, this one knows versions up to {}: use a newer program",
            steps.len()
        )));
    }
    for (step, row) in steps.iter().zip(&taken) {
        if row.try_get::<_, &str>(0)? != step.hash() {
            return Err(unusable(format!(
                "it took another step than \"{}\" of this program: it was made by a changed program",
                step.name
            )));
        }
    }
    Ok(taken.len().min(steps.len()))
}

/// What is refused to a connection of a program that may no longer write.
pub(super) const STILL_WRITES: &str = "SELECT max(least_writer) <= $1 FROM migrations";

//! How changes of tables are written: many of them with one statement.
//!
//! Each change is fenced by its own row: of those that do not fit what is there now, nothing is written, and the others are not
//! concerned.

use tokio_postgres::types::ToSql;

use super::fault::Outcome;
use super::rows::{list, signed, text};
use crate::{Status, TableChange, TableHead, TableId};

/// Holds the tables of these ids, in the order in which everybody holds them.
pub(super) const HOLD: &str =
    "SELECT key FROM tables WHERE id = ANY($1) ORDER BY key FOR NO KEY UPDATE";

/// Writes what fits and tells of which tables that was. A table must not be named twice.
pub(super) const MOVE: &str = "
    WITH asked AS (
        SELECT * FROM unnest(
            $1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[],
            $7::boolean[], $8::boolean[], $9::text[], $10::text[], $11::text[], $12::bigint[],
            $13::bigint[], $14::bigint[], $15::bigint[], $16::text[], $17::text[], $18::boolean[],
            $19::boolean[]
        ) AS asked (
            id, expected, grown, head, status, game,
            public, open, owner, seated, waiting, decisions,
            changed, rested, body_version, body, snapshot, settled,
            rated
        )
    ), moved AS (
        UPDATE tables SET
            head = asked.head, status = asked.status, game = asked.game, public = asked.public,
            open = asked.open, owner = asked.owner, seated = asked.seated::text[],
            waiting = asked.waiting::text[], decisions = asked.decisions,
            changed = asked.changed, rested = asked.rested, length = length + grown,
            body_version = tables.body_version + (body IS NOT NULL)::int,
            was_rated = was_rated OR rated, rounds = 0
        FROM asked
        WHERE tables.id = asked.id AND length = expected
          AND (body IS NULL OR tables.body_version = asked.body_version)
          AND (settled OR tables.owner = asked.owner AND tables.seated = asked.seated::text[])
        RETURNING tables.key, tables.id, length, body, snapshot
    ), logged AS (
        INSERT INTO log (table_key, number, at, entry)
        SELECT key, number, at, entry FROM moved JOIN unnest(
            $20::text[], $21::bigint[], $22::bigint[], $23::text[]
        ) AS line (id, number, at, entry) USING (id)
    ), pictured AS (
        INSERT INTO snapshots (table_key, number, document)
        SELECT key, length, snapshot FROM moved WHERE snapshot IS NOT NULL
        ON CONFLICT (table_key, number) DO UPDATE SET document = excluded.document
    ), bodied AS (
        UPDATE bodies SET body = moved.body FROM moved
        WHERE table_key = moved.key AND moved.body IS NOT NULL
    )
    SELECT id FROM moved";

/// A change in the form in which it is written.
#[derive(Debug)]
pub(super) struct Move {
    pub(super) id: TableId,
    expected: i64,
    head: String,
    filed: Filed,
    body_version: Option<i64>,
    body: Option<String>,
    snapshot: Option<String>,
    /// Whether it is sure who sits there; else it is written only if those are who was written down last.
    settled: bool,
    rated: bool,
    entries: Vec<(i64, String)>,
}

/// What stands in columns beside a head.
#[derive(Debug)]
pub(super) struct Filed {
    pub(super) status: &'static str,
    pub(super) game: String,
    pub(super) public: bool,
    pub(super) open: bool,
    pub(super) owner: String,
    pub(super) seated: String,
    pub(super) waiting: String,
    pub(super) decisions: i64,
    pub(super) changed: i64,
    pub(super) rested: Option<i64>,
}

impl Filed {
    pub(super) fn of(head: &TableHead) -> Self {
        Self {
            status: head.status.word(),
            game: head.game.clone(),
            public: head.public,
            open: head.any_open(),
            owner: head.owner.0.clone(),
            seated: list(head.people()),
            waiting: list(head.waited_for()),
            decisions: head.decisions.into(),
            changed: head.changed,
            rested: (head.status != Status::Playing).then_some(head.changed),
        }
    }
}

impl Move {
    /// A change as it was asked for.
    pub(super) fn new(change: &TableChange) -> Outcome<Self> {
        let body = change.body.as_ref();
        let entries = change.entries.iter().map(|(at, entry)| Ok((*at, text(entry)?)));
        Ok(Self {
            id: change.head.id.clone(),
            expected: signed(change.expected),
            head: text(&change.head)?,
            filed: Filed::of(&change.head),
            body_version: body.map(|body| signed(body.expected)),
            body: body.map(|body| text(&body.document)).transpose()?,
            snapshot: change.snapshot.as_ref().map(text).transpose()?,
            settled: false,
            rated: false,
            entries: entries.collect::<Outcome<_>>()?,
        })
    }

    /// The same by somebody who has made sure of who sits there.
    pub(super) fn settled(change: &TableChange, head: &TableHead, rated: bool) -> Outcome<Self> {
        let asked = Self::new(change)?;
        Ok(Self { head: text(head)?, filed: Filed::of(head), settled: true, rated, ..asked })
    }
}

/// What stands for `$1` to `$23` of [`MOVE`].
pub(super) struct Together<'a>(Vec<Box<dyn ToSql + Sync + Send + 'a>>);

impl<'a> Together<'a> {
    pub(super) fn of(moves: &[&'a Move]) -> Self {
        fn each<'a, T: ToSql + Sync + Send + 'a>(
            moves: &[&'a Move],
            part: impl Fn(&'a Move) -> T,
        ) -> Box<dyn ToSql + Sync + Send + 'a> {
            Box::new(moves.iter().map(|one| part(one)).collect::<Vec<T>>())
        }
        let lines = || {
            moves.iter().flat_map(|one| {
                let numbers = one.expected.saturating_add(1)..;
                numbers.zip(&one.entries).map(|(number, (at, entry))| (&one.id, number, *at, entry))
            })
        };
        Self(vec![
            each(moves, |one| one.id.0.as_str()),
            each(moves, |one| one.expected),
            each(moves, |one| one.entries.len() as i64),
            each(moves, |one| one.head.as_str()),
            each(moves, |one| one.filed.status),
            each(moves, |one| one.filed.game.as_str()),
            each(moves, |one| one.filed.public),
            each(moves, |one| one.filed.open),
            each(moves, |one| one.filed.owner.as_str()),
            each(moves, |one| one.filed.seated.as_str()),
            each(moves, |one| one.filed.waiting.as_str()),
            each(moves, |one| one.filed.decisions),
            each(moves, |one| one.filed.changed),
            each(moves, |one| one.filed.rested),
            each(moves, |one| one.body_version),
            each(moves, |one| one.body.as_deref()),
            each(moves, |one| one.snapshot.as_deref()),
            each(moves, |one| one.settled),
            each(moves, |one| one.rated),
            Box::new(lines().map(|line| line.0.0.as_str()).collect::<Vec<_>>()),
            Box::new(lines().map(|line| line.1).collect::<Vec<_>>()),
            Box::new(lines().map(|line| line.2).collect::<Vec<_>>()),
            Box::new(lines().map(|line| line.3.as_str()).collect::<Vec<_>>()),
        ])
    }

    pub(super) fn values(&self) -> Vec<&(dyn ToSql + Sync)> {
        self.0.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect()
    }
}

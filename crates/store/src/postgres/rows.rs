//! Between Rust values and columns, and the ways to ask.

use std::error::Error;

use damrak_core::Hash;
use deadpool_postgres::GenericClient;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio_postgres::Row;
use tokio_postgres::types::{FromSql, ToSql, Type};

use super::fault::{Outcome, Trouble};
use crate::{Act, Lived, PersonId, SessionKind, Status, StoreError, TableId};

/// What stands for `$1`, `$2`, …
pub(super) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// All rows. Statements are texts of the program's own, few enough to be kept by each connection.
pub(super) async fn rows(
    on: &impl GenericClient,
    sql: &str,
    values: Values<'_>,
) -> Outcome<Vec<Row>> {
    let statement = on.prepare_cached(sql).await?;
    Ok(on.query(&statement, values).await?)
}

/// The row, if there is one.
pub(super) async fn row(
    on: &impl GenericClient,
    sql: &str,
    values: Values<'_>,
) -> Outcome<Option<Row>> {
    let statement = on.prepare_cached(sql).await?;
    Ok(on.query_opt(&statement, values).await?)
}

/// Does it, and says to how many rows.
pub(super) async fn execute(
    on: &impl GenericClient,
    sql: &str,
    values: Values<'_>,
) -> Outcome<u64> {
    let statement = on.prepare_cached(sql).await?;
    Ok(on.execute(&statement, values).await?)
}

/// The first column of all rows.
pub(super) async fn column<T: for<'a> FromSql<'a>>(
    on: &impl GenericClient,
    sql: &str,
    values: Values<'_>,
) -> Outcome<Vec<T>> {
    rows(on, sql, values).await?.iter().map(|row| get(row, 0)).collect()
}

pub(super) fn get<'a, T: FromSql<'a>>(row: &'a Row, column: usize) -> Outcome<T> {
    Ok(row.try_get(column)?)
}

/// A document as text.
pub(super) fn text(document: &impl Serialize) -> Outcome<String> {
    serde_json::to_string(document).map_err(|error| damaged(error.to_string()))
}

/// A document in a text column.
pub(super) fn document<T: DeserializeOwned>(row: &Row, column: usize) -> Outcome<T> {
    serde_json::from_str(get(row, column)?).map_err(|error| damaged(error.to_string()))
}

/// A key in a text column.
pub(super) fn hash(row: &Row, column: usize) -> Outcome<Hash> {
    get::<&str>(row, column)?.parse().map_err(|_| damaged("a key is none".into()))
}

pub(super) fn damaged(what: String) -> Trouble {
    StoreError::Damaged(what).into()
}

/// Columns count to 2⁶³; whoever asks for "everything after the last possible entry" gets nothing.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A column that is never negative.
pub(super) fn unsigned(row: &Row, column: usize) -> Outcome<u64> {
    let number: i64 = get(row, column)?;
    u64::try_from(number).map_err(|_| damaged(format!("{number} is less than nothing")))
}

/// A list as a text that is cast to `text[]`: a list of lists is no list of the server's.
pub(super) fn list<'a>(items: impl IntoIterator<Item = &'a PersonId>) -> String {
    let quoted = items.into_iter().map(|item| {
        let escaped = item.0.replace('\\', "\\\\").replace('"', "\\\"");
        format!("\"{escaped}\"")
    });
    format!("{{{}}}", quoted.collect::<Vec<_>>().join(","))
}

macro_rules! as_inner {
    ($($name:ident($inner:ty)),*) => {
        $(
            impl<'a> FromSql<'a> for $name {
                fn from_sql(
                    kind: &Type,
                    raw: &'a [u8],
                ) -> Result<Self, Box<dyn Error + Sync + Send>> {
                    <$inner as FromSql>::from_sql(kind, raw).map(Self)
                }
                fn accepts(kind: &Type) -> bool {
                    <$inner as FromSql>::accepts(kind)
                }
            }
        )*
    };
}

as_inner!(PersonId(String), TableId(String), Lived(i64));

macro_rules! as_word {
    ($($name:ident),*) => {
        $(
            impl<'a> FromSql<'a> for $name {
                fn from_sql(
                    kind: &Type,
                    raw: &'a [u8],
                ) -> Result<Self, Box<dyn Error + Sync + Send>> {
                    let word = <&str as FromSql>::from_sql(kind, raw)?;
                    Self::of_word(word).ok_or_else(|| format!("`{word}` is an unknown word").into())
                }
                fn accepts(kind: &Type) -> bool {
                    <&str as FromSql>::accepts(kind)
                }
            }
        )*
    };
}

as_word!(SessionKind, Act, Status);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_quoted() {
        let ids = ["a", "b\"c", "d\\e,{}"].map(|id| PersonId(id.into()));
        assert_eq!(list(&ids), r#"{"a","b\"c","d\\e,{}"}"#);
        assert_eq!(list([]), "{}");
    }
}

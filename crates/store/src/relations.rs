//! What both stores hold, table by table: how a house moves from one to the other, row by row.
//!
//! What only helps to find things is left out: each store makes that itself from the documents.

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Number,
    Real,
    Text,
    Flag,
}

/// What stands in a row; numbers and texts may be missing.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cell {
    Number(Option<i64>),
    Real(f64),
    Text(Option<String>),
    Flag(bool),
}

/// A column, as it is called where it comes from and where it goes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Column {
    from: &'static str,
    to: &'static str,
    pub(crate) kind: Kind,
}

/// Rows that belong together.
#[derive(Debug)]
pub(crate) struct Relation {
    pub(crate) name: &'static str,
    from: &'static str,
    order: &'static str,
    columns: &'static str,
}

/// How many rows are on their way at once.
pub(crate) const CHUNK: usize = 256;

/// A part of what is on its way.
pub(crate) enum Part {
    /// Some rows of one of the relations, by its number.
    Rows(usize, Vec<Vec<Cell>>),
    /// Nothing was left out. Without it, what has come is not all.
    End,
}

/// Each column with the first letter of its kind; one that is called otherwise where it goes to has both names.
macro_rules! relations {
    ($($name:literal from $from:literal by $order:literal: $columns:literal;)+) => {
        &[$(Relation { name: $name, from: $from, order: $order, columns: $columns }),+]
    };
    ($($name:literal by $order:literal: $columns:literal;)+) => {
        relations!($($name from $name by $order: $columns;)+)
    };
}

/// Those that look alike in both stores and belong to no table.
const HOUSE: &[Relation] = relations! {
    "settings" by "name": "name:t value:t";
    "house" by "one": "one:n lived:n";
    "people" by "id": "id:t name:t name_key:t user_name:t user_key:t password:t admin:f blocked:f settings:t created:n";
    "former_people" by "id": "id:t became:t";
    "sessions" by "key": "key:t person:t kind:t label:t created:n seen:n ends:n bound:f";
    "ratings" by "person, pool": "person:t pool:t mean:r deviation:r games:n";
    "deliveries" by "id": "id:n person:t channel:t document:t due:n tries:n";
    "subscriptions" by "endpoint": "endpoint:t person:t keys:t created:n";
    "ways_back" by "key": "key:t person:t mailbox:t until:n";
    "reports" by "number": "number:n at:n reporter:t about:t table_id:t reason:t text:t handled:n";
    "deeds" by "number": "number:n at:n by:t act:t person:t table_id:t report:n note:t";
};

/// Those that look alike in both stores and belong to a table.
const AT_TABLES: &[Relation] = relations! {
    "log" by "table_key, number": "table_key:n number:n at:n entry:t";
    "snapshots" by "table_key, number": "table_key:n number:n document:t";
    "reviews" by "table_key": "table_key:n document:t";
    "chat" by "table_key, number": "table_key:n number:n person:t name:t text:t at:n";
    "rating_log" by "table_key, person, pool": "table_key:n person:t pool:t place:n mean_before:r deviation_before:r mean_after:r deviation_after:r at:n";
};

const TABLES_TO_POSTGRES: &[Relation] = relations! {
    "tables" from "tables JOIN bodies ON table_key = key" by "key": "key:n id:t head:t status:t public:f open:f owner:t changed:n length:n was_rated:f rounds:n version>body_version:n";
    "bodies" from "bodies" by "table_key": "table_key:n body:t";
};

const TABLES_TO_SQLITE: &[Relation] = relations! {
    "tables" from "tables" by "key": "key:n id:t head:t status:t public:f open:f owner:t changed:n length:n was_rated:f rounds:n";
    "bodies" from "bodies JOIN tables ON key = table_key" by "table_key": "table_key:n body:t body_version>version:n";
};

/// In an order in which nothing is written before what it points to.
pub(crate) fn to_postgres() -> Vec<&'static Relation> {
    HOUSE.iter().chain(TABLES_TO_POSTGRES).chain(AT_TABLES).collect()
}

/// The same the other way.
pub(crate) fn to_sqlite() -> Vec<&'static Relation> {
    HOUSE.iter().chain(TABLES_TO_SQLITE).chain(AT_TABLES).collect()
}

impl Relation {
    pub(crate) fn columns(&self) -> Vec<Column> {
        let column = |text: &'static str| {
            let (names, kind) = text.split_once(':').unwrap_or((text, "t"));
            let (from, to) = names.split_once('>').unwrap_or((names, names));
            let kind = match kind {
                "n" => Kind::Number,
                "r" => Kind::Real,
                "f" => Kind::Flag,
                _ => Kind::Text,
            };
            Column { from, to, kind }
        };
        self.columns.split(' ').map(column).collect()
    }

    /// How its rows are read, in an order that is the same in both stores.
    pub(crate) fn select(&self) -> String {
        let columns = names(&self.columns(), |column| column.from);
        format!("SELECT {columns} FROM {} ORDER BY {}", self.from, self.order)
    }

    /// How rows are written: what comes before the values.
    pub(crate) fn insert(&self) -> String {
        let columns = names(&self.columns(), |column| column.to);
        format!("INSERT INTO {} ({columns})", self.name)
    }
}

fn names(columns: &[Column], name: impl Fn(&Column) -> &'static str) -> String {
    let quoted: Vec<String> =
        columns.iter().map(|column| format!("\"{}\"", name(column))).collect();
    quoted.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_may_be_called_otherwise_where_it_goes_to() {
        let bodies = TABLES_TO_SQLITE.last().expect("the bodies");
        assert_eq!(
            bodies.select(),
            "SELECT \"table_key\", \"body\", \"body_version\" FROM bodies JOIN tables ON key = table_key ORDER BY table_key"
        );
        assert_eq!(bodies.insert(), "INSERT INTO bodies (\"table_key\", \"body\", \"version\")");
    }
}

-- Documents of the server are JSON text. Times are milliseconds since 1970. What the store must find or sort by
-- stands in a column of its own beside the document it was taken from.

CREATE TABLE settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- One row that readiness checks rewrite: only a real write proves that writing is possible.
CREATE TABLE pulse (
    one  INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    beat INTEGER NOT NULL
) STRICT;
INSERT INTO pulse (one, beat) VALUES (1, 0);

-- name_key and user_key are the lower-case forms, made by the program: SQLite folds ASCII only.
CREATE TABLE people (
    id        TEXT    NOT NULL PRIMARY KEY,
    name      TEXT    NOT NULL,
    name_key  TEXT    NOT NULL,
    user_name TEXT,
    user_key  TEXT    UNIQUE,
    password  TEXT,
    admin     INTEGER NOT NULL,
    blocked   INTEGER NOT NULL,
    settings  TEXT    NOT NULL,
    created   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX people_admins ON people (id) WHERE admin;

-- Who somebody became when he was merged (NULL when he was deleted), so that a change that was under way
-- with the old id cannot bring him back to a seat.
CREATE TABLE former_people (
    id     TEXT NOT NULL PRIMARY KEY,
    became TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX former_people_became ON former_people (became);

CREATE TABLE sessions (
    key     TEXT    NOT NULL PRIMARY KEY,
    person  TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind    TEXT    NOT NULL,
    label   TEXT    NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_expires ON sessions (expires);

CREATE TABLE tables (
    key        INTEGER NOT NULL PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    head       TEXT    NOT NULL,
    status     TEXT    NOT NULL,
    public     INTEGER NOT NULL,
    open       INTEGER NOT NULL,
    owner      TEXT    NOT NULL,
    changed    INTEGER NOT NULL,
    length     INTEGER NOT NULL,
    was_rated  INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_status ON tables (status, changed DESC, id);
CREATE INDEX tables_changed ON tables (changed DESC, id);
CREATE INDEX tables_owner ON tables (owner);

-- Apart from the heads, so that a change of the head alone does not rewrite it.
CREATE TABLE bodies (
    table_key INTEGER NOT NULL PRIMARY KEY REFERENCES tables (key),
    body      TEXT    NOT NULL
) STRICT;

-- Nobody is required to be in people: a table can be imported from another house.
CREATE TABLE seat_people (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    person    TEXT    NOT NULL,
    PRIMARY KEY (table_key, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_people_person ON seat_people (person);

CREATE TABLE log (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    number    INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    entry     TEXT    NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    number    INTEGER NOT NULL,
    document  TEXT    NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT;

CREATE TABLE chat (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    number    INTEGER NOT NULL,
    person    TEXT    NOT NULL,
    name      TEXT    NOT NULL,
    text      TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_person ON chat (person);

CREATE TABLE ratings (
    person    TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    pool      TEXT    NOT NULL,
    mean      REAL    NOT NULL,
    deviation REAL    NOT NULL,
    games     INTEGER NOT NULL,
    PRIMARY KEY (person, pool)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings (pool, mean - 3 * deviation DESC, person);

CREATE TABLE rating_log (
    table_key        INTEGER NOT NULL REFERENCES tables (key),
    person           TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    pool             TEXT    NOT NULL,
    place            INTEGER NOT NULL,
    mean_before      REAL    NOT NULL,
    deviation_before REAL    NOT NULL,
    mean_after       REAL    NOT NULL,
    deviation_after  REAL    NOT NULL,
    at               INTEGER NOT NULL,
    PRIMARY KEY (table_key, person, pool)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_log_person ON rating_log (person);

CREATE TABLE deliveries (
    id       INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    person   TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    channel  TEXT    NOT NULL,
    document TEXT    NOT NULL,
    due      INTEGER NOT NULL,
    tries    INTEGER NOT NULL
) STRICT;
CREATE INDEX deliveries_due ON deliveries (due, id);
CREATE INDEX deliveries_person ON deliveries (person);

CREATE TABLE subscriptions (
    endpoint TEXT    NOT NULL PRIMARY KEY,
    person   TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    keys     TEXT    NOT NULL,
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriptions_person ON subscriptions (person);

-- Looking after people: ways back into accounts, reports, and what admins did.

-- One-time ways back into an account. Only the hash of the secret is kept.
CREATE TABLE ways_back (
    key     TEXT    NOT NULL PRIMARY KEY,
    person  TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    mailbox TEXT,
    until   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ways_back_person ON ways_back (person);

-- Whose mail goes where, so that somebody who has lost the password is found by the address.
CREATE INDEX people_mail ON people (
    CASE WHEN json_valid(settings) THEN lower(json_extract(settings, '$.notify.mail.address')) END
);
CREATE INDEX people_blocked ON people (id) WHERE blocked;

-- People may be gone and tables imported elsewhere: nobody is required to be in people. Names are not kept here.
CREATE TABLE reports (
    number   INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at       INTEGER NOT NULL,
    reporter TEXT    NOT NULL,
    about    TEXT    NOT NULL,
    table_id TEXT    NOT NULL,
    reason   TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    handled  INTEGER
) STRICT;
CREATE INDEX reports_open ON reports (number) WHERE handled IS NULL;
CREATE INDEX reports_reporter ON reports (reporter);
CREATE INDEX reports_about ON reports (about);

-- What admins did. `by` is NULL for whoever owns the data and used the command line. Names are not kept here, so that
-- they go with their people; the lines stay.
CREATE TABLE deeds (
    number   INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at       INTEGER NOT NULL,
    by       TEXT,
    act      TEXT    NOT NULL,
    person   TEXT,
    table_id TEXT,
    report   INTEGER,
    note     TEXT    NOT NULL
) STRICT;
CREATE INDEX deeds_person ON deeds (person);
CREATE TRIGGER deeds_are_not_changed BEFORE UPDATE ON deeds
BEGIN SELECT RAISE(ABORT, 'what admins did is not changed'); END;
CREATE TRIGGER deeds_are_not_removed BEFORE DELETE ON deeds
BEGIN SELECT RAISE(ABORT, 'what admins did is not removed'); END;

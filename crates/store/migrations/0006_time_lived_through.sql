-- Sessions end by the time that the house has lived through, which passes only while a server runs: a clock on the wall
-- that is wrong, for however long, ends nothing.
CREATE TABLE house (
    one   INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    lived INTEGER NOT NULL
) STRICT;
INSERT INTO house (one, lived) VALUES (1, 0);

-- What a clock on the wall said cannot be trusted now, either: everybody's 400 days begin anew.
DROP INDEX sessions_expires;
ALTER TABLE sessions RENAME COLUMN expires TO ends;
UPDATE sessions SET ends = 34560000000;
CREATE INDEX sessions_ends ON sessions (ends);

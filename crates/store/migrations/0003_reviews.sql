-- A finished game looked back on: the server's document. It takes long to make and can be made again.
CREATE TABLE reviews (
    table_key INTEGER NOT NULL PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    document  TEXT    NOT NULL
) STRICT;

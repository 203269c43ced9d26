-- The tables of one game, in the order in which they are listed: looking for them does not read all others.
CREATE INDEX tables_of_game ON tables (
    CASE WHEN json_valid(head) THEN head ->> '$.game' END, status, changed DESC, id
) WHERE status <> 'playing';

-- Of two who read the same body of a table only the first may write another.
ALTER TABLE bodies ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

-- For how many rounds of the server's housekeeping nothing happened at a table that has not begun.
ALTER TABLE tables ADD COLUMN rounds INTEGER NOT NULL DEFAULT 0;

-- The name of whoever sits down stands in the head alone, where it can be taken out when they go for good. Logs and
-- snapshots name people by their ids.
UPDATE log SET entry = json_remove(entry, '$.name')
WHERE CASE WHEN instr(entry, '"sat"') > 0 AND json_valid(entry) THEN entry ->> '$.kind' = 'sat' END;
UPDATE snapshots SET document = json_remove(document,
    '$.seats[0].occupant.name', '$.seats[1].occupant.name', '$.seats[2].occupant.name',
    '$.seats[3].occupant.name', '$.seats[4].occupant.name', '$.seats[5].occupant.name',
    '$.seats[6].occupant.name', '$.seats[7].occupant.name', '$.seats[8].occupant.name',
    '$.seats[9].occupant.name', '$.seats[10].occupant.name', '$.seats[11].occupant.name')
WHERE json_valid(document);

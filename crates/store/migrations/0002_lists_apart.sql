-- A decision changes nothing but its table's row and log: the moment of the last change stands in an index only for
-- tables at which nobody decides. Those being played are few enough to be sorted when they are listed.

DROP INDEX tables_status;
DROP INDEX tables_changed;
CREATE INDEX tables_at_rest ON tables (status, changed DESC, id) WHERE status <> 'playing';
CREATE INDEX tables_in_play ON tables (public) WHERE status = 'playing';

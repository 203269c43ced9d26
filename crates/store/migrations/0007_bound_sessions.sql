-- Whether a session belongs to a cookie that only this very host can have set. Those of before may have one of the
-- former name, until their browser has come with the new one.
ALTER TABLE sessions ADD COLUMN bound INTEGER NOT NULL DEFAULT 0;

-- A place of one letter or two is looked for at the beginning, which trigrams do not hold.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "search_places_beginnings" ON "search_places" ("normal" text_pattern_ops);

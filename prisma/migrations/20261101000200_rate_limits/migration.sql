-- Counters of rate-limiter-flexible, in the shape that its PostgreSQL store expects. Unlogged: losing them in a crash only
-- forgives some waiting.
CREATE UNLOGGED TABLE "rate_limits" (
  "key" varchar(255) PRIMARY KEY,
  "points" integer NOT NULL DEFAULT 0,
  "expire" bigint
);
CREATE INDEX "rate_limits_expire" ON "rate_limits" ("expire");

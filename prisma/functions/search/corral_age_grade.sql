-- Buckets of ages in months, also in lib/listings/search-terms.ts.
CREATE OR REPLACE FUNCTION corral_age_grade(age int) RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT width_bucket(age, '{1,3,6,9,12,18,24,36,48,60,72,84,96,108,120,144,168,192,216,240,264,288}'::int[]) $$;

-- Buckets of prices, also in lib/listings/search-terms.ts.
CREATE OR REPLACE FUNCTION corral_price_grade(price numeric) RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT width_bucket(price, '{5,10,20,50,100,200,500,1000,2000,5000,10000,20000,50000,100000,200000,500000,1000000}'::numeric[]) $$;

-- The great-circle distance of two points in kilometres (haversine, mean radius of the Earth); null without one of them (`least` alone would
-- answer half the way around).
CREATE OR REPLACE FUNCTION corral_km(lat1 double precision, lon1 double precision, lat2 double precision, lon2 double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN lat1 IS NOT NULL AND lat2 IS NOT NULL
    THEN 2 * 6371.0088 * asin(sqrt(least(1, sind((lat2 - lat1) / 2) ^ 2 + cosd(lat1) * cosd(lat2) * sind((lon2 - lon1) / 2) ^ 2))) END $$;

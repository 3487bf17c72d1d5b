-- The great-circle distance of two points in kilometres (haversine, mean radius of the Earth); null without one of them (`least` alone would
-- answer half the way around). A haversine is half of 1 - cos; sin ^ 2 and the functions of degrees take three times as long.
CREATE OR REPLACE FUNCTION corral_km(lat1 double precision, lon1 double precision, lat2 double precision, lon2 double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN lat1 IS NOT NULL AND lat2 IS NOT NULL
    THEN 2 * 6371.0088 * asin(sqrt(least(1, (1 - cos(radians(lat2 - lat1)) + cos(radians(lat1)) * cos(radians(lat2)) * (1 - cos(radians(lon2 - lon1)))) / 2))) END $$;

-- Listings are dealt into 64 parts by chance, as further terms: asked for some parts, the index names a random sample of what a text finds, and by that how much the text finds in all,
-- without reading it. Prices below 100 and ages below a year get steps of their own, for hens and calves;
-- moments get days beside their steps of three.
-- New functions, statistics and indexes beside the old ones, without which the version before would read every row for a text: it may run on while this one takes over, and be returned to.
-- The next release drops what is left of it.

-- The last byte of an id is random, whoever made it (versions 4 and 7). The parts and steps are in lib/listings/search-terms.ts as well.
CREATE FUNCTION corral_draw(id uuid) RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT get_byte(uuid_send(id), 15) % 64 $$;

CREATE FUNCTION corral_price_grade(price numeric) RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT width_bucket(price, '{5,10,20,50,100,200,500,1000,2000,5000,10000,20000,50000,100000,200000,500000,1000000}'::numeric[]) $$;

-- The same days as those of corral_time_step, in every time zone.
CREATE FUNCTION corral_day(moment timestamptz) RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT floor(extract(epoch FROM moment) / 86400)::int $$;

-- Months.
CREATE FUNCTION corral_age_grade(age int) RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT width_bucket(age, '{1,3,6,9,12,18,24,36,48,60,72,84,96,108,120,144,168,192,216,240,264,288}'::int[]) $$;

CREATE FUNCTION corral_animal_terms(
  id uuid, search_text text, category animal_category, breed text, price numeric, age int, created_at timestamptz, vaccinated boolean, health_certificate boolean, pregnancy_tested boolean, is_highlighted boolean
) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 2000
  AS $$ BEGIN
    RETURN public.corral_words(search_text) || array_remove(ARRAY[
      'draw:' || public.corral_draw(id), 'category:' || category::text, 'breed:' || left(breed, 60), 'price:' || public.corral_price_grade(price), 'age:' || public.corral_age_grade(age),
      'time:' || public.corral_time_step(created_at), 'day:' || public.corral_day(created_at), CASE WHEN vaccinated THEN 'is:vaccinated' END, CASE WHEN health_certificate THEN 'is:health_certificate' END,
      CASE WHEN pregnancy_tested THEN 'is:pregnancy_tested' END, CASE WHEN is_highlighted THEN 'is:highlighted' END
    ], NULL);
  END $$;

CREATE FUNCTION corral_equipment_terms(
  id uuid, search_text text, category equipment_category, condition equipment_condition, price numeric, created_at timestamptz, is_highlighted boolean
) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 2000
  AS $$ BEGIN
    RETURN public.corral_words(search_text) || array_remove(ARRAY[
      'draw:' || public.corral_draw(id), 'category:' || category::text, 'condition:' || condition::text, 'price:' || public.corral_price_grade(price), 'time:' || public.corral_time_step(created_at), 'day:' || public.corral_day(created_at),
      CASE WHEN is_highlighted THEN 'is:highlighted' END
    ], NULL);
  END $$;

CREATE STATISTICS "cattle_listings_drawn_terms_known"
  ON (corral_animal_terms("id", "search_text", "category", "breed", "price", "age", "created_at", "vaccinated", "health_certificate", "pregnancy_tested", "is_highlighted")) FROM "cattle_listings";
CREATE STATISTICS "equipment_listings_drawn_terms_known"
  ON (corral_equipment_terms("id", "search_text", "category", "condition", "price", "created_at", "is_highlighted")) FROM "equipment_listings";
ALTER STATISTICS "cattle_listings_drawn_terms_known" SET STATISTICS 200;
ALTER STATISTICS "equipment_listings_drawn_terms_known" SET STATISTICS 200;

-- Terms: the words of a listing, and beside them what filters and orders ask. GIN passes over what one of several lists lacks, so that a text within a filter is found without reading
-- either of them whole. A word is of letters or digits alone, or one sign, so that no fact is taken for a word.

-- The steps are in lib/listings/search-terms.ts as well.
CREATE FUNCTION corral_price_step(price numeric) RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT width_bucket(price, '{100,200,500,1000,2000,5000,10000,20000,50000,100000,200000,500000,1000000}'::numeric[]) $$;

-- Months in years.
CREATE FUNCTION corral_age_step(age int) RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT age / 12 $$;

-- Three days. The seconds since 1970 are the same in every time zone, which extract() can't know.
CREATE FUNCTION corral_time_step(moment timestamptz) RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT floor(extract(epoch FROM moment) / 259200)::int $$;

-- Enumerations could be renamed, which is why their texts are not immutable to PostgreSQL; ours keep their names. The cost keeps the planner from asking row by row what an index knows.
-- PL/pgSQL, because a function in SQL that calls others takes twice as long.
CREATE FUNCTION corral_animal_terms(
  search_text text, category animal_category, breed text, price numeric, age int, created_at timestamptz, vaccinated boolean, health_certificate boolean, pregnancy_tested boolean, is_highlighted boolean
) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 2000
  AS $$ BEGIN
    RETURN public.corral_words(search_text) || array_remove(ARRAY[
      'category:' || category::text, 'breed:' || left(breed, 60), 'price:' || public.corral_price_step(price), 'age:' || public.corral_age_step(age), 'time:' || public.corral_time_step(created_at),
      CASE WHEN vaccinated THEN 'is:vaccinated' END, CASE WHEN health_certificate THEN 'is:health_certificate' END, CASE WHEN pregnancy_tested THEN 'is:pregnancy_tested' END, CASE WHEN is_highlighted THEN 'is:highlighted' END
    ], NULL);
  END $$;

CREATE FUNCTION corral_equipment_terms(
  search_text text, category equipment_category, condition equipment_condition, price numeric, created_at timestamptz, is_highlighted boolean
) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 2000
  AS $$ BEGIN
    RETURN public.corral_words(search_text) || array_remove(ARRAY[
      'category:' || category::text, 'condition:' || condition::text, 'price:' || public.corral_price_step(price), 'time:' || public.corral_time_step(created_at), CASE WHEN is_highlighted THEN 'is:highlighted' END
    ], NULL);
  END $$;

-- How common each term is: without it the planner takes every term for one in a hundred.
DROP STATISTICS "cattle_listings_words_known", "equipment_listings_words_known";
CREATE STATISTICS "cattle_listings_terms_known"
  ON (corral_animal_terms("search_text", "category", "breed", "price", "age", "created_at", "vaccinated", "health_certificate", "pregnancy_tested", "is_highlighted")) FROM "cattle_listings";
CREATE STATISTICS "equipment_listings_terms_known"
  ON (corral_equipment_terms("search_text", "category", "condition", "price", "created_at", "is_highlighted")) FROM "equipment_listings";
-- The commonest two thousand; rarer ones are few enough to be read.
ALTER STATISTICS "cattle_listings_terms_known" SET STATISTICS 200;
ALTER STATISTICS "equipment_listings_terms_known" SET STATISTICS 200;

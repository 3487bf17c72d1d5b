-- What the index of animals holds: the words of its text, and the facts that filters ask for. PL/pgSQL, because a function in SQL that calls
-- others takes twice as long. The texts of enumerations count as immutable because their values are never renamed.
CREATE OR REPLACE FUNCTION corral_animal_terms(
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

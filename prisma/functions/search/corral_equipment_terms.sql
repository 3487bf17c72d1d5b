-- What the index of equipment holds, as corral_animal_terms for animals.
CREATE OR REPLACE FUNCTION corral_equipment_terms(
  id uuid, search_text text, category equipment_category, condition equipment_condition, price numeric, created_at timestamptz, is_highlighted boolean
) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 2000
  AS $$ BEGIN
    RETURN public.corral_words(search_text) || array_remove(ARRAY[
      'draw:' || public.corral_draw(id), 'category:' || category::text, 'condition:' || condition::text, 'price:' || public.corral_price_grade(price), 'time:' || public.corral_time_step(created_at), 'day:' || public.corral_day(created_at),
      CASE WHEN is_highlighted THEN 'is:highlighted' END
    ], NULL);
  END $$;

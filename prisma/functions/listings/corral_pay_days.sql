-- Named by the first migrations; corral_due_days, which knows terms that nobody said, is its successor.
CREATE OR REPLACE FUNCTION corral_pay_days(payment jsonb) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE payment ->> 'kind'
    WHEN 'days' THEN (SELECT max(days::int) FROM jsonb_array_elements_text(payment -> 'days') AS days)
    WHEN 'instalments' THEN 30 * (jsonb_array_length(payment -> 'groups') - 1 + (payment -> 'groups' ->> -1)::int - 1)
    ELSE 0
  END
$$;

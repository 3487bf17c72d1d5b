-- Days until the last part of a payment is due: 0 for cash, null where nobody said the terms. Instalments are monthly; the last
-- group is paid one by one.
CREATE OR REPLACE FUNCTION corral_due_days(payment jsonb) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE payment ->> 'kind'
    WHEN 'days' THEN (SELECT max(days::int) FROM jsonb_array_elements_text(payment -> 'days') AS days)
    WHEN 'instalments' THEN 30 * (jsonb_array_length(payment -> 'groups') - 1 + (payment -> 'groups' ->> -1)::int - 1)
    WHEN 'cash' THEN 0
  END
$$;

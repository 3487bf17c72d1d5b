-- What a price with a term comes to at once: the seller's own discount for it, or else its parts discounted by what money costs a month,
-- in percent. Parts are equal; of instalments ([2,2,20]) each group but the last is due at once, 30 days after the one before it, and the
-- last one is paid one by one every 30 days. Null where nothing is to be computed.
CREATE OR REPLACE FUNCTION corral_cash(amount numeric, payment jsonb, monthly_percent numeric) RETURNS numeric
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN payment->>'kind' = 'cash' THEN NULL
    WHEN payment->>'cashDiscountPercent' IS NOT NULL THEN amount * (1 - (payment->>'cashDiscountPercent')::numeric / 100)
    ELSE (
      SELECT sum(amount * share / power(1 + monthly_percent / 100, days / 30)) / sum(share)
      FROM (
        SELECT 1::numeric AS share, day::numeric AS days FROM jsonb_array_elements_text(payment->'days') AS day
        UNION ALL
        SELECT CASE WHEN is_last THEN 1 ELSE heads END, 30 * (nth - 1 + part)
        FROM (
          SELECT size::numeric AS heads, nth, nth = jsonb_array_length(payment->'groups') AS is_last
          FROM jsonb_array_elements_text(payment->'groups') WITH ORDINALITY AS groups (size, nth)
        ) AS groups, generate_series(0, CASE WHEN is_last THEN heads - 1 ELSE 0 END) AS part
      ) AS parts)
  END
$$;

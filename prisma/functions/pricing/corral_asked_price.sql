-- Everything that an asked price comes to now, by the names of the columns of listings: at the latest rate of its currency and with what
-- money costs in it. No row for a currency without a rate.
-- Nothing comes to a price at once whose terms nobody said: it is compared as it stands.
CREATE OR REPLACE FUNCTION corral_asked_price(
  amount numeric, basis text, asked_in text, heads integer, kg numeric, shrink numeric, dressing numeric, stock_class text, payment jsonb
) RETURNS TABLE (
  price numeric, price_kg numeric, price_lot numeric, compared_kg numeric, cash_price numeric, cash_amount numeric, cash_lot numeric,
  cash_percent numeric, price_rate numeric, price_rate_on date, price_rate_source text, price_rate_note text
) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT asked.usd_head, asked.usd_kg, asked.usd_lot,
    CASE WHEN corral_rate_is_current(rate.day) THEN coalesce(at_once.usd_kg, asked.usd_kg) END,
    at_once.usd_head, round(cash, 4), at_once.usd_lot,
    CASE WHEN payment->>'kind' <> 'cash' AND payment->'cashDiscountPercent' IS NULL THEN monthly END, rate.per_usd, rate.day, rate.source, rate.note
  FROM (
      SELECT 1::numeric AS per_usd, NULL::date AS day, NULL::text AS source, NULL::text AS note WHERE asked_in = 'USD'
      UNION ALL SELECT fx.per_usd, fx.day, fx.source, fx.note FROM fx_now AS fx WHERE fx.currency = asked_in AND asked_in <> 'USD'
    ) AS rate,
    (SELECT max(monthly_percent) AS monthly FROM discount_now WHERE currency = asked_in) AS discount,
    corral_cash(amount, payment, monthly) AS cash,
    corral_dressing(dressing, basis, stock_class) AS dressed,
    corral_normalise_price(amount, basis, rate.per_usd, heads, kg, shrink, dressed) AS asked,
    corral_normalise_price(cash, basis, rate.per_usd, heads, kg, shrink, dressed) AS at_once
$$;

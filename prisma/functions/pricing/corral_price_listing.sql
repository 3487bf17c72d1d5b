-- Trigger: derives what a listing's price comes to in US dollars, at most what the columns hold: a rate that moves must not keep a row from
-- being written. A write of "price" alone asks for US dollars per head. The price of the lot is what the heads that are left come to; all of them
-- once none is left, and where the price is asked for the lot.
CREATE OR REPLACE FUNCTION corral_price_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  heads integer := coalesce(nullif(NEW."head_count" - NEW."heads_reserved" - NEW."heads_sold", 0), NEW."head_count");
BEGIN
  IF NEW."price_amount" IS NULL OR (TG_OP = 'UPDATE' AND NEW."price" <> OLD."price"
    AND (NEW."price_amount", NEW."price_basis", NEW."price_currency") = (OLD."price_amount", OLD."price_basis", OLD."price_currency")) THEN
    NEW."price_amount" := NEW."price";
    NEW."price_basis" := 'head';
    NEW."price_currency" := 'USD';
  END IF;
  SELECT corral_at_most(p.price, 99999999.99), corral_at_most(p.price_kg, 999999.9999), corral_at_most(p.price_lot, 999999999999.99),
    corral_at_most(p.compared_kg, 999999.9999), corral_at_most(p.cash_price, 99999999.99), p.cash_amount, corral_at_most(p.cash_lot, 999999999999.99), p.cash_percent,
    p.price_rate, p.price_rate_on, p.price_rate_source, p.price_rate_note
  INTO STRICT NEW."price", NEW."price_kg", NEW."price_lot", NEW."compared_kg", NEW."cash_price", NEW."cash_amount",
    NEW."cash_lot", NEW."cash_percent", NEW."price_rate", NEW."price_rate_on", NEW."price_rate_source", NEW."price_rate_note"
  FROM corral_asked_price(NEW."price_amount", NEW."price_basis", NEW."price_currency",
    CASE WHEN NEW."price_basis" = 'lot' THEN NEW."head_count" ELSE heads END, NEW."weight"::numeric, NEW."shrink_percent",
    NEW."dressing_percent", NEW."class", NEW."payment") AS p;
  RETURN NEW;
END $$;

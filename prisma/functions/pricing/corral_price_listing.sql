-- Trigger: derives what a listing's price comes to in US dollars. A write of "price" alone asks for US dollars per head.
CREATE OR REPLACE FUNCTION corral_price_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "rate" "fx_now"%ROWTYPE;
BEGIN
  IF NEW."price_amount" IS NULL OR (TG_OP = 'UPDATE' AND NEW."price" <> OLD."price"
    AND (NEW."price_amount", NEW."price_basis", NEW."price_currency") = (OLD."price_amount", OLD."price_basis", OLD."price_currency")) THEN
    NEW."price_amount" := NEW."price";
    NEW."price_basis" := 'head';
    NEW."price_currency" := 'USD';
  END IF;
  IF NEW."price_currency" = 'USD' THEN
    "rate"."per_usd" := 1;
  ELSE
    SELECT * INTO STRICT "rate" FROM "fx_now" WHERE "currency" = NEW."price_currency";
  END IF;
  SELECT "usd_head", "usd_kg", "usd_lot" INTO NEW."price", NEW."price_kg", NEW."price_lot"
  FROM corral_price(NEW."price_amount", NEW."price_basis", "rate"."per_usd", NEW."head_count", NEW."weight", NEW."shrink_percent",
    corral_dressing(NEW."dressing_percent", NEW."price_basis", NEW."class"));
  NEW."price_rate" := "rate"."per_usd";
  NEW."price_rate_on" := "rate"."day";
  NEW."price_rate_source" := "rate"."source";
  RETURN NEW;
END $$;

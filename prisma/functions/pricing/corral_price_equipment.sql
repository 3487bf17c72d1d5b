-- Trigger: derives what equipment's price comes to in US dollars, as corral_price_listing does of animals: a machine is a lot of one
-- piece. A write of "price" alone asks for US dollars.
CREATE OR REPLACE FUNCTION corral_price_equipment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."price_amount" IS NULL OR (TG_OP = 'UPDATE' AND NEW."price" <> OLD."price"
    AND (NEW."price_amount", NEW."price_currency") = (OLD."price_amount", OLD."price_currency")) THEN
    NEW."price_amount" := NEW."price";
    NEW."price_currency" := 'USD';
  END IF;
  SELECT corral_at_most(p.price, 99999999.99), p.price_rate, p.price_rate_on, p.price_rate_source, p.price_rate_note
  INTO STRICT NEW."price", NEW."price_rate", NEW."price_rate_on", NEW."price_rate_source", NEW."price_rate_note"
  FROM corral_asked_price(NEW."price_amount", 'lot', NEW."price_currency", 1, NULL, NULL, NULL, NULL, NULL) AS p;
  RETURN NEW;
END $$;

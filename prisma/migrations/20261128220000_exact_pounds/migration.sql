-- Deals by the pound or the hundredweight are weighed in pounds: a hundredth of one is exact in ten decimals of a kilogram.
ALTER TABLE deals ALTER COLUMN net_kg TYPE numeric(17, 10);
ALTER TABLE deal_weighings ALTER COLUMN gross_kg TYPE numeric(17, 10), ALTER COLUMN tare_kg TYPE numeric(17, 10);
ALTER TABLE deal_trucks ALTER COLUMN kg TYPE numeric(17, 10);

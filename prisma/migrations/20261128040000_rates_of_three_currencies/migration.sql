-- Rounded market rates of one day, so that prices in them can be compared before the first ones are fetched or entered.
INSERT INTO "fx_rates" ("currency", "day", "per_usd", "source") VALUES
  ('CAD', '2026-09-29', 1.392, 'snapshot'), ('NZD', '2026-09-29', 1.728, 'snapshot'), ('ZAR', '2026-09-29', 17.24, 'snapshot')
ON CONFLICT DO NOTHING;

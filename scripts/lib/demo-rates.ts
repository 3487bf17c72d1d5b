import type { Client } from 'pg';

/**
 * The demonstration has rates and monthly percentages of today, so that it compares prices whenever it starts; they are
 * those that Corral ships with, and their source is `demo`.
 */
export async function enterDemoRates(client: Client): Promise<void> {
  await client.query(`
    INSERT INTO fx_rates (currency, day, per_usd, source)
      SELECT currency, (now() AT TIME ZONE 'UTC')::date, per_usd, 'demo' FROM fx_rates WHERE source = 'snapshot'
      ON CONFLICT DO NOTHING;
    INSERT INTO discount_rates (currency, day, monthly_percent)
      SELECT currency, '2026-01-01', percent FROM (VALUES ('USD', 2), ('ARS', 3), ('UYU', 1), ('BRL', 1.2)) AS demo (currency, percent)
      ON CONFLICT DO NOTHING;
    UPDATE cattle_listings SET price_currency = price_currency 
      WHERE sold_at IS NULL AND (price_currency <> 'USD' OR payment->>'kind' <> 'cash')`);
}

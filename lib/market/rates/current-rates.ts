import { db } from '@/lib/core/db/client';
import type { Currency } from '@/lib/core/i18n/currencies';

/** Returns how many units of each currency a US dollar is worth, as decimal text, where the rate is recent enough. */
export async function currentRates(): Promise<Partial<Record<Currency, string>>> {
  const rates = await db.$queryRaw<{ currency: Currency; perUsd: string }[]>`
    SELECT trim("currency") AS "currency", trim_scale("per_usd")::text AS "perUsd" FROM "fx_now" WHERE corral_rate_is_current("day")`;
  return { USD: '1', ...Object.fromEntries(rates.map(({ currency, perUsd }) => [currency, perUsd])) };
}

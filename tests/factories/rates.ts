import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import type { CURRENCIES } from '@/lib/core/i18n/currencies';

type Currency = (typeof CURRENCIES)[number];

/** The UTC day that was `days` ago. */
export const dayAgo = (days: number): Date => new Date(new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10));

/** Makes rates the latest ones of their currencies: units for a US dollar, of so many days ago. */
export async function setRates(rates: Partial<Record<Currency, string>>, daysAgo = 0): Promise<void> {
  await db.fxRate.deleteMany({ where: { currency: { in: Object.keys(rates) } } });
  const day = dayAgo(daysAgo);
  const data = Object.entries(rates).map(([currency, perUsd]) => ({ currency, perUsd, day, source: 'fetched' }));
  await db.fxRate.createMany({ data });
}

/** Sets what money costs in a currency, in percent a month. */
export async function setMonthlyPercent(currency: Currency, monthlyPercent: string | null): Promise<void> {
  const at = { currency, day: dayAgo(0) };
  await db.discountRate.upsert({
    where: { currency_day: at },
    create: { ...at, monthlyPercent },
    update: { monthlyPercent },
  });
}

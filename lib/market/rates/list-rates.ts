import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db, type Prisma } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { CURRENCIES, type Currency } from '@/lib/core/i18n/currencies';
import { toDay } from '@/lib/core/durations';
import { isComparableRate, isStaleRate } from '@/lib/livestock/pricing/rate-age';
import type { Rate, RateAge, RatesOverview, RateSource } from './dto';

type Row = { currency: Currency; day: Date; perUsd: Prisma.Decimal; source: string; note: string | null };

const toRate = ({ day, perUsd, source, note }: Row): Rate => ({
  perUsd: perUsd.toString(),
  day: toDay(day),
  source: source as RateSource,
  note,
});

const ageOf = (day: string): RateAge => (!isComparableRate(day) ? 'old' : isStaleRate(day) ? 'stale' : 'current');

const byCurrency = <One extends { currency: string }>(rows: readonly One[]) =>
  new Map(rows.map((row) => [row.currency, row]));

/**
 * Lists what is known of every currency.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function listRates(actor: Actor): Promise<RatesOverview> {
  requireAdmin(actor);
  const [current, waiting, discounts, fetched] = await Promise.all([
    db.$queryRaw<Row[]>`SELECT currency, day, per_usd AS "perUsd", source, note FROM fx_now`,
    db.fxRate.findMany({ where: { status: 'pending' }, orderBy: { day: 'asc' } }),
    db.$queryRaw<{ currency: Currency; day: Date; percent: Prisma.Decimal | null }[]>`
      SELECT currency, day, monthly_percent AS percent FROM discount_now`,
    db.fxRate.aggregate({ where: { source: 'fetched' }, _max: { fetchedAt: true } }),
  ]);
  const [rates, pendings, monthlies] = [byCurrency(current), byCurrency(waiting), byCurrency(discounts)];
  return {
    currencies: CURRENCIES.map((currency) => {
      const row = rates.get(currency);
      const pending = pendings.get(currency);
      const monthly = monthlies.get(currency);
      return {
        currency,
        rate: row ? { ...toRate(row), age: ageOf(toDay(row.day)) } : null,
        pending:
          row && pending
            ? {
                ...toRate({ ...pending, currency }),
                change: pending.perUsd.div(row.perUsd).minus(1).times(100).toNumber(),
              }
            : null,
        monthly: monthly?.percent ? { percent: monthly.percent.toString(), since: toDay(monthly.day) } : null,
      };
    }),
    isFetching: env.FX_URL !== undefined,
    fetchedAt: fetched._max.fetchedAt?.toISOString() ?? null,
  };
}

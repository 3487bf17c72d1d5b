import 'server-only';
import { z } from 'zod';
import { db } from '@/lib/core/db/client';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@/lib/core/durations';
import { env } from '@/lib/core/env';
import { CURRENCIES } from '@/lib/core/i18n/currencies';
import { JUMP } from './schema';

const EVERY_MS = 6 * HOUR_MS;
const ANSWER_MS = 10 * SECOND_MS;

/** A list of all currencies of the world takes some ten kilobytes. */
const BODY_MAX = 256 * 1024;

/** Beyond it nothing is a rate of money. */
const PER_USD_MAX = 1e9;

const feedSchema = z.object({ date: z.iso.date(), usd: z.record(z.string(), z.unknown()) });

async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > BODY_MAX) throw new Error(`The rates at FX_URL are longer than ${BODY_MAX} bytes.`);
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads the feed: `{ date, usd: { ars: 1525.03, … } }`. Currencies that it lacks, or gives no rate for, are left out. */
async function readFeed(url: string, now: Date): Promise<{ day: string; rates: [string, string][] }> {
  // oxlint-disable-next-line no-restricted-globals -- the operator's source of rates is a service of the configuration
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'error', cache: 'no-store' });
  if (!answer.ok) throw new Error(`FX_URL answered ${answer.status}.`);
  const { date, usd } = feedSchema.parse(JSON.parse(await readText(answer)));
  // The latest day counts: one in the future would do so until then.
  if (Date.parse(date) > now.getTime() + DAY_MS) throw new Error(`The rates at FX_URL are of the future: ${date}.`);
  const rates = CURRENCIES.filter((currency) => currency !== 'USD').flatMap((currency): [string, string][] => {
    const perUsd = usd[currency.toLowerCase()];
    const isRate = typeof perUsd === 'number' && perUsd >= 1e-6 && perUsd < PER_USD_MAX;
    return isRate ? [[currency, perUsd.toFixed(8)]] : [];
  });
  if (rates.length === 0) throw new Error('FX_URL has no rate of any currency that sellers ask in.');
  return { day: date, rates };
}

/**
 * Fetches the rates from `url` every six hours. One that jumped from the last becomes pending; what an administrator
 * refused stays refused, unless the source corrected it. Returns how many were read.
 * @throws Error if the source doesn't answer as it should; the next run tries again.
 */
export async function fetchRates(now = new Date(), url = env.FX_URL): Promise<number> {
  if (!url) return 0;
  const last = await db.fxRate.aggregate({ where: { source: 'fetched' }, _max: { fetchedAt: true } });
  if (last._max.fetchedAt && now.getTime() - last._max.fetchedAt.getTime() < EVERY_MS) return 0;
  const { day, rates } = await readFeed(url, now);
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO fx_rates AS known (currency, day, per_usd, source, status, fetched_at)
      SELECT fetched.currency, ${day}::date, fetched.per_usd, 'fetched',
        CASE WHEN abs(fetched.per_usd / latest.per_usd - 1) > ${JUMP}::numeric THEN 'pending' ELSE 'accepted' END, ${now}
      FROM unnest(${rates.map(([currency]) => currency)}::text[], ${rates.map(([, perUsd]) => perUsd)}::numeric[]) AS fetched (currency, per_usd)
      LEFT JOIN fx_now AS latest USING (currency)
      ON CONFLICT (currency, day, source) DO UPDATE SET
        per_usd = CASE WHEN excluded.status = 'accepted' OR known.status = 'pending' THEN excluded.per_usd ELSE known.per_usd END,
        status = CASE WHEN excluded.status = 'accepted' THEN 'accepted' ELSE known.status END,
        fetched_at = excluded.fetched_at`;
    // Only the latest jump waits.
    await tx.fxRate.deleteMany({
      where: { status: 'pending', day: { lt: new Date(day) }, currency: { in: rates.map(([currency]) => currency) } },
    });
  });
  return rates.length;
}

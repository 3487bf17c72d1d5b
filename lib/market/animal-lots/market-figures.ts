import 'server-only';
import { db } from '@/lib/core/db/client';
import { countryOf } from '@/lib/core/i18n/country';

export type MarketFigures = { listings: number; sellers: number; countries: number };

/** Counts animal listings on sale, their sellers and their countries. Scans every listing, so call it rarely. */
export async function marketFigures(): Promise<MarketFigures> {
  const [row] = await db.$queryRaw<{ listings: bigint; sellers: bigint; places: string[] | null }[]>`
    SELECT count(*) AS listings, count(DISTINCT user_id) AS sellers, array_agg(DISTINCT substring(location FROM '[^,]*$')) AS places
    FROM cattle_listings WHERE is_active AND expires_at > now()`;
  const countries = new Set((row?.places ?? []).map(countryOf).filter((code) => code !== null));
  return { listings: Number(row?.listings ?? 0), sellers: Number(row?.sellers ?? 0), countries: countries.size };
}

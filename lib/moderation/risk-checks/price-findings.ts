import 'server-only';
import type { AnimalCategory } from '@/lib/core/db/generated/client';
import type { Transaction } from '@/lib/core/db/client';
import { medianOf, READ, SAMPLE, TYPO_PERCENT } from '@/lib/market/animal-lots/lots/usual-price';
import { countryOf } from '@/lib/core/i18n/country';
import type { FoundWords, RiskEvidence } from '@/lib/records/risk-signals/dto';
import type { Finding } from '@/lib/records/risk-signals/record-findings';

const LOW_PERCENT = 50;

type Priced = {
  id: string;
  userId: string;
  category: AnimalCategory;
  location: string;
  price: number;
  weight: number | null;
  age: number;
};

/**
 * Compares a listing's price with the median of what others ask for the same category in the same country: per kilogram
 * if it has a weight, otherwise per head among animals of half to twice its age. Silent with fewer than twenty prices.
 */
export async function priceFindings(tx: Transaction, own: Priced, words: FoundWords | null): Promise<Finding[]> {
  const compared = await comparedPrice(tx, own);
  if (!compared) return [];
  const { exact, evidence } = compared;
  const { percent } = evidence;
  const low = { rule: 'price_low', evidence } as const;
  // Beside words that ask for money in advance or for good, a price is low on purpose, and no slip.
  if (words && exact < LOW_PERCENT) return [low, { rule: 'cheap_and_risky', evidence: { percent, words } }];
  if (exact < TYPO_PERCENT.below || exact > TYPO_PERCENT.above) return [{ rule: 'price_typo', evidence }];
  return exact < LOW_PERCENT ? [low] : [];
}

type Compared = { exact: number; evidence: RiskEvidence['price_low'] };

async function comparedPrice(tx: Transaction, own: Priced): Promise<Compared | null> {
  const country = countryOf(own.location);
  if (!country || own.price <= 0) return null;
  const rows = await tx.$queryRaw<Priced[]>`
    SELECT id, user_id AS "userId", location, price::float8 AS price, weight, age FROM cattle_listings
    WHERE is_active AND category = ${own.category}::animal_category AND user_id <> ${own.userId}::uuid AND price > 0
    ORDER BY is_highlighted DESC, created_at DESC, id DESC LIMIT ${READ}`;
  const near = rows.filter(({ location }) => countryOf(location) === country);
  const perKg = own.weight ? near.flatMap(({ price, weight }) => (weight ? [price / weight] : [])) : [];
  const perHead = near
    .filter(({ age }) => age >= own.age / 2 && age <= Math.max(own.age * 2, 1))
    .map(({ price }) => price);
  const compared =
    own.weight && perKg.length >= SAMPLE
      ? ({ per: 'kg', price: own.price / own.weight, prices: perKg } as const)
      : ({ per: 'head', price: own.price, prices: perHead } as const);
  if (compared.prices.length < SAMPLE) return null;
  const median = medianOf(compared.prices);
  const exact = (compared.price / median) * 100;
  const evidence = {
    price: compared.price.toFixed(2),
    median: median.toFixed(2),
    per: compared.per,
    sample: compared.prices.length,
    percent: Math.floor(exact),
  };
  return { exact, evidence };
}

import { CURRENCIES, isCurrency, type Currency } from '@/lib/core/i18n/currencies';
import { KG_PER_POUND } from '@/lib/core/i18n/pound';
import { readNumber } from '@/lib/core/i18n/read-number';
import { MEASURES } from '@/lib/language/lexicon/lexicon';
import { tokens, type Span, type Token } from '@/lib/language/lexicon/tokens';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { UnitSaid, UnitsSaid } from './dto';

type Said = Partial<AnimalListingQuery>;

/** Kilograms of units of weight; those of an arroba differ from country to country. */
const POUNDS = { lb: KG_PER_POUND, cwt: 100 * KG_PER_POUND } as const;
const WEIGHTS = [...Object.entries(POUNDS), ['@', 30], ['@', 12.5]] as [NonNullable<UnitSaid['weight']>, number][];
/** Words that follow a number: «80 cents», «40 mil», «1,2 millones». */
const SCALES = [0.01, 1, 1000, 1_000_000];
/** How far beyond a price that is said alone its limit lies. */
const ALONE = [1, 1.1];
/** Limits of prices have two decimals, rounded up. */
const ROUNDED = 0.01;

const numbersOf = (said: readonly Token[]): number[] =>
  said.flatMap(({ kind, text }) => (kind === 'number' ? Number(readNumber(text) ?? NaN) : []));

/** The currency that a text names; all where it leaves open which one it is. */
function currenciesOf(said: readonly Token[]): readonly Currency[] {
  const named = said.flatMap((_, at) => MEASURES.currency.match(said, at)?.meaning ?? []).filter(isCurrency);
  return named.length > 0 ? named : CURRENCIES;
}

/** The weight that a price is by. */
function weightOf(said: readonly Token[]): keyof typeof POUNDS | undefined {
  const has = (words: RegExp) => said.some(({ text }) => words.test(text));
  return has(/^(?:cwts?|hundredweights?)$/) ? 'cwt' : has(/^(?:lbs?|libras?|pounds?|#)$/) ? 'lb' : undefined;
}

/** The unit of a weight: a number that was typed is the limit in kilograms but for the factor. */
function weightSaid(numbers: readonly number[], { minWeight, maxWeight }: Said): UnitSaid | undefined {
  const limits = [minWeight, maxWeight].filter((limit) => limit !== undefined);
  // A number alone stands for about so much.
  if (numbers.length === 1 && limits.length === 2) limits.push(limits.reduce((sum, limit) => sum + limit, 0) / 2);
  const isIn = (worth: number) =>
    numbers.some((number) => limits.some((limit) => Math.abs(number * worth - limit) < 1));
  const [weight, worth] = (isIn(1) ? undefined : WEIGHTS.find(([, worth]) => isIn(worth))) ?? [];
  return worth === undefined ? undefined : { weight, worth };
}

/** The currency of a price, and by what weight it is: that in which the limit in dollars is a number that was typed. */
function priceSaid(
  said: readonly Token[],
  limits: readonly (string | undefined)[],
  perUsd: Partial<Record<Currency, string>>,
  weight?: keyof typeof POUNDS,
): UnitSaid | undefined {
  let nearest: (UnitSaid & { currency: Currency; off: number }) | undefined;
  for (const currency of currenciesOf(said))
    for (const limit of limits.filter(Boolean).map(Number)) {
      const worth = 1 / Number(perUsd[currency] ?? NaN) / (weight ? POUNDS[weight] : 1);
      const amounts = numbersOf(said).flatMap((number) =>
        SCALES.flatMap((scale) => ALONE.map((beyond) => number * scale * beyond * worth)),
      );
      const off = Math.min(...amounts.map((amount) => Math.abs(limit - amount)));
      if (off <= ROUNDED && off < (nearest?.off ?? Infinity)) nearest = { currency, weight, worth, off };
    }
  if (!nearest || (nearest.currency === 'USD' && !weight)) return undefined;
  return { currency: nearest.currency, ...(weight ? { weight } : {}), worth: nearest.worth };
}

/** The units of a text's limits, where they are others than those of the filters: kilograms and US dollars. */
export function unitsSaid(
  text: string,
  spans: readonly Span[],
  limits: Said,
  perUsd: Partial<Record<Currency, string>>,
): UnitsSaid {
  const said = (...keys: (keyof AnimalListingQuery)[]) =>
    spans
      .filter((span) => keys.some((key) => span.keys.includes(key)))
      .flatMap(({ start, end }) => tokens(text.slice(start, end)));
  const { minPrice, maxPrice, minPriceKg, maxPriceKg } = limits;
  const byWeight = said('minPriceKg', 'maxPriceKg');
  return {
    weight: weightSaid(numbersOf(said('minWeight', 'maxWeight')), limits),
    price: priceSaid(said('minPrice', 'maxPrice'), [minPrice, maxPrice], perUsd),
    priceKg: priceSaid(byWeight, [minPriceKg, maxPriceKg], perUsd, weightOf(byWeight)),
  };
}

import { countryOf } from '@/lib/core/i18n/country';
import { formatDecimal, formatWeight } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { KG_PER_POUND } from '@/lib/core/i18n/pound';
import { over, times, toFraction } from '@/lib/livestock/pricing/normalise-price';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import { fixed, plain, type Exact } from './exact';
import type { DealTerms } from './schema';

/** What the scales of a deal show. */
export type ScaleUnit = 'kg' | 'lb';

/** Decimals of stored kilograms, in which hundredths of a pound are exact. */
export const KG_PLACES = 10;

const POUND_KG: Exact = toFraction(String(KG_PER_POUND));

/** Where animals are weighed in pounds whatever their price is for. */
const POUND_COUNTRIES = new Set(['US', 'CA']);

type Weighed = Pick<DealTerms, 'basis'> & Partial<Pick<DealTerms, 'slide' | 'scale'>>;

/**
 * The unit in which the animals of a deal are weighed and its weights are shown: that of the price where it is by weight;
 * of one by the head or the lot, that of its slide, else of the scales at the animals' place. They are stored in kilograms
 * all the same.
 */
export function scaleUnit({ basis, slide, scale }: Weighed): ScaleUnit {
  if (isByWeight(basis)) return basis === 'live_lb' || basis === 'live_cwt' ? 'lb' : 'kg';
  return slide?.unit ?? scale ?? 'kg';
}

/** What the terms of a sale keep of the scales at the animals' place: nothing where they show kilograms. */
export const scalesAt = (location: string): Pick<DealTerms, 'scale'> =>
  POUND_COUNTRIES.has(countryOf(location) ?? '') ? { scale: 'lb' } : {};

/** Kilograms in a unit. */
export const inUnit = (kg: Exact, unit: ScaleUnit): Exact => (unit === 'kg' ? kg : over(kg, POUND_KG));

/** The kilograms of so many of a unit. */
export const fromUnit = (count: Exact, unit: ScaleUnit): Exact => (unit === 'kg' ? count : times(count, POUND_KG));

/** Kilograms as the scale shows them, as decimal text: `238.13599425` → `525`. */
export const onScale = (kg: string, unit: ScaleUnit): string =>
  unit === 'kg' ? kg : plain(inUnit(toFraction(kg), unit), 2);

/** What a scale shows, in kilograms; what isn't a number stays as it is, for the field to refuse it. */
export const toKg = (text: string, unit: ScaleUnit): string =>
  unit === 'lb' && /^\d+(?:\.\d+)?$/.test(text) ? plain(times(toFraction(text), POUND_KG), KG_PLACES) : text;

/**
 * The kilograms of a weight that was typed on a scale of pounds and stored as kilograms with two decimals: those of the
 * roundest pounds that are stored so, `238.14` → 525 lb, `238.13599425`. Others stay as they are.
 */
export function asTyped(kg: number, unit: ScaleUnit): number {
  const stored = kg.toFixed(2);
  if (unit === 'kg' || Number(stored) !== kg) return kg;
  const inPounds = inUnit(toFraction(stored), unit);
  const typed = [0, 1, 2]
    .map((places) => times(toFraction(fixed(inPounds, places)), POUND_KG))
    .find((weight) => fixed(weight, 2) === stored);
  return typed ? Number(plain(typed, KG_PLACES)) : kg;
}

/** The figure of a weight, for a column that has the unit in its heading. */
export const scaleFigure = (locale: Locale, kg: string, unit: ScaleUnit): string =>
  formatDecimal(locale, onScale(kg, unit));

/** A weight on paper or in a table, with its unit. */
export const scaleText = (locale: Locale, kg: string, unit: ScaleUnit): string =>
  `${scaleFigure(locale, kg, unit)}\u00a0${unit}`;

/** A weight in a sentence, as round as weights are elsewhere: `742 kg`, `1,635 lb`. */
export const formatScale = (locale: Locale, kg: string | number, unit: ScaleUnit): string =>
  unit === 'kg' ? formatWeight(locale, kg) : scaleText(locale, Number(kg).toFixed(KG_PLACES), unit);

/** The lightest and the heaviest, the unit once: `500` and `550 lb`. */
export const scaleRange = (locale: Locale, lightest: number, heaviest: number, unit: ScaleUnit) => ({
  from: formatScale(locale, lightest, unit).replace(`\u00a0${unit}`, ''),
  to: formatScale(locale, heaviest, unit),
});

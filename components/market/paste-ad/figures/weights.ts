import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { DEFAULT_LOCALE } from '@/lib/core/i18n/locales';
import { KG_PER_POUND } from '@/lib/core/i18n/pound';
import type { AdReading } from '@/lib/language/ads/dto';
import { readPounds } from '@/lib/livestock/price-formats/read-quantity';
import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import { guessesOf } from '../ad-marks';
import { wordsAt } from '../fact-text';
import { choicesWithin } from '../open-questions';

type WeightUnit = 'kg' | 'lb';

const POUNDS = /\d\s*(?:(?:lbs?|pounds?|libras?|cwt)(?!\p{L})|#)/iu;

/** The unit in which an advertisement weighs: of the weight that it says, or else of any other. */
export function weighedIn(text: string, { facts }: AdReading): WeightUnit {
  const spans = facts.filter(({ field }) => field === 'weight').flatMap((fact) => fact.spans);
  return POUNDS.test(wordsAt(text, spans).join(' ') || text) ? 'lb' : 'kg';
}

/** Kilograms, which forms hold, as decimal text of a unit; pounds whole. */
export const shownIn = (unit: WeightUnit, kilograms: string): string =>
  unit === 'kg' ? kilograms : String(Math.round(Number(kilograms) / KG_PER_POUND));

/** So many of a unit in kilograms, as its field would read them. */
const heldOf = (unit: WeightUnit, weight: number): string =>
  unit === 'kg' ? String(weight) : (readPounds(DEFAULT_LOCALE, String(weight))[0] ?? '');

const SHARES = [0.9, 0.95, 1.05, 1.1] as const;
const ROUND_FROM = 100;

/** A weight with others around it, which are round. */
function around(weight: string, unit: WeightUnit): string[] {
  const shown = Number(shownIn(unit, weight));
  const step = shown < ROUND_FROM ? 1 : 5;
  const others = SHARES.map((share) => heldOf(unit, Math.round((shown * share) / step) * step));
  return [...new Set([weight, ...others])].sort((one, other) => Number(one) - Number(other));
}

/** Weights to choose from: within what the advertisement says, or what is usual for the class. */
function usualWeights({ class: code, weightMin, weightMax }: AnimalListingFormValues, unit: WeightUnit): string[] {
  const within = (low: number, high: number) =>
    choicesWithin(Number(shownIn(unit, String(low))), Number(shownIn(unit, String(high)))).map((one) =>
      heldOf(unit, one),
    );
  const [low, high] = [Number(weightMin), Number(weightMax)];
  if (weightMin && weightMax && low > 0 && high > low) return within(low, high);
  const stockClass = CLASSES[code as ClassCode] as { kg?: readonly [number, number] } | undefined;
  return stockClass?.kg ? within(...stockClass.kg) : [];
}

/** So far from what is usual for its class a weight may be. */
const FAR = 1.5;

/**
 * The numbers of an advertisement that nothing else holds, where they may well be weights in kilograms: «40 terneros
 * Angus 185».
 */
function namedWeights(text: string, { unread }: AdReading, { class: code }: AnimalListingFormValues): number[] {
  const stockClass = CLASSES[code as ClassCode] as { kg?: readonly [number, number] } | undefined;
  const [low, high] = stockClass?.kg ?? [];
  if (low === undefined || high === undefined) return [];
  const numbers = unread
    .flatMap(({ start, end }) => text.slice(start, end).match(/(?<![\p{L}\d.,])\d+(?![\p{L}\d]|[.,]\d)/gu) ?? [])
    .map(Number);
  return [...new Set(numbers)].filter((kg) => kg >= low / FAR && kg <= high * FAR);
}

/** Kilograms to choose from with one tap: around the weight that is said, or what the advertisement may mean and usual ones. */
export function weightsToChoose(
  text: string,
  reading: AdReading,
  values: AnimalListingFormValues,
  unit: WeightUnit,
): string[] {
  if (Number(values.weight) > 0) return around(values.weight, unit);
  const likely = guessesOf(reading, 'weight').map(({ value }) => String(value));
  const named = unit === 'kg' ? namedWeights(text, reading, values).map(String) : [];
  return [...new Set([...likely, ...named, ...usualWeights(values, unit)])];
}

import { SPECIES } from '@/lib/livestock/stock/species';
import type { Category } from '@/lib/livestock/stock/categories';
import { CLASSES, usualKg, type ClassCode } from '@/lib/livestock/stock/classes';
import { KG_USD } from './units';

/** Whether a head of a category costs more than a kilo of anything does: cattle and horses. */
export const isDear = (category: Category): boolean => SPECIES[category].headUsd[0] > KG_USD;

/** A bare number may be kilograms if it is so near to what a class weighs. */
const KG_APART = 1.25;

/** Whether the animals of a class weigh so much. */
export function weighs(code: ClassCode, low: number, high: number, apart = KG_APART): boolean {
  const { kg } = CLASSES[code];
  return kg !== undefined && low >= kg[0] / apart && high <= kg[1] * apart;
}

/** Whether so many kilograms may be said of the animals of a class, whatever is known of them: as the least, far fewer. */
export function mayWeigh(code: ClassCode, kilograms: number): boolean {
  const usual = usualKg(code);
  return usual !== null && kilograms >= usual[0] / 2 && kilograms <= usual[1] * KG_APART;
}

/** Whether somebody may ask for animals of a class of so many kilograms or more: fewer than the heaviest of them weigh. */
export function mayBeLeast(code: ClassCode, kilograms: number): boolean {
  const { kg } = CLASSES[code];
  return kg !== undefined && kilograms < kg[1];
}

/** How much lighter than its class an animal may be, or than its kind if that doesn't say it. */
const LIGHTER = 5;
const LIGHTER_UNSAID = 4;

/** Whether so few kilograms are no weight of animals of a class, but of a litre of milk, or a price. */
export function isTooLight(code: ClassCode, kilograms: number): boolean {
  const { kg, category } = CLASSES[code];
  if (kg) return kilograms < kg[0] / LIGHTER;
  const unsaid = SPECIES[category].kg;
  return unsaid !== null && kilograms < unsaid[0] / LIGHTER_UNSAID;
}

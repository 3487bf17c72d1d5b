import type { Category } from '../../../lib/livestock/stock/categories';
import { CATTLE, CATTLE_COATS } from './cattle-hides';
import { GOATS, GOATS_COATS } from './goat-hides';
import type { Coats, Hide } from './hide';
import { HORSES, HORSES_COATS } from './horse-hides';
import { POULTRY, POULTRY_COATS } from './poultry-hides';
import { SHEEP, SHEEP_COATS } from './sheep-hides';

/** The coats that pictures can show, per category. */
export const HIDES = {
  bovine: CATTLE,
  ovine: SHEEP,
  caprine: GOATS,
  equine: HORSES,
  aviary: POULTRY,
} satisfies Record<Category, Record<string, Hide>>;

export type CoatOf<C extends Category> = keyof (typeof HIDES)[C];
export type Coat = { [C in Category]: CoatOf<C> }[Category];

export const COATS: { readonly [C in Category]: Coats<C, CoatOf<C>> } = {
  bovine: CATTLE_COATS,
  ovine: SHEEP_COATS,
  caprine: GOATS_COATS,
  equine: HORSES_COATS,
  aviary: POULTRY_COATS,
};

/** The colours of a coat. */
export function hideOf(category: Category, coat: Coat): Hide {
  const hides: Partial<Record<Coat, Hide>> = HIDES[category];
  const hide = hides[coat];
  if (!hide) throw new Error(`No ${category} is ${coat}`);
  return hide;
}

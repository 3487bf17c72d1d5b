import type { Category } from '../../../lib/livestock/stock/categories';
import { CATTLE } from './cattle-hides';
import { GOATS } from './goat-hides';
import type { Hide } from './hide';
import { HORSES } from './horse-hides';
import { POULTRY } from './poultry-hides';
import { SHEEP } from './sheep-hides';

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

/** The colours of a coat. */
export function hideOf(category: Category, coat: Coat): Hide {
  const hides: Partial<Record<Coat, Hide>> = HIDES[category];
  const hide = hides[coat];
  if (!hide) throw new Error(`No ${category} is ${coat}`);
  return hide;
}

import type { BREEDS } from '../../../lib/livestock/stock/breeds';
import type { Category } from '../../../lib/livestock/stock/categories';
import type { Hex } from './colour';

/** How `patch` lies on the body. */
type Pattern = 'pied' | 'broken' | 'tobiano' | 'speckled' | 'roan' | 'brindle' | 'shaded';

/**
 * An animal's colours: `base` the body, `shade` the far legs and folds, `light` muzzle and belly, `dark` hooves, mane
 * and the tuft of the tail, `patch` the markings, `face` a face that differs from the body. `build` and `horns` are
 * what else tells breeds apart.
 */
export type Hide = {
  base: Hex;
  shade: Hex;
  light: Hex;
  dark: Hex;
  patch?: Hex;
  face?: Hex;
  pattern?: Pattern;
  /** The lower legs. */
  socks?: Hex;
  ears?: Hex;
  build?: 'zebu' | 'hair' | 'clean-faced' | 'lop-eared' | 'earless' | 'fleece';
  horns?: 'short' | 'long';
};

type Named = 'Crossbred' | 'Other';

/** Who has which coat: the texts and the pictures of a listing follow this table. */
export type Coats<C extends Category, Coat> = {
  /** Commonest first. */
  breeds: Readonly<Record<Exclude<(typeof BREEDS)[C][number], Named>, readonly Coat[]>>;
  /** Crosses and breeds outside the list, by the names that texts give them. */
  named: Readonly<Record<string, Coat>>;
};

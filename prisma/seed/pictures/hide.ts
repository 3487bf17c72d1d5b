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

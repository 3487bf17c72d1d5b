import type { Token } from '../lexicon/tokens';
import type { Quantity } from './quantity';

const CARCASS = new Set(['cwt', 'dw', 'dwt', 'dressed', 'hscw', 'carcase', 'carcass', 'carcaca', 'gancho']);

/** “20 kg cwt”: whether a weight is that of the carcass, which no filter is for. */
export const isOfCarcass = (tokens: readonly Token[], { unit, to }: Quantity): boolean =>
  unit.of === 'weight' && CARCASS.has(tokens[to]?.text ?? '');

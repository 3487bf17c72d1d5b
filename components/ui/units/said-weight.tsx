'use client';

import { useSaidWeight, type Units } from './settings';

/** Shows a page's weights in the unit that was asked in. */
export function SaidWeight({ weight }: { weight: Units['weight'] }) {
  useSaidWeight(weight);
  return null;
}

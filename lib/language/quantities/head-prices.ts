import type { Locale } from '@/lib/core/i18n/locales';
import type { Token } from '@/lib/language/lexicon/tokens';
import { SINGLE_HEAD } from './cursor';
import type { Compare, Unit } from './quantity';

/** From this on «cabeza» may be what a price is for, and from there on it is, of what is asked at most. */
const MAYBE_PRICE = 300;
const SURE_PRICE = 1_000;
/** “Under 900 head” may be dollars as well. */
const BELOW = new Set(['under', 'below']);

/** The unit of a number before «cabeza»: «até 1800 cabeça» is a price, «500 cabezas» is how many. */
export function headUnit(
  tokens: readonly Token[],
  {
    from,
    to,
    value,
    compare,
    locale,
  }: { from: number; to: number; value: number; compare: Compare | undefined } & {
    locale: Locale;
  },
): Unit {
  const isBelow = locale === 'en' && BELOW.has(tokens[from]?.text ?? '');
  const isSingle = SINGLE_HEAD.match(tokens, to - 1) !== null;
  if (compare === 'min' || !(isSingle || isBelow) || value < MAYBE_PRICE) return { of: 'heads' };
  if (compare === 'max' && isSingle && value >= SURE_PRICE) return { of: 'price', basis: 'head' };
  return compare === 'max' || value >= SURE_PRICE ? { of: 'heads', isUnsure: true } : { of: 'heads' };
}

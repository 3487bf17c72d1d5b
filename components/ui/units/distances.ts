import type { Locale } from '@/lib/core/i18n/locales';
import type { Units } from './settings';

const KM_PER_MILE = 1.609344;
/** From so many miles on nobody counts single ones. */
const ROUND_FROM = 20;
const ROUND = 5;

const KM = /(\d[\d.,]*)(\s)km(?!\p{L})/gu;

/** Texts with distances in them: places on cards, filters and their choices, links that widen a search. */
const DISTANCES =
  ".card-foot b, .card-differs, .card-differs b, .own-distance, .chip, .chip-menu a, [name='radius'] option, .band-head a, .compare data";

/** How far a lot is: rounded up, so that what is too far doesn't read as if it weren't. */
const LOT_DISTANCES = '.card-foot b, .card-differs b, .own-distance';
/** Whole kilometres are so far from what they were rounded from. */
const HALF_KM = 0.5;

/** What was last written into a text, and what stood there before. */
const written = new WeakMap<Text, { kilometres: string; shown: string }>();

/** Writes the distances of a text in miles, as far as anybody counts them. */
export function inMiles(text: string, locale: Locale, isUp = false): string {
  return text.replace(KM, (_, typed: string, space: string) => {
    const km = Number(typed.replace(/[.,]/g, ''));
    const miles = (isUp ? Math.max(0, km - HALF_KM) : km) / KM_PER_MILE;
    const step = miles < ROUND_FROM ? 1 : ROUND;
    return `${((isUp ? Math.ceil : Math.round)(miles / step) * step).toLocaleString(locale)}${space}mi`;
  });
}

/** Shows the distances of a page in miles to whoever weighs in pounds. */
export function convertDistances({ weight }: Units): void {
  const locale = document.documentElement.lang as Locale;
  for (const element of document.querySelectorAll(DISTANCES))
    for (const text of element.childNodes) {
      if (!(text instanceof Text)) continue;
      const before = written.get(text);
      const kilometres = before?.shown === text.data ? before.kilometres : text.data;
      const shown = weight === 'lb' ? inMiles(kilometres, locale, element.matches(LOT_DISTANCES)) : kilometres;
      written.set(text, { kilometres, shown });
      if (text.data !== shown) text.data = shown;
    }
}

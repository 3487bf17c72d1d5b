import { CURRENCIES, currencySign, type Currency } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';

/** What prices come to: figures for comparison, not prices as asked. */
export const COMPARED = '.card-line, .lot-sums, .lot-heads .sum, .bottom-bar .asked + p';

/** True if a figure for comparison of the page is in another currency. */
export function hasForeign(own: Currency): boolean {
  const locale = document.documentElement.lang as Locale;
  const signs = new Set(CURRENCIES.filter((code) => code !== own).map((code) => currencySign(locale, code)));
  return [...document.querySelectorAll(`:is(${COMPARED}) data`)].some(({ textContent }) =>
    textContent.split(/\s/).some((word) => signs.has(word)),
  );
}

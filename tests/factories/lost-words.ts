import type { Locale } from '@/lib/core/i18n/locales';
import { LITTLE, isTelling } from '@/lib/language/lexicon/lexicon';
import { tokens, type Token } from '@/lib/language/lexicon/tokens';
import type { understand } from '@/lib/language/sentences/understand';
import { gazetteer } from '@/lib/places/gazetteer';

/** What a US dollar costs, in every currency that the corpora name. */
export const PER_USD = {
  ...{ USD: '1', ARS: '1500', UYU: '40', BRL: '5', MXN: '20', PYG: '7500' },
  ...{ COP: '4000', CLP: '950', EUR: '0.9', GBP: '0.8', AUD: '1.5', CAD: '1.4', NZD: '1.7', ZAR: '18' },
};

/** What a span says if no filter came of it: its currency is asked for, or it is shown as not used; never nothing. */
const NO_FILTERS = new Set(['not', 'unused', 'currency']);

/** Tokens that may not be lost, and names of larger places after a word such as «en». */
function telling(text: string, locale: Locale): Token[] {
  const all = tokens(text);
  const words = all.map((token) => token.text);
  const places = all.map((_, at) => {
    const before = LITTLE.where.match(all, at - 1);
    const found = before?.length === 1 && before.meaning !== 'from' ? gazetteer().match(words, at) : null;
    return found?.places.some(({ population }) => population > 100_000) === true && !LITTLE.skip.match(all, at);
  });
  return all.filter((_, at) => isTelling(all, at, locale) || places[at]);
}

/** Words of animals are one filter together. */
const isOfStock = (key: string) => ['class', 'sex', 'category'].includes(key);

/** The telling tokens of a search that its reading loses or takes twice, each with the parts that it is in. */
export function lostWords(
  query: string,
  locale: Locale,
  { filters, text, spans, asksPlace }: ReturnType<typeof understand>,
): string[] {
  const left = tokens(text).map((token) => token.text);
  return telling(query, locale).flatMap((token) => {
    const within = spans.filter(({ start, end }) => start <= token.start && end >= token.end);
    const [span, another] = within;
    const isSaid = (key: string) =>
      NO_FILTERS.has(key) || key in filters || isOfStock(key) || (key === 'near' && asksPlace);
    const isUsed = span && span.keys.length > 0 && span.keys.every(isSaid);
    const isLeft = !span && left.includes(token.text);
    if (isLeft) left.splice(left.indexOf(token.text), 1);
    return isLeft || (isUsed && !another) ? [] : [`${token.text}: ${JSON.stringify(within.map(({ keys }) => keys))}`];
  });
}

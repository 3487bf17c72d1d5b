import { countryName } from './country';
import type { Locale } from './locales';

/** Countries that English names with an article. */
const WITH_ARTICLE: ReadonlySet<string> = new Set(
  'AE BS CD CF CG DO FK GB GM KM KY MH MV NL PH SB TC US VG VI'.split(' '),
);

/** "In" some countries, which Portuguese names with an article. */
const IN_PORTUGUESE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['No', 'BR CA CL EC GB MX PA PE PY UY'],
    ['Na', 'AR AU BO CO CR DO ES GT NI NZ VE'],
    ['Nos', 'US'],
  ].flatMap(([word = '', codes = '']) => codes.split(' ').map((code) => [code, word])),
);

/** Fills in a pattern such as «Em {place}»: "En Uruguay", “In the United States”, "No Brasil". */
export function inCountryText(pattern: string, code: string, locale: Locale): string {
  const text = pattern.replace('{place}', countryInText(code, locale));
  const word = locale === 'pt' ? IN_PORTUGUESE[code] : undefined;
  return word ? text.replace(/^Em /, `${word} `) : text;
}

/** Returns what a country is called within a sentence: “the United States”. */
export function countryInText(code: string, locale: Locale): string {
  const name = countryName(code, locale);
  return locale === 'en' && WITH_ARTICLE.has(code) ? `the ${name}` : name;
}

import type { Locale } from './locales';

/** Countries that English names with an article. */
const WITH_ARTICLE: ReadonlySet<string> = new Set(
  'AE BS CD CF CG DO FK GB GM KM KY MH MV NL PH SB TC US VG VI'.split(' '),
);

/** Returns what a country is called within a sentence: “the United States”. */
export function countryInText(code: string, locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  return locale === 'en' && WITH_ARTICLE.has(code) ? `the ${name}` : name;
}

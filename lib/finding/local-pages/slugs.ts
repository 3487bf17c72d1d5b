import 'server-only';
import { stockWord } from '@/lib/market/animal-lots/class-words';
import { CLASSES, CLASS_NAMES, isClassCode } from '@/lib/livestock/stock/classes';
import { countryName } from '@/lib/core/i18n/country';
import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { gazetteer, placeWords } from '@/lib/places/gazetteer';
import type { LocalQuery } from './dto';
import { DIRECTORY_PATHS } from './schema';

/** Names and what stands for them in addresses, found both ways. */
class Slugs<Name> {
  private readonly names = new Map<string, Name>();
  private readonly slugs = new Map<Name, string>();

  constructor(words: Iterable<readonly [Name, string]>) {
    for (const [name, text] of words) {
      const slug = placeWords(text).join('-');
      this.names.set(slug, name);
      this.slugs.set(name, slug);
    }
  }

  named(slug: string): Name | undefined {
    return this.names.get(slug);
  }

  of(name: Name): string | undefined {
    return this.slugs.get(name);
  }
}

/** Whether a class is called like its family in some language, such as male calves: the page is the family's. */
function isCalledAsFamily(name: string): boolean {
  const family = isClassCode(name) ? CLASSES[name].family : name;
  const word = (of: string, locale: Locale) => stockWord(of, locale).other;
  return family !== name && LOCALES.some((locale) => word(name, locale) === word(family, locale));
}

const STOCK = [...CLASS_NAMES].filter((name) => !isCalledAsFamily(name));

function readSlugs() {
  const countries = gazetteer()
    .ofKind('country')
    .map(({ country }) => country);
  const regions = gazetteer().ofKind('region');
  const inLanguage = (locale: Locale) => ({
    stock: new Slugs(STOCK.map((name) => [name, stockWord(name, locale).other] as const)),
    countries: new Slugs(countries.map((code) => [code, countryName(code, locale)] as const)),
  });
  return {
    regions: new Map(
      countries.map((code) => [
        code,
        new Slugs(regions.filter(({ country }) => country === code).map(({ id, name }) => [id, name] as const)),
      ]),
    ),
    es: inLanguage('es'),
    en: inLanguage('en'),
    pt: inLanguage('pt'),
  };
}

let known: ReturnType<typeof readSlugs> | undefined;
const slugs = () => (known ??= readSlugs());

/** Reads the segments after the base, such as `vaquillonas/uruguay/tacuarembo`; null if they name no page. */
export function readLocalPath(segments: readonly string[], locale: Locale): LocalQuery | null {
  const [stock = '', countrySlug, regionSlug, ...more] = segments;
  const { regions, [locale]: own } = slugs();
  const name = own.stock.named(stock);
  if (name === undefined || more.length > 0) return null;
  if (countrySlug === undefined) return { class: name };
  const country = own.countries.named(countrySlug);
  if (country === undefined) return null;
  if (regionSlug === undefined) return { class: name, country };
  const region = regions.get(country)?.named(regionSlug);
  return region === undefined ? null : { class: name, country, region };
}

/** What stands for a region in addresses, in every language. */
export const regionSlug = (country: string, region: number): string => slugs().regions.get(country)?.of(region) ?? '';

/** Returns a page's address in a language, without its prefix; null for a class that has none. */
export function localPath({ class: name, country, region }: LocalQuery, locale: Locale): string | null {
  const own = slugs()[locale];
  const stock = own.stock.of(name);
  const segments = [
    stock,
    ...(country === undefined ? [] : [own.countries.of(country)]),
    ...(country === undefined || region === undefined ? [] : [regionSlug(country, region)]),
  ];
  return segments.every(Boolean) ? [DIRECTORY_PATHS[locale], ...segments].join('/') : null;
}

/** Returns a page's address in every language; null if one has none. */
export function localPaths(query: LocalQuery): Record<Locale, string> | null {
  const [es, en, pt] = LOCALES.map((locale) => localPath(query, locale));
  return es && en && pt ? { es, en, pt } : null;
}

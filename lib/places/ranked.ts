import type { Locale } from '@/lib/i18n/locales';
import type { Place } from './dto';

/** How a text speaks of a place: in or from it, near it, or without a word. */
export type Where = 'in' | 'from' | 'near' | 'bare';

const SPANISH = 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE'.split(' ');
/** The countries of a language, then those where it is understood. */
const COUNTRIES: Record<Locale, readonly (readonly string[])[]> = {
  es: [SPANISH, ['US', 'BR']],
  pt: [['BR', 'PT'], SPANISH],
  en: [['US', 'GB', 'AU', 'NZ', 'IE', 'CA', 'ZA'], SPANISH],
};

const ORDER: Record<Where, readonly Place['kind'][]> = {
  in: ['country', 'region', 'city', 'district'],
  from: ['country', 'region', 'city', 'district'],
  near: ['city', 'district', 'region', 'country'],
  bare: ['country', 'city', 'region', 'district'],
};

/** Sorts places of one name: of the visitor's country, of the language's, then as the words before ask, then the largest. */
export function ranked(
  places: readonly Place[],
  where: Where,
  locale: Locale,
  country: string | null | undefined,
): Place[] {
  const tiers = [country ? [country] : [], ...COUNTRIES[locale]];
  const tier = ({ country: of }: Place) => {
    const index = tiers.findIndex((codes) => codes.includes(of));
    return index < 0 ? tiers.length : index;
  };
  const kind = (place: Place) => ORDER[where].indexOf(place.kind);
  return places.toSorted((a, b) => tier(a) - tier(b) || kind(a) - kind(b) || b.population - a.population);
}

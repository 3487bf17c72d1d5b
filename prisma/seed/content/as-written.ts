import { readAd } from '@/lib/language/ads/read-ad';
import { countryOf } from '@/lib/core/i18n/country';
import type { DemoListing, Language } from './types';

const said = (text: string, language: Language, country: string | null): ReadonlyMap<string, string> =>
  new Map<string, string>(
    readAd(text, { language, country }).facts.flatMap(({ field, state, value }) =>
      state === 'said' && typeof value === 'string' ? [[field, value] as const] : [],
    ),
  );

/**
 * Returns a listing whose lot says in its drawn fields what its text says, where that says it otherwise. It takes some
 * milliseconds, and only what is stored needs it.
 */
export function asWritten(listing: DemoListing): DemoListing {
  const { lot, description, language, location } = listing;
  const words = said(description, language, countryOf(location));
  const of = <Value>(name: string, drawn: Value): Value =>
    drawn === null || drawn === undefined ? drawn : ((words.get(name) as Value | undefined) ?? drawn);
  const sellMode = of('sellMode', lot.sellMode);
  const stated = {
    ...lot,
    sellMode,
    minHeads: sellMode === 'whole' ? null : lot.minHeads && Number(of('minHeads', lot.minHeads)),
    shrinkPercent: of('shrinkPercent', lot.shrinkPercent),
    freightPayer: of('freightPayer', lot.freightPayer),
    horns: of('horns', lot.horns),
    origin: of('origin', lot.origin),
    weanedDays: lot.weanedDays === null ? null : Number(of('weanedDays', lot.weanedDays)),
    traits: Object.fromEntries(
      Object.entries(lot.traits).map(([name, drawn]) => [
        name,
        typeof drawn === 'string' ? of(`traits.${name}`, drawn) : drawn,
      ]),
    ),
  };
  return { ...listing, lot: stated };
}

import { readAd } from '@/lib/language/ads/read-ad';
import type { LotFacts } from './lot-facts';
import type { Country, Language } from './types';

const said = (text: string, language: Language, country: Country): ReadonlyMap<string, string> =>
  new Map<string, string>(
    readAd(text, { language, country }).facts.flatMap(({ field, state, value }) =>
      state === 'said' && typeof value === 'string' ? [[field, value] as const] : [],
    ),
  );

/** Returns a lot whose drawn fields say what its text says, where that says it otherwise. */
export function asWritten(lot: LotFacts, text: string, language: Language, country: Country): LotFacts {
  const words = said(text, language, country);
  const of = <Value>(name: string, drawn: Value): Value =>
    drawn === null || drawn === undefined ? drawn : ((words.get(name) as Value | undefined) ?? drawn);
  const sellMode = of('sellMode', lot.sellMode);
  return {
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
}

/** What a truck of cattle costs and carries in a country. */
export interface FreightRate {
  /** US dollars for a truck, loaded, by the unit of distance that truckers count in. */
  usd: number;
  per: 'km' | 'mile';
  /** Kilograms of live weight in a truck. */
  load: number;
  /** The same of calves, of which less weight fits. */
  calfLoad: number;
}

const KM_PER_MILE = 1.609344;
const KG_PER_LB = 0.45359237;

/** A cage truck: 42 steers of 420 kg or 72 calves of 160 kg. */
const RIVER_PLATE: FreightRate = { usd: 3, per: 'km', load: 42 * 420, calfLoad: 72 * 160 };
const POT_LOAD = 42_000 * KG_PER_LB;

/** Where a rate is known; others are added here. Freight of other animals than cattle is counted by the deck. */
const RATES: Partial<Record<string, FreightRate>> = {
  AR: RIVER_PLATE,
  UY: RIVER_PLATE,
  // As at the end of 2022.
  US: { usd: 5.5, per: 'mile', load: POT_LOAD, calfLoad: POT_LOAD },
};

/** Roads are so much longer than the straight line. */
export const ROAD_FACTOR = 1.25;

/** Returns what a truck of cattle costs within a country; null where that isn't known. */
export const freightRate = (country: string): FreightRate | null =>
  (Object.hasOwn(RATES, country) && RATES[country]) || null;

/** Estimates the freight of a whole lot in US dollars per head, from the kilometres in a straight line. */
export function freightPerHead(
  { usd, per, load, calfLoad }: FreightRate,
  { heads, kg, areCalves }: { heads: number; kg: number; areCalves: boolean },
  km: number,
): number {
  const trucks = Math.ceil((heads * kg) / (areCalves ? calfLoad : load));
  const distance = (km * ROAD_FACTOR) / (per === 'mile' ? KM_PER_MILE : 1);
  return (trucks * distance * usd) / heads;
}

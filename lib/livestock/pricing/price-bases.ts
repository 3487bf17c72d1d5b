/** What a price is for: one head, the lot, a weight of live animal or of carcass. An arroba is 15 kg of carcass. */
export const PRICE_BASES = ['head', 'live_kg', 'carcass_kg', 'arroba', 'live_lb', 'live_cwt', 'lot'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** True if what a price comes to depends on the animals' weight. */
export const isByWeight = (basis: PriceBasis): boolean => basis !== 'head' && basis !== 'lot';

/** True if it is for live weight, of which a shrink is taken off. */
export const isByLiveWeight = (basis: PriceBasis): boolean =>
  basis === 'live_kg' || basis === 'live_lb' || basis === 'live_cwt';

import type { LotTerms } from '@/components/auctions/lot-page/lot-provider';

/** A lot on which people bid as a whole in US dollars, as most are. */
export const WHOLE_LOT: LotTerms = { priceBasis: 'lot', priceCurrency: 'USD', priceUnits: '1', perUsd: '1' };

/** Forty calves of 170 kg on which people bid by the kilogram. */
export const BY_THE_KILO: LotTerms = { ...WHOLE_LOT, priceBasis: 'live_kg', priceUnits: '6800' };

import { EMPTY_FACTS } from '@/lib/livestock/facts/stored-facts';
import type { LotDto } from '../lot-dto';

/** The lot of which nothing is said yet; what it comes to in US dollars isn't known either. */
export const EMPTY_LOT: LotDto = {
  ...EMPTY_FACTS,
  titleAuto: false,
  titles: null,
  priceAmount: '0',
  priceBasis: 'head',
  priceCurrency: 'USD',
  traits: {},
  priceKg: null,
  lotTotal: null,
  cashPrice: null,
  cashTotal: null,
  cashAmount: null,
  cashPercent: null,
  headsLeft: null,
  rate: null,
  comparable: false,
};

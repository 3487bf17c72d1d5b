import type { Currency } from '@/lib/core/i18n/currencies';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import type { Breed } from '@/lib/livestock/stock/breeds';
import type { Category } from '@/lib/livestock/stock/categories';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { usualCurrency } from '@/lib/core/i18n/currencies';
import { amountIn } from '../lot-facts';
import { PLACES, type PlaceKey } from '../places';
import type { Coat } from '../../pictures/hides';
import type { Subject } from '../../pictures/sets';

/** The outcome of a lot's bidding for `comprador@corral.test`. */
export type BuyerPart = 'leads' | 'outbid' | 'none';

/**
 * An auction lot of the demo. Hours are relative to now (negative: past); prices are for its basis, in the currency of
 * its country.
 */
export type DemoLot = {
  /** Sold by the first seller of that place. */
  place: PlaceKey;
  title: string;
  description: string;
  category: Category;
  breed: Breed;
  subject: Subject;
  coat: Coat;
  quantity: number;
  /** Months, kilograms. */
  age: number;
  weight: number | null;
  health: string | null;
  vaccinated: boolean;
  healthCertificate: boolean;
  pregnancyTested: boolean;
  basis: PriceBasis;
  currency: Currency;
  stockClass: ClassCode;
  shrink: number | null;
  starting: number;
  reserve: number | null;
  startsIn: number;
  endsIn: number;
  /** The number of bids; fewer if they reach `ceiling`, the highest maximum of any bidder. */
  bids: number;
  ceiling: number;
  buyer: BuyerPart;
  cancelled: boolean;
  /** The index of the first picture of its set: 0 shows a single animal or a herd, 1 several animals. */
  cover: number;
};

type Animals = Pick<DemoLot, 'category' | 'breed' | 'subject' | 'coat' | 'quantity' | 'age' | 'weight'>;
type Papers = 'all' | 'vaccinated' | 'pregnant' | 'none';
/** Prices are in US dollars. */
type Sale = Pick<DemoLot, 'stockClass' | 'starting' | 'startsIn' | 'endsIn'> &
  Partial<Pick<DemoLot, 'basis' | 'shrink' | 'reserve' | 'bids' | 'ceiling' | 'buyer' | 'cancelled' | 'cover'>>;

/** What is sold, in words and figures. */
export function animals(
  category: Category,
  breed: Breed,
  subject: Subject,
  coat: Coat,
  quantity: number,
  age: number,
  weight: number | null,
): Animals {
  return { category, breed, subject, coat, quantity, age, weight };
}

export function lot(
  place: PlaceKey,
  what: Animals,
  papers: Papers,
  health: string | null,
  sale: Sale,
  title: string,
  description: string,
): DemoLot {
  const { country } = PLACES[place];
  return {
    place,
    title,
    description,
    health,
    ...what,
    vaccinated: papers !== 'none',
    healthCertificate: papers === 'all' || papers === 'pregnant',
    pregnancyTested: papers === 'pregnant',
    basis: 'lot' as const,
    shrink: null,
    bids: 0,
    buyer: 'none' as const,
    cancelled: false,
    cover: what.quantity > 1 ? 1 : 0,
    ...sale,
    currency: usualCurrency(country),
    starting: amountIn(country, sale.starting),
    reserve: sale.reserve ? amountIn(country, sale.reserve) : null,
    ceiling: amountIn(country, sale.ceiling ?? sale.starting),
  };
}

import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import type { Prisma } from '@/lib/core/db/generated/client';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import type { Currency } from '@/lib/core/i18n/currencies';
import { factSelect, readFacts } from '@/lib/livestock/facts/stored-facts';
import { lotPicture } from '@/lib/files/images/widths';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { PROPOSED_TERMS, TERM_FACTS, type CounterInput, type DealTerms } from '@/lib/deals/terms/schema';
import { DELIVERY_DAYS, refusedDay, zoneOf } from '@/lib/deals/terms/dates/day-end';
import { asTyped, scalesAt, scaleUnit } from '@/lib/deals/terms/scale';
import { isUsualSlide } from '@/lib/deals/terms/usual-slide';
import { isFarOff } from '@/lib/deals/terms/worth';
import type { OfferedListingDto } from './dto';

export const offeredSelect = {
  id: true,
  userId: true,
  title: true,
  category: true,
  weight: true,
  headCount: true,
  headsReserved: true,
  headsSold: true,
  sellMode: true,
  minHeads: true,
  priceAmount: true,
  priceBasis: true,
  priceCurrency: true,
  isActive: true,
  location: true,
  expiresAt: true,
  soldAt: true,
  ...factSelect(TERM_FACTS),
} as const satisfies Prisma.AnimalListingSelect;

export type OfferedListing = Prisma.AnimalListingGetPayload<{ select: typeof offeredSelect }>;

type Heads = Pick<OfferedListing, 'headCount' | 'headsReserved' | 'headsSold'>;

/** How many heads of a listing are neither reserved nor sold; none where nobody said how many it has. */
export const headsLeft = ({ headCount, headsReserved, headsSold }: Heads): number =>
  headCount === null ? 0 : headCount - headsReserved - headsSold;

type Asked = Pick<OfferedListing, 'headCount' | 'priceBasis' | 'priceAmount' | 'priceCurrency'>;

/** What a listing asks for so many of its heads; each bears an equal part of a price for the lot. Null without a price. */
export function askedFor({ headCount, priceBasis, priceAmount }: Asked, heads: number): string | null {
  if (priceAmount === null || priceBasis !== 'lot' || headCount === null) return priceAmount?.toString() ?? null;
  return priceAmount.mul(heads).div(headCount).toDecimalPlaces(2).toString();
}

/** What a listing asks for the heads of an offer; null in another basis or currency, which can't be compared. */
export const askedBeside = (listing: Asked, { heads, basis, currency }: DealTerms): string | null =>
  listing.priceBasis === basis && listing.priceCurrency === currency ? askedFor(listing, heads) : null;

type Shown = Heads & { id: string; title: string; category: string; location: string; images: string[] };

/** Maps a listing to what an offer shows of it. */
export function toOfferedListing(row: Shown): OfferedListingDto {
  return {
    id: row.id,
    title: row.title,
    image: lotPicture(row.images, row.category),
    location: row.location,
    headCount: row.headCount ?? 0,
    headsLeft: headsLeft(row),
  };
}

export const readOffered = (tx: Transaction, id: string): Promise<OfferedListing | null> =>
  tx.animalListing.findUnique({ where: { id }, select: offeredSelect });

/** True if what is left of a listing is sold only together. */
export const isSoldTogether = ({ sellMode, priceBasis }: Pick<OfferedListing, 'sellMode' | 'priceBasis'>): boolean =>
  sellMode === 'whole' || priceBasis === 'lot';

/**
 * Refuses a number of heads that the listing doesn't sell: more than are left, some of what is sold together, fewer than
 * its least number, none of its multiples. Its seller may propose any number that is left.
 * @throws DomainError `invalid_input` at `heads`.
 */
export function checkHeads(listing: OfferedListing, heads: number, bySeller: boolean): void {
  const left = headsLeft(listing);
  if (heads > left) throw invalidField('heads', 'headsLeft', { left });
  if (heads === left || bySeller) return;
  if (isSoldTogether(listing)) throw invalidField('heads', 'headsTogether', { left });
  const least = listing.minHeads ?? 1;
  if (heads < least) throw invalidField('heads', 'headsAtLeast', { least });
  if (listing.sellMode === 'multiples' && heads % least !== 0) throw invalidField('heads', 'headsMultiple', { least });
}

/**
 * Refuses days of delivery that are over at the listing's place, more than a year ahead or in the wrong order, and a slide
 * from a weight that nobody said, or by which the sum that is shown says little of what is paid.
 * @throws DomainError `invalid_input` at `deliverFrom`, `deliverTo` or `slide`.
 */
export function checkProposed(listing: { location: string }, terms: DealTerms, input: CounterInput, now: Date): void {
  for (const field of ['deliverFrom', 'deliverTo'] as const) {
    const refused = input[field] ? refusedDay(input[field], zoneOf(listing.location), now, DELIVERY_DAYS) : null;
    if (refused) throw invalidField(field, refused, refused === 'dayFar' ? { days: DELIVERY_DAYS } : undefined);
  }
  const { deliverFrom, deliverTo, slide, kg } = terms;
  if (slide && kg === null) throw invalidField('slide', 'invalid');
  if (!isUsualSlide(terms)) throw invalidField('slide', 'slideUnusual');
  if (deliverFrom && deliverTo && deliverTo < deliverFrom) throw invalidField('deliverTo', 'daysSwapped');
}

/**
 * Refuses an amount far from what is asked and from what it answers, which may be a slip of the hand, until it is confirmed.
 * @throws DomainError `offer_unconfirmed`.
 */
export function checkAmount(listing: Asked, terms: DealTerms, answered: DealTerms | null, isConfirmed: boolean): void {
  const beside = [askedBeside(listing, terms), answered && isAlike(answered, terms) ? answered.amount : null];
  const known = beside.filter((amount) => amount !== null);
  if (!isConfirmed && known.length > 0 && known.every((amount) => isFarOff(amount, terms.amount)))
    throw new DomainError('offer_unconfirmed');
}

/** True if the amounts of two offers can be compared: those for a lot say nothing of another number of heads. */
const isAlike = (one: DealTerms, other: DealTerms): boolean => other.basis !== 'lot' || one.heads === other.heads;

/** What a person may propose, with what stays as it is where they say nothing. */
function proposed(before: DealTerms, input: CounterInput): DealTerms {
  const said = Object.fromEntries(
    PROPOSED_TERMS.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  );
  const terms: DealTerms = { ...before, ...said, heads: input.heads, amount: input.amount };
  // A listing's weight is rounded to a hundredth of a kilogram, which pounds in a price show.
  return { ...terms, kg: terms.kg && asTyped(terms.kg, scaleUnit(terms)) };
}

/** The terms of a first offer: what the listing states, with what the buyer proposes. */
export function firstTerms(listing: OfferedListing, input: CounterInput): DealTerms {
  const stated: DealTerms = {
    heads: input.heads,
    amount: input.amount,
    // The schema of listings let nothing else in.
    basis: listing.priceBasis as PriceBasis,
    currency: listing.priceCurrency as Currency,
    kg: listing.weight,
    ...scalesAt(listing.location),
    ...readFacts(TERM_FACTS, listing),
    tolerancePercent: null,
    slide: null,
    note: null,
  };
  return proposed(stated, input);
}

/** The terms of a counter-offer: those that it answers, with what is proposed instead. */
export const counterTerms = (answered: DealTerms, input: CounterInput): DealTerms => proposed(answered, input);

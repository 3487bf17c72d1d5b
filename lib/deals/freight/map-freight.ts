import 'server-only';
import type { Currency } from '@/lib/core/i18n/currencies';
import type { Prisma } from '@/lib/core/db/generated/client';
import { toDay } from '@/lib/core/durations';
import { fullName } from '@/lib/core/validation/full-name';
import { freightStatusNow, quoteStatusNow, type FreightStatus } from '@/lib/deals/terms/dates/freight-times';
import { freightTotal, type FreightBasis } from '@/lib/deals/terms/freight-total';
import { scaleUnit } from '@/lib/deals/terms/scale';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { otherSide, personOn, sideOf } from '@/lib/deals/terms/side';
import { placeLabel, regionBehindNote } from '@/lib/places/place-text';
import type { ContactDto, FreightDto, FreightRowDto, QuoteDto } from './dto';

const person = {
  select: { id: true, firstName: true, lastName: true, phone: true, location: true, suspendedAt: true, closedAt: true },
} as const;

export const freightSelect = {
  id: true,
  askerId: true,
  fromPlace: true,
  toPlace: true,
  lineKm: true,
  heads: true,
  kg: true,
  category: true,
  class: true,
  ready: true,
  note: true,
  status: true,
  endsAt: true,
  deal: { select: { number: true, status: true, loadedAt: true, sellerId: true, buyerId: true, terms: true } },
  asker: person,
  quotes: { orderBy: { id: 'asc' }, include: { carrier: person } },
} as const satisfies Prisma.FreightRequestSelect;

export type FreightRow = Prisma.FreightRequestGetPayload<{ select: typeof freightSelect }>;
type QuoteRow = FreightRow['quotes'][number];
type Person = FreightRow['asker'];

/** Who reads it: whoever asked, the other side of the deal, or anybody else. */
export function roleOf({ askerId, deal }: Pick<FreightRow, 'askerId' | 'deal'>, readerId: string): FreightDto['role'] {
  if (readerId === askerId) return 'asker';
  return sideOf(deal, readerId) ? 'party' : 'carrier';
}

/** The other side of the deal, who didn't ask; null once their account is deleted. */
export const otherParty = ({ askerId, deal }: Pick<FreightRow, 'askerId' | 'deal'>): string | null => {
  const side = sideOf(deal, askerId);
  return side && personOn(deal, otherSide(side));
};

/** The two places of a request, as a title. */
export const routeOf = ({ fromPlace, toPlace }: Pick<FreightRow, 'fromPlace' | 'toPlace'>, isStranger: boolean) =>
  [fromPlace, toPlace].map((place) => (isStranger ? townOf(place) : place)).join(' → ');

/** A paraje or a ranch would say whose animals they are: strangers read its region. */
function townOf(place: string): string {
  const region = regionBehindNote(place);
  return region ? placeLabel(region, 'es') : place;
}

const isThere = ({ suspendedAt, closedAt }: Person): boolean => !suspendedAt && !closedAt;

const toContact = (of: Person): ContactDto | null =>
  isThere(of) ? { id: of.id, name: fullName(of), phone: of.phone } : null;

function toQuoteDto(row: QuoteRow, heads: number, request: FreightStatus, readerId: string, now: Date): QuoteDto {
  // The schema and the checks of the table let nothing else in.
  const [basis, currency] = [row.basis as FreightBasis, row.currency as Currency];
  const amount = row.amount.toFixed(2);
  const { id, version, km, trucks, carrier } = row;
  return {
    id,
    version,
    status: quoteStatusNow(row, request, now),
    carrier: { id: carrier.id, name: fullName(carrier), location: carrier.location },
    isMine: row.carrierId === readerId,
    isBlocked: false,
    amount,
    currency,
    basis,
    km,
    total: freightTotal({ amount, basis, km }, heads),
    trucks,
    validUntil: row.validUntil && toDay(row.validUntil),
  };
}

/** Those that can be accepted first, then by currency and total, the cheapest first. */
function byCost(one: QuoteDto, other: QuoteDto): number {
  const rank = ({ status }: QuoteDto) => (status === 'accepted' ? 0 : status === 'open' ? 1 : 2);
  const total = (quote: QuoteDto) => (quote.total === null ? Infinity : Number(quote.total));
  return (
    rank(one) - rank(other) ||
    one.currency.localeCompare(other.currency) ||
    (total(one) === total(other) ? 0 : total(one) - total(other))
  );
}

function basics(row: FreightRow, status: FreightStatus, isStranger: boolean) {
  const shown = isStranger ? townOf : (place: string) => place;
  return {
    id: row.id,
    status,
    from: shown(row.fromPlace),
    to: shown(row.toPlace),
    lineKm: row.lineKm,
    heads: row.heads,
    kg: row.kg?.toString() ?? null,
    // The schema of terms let nothing else in.
    unit: scaleUnit(row.deal.terms as DealTerms),
    category: row.category,
    class: row.class,
    ready: toDay(row.ready),
    endsAt: row.endsAt.toISOString(),
  };
}

/** Quotes that stand, and those of carriers who are still there. */
function quotesOf(row: FreightRow, status: FreightStatus, readerId: string, now: Date) {
  const there = row.quotes.filter(({ carrier }) => isThere(carrier));
  const all = there.map((quote) => toQuoteDto(quote, row.heads, status, readerId, now));
  return { all, standing: all.filter((quote) => quote.status === 'open' || quote.status === 'accepted') };
}

/** Maps a stored request for a list that everybody reads. */
export function toFreightRow(row: FreightRow, readerId: string, now: Date): FreightRowDto {
  const status = freightStatusNow(row, now);
  const { standing } = quotesOf(row, status, readerId, now);
  const hasQuoted = standing.some(({ isMine }) => isMine);
  return { ...basics(row, status, true), quotes: standing.length, hasQuoted };
}

/** Maps a stored request for whoever reads it; a stranger sees nothing of the deal and of its people. */
export function toFreightDto(row: FreightRow, readerId: string, now: Date): FreightDto {
  const status = freightStatusNow(row, now);
  const role = roleOf(row, readerId);
  const { all, standing } = quotesOf(row, status, readerId, now);
  const isAgreed = status === 'accepted';
  const accepted = isAgreed ? row.quotes.find((quote) => quote.status === 'accepted') : undefined;
  const isCarrier = accepted?.carrierId === readerId;
  const isStranger = role === 'carrier' && !isCarrier;
  const read = {
    asker: all.filter((quote) => quote.status !== 'withdrawn').toSorted(byCost),
    party: [],
    carrier: all.filter((quote) => quote.isMine),
  };
  return {
    ...basics(row, status, isStranger),
    role,
    note: row.note,
    quoteCount: standing.length,
    quotes: read[role],
    deal: role === 'carrier' ? null : row.deal.number,
    asker: role === 'party' || isCarrier ? toContact(row.asker) : null,
    carrier: accepted && role !== 'carrier' ? toContact(accepted.carrier) : null,
    barrier: role === 'carrier' && !isThere(row.asker) ? 'inactive' : null,
  };
}

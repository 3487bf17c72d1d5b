import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db, type Transaction } from '@/lib/core/db/client';
import { toDay } from '@/lib/core/durations';
import { DomainError } from '@/lib/core/errors/domain-error';
import { isId } from '@/lib/core/validation/fields';
import { readOwnDeal } from '@/lib/deals/deals/get-deal';
import { newDates } from '@/lib/deals/terms/dates/new-dates';
import { onScale, scaleUnit, type ScaleUnit } from '@/lib/deals/terms/scale';
import { isBlockedBetween, listBlockedWith } from '@/lib/messages/messages/blocks';
import type { FreightDto, FreightRowDto } from './dto';
import { freightSelect, toFreightDto, toFreightRow } from './map-freight';

type Reader = Pick<Actor, 'id'>;

const LISTED_MAX = 100;

/** The people who ask and carry: an account that is suspended or closed does neither. */
const there = { suspendedAt: null, closedAt: null } as const;

/**
 * Returns a request to anybody who has an account and its address, with what their part in it lets them see.
 * @throws DomainError `freight_not_found`, also of somebody who is suspended or gone.
 */
export async function getFreight(
  reader: Reader,
  id: string,
  now = new Date(),
  tx: Transaction = db,
): Promise<FreightDto> {
  const row = isId(id) ? await tx.freightRequest.findUnique({ where: { id }, select: freightSelect }) : null;
  const freight = row && toFreightDto(row, reader.id, now);
  const isGone = row?.asker.suspendedAt ?? row?.asker.closedAt;
  if (!freight || (isGone && freight.role === 'carrier' && freight.quotes.length === 0))
    throw new DomainError('freight_not_found');
  if (freight.role === 'carrier' && (await isBlockedBetween(reader.id, row.askerId, tx)))
    return { ...freight, barrier: 'blocked' };
  if (freight.role !== 'asker' || freight.quotes.length === 0) return freight;
  return withBlocked(freight, await listBlockedWith(reader, tx));
}

/** A request with which of its carriers can't be dealt with. */
const withBlocked = (freight: FreightDto, blockedWith: readonly string[]): FreightDto => ({
  ...freight,
  quotes: freight.quotes.map((one) => ({ ...one, isBlocked: blockedWith.includes(one.carrier.id) })),
});

/**
 * Returns what was asked for a deal to one of its sides, the newest first.
 * @throws DomainError `deal_not_found` for anybody else.
 */
export async function getDealFreight(reader: Reader, number: number, now = new Date()): Promise<FreightDto[]> {
  const { row } = await readOwnDeal(reader, number);
  const rows = await db.freightRequest.findMany({
    where: { dealId: row.id },
    orderBy: { id: 'desc' },
    take: LISTED_MAX,
    select: freightSelect,
  });
  const blockedWith = rows.length > 0 ? await listBlockedWith(reader) : [];
  return rows.map((one) => withBlocked(toFreightDto(one, reader.id, now), blockedWith));
}

/** Returns what others ask carriers for, the first to be loaded first, and what the reader quoted for. */
export async function listFreight(
  reader: Reader,
  now = new Date(),
): Promise<{ quoted: FreightRowDto[]; open: FreightRowDto[] }> {
  const rows = await db.freightRequest.findMany({
    where: {
      OR: [
        { status: 'open', endsAt: { gt: now }, deal: { status: 'open', loadedAt: null } },
        { status: 'accepted', quotes: { some: { carrierId: reader.id, status: 'accepted' } } },
      ],
      asker: {
        ...there,
        blocking: { none: { blockedId: reader.id } },
        blockedBy: { none: { blockerId: reader.id } },
      },
      NOT: { deal: { OR: [{ sellerId: reader.id }, { buyerId: reader.id }] } },
    },
    orderBy: [{ ready: 'asc' }, { id: 'asc' }],
    take: LISTED_MAX,
    select: freightSelect,
  });
  const listed = rows
    .map((row) => toFreightRow(row, reader.id, now))
    .filter(({ status }) => status === 'open' || status === 'accepted');
  const quoted = listed.filter(({ hasQuoted }) => hasQuoted);
  return { quoted, open: listed.filter(({ hasQuoted, status }) => !hasQuoted && status === 'open') };
}

/** Requests of the reader with quotes that wait for an answer. */
export async function listQuotesToAnswer(
  reader: Reader,
  now = new Date(),
): Promise<{ id: string; from: string; to: string; count: number; by: string }[]> {
  const rows = await db.freightRequest.findMany({
    where: {
      askerId: reader.id,
      status: 'open',
      endsAt: { gt: now },
      deal: { status: 'open', loadedAt: null },
      quotes: { some: { status: 'open', expiresAt: { gt: now }, carrier: there } },
    },
    select: {
      id: true,
      fromPlace: true,
      toPlace: true,
      quotes: {
        where: { status: 'open', expiresAt: { gt: now }, carrier: there },
        orderBy: { expiresAt: 'asc' },
        select: { expiresAt: true },
      },
    },
    orderBy: { id: 'asc' },
    take: LISTED_MAX,
  });
  return rows.flatMap(({ id, fromPlace, toPlace, quotes }) => {
    const [first] = quotes;
    return first ? [{ id, from: fromPlace, to: toPlace, count: quotes.length, by: first.expiresAt.toISOString() }] : [];
  });
}

/** What a request for a deal begins with, its weight as the scales show it; what nobody said is empty. */
type FreightPreset = { from: string; to: string; heads: string; kg: string; ready: string };

/**
 * Returns what a request for a deal begins with, and the one that it has already.
 * @throws DomainError `deal_not_found` for anybody but its two sides.
 */
export async function getAskable(
  reader: Reader,
  number: number,
  now = new Date(),
): Promise<{ number: number; unit: ScaleUnit; preset: FreightPreset; mayAsk: boolean; liveId: string | null }> {
  const { row } = await readOwnDeal(reader, number);
  const [newest] = await getDealFreight(reader, number, now);
  // The schemas of terms and snapshots let nothing else in.
  const [terms, { lot, buyer }] = [row.terms, row.snapshot];
  // The day that both agreed on since counts first; within days of delivery that have begun, their last one.
  const unit = scaleUnit(terms);
  const days = [newDates(row.events).agreed?.day, terms.deliverFrom, terms.deliverTo];
  return {
    number: row.number,
    unit,
    preset: {
      from: lot.location,
      to: buyer.location ?? '',
      heads: String(row.heads),
      kg: terms.kg === null ? '' : String(Math.round(Number(onScale((terms.kg * row.heads).toFixed(8), unit)))),
      ready: days.find((day) => day && day >= toDay(now)) ?? '',
    },
    mayAsk: row.status === 'open' && !row.loadedAt,
    liveId: newest && (newest.status === 'open' || newest.status === 'accepted') ? newest.id : null,
  };
}

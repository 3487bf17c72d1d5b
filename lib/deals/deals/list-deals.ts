import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import type { Prisma } from '@/lib/core/db/generated/client';
import { dayOf } from '@/lib/core/i18n/format';
import { placeZone } from '@/lib/deals/terms/dates/day-end';
import { otherSide, sideOf, type Side } from '@/lib/deals/terms/side';
import { imageUrl } from '@/lib/files/images/widths';
import type { DealRowDto } from './dto';
import { buyersWroteAt, isGone, rowSelect, type DealRow, type KnownRow } from './get-deal';
import { nextStep } from './next-step';
import { waitingFor } from './waiting';
import { givenUpAt } from './winner';

/** Deals of a list that are over, and as many that aren't. */
const LISTED_MAX = 100;

/** Deals of which something may be to do still. */
const UNDER_WAY = {
  OR: [{ status: 'open' }, { disputes: { some: { status: 'open' } } }],
} satisfies Prisma.DealWhereInput;

const closed = { select: { closedAt: true } };

/** A deal as a list reads it, with the disputes that are open or settled. */
const listSelect = {
  ...rowSelect,
  auctionLotId: true,
  seller: closed,
  buyer: closed,
  disputes: {
    where: { status: { in: ['open', 'settled'] } },
    select: { kind: true, status: true, openedBy: true, proposals: true },
  },
  events: {
    orderBy: { nth: 'asc' },
    select: { nth: true, side: true, kind: true, at: true, data: true },
  },
} as const satisfies Prisma.DealSelect;

/** Returns the actor's deals: what waits for them first, then what is in dispute, what is open, and the rest, each most recent first. */
export async function listDeals(actor: Actor): Promise<DealRowDto[]> {
  const own = { OR: [{ sellerId: actor.id }, { buyerId: actor.id }] };
  const read = (which: Prisma.DealWhereInput) =>
    db.deal.findMany({
      where: { AND: [own, which] },
      orderBy: [{ agreedAt: 'desc' }, { number: 'desc' }],
      take: LISTED_MAX,
      select: listSelect,
    });
  const [underWay, over] = await Promise.all([read(UNDER_WAY), read({ NOT: UNDER_WAY })]);
  const rows = [...underWay, ...over] as ListedRow[];
  const wroteAt = await buyersWroteAt(rows.filter(({ events }) => events.some(({ kind }) => kind === 'winnerAsked')));
  const listed = rows.flatMap((row) => {
    const side = sideOf(row, actor.id);
    return side ? [toRowDto({ ...row, buyerWroteAt: wroteAt.get(row.id) ?? null }, side)] : [];
  });
  const rank = ({ status, waits, isDisputed }: DealRowDto) => {
    if (waits) return 0;
    if (isDisputed) return 1;
    return status === 'open' ? 2 : 3;
  };
  return listed.toSorted((a, b) => rank(a) - rank(b));
}

type ListedRow = KnownRow<Prisma.DealGetPayload<{ select: typeof listSelect }>>;

function toRowDto(row: ListedRow & Pick<DealRow, 'buyerWroteAt'>, side: Side): DealRowDto {
  const { lot, seller, buyer } = row.snapshot;
  const askedUntil = givenUpAt(row);
  return {
    id: row.id,
    number: row.number,
    side,
    status: row.status,
    listingId: row.listingId,
    heads: row.heads,
    agreedAt: row.agreedAt.toISOString(),
    agreedOn: dayOf(row.agreedAt, placeZone(row.snapshot)),
    ...nextStep(row),
    ...(askedUntil && { turn: 'buyer' as const }),
    waits: waitingFor(row, side, isGone(row, otherSide(side))),
    terms: row.terms,
    title: lot.title,
    image: lot.image === null ? null : imageUrl(lot.image, 400),
    personName: (side === 'seller' ? buyer : seller).name,
    isDisputed: row.disputes.some(({ status }) => status === 'open'),
    since: (row.events.findLast((event) => event.side !== side)?.at ?? row.agreedAt).toISOString(),
    askedUntil: side === 'buyer' ? (askedUntil?.toISOString() ?? null) : null,
  };
}

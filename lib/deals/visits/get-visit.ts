import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db, type Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { isId } from '@/lib/core/validation/fields';
import { toVisitDto, visitSelect, type VisitDto } from './dto';

type Reader = Pick<Actor, 'id'>;

/**
 * Returns a visit to one of its two sides.
 * @throws DomainError `visit_not_found` for anybody else.
 */
export async function getVisit(reader: Reader, id: string, now = new Date(), tx: Transaction = db): Promise<VisitDto> {
  const row = isId(id) ? await tx.visit.findUnique({ where: { id }, select: visitSelect }) : null;
  const visit = row && toVisitDto(row, reader.id, now);
  if (!visit) throw new DomainError('visit_not_found');
  return visit;
}

const LISTED_MAX = 100;

/** Returns the reader's visits that are asked for or agreed on, the first that ends first. */
export async function listVisits(reader: Reader, now = new Date()): Promise<VisitDto[]> {
  const rows = await db.visit.findMany({
    where: {
      status: { in: ['open', 'agreed'] },
      endsAt: { gt: now },
      OR: [{ buyerId: reader.id }, { sellerId: reader.id }],
    },
    orderBy: [{ endsAt: 'asc' }, { id: 'asc' }],
    take: LISTED_MAX,
    select: visitSelect,
  });
  return rows.flatMap((row) => toVisitDto(row, reader.id, now) ?? []);
}

/** Returns the reader's visits that are over, declined or called off, the newest first. */
export async function listPastVisits(reader: Reader, now = new Date()): Promise<VisitDto[]> {
  const rows = await db.visit.findMany({
    where: {
      AND: [
        { OR: [{ buyerId: reader.id }, { sellerId: reader.id }] },
        { OR: [{ status: { notIn: ['open', 'agreed'] } }, { endsAt: { lte: now } }] },
      ],
    },
    orderBy: [{ endsAt: 'desc' }, { id: 'desc' }],
    take: LISTED_MAX,
    select: visitSelect,
  });
  return rows.flatMap((row) => toVisitDto(row, reader.id, now) ?? []);
}

/** Returns the visit of two people to a listing that is still ahead; null if there is none. */
export async function findVisit(
  reader: Reader,
  personId: string,
  listingId: string,
  now = new Date(),
): Promise<VisitDto | null> {
  const row = await db.visit.findFirst({
    where: {
      listingId,
      status: { in: ['open', 'agreed'] },
      endsAt: { gt: now },
      OR: [
        { buyerId: reader.id, sellerId: personId },
        { buyerId: personId, sellerId: reader.id },
      ],
    },
    orderBy: { id: 'desc' },
    select: visitSelect,
  });
  return row && toVisitDto(row, reader.id, now);
}

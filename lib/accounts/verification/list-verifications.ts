import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/actors/full-name';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db, Prisma } from '@/lib/core/db/client';
import { PREMISES_SCHEMES } from '@/lib/livestock/ids/schema';
import { TABLE_PAGE_SIZE, tableWindow } from '@/lib/core/validation/table-query';
import { statusSelect, toStatusDto } from './columns';
import type { VerificationQueue, VerificationQueueItem } from './dto';
import type { VerificationQuery, VerificationSort } from './query-schema';

const ORDERS: Record<VerificationSort, Prisma.Sql> = {
  status_asc: Prisma.sql`verification_status = 'pending' DESC, CASE WHEN verification_status = 'pending' THEN verification_submitted_at END, verification_reviewed_at DESC NULLS LAST, id`,
  status_desc: Prisma.sql`verification_status = 'pending', verification_reviewed_at NULLS FIRST, verification_submitted_at DESC NULLS LAST, id`,
  submitted_desc: Prisma.sql`verification_submitted_at DESC NULLS LAST, id`,
  submitted_asc: Prisma.sql`verification_submitted_at NULLS LAST, id`,
  name_asc: Prisma.sql`corral_normalize(first_name || ' ' || last_name), id`,
  name_desc: Prisma.sql`corral_normalize(first_name || ' ' || last_name) DESC, id`,
};

const queueSelect = {
  ...statusSelect,
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  location: true,
  businessName: true,
  businessType: true,
  createdAt: true,
  verificationDocuments: true,
  declaredIds: { where: { listingId: null }, orderBy: { id: 'asc' }, select: { scheme: true, number: true } },
  verificationReviewer: { select: { firstName: true, lastName: true } },
} as const satisfies Prisma.UserSelect;

function toQueueItem(row: Prisma.UserGetPayload<{ select: typeof queueSelect }>): VerificationQueueItem {
  const {
    firstName,
    lastName,
    email,
    phone,
    location,
    businessName,
    businessType,
    verificationReviewer: reviewer,
  } = row;
  return {
    ...toStatusDto(row),
    userId: row.id,
    firstName,
    lastName,
    email,
    phone,
    location,
    businessName,
    businessType,
    memberSince: row.createdAt.toISOString(),
    documents: row.verificationDocuments,
    premises: row.declaredIds.flatMap(({ scheme, number }) => {
      const known = PREMISES_SCHEMES.find((one) => one === scheme);
      return known ? [{ scheme: known, number }] : [];
    }),
    reviewer: reviewer && fullName(reviewer),
  };
}

/**
 * Returns a page of the requests. By default pending ones come first, the oldest at the top, then the latest
 * decisions. `search` matches name, e-mail and business, ignoring case and accents.
 * @throws DomainError `forbidden` for anyone but administrators.
 */
export async function listVerifications(
  actor: Actor,
  { search, status, sort, page: asked }: VerificationQuery,
): Promise<VerificationQueue> {
  requireAdmin(actor);
  const state = status
    ? Prisma.sql`verification_status = ${status}::verification_status`
    : Prisma.sql`verification_status <> 'unverified'`;
  const where = Prisma.sql`${state} ${
    search
      ? Prisma.sql`AND corral_normalize(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(business_name, '')) LIKE corral_contains_pattern(${search})`
      : Prisma.empty
  }`;
  const [[found], pending] = await Promise.all([
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM users WHERE ${where}`,
    db.user.count({ where: { verificationStatus: 'pending' } }),
  ]);
  const total = found?.total ?? 0;
  const { page, totalPages, offset } = tableWindow(total, asked);
  const ids = await db.$queryRaw<
    { id: string }[]
  >`SELECT id FROM users WHERE ${where} ORDER BY ${ORDERS[sort]} LIMIT ${TABLE_PAGE_SIZE} OFFSET ${offset}`;
  const rows = await db.user.findMany({ where: { id: { in: ids.map(({ id }) => id) } }, select: queueSelect });
  const items = ids.flatMap(({ id }) => rows.filter((row) => row.id === id)).map(toQueueItem);
  return { items, total, pending, page, totalPages };
}

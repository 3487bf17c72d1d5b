import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/validation/full-name';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db, Prisma } from '@/lib/core/db/client';
import { tablePage } from '@/lib/core/db/table-page';
import { pick } from '@/lib/core/pick';
import { PREMISES_SCHEMES } from '@/lib/livestock/ids/schema';
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
  const reviewer = row.verificationReviewer;
  return {
    ...toStatusDto(row),
    userId: row.id,
    ...pick(row, ['firstName', 'lastName', 'email', 'phone', 'location', 'businessName', 'businessType']),
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
  { search, status, sort, page }: VerificationQuery,
): Promise<VerificationQueue> {
  requireAdmin(actor);
  const state = status
    ? Prisma.sql`verification_status = ${status}::verification_status`
    : Prisma.sql`verification_status <> 'unverified'`;
  const where = [
    state,
    ...(search
      ? [
          Prisma.sql`corral_normalize(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(business_name, '')) LIKE corral_contains_pattern(${search})`,
        ]
      : []),
  ];
  const [{ items, ...table }, pending] = await Promise.all([
    tablePage({ from: Prisma.sql`users`, where, order: ORDERS[sort], page }, (ids) =>
      db.user.findMany({ where: { id: { in: ids } }, select: queueSelect }),
    ),
    db.user.count({ where: { verificationStatus: 'pending' } }),
  ]);
  return { ...table, items: items.map(toQueueItem), pending };
}

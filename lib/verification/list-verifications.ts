import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { requireAdmin } from '@/lib/audit/admin-act';
import { db, Prisma } from '@/lib/db/client';
import { statusSelect, toStatusDto } from './columns';
import type { VerificationQueue, VerificationQueueItem } from './dto';
import type { VerificationQuery } from './query-schema';

const PAGE_SIZE = 20;

const queueSelect = {
  ...statusSelect,
  ...{ id: true, firstName: true, lastName: true, email: true, phone: true, location: true, businessName: true, businessType: true },
  ...{ createdAt: true, verificationDocuments: true },
  verificationReviewer: { select: { firstName: true, lastName: true } },
} as const satisfies Prisma.UserSelect;

function toQueueItem(row: Prisma.UserGetPayload<{ select: typeof queueSelect }>): VerificationQueueItem {
  const { firstName, lastName, email, phone, location, businessName, businessType, verificationReviewer: reviewer } = row;
  return {
    ...toStatusDto(row),
    ...{ userId: row.id, firstName, lastName, email, phone, location, businessName, businessType },
    memberSince: row.createdAt.toISOString(),
    documents: row.verificationDocuments,
    reviewer: reviewer && `${reviewer.firstName} ${reviewer.lastName}`,
  };
}

/**
 * The requests for verification: those that wait come first, the longest wait at the top, then the latest decisions. `search` looks in
 * name, e-mail and business, whatever the case and accents. A page past the last one is the last one.
 * @throws DomainError `forbidden` for anyone but administrators.
 */
export async function listVerifications(actor: Actor, { search, page }: VerificationQuery): Promise<VerificationQueue> {
  requireAdmin(actor);
  const asked = Prisma.sql`verification_status <> 'unverified' ${
    search
      ? Prisma.sql`AND corral_normalize(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(business_name, '')) LIKE corral_contains_pattern(${search})`
      : Prisma.empty
  }`;
  const [[found], pending] = await Promise.all([
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM users WHERE ${asked}`,
    db.user.count({ where: { verificationStatus: 'pending' } }),
  ]);
  const total = found?.total ?? 0;
  const totalPages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const shown = Math.min(page, totalPages);
  const ids = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE ${asked}
    ORDER BY verification_status = 'pending' DESC, CASE WHEN verification_status = 'pending' THEN verification_submitted_at END,
      verification_reviewed_at DESC NULLS LAST, id
    LIMIT ${PAGE_SIZE} OFFSET ${(shown - 1) * PAGE_SIZE}`;
  const rows = await db.user.findMany({ where: { id: { in: ids.map(({ id }) => id) } }, select: queueSelect });
  const items = ids.flatMap(({ id }) => rows.filter((row) => row.id === id)).map(toQueueItem);
  return { items, total, pending, page: shown, totalPages };
}

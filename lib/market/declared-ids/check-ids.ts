import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/validation/full-name';
import { adminAct, requireAdmin } from '@/lib/records/audit/admin-act';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { db, type Prisma } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { showPremises } from '@/lib/livestock/ids/premises';
import { PREMISES_SCHEMES } from '@/lib/livestock/ids/schema';
import type { UncheckedIdsDto } from './dto';
import type { CheckIdsInput } from './schema';

/** The rest follows as these are decided. */
const OWNERS_MAX = 12;

/** Finds whose identifiers no administrator has checked though they have sent documents. */
export const UNCHECKED_IDS = {
  suspendedAt: null,
  closedAt: null,
  declaredIds: { some: { checkedAt: null } },
  OR: [{ papers: { some: {} } }, { verificationDocuments: { isEmpty: false } }],
} satisfies Prisma.UserWhereInput;

/** Finds that an administrator has opened a document of somebody, which every check requires. */
const seenBy = (adminId: string, ownerId: string) => ({
  actorId: adminId,
  action: { in: ['paper.read', 'document.read'] },
  targetType: 'user',
  targetId: ownerId,
});

/**
 * Lists whose identifiers no administrator has checked though they have sent documents, who declared first at the top.
 * @throws DomainError `forbidden` for anyone but administrators.
 */
export async function listUncheckedIds(actor: Actor): Promise<UncheckedIdsDto[]> {
  requireAdmin(actor);
  const owners = await db.user.findMany({
    where: UNCHECKED_IDS,
    orderBy: { id: 'asc' },
    take: OWNERS_MAX,
    select: {
      id: true,
      firstName: true,
      lastName: true,
      verificationDocuments: true,
      declaredIds: {
        where: { checkedAt: null },
        orderBy: [{ listingId: { sort: 'asc', nulls: 'first' } }, { number: 'asc' }],
        select: { id: true, scheme: true, number: true, listing: { select: { title: true } } },
      },
    },
  });
  return owners.map(({ id, firstName, lastName, verificationDocuments, declaredIds }) => ({
    owner: { id, name: fullName({ firstName, lastName }) },
    documents: verificationDocuments,
    ids: declaredIds.map((one) => {
      const scheme = one.listing ? null : (PREMISES_SCHEMES.find((known) => known === one.scheme) ?? 'other');
      return {
        id: one.id,
        scheme,
        number: scheme ? showPremises(scheme, one.number) : one.number,
        listing: one.listing?.title ?? null,
      };
    }),
  }));
}

/**
 * Marks identifiers of a person as checked against a document. Only who has opened one of that person's can.
 * @throws DomainError `forbidden` for anyone but administrators, `document_unseen`, `conflict` if none is unchecked.
 */
export async function checkIds(actor: Actor, { ownerId, ids }: CheckIdsInput, now = new Date()): Promise<void> {
  await adminAct(actor, async (tx) => {
    if ((await tx.auditLog.count({ where: seenBy(actor.id, ownerId) })) === 0) throw new DomainError('document_unseen');
    const where = { id: { in: ids }, userId: ownerId, checkedAt: null };
    const found = await tx.declaredId.findMany({ where, select: { id: true, listingId: true, number: true } });
    if (found.length === 0) throw new DomainError('conflict');
    await tx.declaredId.updateMany({ where, data: { checkedAt: now, checkedBy: actor.id } });
    const listings = [...new Set(found.flatMap(({ listingId }) => listingId ?? []))];
    await pagesChanged(tx, [`seller:${ownerId}`, ...listings.map((id) => `listing:${id}` as const)]);
    const after = { numbers: found.map(({ number }) => number) };
    return {
      result: undefined,
      entries: [{ action: 'declared_id.checked', target: 'user', id: ownerId, before: null, after }],
    };
  });
}

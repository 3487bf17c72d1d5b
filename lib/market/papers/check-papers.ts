import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/validation/full-name';
import { adminAct, requireAdmin } from '@/lib/records/audit/admin-act';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { db } from '@/lib/core/db/client';
import { toDay } from '@/lib/core/durations';
import { DomainError } from '@/lib/core/errors/domain-error';
import { isId } from '@/lib/core/validation/fields';
import type { AdminPaperDto } from './dto';
import { isValidAt, kindOf, NAME } from './rows';

/** The rest follows as these are decided. */
const LISTED_MAX = 15;

/** Finds the papers that no administrator has checked and that have not expired. */
export const uncheckedPapers = (now: Date) => ({
  checkedAt: null,
  owner: { suspendedAt: null, closedAt: null },
  ...isValidAt(now),
});

/**
 * Lists the papers that no administrator has checked and that have not expired, the oldest first.
 * @throws DomainError `forbidden` for anyone but administrators.
 */
export async function listUncheckedPapers(actor: Actor, now = new Date()): Promise<AdminPaperDto[]> {
  requireAdmin(actor);
  const rows = await db.paper.findMany({
    where: uncheckedPapers(now),
    orderBy: { id: 'asc' },
    take: LISTED_MAX,
    include: { owner: { select: { id: true, ...NAME } } },
  });
  return rows.map(({ id, kind, number, country, issuedOn, expiresOn, heads, owner }) => ({
    id,
    kind: kindOf(kind),
    number,
    country,
    issuedOn: toDay(issuedOn),
    expiresOn: expiresOn && toDay(expiresOn),
    heads,
    owner: { id: owner.id, name: fullName(owner) },
  }));
}

/**
 * Marks a paper as checked, which its listings show. Only who has opened it can.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found`, `conflict` if it is checked already,
 * `document_unseen`.
 */
export async function checkPaper(actor: Actor, paperId: string, now = new Date()): Promise<void> {
  await adminAct(actor, async (tx) => {
    if (!isId(paperId)) throw new DomainError('not_found');
    const paper = await tx.paper.findUnique({ where: { id: paperId } });
    if (!paper) throw new DomainError('not_found');
    const seen = await tx.paperView.count({ where: { paperId, userId: actor.id, how: 'admin' } });
    if (seen === 0) throw new DomainError('document_unseen');
    const data = { checkedAt: now, checkedBy: actor.id };
    const { count } = await tx.paper.updateMany({ where: { id: paperId, checkedAt: null }, data });
    if (count === 0) throw new DomainError('conflict');
    await pagesChanged(tx, [paper.listingId ? `listing:${paper.listingId}` : `seller:${paper.ownerId}`]);
    const after = { paper: paperId, kind: paper.kind };
    return {
      result: undefined,
      entries: [{ action: 'paper.checked', target: 'user', id: paper.ownerId, before: null, after }],
    };
  });
}

import 'server-only';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/validation/full-name';
import { adminAct } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/db/new-id';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { storage } from '@/lib/files/storage/storage';
import { contentTypeOf } from '@/lib/files/storage/storage-key';
import { isId } from '@/lib/core/validation/fields';
import { stampPaper } from './stamp-paper';

type OpenedPaper = { bytes: Buffer; contentType: string; extension: string };

/** The day in figures, as it is written across a paper in every language. */
const figures = (now: Date) => now.toISOString().slice(0, 10).split('-').reverse().join('-');

/** Before the name of the reader, in the reader's language. */
const FOR = { es: 'para', en: 'for', pt: 'para' } as const;

async function stored(key: string): Promise<OpenedPaper> {
  const file = await storage().get(key);
  if (!file) throw new DomainError('not_found');
  return { bytes: await buffer(file.body), contentType: contentTypeOf(key), extension: key.split('.').at(-1) ?? '' };
}

/**
 * Opens a paper: as it is for its owner and for administrators, which the audit log records; with the reader's name and the
 * day all over it for whom the owner lets see it, until then. The owner sees who opened it.
 * @throws DomainError `not_found` for everybody else, `unavailable` if it can't be stamped, `rate_limited`.
 */
export async function readPaper(actor: Actor, paperId: string, now = new Date()): Promise<OpenedPaper> {
  const paper = isId(paperId)
    ? await db.paper.findUnique({ where: { id: paperId }, select: { key: true, ownerId: true } })
    : null;
  if (!paper) throw new DomainError('not_found');
  if (paper.ownerId === actor.id) return stored(paper.key);
  const grant = await db.paperGrant.findFirst({
    where: { paperId, userId: actor.id, revokedAt: null, endsAt: { gt: now } },
    select: { user: { select: { firstName: true, lastName: true } } },
  });
  if (grant) {
    await consume('paperViewByUser', actor.id);
    const { bytes, extension } = await stored(paper.key);
    const isPdf = extension === 'pdf';
    const text = `${FOR[actor.language]} ${fullName(grant.user)} · ${figures(now)} · Corral`;
    const stamped = await stampPaper(bytes, isPdf ? 'pdf' : 'picture', text);
    if (!stamped) throw new DomainError('unavailable');
    // The permission may have ended while the stamp was made.
    const allowed = await db.$executeRaw`
      INSERT INTO paper_views (id, paper_id, user_id, how) SELECT ${newId()}::uuid, paper_id, user_id, 'grant' FROM paper_grants
      WHERE paper_id = ${paperId}::uuid AND user_id = ${actor.id}::uuid AND revoked_at IS NULL AND ends_at > ${now}`;
    if (allowed === 0) throw new DomainError('not_found');
    return isPdf
      ? { bytes: stamped, contentType: 'application/pdf', extension }
      : { bytes: stamped, contentType: 'image/jpeg', extension: 'jpg' };
  }
  if (actor.role !== 'admin' || actor.mustAddFactor) throw new DomainError('not_found');
  const file = await stored(paper.key);
  await adminAct(actor, async (tx) => {
    await tx.paperView.create({ data: { paperId, userId: actor.id, how: 'admin' } });
    return {
      result: undefined,
      entries: [{ action: 'paper.read', target: 'user', id: paper.ownerId, before: null, after: { paper: paperId } }],
    };
  });
  return file;
}

import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { db } from '@/lib/db/client';
import { DomainError, invalidField, type ErrorCode } from '@/lib/errors/domain-error';
import { storage } from '@/lib/storage/storage';
import { DIRECT_KINDS, type DirectKind } from './schema';
import { stagedKey } from './staged-key';
import { verifyAndStore } from './verify';

/** Refusals that another try would not change. Everything else leaves the file waiting for one. */
const FINAL: readonly ErrorCode[] = [
  'invalid_input',
  'too_large',
  'unsupported_type',
  'forbidden',
  'verification_closed',
];

type Completed = { kind: DirectKind; result: object };
type Claimed = { kind: string; name: string; size: number };

/** Who may look at the file now: one at a time, and again five minutes after somebody began and was never heard of again. */
async function claim(actor: Actor, id: string): Promise<Claimed | null> {
  const [claimed] = await db.$queryRaw<Claimed[]>`
    UPDATE direct_uploads SET completing_at = now()
    WHERE id = ${id}::uuid AND user_id = ${actor.id}::uuid AND result IS NULL AND (completing_at IS NULL OR completing_at < now() - interval '5 minutes')
    RETURNING kind, name, size`;
  return claimed ?? null;
}

function kindOf(kind: string): DirectKind {
  const known = DIRECT_KINDS.find((candidate) => candidate === kind);
  if (!known) throw new Error(`direct_uploads.kind: ${kind}`);
  return known;
}

/** What a completion came to that was not the first. */
async function earlier(actor: Actor, id: string): Promise<Completed> {
  const upload = await db.directUpload.findFirst({
    where: { id, userId: actor.id },
    select: { kind: true, result: true },
  });
  if (!upload) throw new DomainError('not_found');
  if (upload.result === null) throw new DomainError('conflict');
  return { kind: kindOf(upload.kind), result: upload.result as object };
}

/**
 * Looks at a file that the actor's browser has sent to the store, and keeps it as the same upload through us does. Sent again, it answers the same
 * and does nothing.
 * @throws DomainError `not_found` for what is not the actor's, `conflict` while it is being looked at, `invalid_input` at `file` where it is
 * not there in full, and what the upload itself throws.
 */
export async function completeDirectUpload(actor: Actor, id: string): Promise<Completed> {
  const claimed = await claim(actor, id);
  if (!claimed) return earlier(actor, id);
  try {
    const file = await storage().get(stagedKey(id));
    if (file?.size !== claimed.size) {
      file?.body.destroy();
      throw invalidField('file', 'fileNotArrived', { name: claimed.name.slice(0, 100) });
    }
    const kind = kindOf(claimed.kind);
    const result = await verifyAndStore(actor, kind, claimed.name, file);
    await db.directUpload.updateMany({ where: { id }, data: { result } });
    // The sweep takes it where this fails.
    await storage()
      .delete([stagedKey(id)])
      .catch(() => undefined);
    return { kind, result };
  } catch (error) {
    if (error instanceof DomainError && FINAL.includes((error as DomainError).code)) {
      await db.directUpload.deleteMany({ where: { id } });
      await storage()
        .delete([stagedKey(id)])
        .catch(() => undefined);
    } else {
      await db.directUpload.updateMany({ where: { id }, data: { completingAt: null } });
    }
    throw error;
  }
}

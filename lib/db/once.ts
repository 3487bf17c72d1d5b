import 'server-only';
import { createHash } from 'node:crypto';
import type { Transaction } from './client';

/** A form that nobody answered is sent again within this time; the same words after it are meant. */
export const RETRY_SECONDS = 600;

type Request = {
  userId: string;
  /** What was asked for: the operation's name first, then all that makes two requests the same. */
  sent: readonly [string, ...unknown[]];
  /** How long the second of two is taken for the first. */
  seconds: number;
};

type Ways<T> = { make: () => Promise<T>; find: (id: string) => Promise<T | null> };

/**
 * Does what a person asked for once, however often the request arrives: a double click, another try on a bad connection, fifty at
 * the same moment. Whoever comes second waits for the first and gets what that one made; what is gone since, or failed, is made.
 * Within the caller's transaction, first thing in it (docs/decisions/0020).
 */
export async function once<T extends { id: string }>(
  tx: Transaction,
  { userId, sent, seconds }: Request,
  { make, find }: Ways<T>,
): Promise<{ result: T; repeated: boolean }> {
  const fingerprint = createHash('sha256').update(JSON.stringify(sent)).digest('base64url');
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${userId} ${fingerprint}`}, 0))`;
  const [earlier] = await tx.$queryRaw<{ id: string }[]>`
    SELECT result_id AS id FROM submissions
    WHERE user_id = ${userId}::uuid AND fingerprint = ${fingerprint} AND created_at > now() - make_interval(secs => ${seconds})`;
  const found = earlier ? await find(earlier.id) : null;
  if (found) return { result: found, repeated: true };
  const result = await make();
  await tx.$executeRaw`
    INSERT INTO submissions (user_id, fingerprint, result_id) VALUES (${userId}::uuid, ${fingerprint}, ${result.id}::uuid)
    ON CONFLICT (user_id, fingerprint) DO UPDATE SET result_id = excluded.result_id, created_at = now()`;
  return { result, repeated: false };
}

import 'server-only';
import { createHash } from 'node:crypto';
import type { Transaction } from './client';
import { lockName } from './locks';

/** An identical form sent again within this time is a retry; later it is meant. */
export const RETRY_SECONDS = 600;

type Request = {
  userId: string;
  /** The identity of the request: the operation's name first, then everything that makes two requests equal. */
  sent: readonly [string, ...unknown[]];
  /** How long an equal request counts as a repetition. */
  seconds: number;
};

type Ways<T> = { make: () => Promise<T>; find: (id: string) => Promise<T | null> };

const fingerprintOf = ({ sent }: Request) => createHash('sha256').update(JSON.stringify(sent)).digest('base64url');

/** Returns the result of an equal request that was made before; null if there is none, or it is gone. */
export async function foundBefore<T>(
  tx: Transaction,
  request: Request,
  find: (id: string) => Promise<T | null>,
): Promise<T | null> {
  const { userId, seconds } = request;
  const [earlier] = await tx.$queryRaw<{ id: string }[]>`
    SELECT result_id AS id FROM submissions
    WHERE user_id = ${userId}::uuid AND fingerprint = ${fingerprintOf(request)} AND created_at > now() - make_interval(secs => ${seconds})`;
  return earlier ? find(earlier.id) : null;
}

/**
 * Runs an operation once, however often its request arrives: a double click, a retry on a bad connection, fifty
 * concurrent requests. A repetition waits for the first request and gets its result; if that has failed or was deleted
 * since, it is made again. Call it first in the caller's transaction (docs/decisions/0020).
 */
export async function once<T extends { id: string }>(
  tx: Transaction,
  request: Request,
  { make, find }: Ways<T>,
): Promise<{ result: T; repeated: boolean }> {
  const { userId } = request;
  const fingerprint = fingerprintOf(request);
  await lockName(tx, `${userId} ${fingerprint}`);
  const found = await foundBefore(tx, request, find);
  if (found) return { result: found, repeated: true };
  const result = await make();
  await tx.$executeRaw`
    INSERT INTO submissions (user_id, fingerprint, result_id) VALUES (${userId}::uuid, ${fingerprint}, ${result.id}::uuid)
    ON CONFLICT (user_id, fingerprint) DO UPDATE SET result_id = excluded.result_id, created_at = now()`;
  return { result, repeated: false };
}

import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import { refuseInTransaction } from '@/lib/core/db/within-transaction';
import { SECOND_MS } from '@/lib/core/durations';
import { DomainError } from '@/lib/core/errors/domain-error';
import { perProcess } from '@/lib/core/per-process';
import { createTurns } from '@/lib/core/turns/turns';

/**
 * A hash takes 19 MiB and some 30 ms of a core, and of the four threads that also read files: two at once. What would wait
 * longer than people do is refused.
 */
const HASHING = {
  atOnce: 2,
  waiting: 60,
  waitMs: 1.5 * SECOND_MS,
  refusal: () => new DomainError('unavailable'),
};

const inTurn = perProcess('hashing', () => createTurns(HASHING));

/**
 * Hashes with argon2id and the library's defaults, which follow OWASP (19 MiB, two passes).
 * @throws DomainError `unavailable` if too many wait.
 */
export function hashPassword(password: string): Promise<string> {
  refuseInTransaction('hashing a password');
  return inTurn(() => hash(password));
}

// Verified against when there is no account, so that the response time doesn't reveal that; computed at the first
// sign-in.
let nobody: Promise<string> | undefined;

/**
 * True if `password` matches the hash `stored`; without a hash it takes the same time and returns false.
 * @throws DomainError `unavailable` if too many wait.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  refuseInTransaction('hashing a password');
  const substitute = await (nobody ??= hash('nobody has this password'));
  const matches = await inTurn(() => verify(stored ?? substitute, password));
  return stored !== null && matches;
}

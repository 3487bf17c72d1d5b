import 'server-only';
import { hash, verify } from '@node-rs/argon2';

/** Hashes with argon2id and the library's defaults, which follow OWASP (19 MiB, two passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

// Verified against when there is no account, so that the response time doesn't reveal that; computed at the first
// sign-in.
let nobody: Promise<string> | undefined;

/** True if `password` matches the hash `stored`; without a hash it takes the same time and returns false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const substitute = await (nobody ??= hash('nobody has this password'));
  const matches = await verify(stored ?? substitute, password);
  return stored !== null && matches;
}

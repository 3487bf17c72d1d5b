import 'server-only';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults, which are OWASP's (19 MiB, two passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

// Compared against where there is no account, so that the answer takes as long; made at the first sign-in, whoever's it is.
let nobody: Promise<string> | undefined;

/** True where `password` belongs to `stored`; without a stored hash the same work is done and the answer is false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const substitute = await (nobody ??= hash('nobody has this password'));
  const matches = await verify(stored ?? substitute, password);
  return stored !== null && matches;
}

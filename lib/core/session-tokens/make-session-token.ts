import { createHmac, randomBytes } from 'node:crypto';

/** Characters of the random part, 192 bits; the checksum of 66 bits follows. */
export const RANDOM_CHARACTERS = 32;

/** Returns the checksum of a token's random part under the application's secret. */
export function tokenChecksum(random: string, secret: string): string {
  return createHmac('sha256', secret).update(`session-token:${random}`).digest('base64url').slice(0, 11);
}

/** Returns a new session token: random, with a keyed checksum by which made-up ones are recognised without the database. */
export function makeSessionToken(secret: string): string {
  const random = randomBytes(24).toString('base64url');
  return random + tokenChecksum(random, secret);
}

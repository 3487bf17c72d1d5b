import type { Actor } from '@/lib/core/actors/actor';

/**
 * Where uploads wait whose owner has no confirmed address: nobody else reads them, so that nobody distributes files
 * under our address without being reachable.
 */
export const PENDING_PREFIX = 'private/pending/';

/** Returns the key under which an upload of the actor is stored until a listing claims it. */
export const uploadKey = ({ emailConfirmed }: Actor, key: string): string =>
  emailConfirmed || key.startsWith('private/') ? key : PENDING_PREFIX + key;

/** Returns the key that a claimed upload has. */
export const publicKey = (key: string): string =>
  key.startsWith(PENDING_PREFIX) ? key.slice(PENDING_PREFIX.length) : key;

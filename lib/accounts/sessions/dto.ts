import type { Device } from './describe-device';

/** One of the user's sessions. */
export type SessionDto = {
  /** The stored hash; it identifies the session but doesn't grant access. */
  id: string;
  device: Device;
  createdAt: string | null;
  /** Up to an hour too early, because a session's expiry is extended at most once an hour. */
  lastUsedAt: string;
  expiresAt: string;
  /** The session of the current request. */
  current: boolean;
};

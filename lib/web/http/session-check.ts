import { perProcess } from '@/lib/core/per-process';

type Check = (token: string) => Promise<boolean>;

/** Set within Next's bundles, where sessions are read, and asked by the HTTP server. */
const session = perProcess<{ check?: Check }>('session-check', () => ({}));

/** Sets how the HTTP server checks a session before it serves a cached page for members. */
export function setSessionCheck(check: Check): void {
  session.check = check;
}

/** Returns false if the session with `token` has ended; true if it is valid or can't be checked just now. */
export async function mayHaveSession(token: string): Promise<boolean> {
  return (await session.check?.(token).catch(() => true)) ?? true;
}

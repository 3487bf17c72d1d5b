type Check = (token: string) => Promise<boolean>;

/** On `globalThis`, because the HTTP server is outside Next's bundles, where sessions are read. */
const shared = globalThis as typeof globalThis & { corralSessionCheck?: Check };

/** Sets how the HTTP server checks a session before it serves a cached page for members. */
export function setSessionCheck(check: Check): void {
  shared.corralSessionCheck = check;
}

/** Returns false if the session with `token` has ended; true if it is valid or can't be checked just now. */
export async function mayHaveSession(token: string): Promise<boolean> {
  return (await shared.corralSessionCheck?.(token).catch(() => true)) ?? true;
}

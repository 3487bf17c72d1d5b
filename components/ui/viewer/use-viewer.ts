'use client';

import { createSharedData, useSharedData, type SharedState } from '@/components/ui/shared-data/shared-data';

/** The signed-in user as `GET /api/user` returns them. */
export interface Viewer {
  id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  phone: string | null;
  role: string;
  timeZone: string | null;
  unreadMessages: number;
  unreadConversations: number;
  unreadNotifications: number;
  /** Ids of the people with whom no messages and offers pass; none from a server of the version before. */
  blockedWith?: string[];
}

/** Returns the readable hint cookie, which names the session that scripts can't read; null without a session. */
function sessionHint(): string | null {
  return typeof document === 'undefined' ? null : (/(?:^|; )signed_in=(1[^;]*)/.exec(document.cookie)?.[1] ?? null);
}

/** Returns true if the hint cookie says that a user is signed in. */
export function hasSessionHint(): boolean {
  return sessionHint() !== null;
}

async function fetchViewer(): Promise<Viewer | null> {
  const hint = sessionHint();
  if (!hint) return null;
  const response = await fetch('/api/user', { headers: { accept: 'application/json' } });
  if (response.status === 401) {
    // Somebody signed in while the answer about the session before was under way, as in another tab.
    const newHint = sessionHint();
    if (newHint && newHint !== hint) return fetchViewer();
    // The session has expired: remove the stale hint.
    document.cookie = 'signed_in=; Max-Age=0; Path=/; SameSite=Lax';
    delete document.documentElement.dataset.signedIn;
    return null;
  }
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return (await response.json()) as Viewer;
}

/** The signed-in user, for reading again or replacing it. */
export const viewerData = createSharedData(fetchViewer);

/** Changes what is known of the signed-in user; does nothing while nobody is known. */
export function updateViewer(changes: Partial<Viewer>): void {
  const viewer = viewerData.get();
  if (viewer) viewerData.set({ ...viewer, ...changes });
}

/**
 * Returns the signed-in user: `undefined` while unknown, `null` if signed out. Requests it only if the hint cookie is
 * set.
 */
export function useViewer(): SharedState<Viewer | null> {
  return useSharedData(viewerData);
}

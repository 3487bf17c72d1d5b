'use client';

import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** What the browser knows about who is signed in, from `GET /api/user`. */
export interface Viewer {
  id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  phone: string | null;
  role: string;
  unreadMessages: number;
}

/** True where the readable hint cookie says that somebody is signed in; the session itself is out of scripts' reach. */
export function hasSessionHint(): boolean {
  return typeof document !== 'undefined' && /(?:^|; )signed_in=1/.test(document.cookie);
}

async function fetchViewer(): Promise<Viewer | null> {
  if (!hasSessionHint()) return null;
  const response = await fetch('/api/user', { headers: { accept: 'application/json' } });
  if (response.status === 401) {
    // The hint outlived the session.
    document.cookie = 'signed_in=; Max-Age=0; Path=/; SameSite=Lax';
    delete document.documentElement.dataset.signedIn;
    return null;
  }
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return (await response.json()) as Viewer;
}

/** Key of the viewer's query, for whoever must drop or replace it. */
export const VIEWER_KEY = ['/api/user'] as const;

/** Who is signed in: `undefined` while unknown, `null` for a visitor. Asks the server only where the hint cookie is set. */
export function useViewer(): UseQueryResult<Viewer | null> {
  return useQuery({ queryKey: VIEWER_KEY, queryFn: fetchViewer });
}

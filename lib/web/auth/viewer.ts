import 'server-only';
import { cache } from 'react';
import type { Actor } from '@/lib/core/actors/actor';
import { DomainError } from '@/lib/core/errors/domain-error';
import { noteUser } from '@/lib/core/log/request-context';
import { findClosedAccount, findSession, type ClosedAccount } from '@/lib/accounts/sessions/sessions';
import { sessionToken } from './session-cookie';

/** Returns the signed-in user, or null. The session is read from the database once per request. */
export const getViewer = cache(async (): Promise<Actor | null> => {
  const token = await sessionToken();
  const viewer = token ? await findSession(token) : null;
  if (viewer) noteUser(viewer.id);
  return viewer;
});

/**
 * Returns the signed-in user.
 * @throws DomainError `unauthorized` without a session.
 */
export async function requireActor(): Promise<Actor> {
  const viewer = await getViewer();
  if (!viewer) throw new DomainError('unauthorized');
  return viewer;
}

/**
 * Returns the signed-in user and the token of their session.
 * @throws DomainError `unauthorized` without a session.
 */
export async function requireSession(): Promise<{ actor: Actor; token: string }> {
  const actor = await requireActor();
  const token = await sessionToken();
  if (!token) throw new DomainError('unauthorized');
  return { actor, token };
}

/** Returns the closed account that the visitor signed in to, to whom every other page is as to a stranger. */
export const getClosedAccount = cache(async (): Promise<ClosedAccount | null> => {
  const token = await sessionToken();
  return token ? findClosedAccount(token) : null;
});

import 'server-only';
import { db } from '@/lib/core/db/client';
import { readLink, signLink } from '@/lib/core/email/signed-link';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';

/** Returns the token of the link that stops a saved search's mails without signing in. */
export function stopToken(searchId: string): string {
  return signLink('stop-search', searchId);
}

function readToken(token: string): string {
  const id = readLink('stop-search', token);
  if (!id) throw new DomainError('not_found');
  return id;
}

/**
 * Returns the name of the search whose mails the link stops, or null if they are stopped already. Doesn't change
 * anything, because mail scanners follow links.
 * @throws DomainError `not_found` if the token is invalid.
 */
export async function readStop(token: string): Promise<string | null> {
  const search = await db.savedSearch.findUnique({ where: { id: readToken(token) }, select: { name: true } });
  return search?.name ?? null;
}

/**
 * Deletes the saved search that a mail's link names. Idempotent. @throws DomainError `not_found` if the token is
 * invalid, `rate_limited`.
 */
export async function stopByLink(token: string): Promise<void> {
  const id = readToken(token);
  await consume('linkByTopic', id);
  await db.savedSearch.deleteMany({ where: { id } });
}

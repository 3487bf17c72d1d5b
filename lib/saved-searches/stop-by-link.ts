import 'server-only';
import { db } from '@/lib/db/client';
import { readLink, signLink } from '@/lib/email/signed-link';
import { DomainError } from '@/lib/errors/domain-error';
import { consume } from '@/lib/rate-limit/limit';

/** The token of the link that stops the mails of a saved search without signing in. */
export function stopToken(searchId: string): string {
  return signLink('stop-search', searchId);
}

function readToken(token: string): string {
  const id = readLink('stop-search', token);
  if (!id) throw new DomainError('not_found');
  return id;
}

/**
 * The name of the search whose mails the link stops, or null where they are stopped already. Changes nothing, because mail
 * scanners follow links.
 * @throws DomainError `not_found` for a token that is not ours.
 */
export async function readStop(token: string): Promise<string | null> {
  const search = await db.savedSearch.findUnique({ where: { id: readToken(token) }, select: { name: true } });
  return search?.name ?? null;
}

/** Deletes the saved search that a link from a mail names; again, it changes nothing. @throws DomainError `not_found` as above, `rate_limited`. */
export async function stopByLink(token: string): Promise<void> {
  const id = readToken(token);
  await consume('linkByThing', id);
  await db.savedSearch.deleteMany({ where: { id } });
}

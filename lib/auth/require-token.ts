import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@/lib/errors/domain-error';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Lets a machine in that shows the configured token (`Authorization: Bearer …`), compared in a time that tells nothing of it.
 * @throws DomainError `not_found` where none is configured, `unauthorized` for any other token or none.
 */
export function requireToken(headers: Headers, token: string | undefined): void {
  if (!token) throw new DomainError('not_found');
  if (!timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`)))
    throw new DomainError('unauthorized');
}

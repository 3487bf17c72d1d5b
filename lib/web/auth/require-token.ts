import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@/lib/core/errors/domain-error';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Authenticates a machine by the configured token (`Authorization: Bearer …`), compared in constant time.
 * @throws DomainError `not_found` if no token is configured, `unauthorized` for a wrong or missing one.
 */
export function requireToken(headers: Headers, token: string | undefined): void {
  if (!token) throw new DomainError('not_found');
  if (!timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`)))
    throw new DomainError('unauthorized');
}

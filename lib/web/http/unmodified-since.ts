import 'server-only';
import { DomainError, type ErrorCode } from '@/lib/core/errors/domain-error';
import { SECOND_MS } from '@/lib/core/durations';

/**
 * Returns the `updatedAt` of what a request replaces, to which the verb holds it, if `If-Unmodified-Since` says how old
 * the caller's copy is: an HTTP date, which counts whole seconds, or the `updatedAt` of the copy.
 * @throws DomainError `changed` with what stands by now, if it was changed since.
 */
export function unmodifiedSince<Dto extends { updatedAt: string }>(
  request: Request,
  current: Dto,
  changed: ErrorCode,
): string | undefined {
  const since = Date.parse(request.headers.get('if-unmodified-since') ?? '');
  if (Number.isNaN(since)) return undefined;
  const seen = since % SECOND_MS === 0 ? since + SECOND_MS - 1 : since;
  if (Date.parse(current.updatedAt) > seen) throw new DomainError(changed, { current });
  return current.updatedAt;
}

import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute } from '@/lib/web/http/define-route';

const nothingHere = defineRoute(async () => {
  throw new DomainError('not_found');
});

/** Answers unknown paths under /api with a JSON error instead of the 404 page. */
export { nothingHere as GET, nothingHere as POST, nothingHere as PUT, nothingHere as PATCH, nothingHere as DELETE };

import { DomainError } from '@/lib/errors/domain-error';
import { defineRoute } from '@/lib/http/define-route';

const nothingHere = defineRoute(async () => {
  throw new DomainError('not_found');
});

/** Any other path under /api is answered as the API answers, not with a page. */
export { nothingHere as GET, nothingHere as POST, nothingHere as PUT, nothingHere as PATCH, nothingHere as DELETE };

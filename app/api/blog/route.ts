import { listPosts } from '@/lib/pages/blog/list-posts';
import { parseBlogQuery } from '@/lib/pages/blog/query-schema';
import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { localeOf } from '@/lib/web/http/request-locale';

/** Lists the published posts for the visitor's language. */
export const GET = defineRoute(async ({ request }) => {
  const { query, errors } = parseBlogQuery(Object.fromEntries([...request.nextUrl.searchParams].reverse()));
  if (Object.keys(errors).length > 0) throw new DomainError('invalid_input', { fields: errors });
  return json(await listPosts(localeOf(request), query));
});

import { listPosts } from '@/lib/blog/list-posts';
import { parseBlogQuery } from '@/lib/blog/query-schema';
import { DomainError } from '@/lib/errors/domain-error';
import { defineRoute, json } from '@/lib/http/define-route';
import { localeOf } from '@/lib/http/request-locale';

/** Lists the published posts for the visitor's language. */
export const GET = defineRoute(async ({ request }) => {
  const { query, errors } = parseBlogQuery(Object.fromEntries([...request.nextUrl.searchParams].reverse()));
  if (Object.keys(errors).length > 0) throw new DomainError('invalid_input', { fields: errors });
  return json(await listPosts(localeOf(request), query));
});

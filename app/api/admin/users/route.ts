import { listUsers } from '@/lib/accounts/accounts/list-users';
import { userQuerySchema } from '@/lib/accounts/accounts/query-schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';

/** Lists all accounts, for administrators: `?search&role&state&sort&page`. */
export const GET = defineRoute(async ({ request }) => {
  const query = userQuerySchema.parse(Object.fromEntries(request.nextUrl.searchParams));
  return json(await listUsers(await requireActor(), query));
});

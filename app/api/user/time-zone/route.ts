import { timeZoneSchema } from '@/lib/accounts/accounts/schema';
import { setTimeZone } from '@/lib/accounts/accounts/set-time-zone';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, noContent } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Stores the browser's time zone, which the browser sends when the account has another. */
export const PUT = defineRoute(async ({ request }) => {
  await setTimeZone(await requireActor(), await readJson(request, timeZoneSchema));
  return noContent();
});

import { timeZoneSchema } from '@/lib/accounts/schema';
import { setTimeZone } from '@/lib/accounts/set-time-zone';
import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, noContent } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';

/** Stores the browser's time zone, which the browser sends when the account has another. */
export const PUT = defineRoute(async ({ request }) => {
  await setTimeZone(await requireActor(), await readJson(request, timeZoneSchema));
  return noContent();
});

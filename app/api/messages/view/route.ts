import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { localeOf } from '@/lib/web/http/request-locale';
import { isLocale } from '@/lib/core/i18n/locales';
import { readMessagesView } from './read-messages-view';

/** Returns what `/messages` shows the signed-in user; takes the query of the page, and its language as `locale`. */
export const GET = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const { searchParams } = request.nextUrl;
  const asked = searchParams.get('locale');
  return json(await readMessagesView(actor, isLocale(asked) ? asked : localeOf(request), searchParams));
});

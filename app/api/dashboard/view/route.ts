import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { localeOf } from '@/lib/web/http/request-locale';
import { PLACE_COOKIE } from '@/lib/core/visitor-hints/visitor-place';
import { visitorPlace } from '@/lib/places/visitor-place';
import { isLocale } from '@/lib/core/i18n/locales';
import { readView } from './read-view';

/** Returns the dashboard's data for the signed-in user; takes the query of the page, and its language as `locale`. */
export const GET = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const { searchParams } = request.nextUrl;
  const asked = searchParams.get('locale');
  const from = visitorPlace(request.cookies.get(PLACE_COOKIE)?.value);
  return json(await readView(actor, isLocale(asked) ? asked : localeOf(request), searchParams, from));
});

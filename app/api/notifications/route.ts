import type { BellView } from '@/components/messages/notifications/bell-view';
import { notificationEntries } from '@/components/messages/notifications/entries';
import { getUser } from '@/lib/accounts/accounts/get-user';
import { requireActor } from '@/lib/web/auth/viewer';
import { readTopicCards } from '@/lib/market/topics/topic-cards';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { localeOf } from '@/lib/web/http/request-locale';
import { isLocale } from '@/lib/core/i18n/locales';
import { pickLabels } from '@/lib/core/i18n/pick-labels';
import { mailTimeZone } from '@/lib/core/i18n/time-zone';
import { translator } from '@/lib/core/i18n/translator';
import { listNotifications } from '@/lib/records/notifications/list-notifications';

/** How many the bell shows; the page has them all. */
const SHOWN = 6;

/** Returns the signed-in user's newest notifications in the language of the page, `locale`. */
export const GET = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const asked = request.nextUrl.searchParams.get('locale');
  const locale = isLocale(asked) ? asked : localeOf(request);
  const [user, notifications, t] = await Promise.all([
    getUser(actor),
    listNotifications(actor, SHOWN),
    translator(locale, 'notifications'),
  ]);
  const cards = await readTopicCards(notifications.flatMap(({ topic }) => topic ?? []));
  const view: BellView = {
    entries: await notificationEntries(notifications, cards, { locale, timeZone: mailTimeZone(user), now: new Date() }),
    labels: pickLabels(t, ['markAll', 'all', 'unread', 'empty', 'emptyText']),
  };
  return json(view);
});

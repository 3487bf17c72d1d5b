import { getTranslations } from 'next-intl/server';
import type { TopicCard } from '@/lib/market/topics/dto';
import { formatWeekday } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { NotificationDto } from '@/lib/records/notifications/dto';
import { byDay } from './by-day';
import { notificationEntries } from './entries';
import { NotificationRow } from './notification-row';

interface NotificationListProps {
  notifications: readonly NotificationDto[];
  /** By the id of the topic. */
  cards: ReadonlyMap<string, TopicCard>;
  locale: Locale;
  timeZone: string;
}

/** What happened, newest first, by day in the reader's time zone; each entry leads to what it is about. */
export async function NotificationList({ notifications, cards, locale, timeZone }: NotificationListProps) {
  const now = new Date();
  const t = await getTranslations({ locale, namespace: 'notifications' });
  const entries = await notificationEntries(notifications, cards, { locale, timeZone, now });
  return byDay(entries, timeZone, now).map(({ day, when, items }) => (
    <section key={day} aria-labelledby={`day-${day}`} className="mb-6">
      <h2 id={`day-${day}`} className="mb-2 text-15 font-semibold text-ink-2 first-letter:uppercase">
        {when === 'earlier' ? formatWeekday(locale, items[0]?.happenedAt ?? day, timeZone) : t(when)}
      </h2>
      <ul className="overflow-hidden border-line max-sm:-mx-4 max-sm:border-y sm:rounded-card sm:border">
        {items.map((entry) => (
          <NotificationRow key={entry.id} entry={entry} time={entry.time} unread={t('unread')} />
        ))}
      </ul>
    </section>
  ));
}

import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { TopicCard } from '@/lib/catalog/dto';
import { formatTime, formatWeekday } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import type { NotificationDto } from '@/lib/notifications/dto';
import { NOTIFICATION_KINDS } from '@/lib/notifications/schema';
import { byDay } from './by-day';
import { ReadLink } from './read-link';
import { textValues } from './text-values';

interface NotificationListProps {
  notifications: readonly NotificationDto[];
  /** By the id of the topic. */
  cards: ReadonlyMap<string, TopicCard>;
  locale: Locale;
  timeZone: string;
  now?: Date;
}

/** What happened, newest first, by day in the reader's time zone; each entry leads to what it is about. */
export async function NotificationList({
  notifications,
  cards,
  locale,
  timeZone,
  now = new Date(),
}: NotificationListProps) {
  // messages: notifications.kinds.*
  const t = await getTranslations({ locale, namespace: 'notifications' });
  return byDay(notifications, timeZone, now).map(({ day, when, items }) => (
    <section key={day} aria-labelledby={`day-${day}`} className="mb-6">
      <h2 id={`day-${day}`} className="mb-2 text-15 font-semibold text-ink-2 first-letter:uppercase">
        {when === 'earlier' ? formatWeekday(locale, items[0]?.happenedAt ?? day, timeZone) : t(when)}
      </h2>
      <ul className="overflow-hidden border-line max-sm:-mx-4 max-sm:border-y sm:rounded-card sm:border">
        {items.map((notification) => {
          const { id, kind, topic, happenedAt, isRead, path } = notification;
          const values = textValues(notification, { locale, timeZone, now });
          const card = topic ? cards.get(topic.id) : undefined;
          const text = t(`kinds.${kind}.text`, values);
          return (
            <li key={id} className="border-line not-first:border-t">
              <ReadLink
                id={id}
                isRead={isRead}
                href={localizedPath(locale, path)}
                className={`grid min-h-23 grid-cols-[60px_minmax(0,1fr)_auto] items-center gap-4 px-4 py-3 -outline-offset-2 hover:bg-sunken sm:px-5 ${isRead ? 'bg-surface' : 'bg-pasture-soft/45'}`}
              >
                <Picture card={card} icon={NOTIFICATION_KINDS[kind].icon} />
                <span className="min-w-0">
                  <span
                    className={`block text-15 [overflow-wrap:anywhere] ${isRead ? 'font-medium' : 'font-semibold'}`}
                  >
                    {t(`kinds.${kind}.title`, values)}
                  </span>
                  {text ? <span className="block text-14 [overflow-wrap:anywhere] text-ink-2">{text}</span> : null}
                  <time dateTime={happenedAt} className="mt-0.5 block text-13 text-ink-2">
                    {formatTime(locale, happenedAt, timeZone)}
                  </time>
                </span>
                {isRead ? null : (
                  <span className="size-2.5 rounded-full bg-clay">
                    <span className="sr-only">{t('unread')}</span>
                  </span>
                )}
              </ReadLink>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

type KindIcon = (typeof NOTIFICATION_KINDS)[keyof typeof NOTIFICATION_KINDS]['icon'];

/** The picture of the listing or lot with the kind on its corner, or the kind alone. */
function Picture({ card, icon }: { card: TopicCard | undefined; icon: KindIcon }) {
  if (!card) {
    return (
      <span className="grid size-15 place-items-center rounded-input bg-sunken text-ink-2">
        <Icon name={icon} className="size-6" />
      </span>
    );
  }
  const stock = `/art/stock-${card.stock}.webp`;
  return (
    <span className="relative">
      <img
        src={card.picture ?? stock}
        data-stock={stock}
        alt=""
        width={60}
        height={60}
        loading="lazy"
        className="size-15 rounded-input object-cover"
      />
      <span className="absolute -right-2 -bottom-2 grid size-7 place-items-center rounded-full border-2 border-surface bg-sunken text-ink">
        <Icon name={icon} className="size-4" />
      </span>
    </span>
  );
}

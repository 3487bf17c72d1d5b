import type { TopicCard } from '@/lib/market/topics/dto';
import { formatDate, formatTime } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import type { NotificationDto } from '@/lib/records/notifications/dto';
import { NOTIFICATION_KINDS } from '@/lib/records/notifications/schema';
import { byDay } from './by-day';
import { textValues } from './text-values';

type KindIcon = (typeof NOTIFICATION_KINDS)[keyof typeof NOTIFICATION_KINDS]['icon'];

/** A notification in the words of its reader. */
export interface NotificationEntry {
  id: string;
  isRead: boolean;
  href: string;
  icon: KindIcon;
  title: string;
  text: string;
  happenedAt: string;
  /** "18:05". */
  time: string;
  /** The same with its day: "ayer, 18:05". */
  moment: string;
  /** The picture of the listing or lot, and what replaces it; null if it is about none. */
  picture: { src: string; stock: string } | null;
}

interface Reader {
  locale: Locale;
  timeZone: string;
  now: Date;
}

/**
 * Puts notifications into the words of their reader.
 * @param cards by the id of the topic
 */
export async function notificationEntries(
  notifications: readonly NotificationDto[],
  cards: ReadonlyMap<string, TopicCard>,
  reader: Reader,
): Promise<NotificationEntry[]> {
  // messages: notifications.kinds.*
  const t = await translator(reader.locale, 'notifications');
  const { locale, timeZone, now } = reader;
  return byDay(notifications, timeZone, now).flatMap(({ when, items }) =>
    items.map((notification) => {
      const { id, kind, topic, happenedAt, isRead, path } = notification;
      const values = textValues(notification, reader);
      const card = topic ? cards.get(topic.id) : undefined;
      const stock = card && `/art/stock-${card.stock}.webp`;
      const time = formatTime(locale, happenedAt, timeZone);
      return {
        id,
        isRead,
        href: localizedPath(locale, path),
        icon: NOTIFICATION_KINDS[kind].icon,
        title: t(`kinds.${kind}.title`, values),
        text: t(`kinds.${kind}.text`, values),
        happenedAt,
        time,
        moment:
          when === 'today'
            ? time
            : `${when === 'yesterday' ? t('yesterday') : formatDate(locale, happenedAt)}, ${time}`,
        picture: stock ? { src: card.picture ?? stock, stock } : null,
      };
    }),
  );
}

import type { TopicCard } from '@/lib/market/topics/dto';
import { formatDate, formatTime, formatMoment, formatMoney } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import type { NotificationDto } from '@/lib/records/notifications/dto';
import { NOTIFICATION_KINDS } from '@/lib/records/notifications/schema';
import { CURRENCIES } from '@/lib/core/i18n/currencies';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { bidPriceInFull } from '@/lib/livestock/price-formats/bid-price';
import { slotValues } from '@/lib/deals/terms/dates/visit-slots';
import type { BidTerms } from '@/lib/livestock/pricing/bid-total';
import { PRICE_BASES } from '@/lib/livestock/pricing/price-bases';
import { byDay } from './by-day';

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

/** What the amounts of a lot's notification mean; null for one from before lots said so. */
function bidTermsOf(data: NotificationDto['data']): BidTerms | null {
  const priceBasis = PRICE_BASES.find((basis) => basis === data.priceBasis);
  const priceCurrency = CURRENCIES.find((currency) => currency === data.priceCurrency);
  return priceBasis && priceCurrency ? { priceBasis, priceCurrency, priceUnits: String(data.priceUnits) } : null;
}

/** Returns the values of a notification's texts: amounts and times as the reader writes them. */
function textValues(
  { data, topic, count }: Pick<NotificationDto, 'data' | 'topic' | 'count'>,
  { locale, timeZone, now }: { locale: Locale; timeZone: string; now: Date },
) {
  const text = (name: string) => String(data[name] ?? '');
  const terms = bidTermsOf(data);
  const money = (name: string) =>
    data[name] === undefined ? '' : terms ? bidPriceInFull(locale, text(name), terms) : formatMoney(locale, text(name));
  const moment = (name: string) => (data[name] === undefined ? '' : formatMoment(locale, text(name), timeZone));
  const basis = PRICE_BASES.find((one) => one === data.basis);
  const currency = CURRENCIES.find((one) => one === data.currency);
  const visit = data.visitDay
    ? slotValues(locale, { day: text('visitDay'), at: text('visitAt') })
    : { day: '', time: '' };
  const ends = text('endTime') || text('expiresAt');
  return {
    count,
    total: Number(data.total ?? 0),
    title: text('title'),
    name: text('name'),
    person: text('person'),
    price: money('price'),
    minimum: money('minimum'),
    end: moment('endTime'),
    expires: moment('expiresAt'),
    over: ends && new Date(ends) <= now ? 'yes' : 'no',
    asked: basis && currency ? askedPriceText(locale, { amount: text('amount'), basis, currency }) : '',
    heads: Number(data.heads ?? 0),
    left: Number(data.left ?? 0),
    number: text('number'),
    visitAt: text('visitAt'),
    visitDay: visit.day,
    visitTime: visit.time,
    standing: text('standing'),
    hasBids: text('hasBids'),
    outcome: text('outcome'),
    action: text('action'),
    decision: text('decision'),
    paper: text('paper'),
    expiresOn: data.expiresOn === undefined ? '' : formatDate(locale, text('expiresOn')),
    topic: topic?.kind ?? 'none',
  };
}

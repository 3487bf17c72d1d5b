import type { Topic } from '@/lib/core/topics/schema';
import type { NotificationKind } from './schema';

/**
 * Values of a notification's text, never what other people wrote. `price` and `minimum` are decimal text (of a lot with its `priceBasis`, `priceCurrency` and `priceUnits`), `endTime` and
 * `expiresAt` ISO strings; the others are shown or chosen by as they are.
 */
export type NotificationData = Record<string, string | number>;

/** A notification as its recipient sees it. */
export type NotificationDto = {
  id: string;
  kind: NotificationKind;
  topic: Topic | null;
  data: NotificationData;
  /** How often it happened since it was last read. */
  count: number;
  happenedAt: string;
  isRead: boolean;
  /** The path of the page that it is about, without the locale. */
  path: string;
};

import type { Currency } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';

/**
 * A topic in a list: its title, the language that it is written in, and its first picture; `stock` names the drawn picture
 * in place of a missing one.
 */
export type TopicCard = { title: string; language: Locale; picture: string | null; stock: string };

/** A price as its seller asks it, in decimal text; equipment has no basis. */
export type TopicPrice = { amount: string; currency: Currency; basis: PriceBasis | null };

/** Why a listing that was public can't be seen at present, what it is, and the query of those that are like it. */
export interface OffSale {
  status: 'paused' | 'reserved' | 'expired';
  title: string;
  language: Locale;
  /** Of a title that is written from the facts. */
  titles: Record<Locale, string> | null;
  picture: string | null;
  similar: string;
}

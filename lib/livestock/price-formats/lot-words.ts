import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

interface LotWords {
  heads: string;
  /** Heads with their young at foot, which count as one. */
  pairs: string;
  /** Between those that are left and all of them. */
  of: string;
  noWeight: string;
  lot: string;
  cash: string;
  /** Paid after so many days. */
  days: string;
  instalments: string;
}

/** The short words between the figures of a lot; `#` is a number. Their spaces don't break. */
export const LOT_WORDS: Record<Locale, LotWords> = {
  es: {
    of: '\u00a0de\u00a0',
    heads: '#\u00a0cab.',
    pairs: '#\u00a0cab. con\u00a0su\u00a0cría',
    noWeight: 'sin\u00a0peso',
    lot: 'lote\u00a0',
    cash: 'contado',
    days: 'a\u00a0#\u00a0días',
    instalments: '#\u00a0cuotas',
  },
  en: {
    of: '\u00a0of\u00a0',
    heads: '#\u00a0head',
    pairs: '#\u00a0pairs',
    noWeight: 'no\u00a0weight',
    lot: 'lot\u00a0',
    cash: 'cash',
    days: 'at\u00a0#\u00a0days',
    instalments: '#\u00a0instalments',
  },
  pt: {
    of: '\u00a0de\u00a0',
    heads: '#\u00a0cab.',
    pairs: '#\u00a0cab. com\u00a0cria\u00a0ao\u00a0pé',
    noWeight: 'sem\u00a0peso',
    lot: 'lote\u00a0',
    cash: 'à\u00a0vista',
    days: 'em\u00a0#\u00a0dias',
    instalments: '#\u00a0parcelas',
  },
};

/** A number of heads as lots are named: «30 cab.». */
export const headsText = (locale: Locale, heads: number): string =>
  LOT_WORDS[locale].heads.replace('#', formatNumber(locale, heads));

import { EXTENSION_MINUTES } from '@/lib/market/auctions/auction-rules';
import type { Locale } from '@/lib/core/i18n/locales';
import { rawTexts } from '@/lib/core/i18n/translator';
import { fill } from '@/components/ui/fill';

type Messages = typeof import('@/messages/es.json');

/**
 * The labels of a lot's live parts, with placeholders for `fill`: public pages send no message catalog to the
 * browser.
 */
export type LotLabels = Messages['lot']['ui'];

/** The labels of lot cards. */
export type LotCardLabels = Messages['auctions']['card'];

// messages: lot.ui.*
export async function lotLabels(locale: Locale): Promise<LotLabels> {
  const { ui } = await rawTexts(locale, 'lot');
  return { ...ui, extendNote: fill(ui.extendNote, { minutes: EXTENSION_MINUTES }) };
}

// messages: auctions.card.*
export async function lotCardLabels(locale: Locale): Promise<LotCardLabels> {
  return (await rawTexts(locale, 'auctions')).card;
}

import { EXTENSION_MINUTES } from '@/lib/auctions/schema';
import type { Locale } from '@/lib/i18n/locales';
import { rawTexts } from '@/lib/i18n/translator';
import { fill } from './fill';

type Messages = typeof import('@/messages/es.json');

/** What a lot's page says in the browser, with places for numbers that `fill` puts in: a public page carries no catalogue of texts. */
export type LotLabels = Messages['lot']['ui'];

/** What lists of lots say in the browser. */
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

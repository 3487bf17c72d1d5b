import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { pickLabels } from '@/lib/i18n/pick-labels';

/** The labels of the button and dialog that save a search; public pages send no message catalog to the browser. */
export async function saveSearchLabels(locale: Locale) {
  const t = await translator(locale, 'savedSearches');
  return pickLabels(t, [
    'open',
    'title',
    'text',
    'name',
    'frequency',
    'daily',
    'weekly',
    'cancel',
    'close',
    'save',
    'saved',
    'savedText',
    'manage',
    'failed',
  ]);
}

export type SaveSearchLabels = Awaited<ReturnType<typeof saveSearchLabels>>;

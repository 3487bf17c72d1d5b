import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { pickLabels } from '@/lib/core/i18n/pick-labels';

/** The labels of the button that saves a search, and what it says if its dialog can't be loaded. */
export async function saveSearchButtonLabels(locale: Locale) {
  const t = await translator(locale, 'savedSearches');
  return pickLabels(t, ['open', 'failed']);
}

/** The labels of the dialog that saves a search. */
export async function saveSearchLabels(locale: Locale) {
  const t = await translator(locale, 'savedSearches');
  return pickLabels(t, [
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

export type SaveSearchButtonLabels = Awaited<ReturnType<typeof saveSearchButtonLabels>>;

export type SaveSearchLabels = Awaited<ReturnType<typeof saveSearchLabels>>;

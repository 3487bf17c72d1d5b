import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';

/** The words of the button and the form that keep a search, for a page that carries no texts to the browser. */
export async function saveSearchLabels(locale: Locale) {
  const t = await translator(locale, 'savedSearches');
  return {
    open: t('open'),
    title: t('title'),
    text: t('text'),
    name: t('name'),
    frequency: t('frequency'),
    daily: t('daily'),
    weekly: t('weekly'),
    cancel: t('cancel'),
    save: t('save'),
    saved: t('saved'),
    savedText: t('savedText'),
    manage: t('manage'),
    failed: t('failed'),
  };
}

export type SaveSearchLabels = Awaited<ReturnType<typeof saveSearchLabels>>;

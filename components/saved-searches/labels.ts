import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';

/** The labels of the button and dialog that save a search; public pages send no message catalog to the browser. */
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
    close: t('close'),
    save: t('save'),
    saved: t('saved'),
    savedText: t('savedText'),
    manage: t('manage'),
    failed: t('failed'),
  };
}

export type SaveSearchLabels = Awaited<ReturnType<typeof saveSearchLabels>>;

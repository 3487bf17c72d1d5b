import type { Locale } from '@/lib/core/i18n/locales';
import { pickLabels } from '@/lib/core/i18n/pick-labels';
import { translator } from '@/lib/core/i18n/translator';

/** The words of the listings viewed before. */
export async function viewedLabels(locale: Locale) {
  const [t, life] = await Promise.all([translator(locale, 'viewed'), translator(locale, 'listingLife')]);
  return { ...pickLabels(t, ['title', 'note', 'clear']), sold: life('sold') };
}

export type ViewedLabels = Awaited<ReturnType<typeof viewedLabels>>;

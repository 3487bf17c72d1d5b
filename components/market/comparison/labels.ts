import { COMPARED_MAX } from '@/lib/market/animal-lots/lots/compared';
import type { Locale } from '@/lib/core/i18n/locales';
import { pickLabels } from '@/lib/core/i18n/pick-labels';
import { translator } from '@/lib/core/i18n/translator';

/** The words of choosing listings for comparison. */
export async function comparisonLabels(locale: Locale) {
  const t = await translator(locale, 'comparison');
  return { ...pickLabels(t, ['bar', 'compare', 'clear', 'fullText']), full: t('full', { max: COMPARED_MAX }) };
}

export type ComparisonLabels = Awaited<ReturnType<typeof comparisonLabels>>;

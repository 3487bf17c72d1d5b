import { COMPARED_MAX } from '@/lib/animals/lots/compared';
import type { Locale } from '@/lib/i18n/locales';
import { pickLabels } from '@/lib/i18n/pick-labels';
import { translator } from '@/lib/i18n/translator';

/** The words of choosing listings for comparison. */
export async function comparisonLabels(locale: Locale) {
  const t = await translator(locale, 'comparison');
  return { ...pickLabels(t, ['bar', 'compare', 'clear', 'fullText']), full: t('full', { max: COMPARED_MAX }) };
}

export type ComparisonLabels = Awaited<ReturnType<typeof comparisonLabels>>;

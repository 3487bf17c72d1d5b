import { AnimalTiles } from '@/components/market/animals/animal-tiles';
import { browseLabels } from '@/components/market/listings/browse/labels';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { SubjectHead } from '@/components/ui/page/subject-head';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { CATEGORIES, type Category } from '@/lib/livestock/stock/categories';
import { FrontHero } from './front-hero';
import { frontSubject } from './front-metadata';

interface FrontTopProps {
  locale: Locale;
  counts: Record<Category, number>;
  total: number;
  /** Searches to start from. */
  examples: readonly string[];
  siteUrl: URL;
}

/** The top of the home page: the search, with examples, and the categories. */
export async function FrontTop({ locale, counts, total, examples, siteUrl }: FrontTopProps) {
  const [labels, t, subject] = await Promise.all([
    browseLabels(locale),
    translator(locale, 'front'),
    frontSubject(locale, total),
  ]);
  const action = localizedPath(locale, '/');
  return (
    <>
      <FrontHero
        action={action}
        labels={{ ...labels.hero, searchPlaceholder: t('searchPlaceholder'), examples: t('examples') }}
        examples={examples}
      />
      <SubjectHead {...subject} locale={locale} path="/" site={siteUrl.origin} />
      <AnimalTiles
        label={labels.categories}
        action={action}
        tiles={CATEGORIES.map((name) => ({
          name,
          label: labels.filters.categories[name],
          count: formatNumber(locale, counts[name]),
        }))}
      />
    </>
  );
}

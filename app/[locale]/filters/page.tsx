import type { Metadata } from 'next';
import { FilterPage } from '@/components/finding/filter-page/filter-page';
import { alternates } from '@/lib/core/i18n/alternates';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { translator } from '@/lib/core/i18n/translator';
import { filtersOfAddress } from './filters-of-address';

/** Rendered per request: the page is the form of its query. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await translator(locale, 'filters');
  return { title: t('allTitle'), robots: { index: false }, alternates: alternates(locale, '/filters') };
}

/** All filters of the results: what their sheet loads when it is opened, without scripts. */
export default async function FiltersPage({ searchParams }: PageProps<'/[locale]/filters'>) {
  return <FilterPage to="results" {...await filtersOfAddress(await searchParams)} />;
}

import type { Metadata } from 'next';
import { FilterPage } from '@/components/finding/filter-page/filter-page';
import { alternates } from '@/lib/core/i18n/alternates';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { translator } from '@/lib/core/i18n/translator';
import { filtersOfAddress } from '../../filters/filters-of-address';

/** Rendered per request: the page is the form of its query. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await translator(locale, 'map');
  return { title: t('filtersTitle'), robots: { index: false }, alternates: alternates(locale, '/map/filters') };
}

/** The filters of the map, a page of their own: they weigh as much as the map, which must be small. */
export default async function MapFiltersPage({ searchParams }: PageProps<'/[locale]/map/filters'>) {
  return <FilterPage to="map" {...await filtersOfAddress(await searchParams)} />;
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AnimalListingBrowse } from '@/components/market/animals/animal-listing-browse';
import { animalListingBrowseMetadata } from '@/components/market/animals/animal-listing-browse-metadata';
import { yourPlaceLabels } from '@/components/finding/near/labels';
import { YourPlace } from '@/components/finding/near/your-place';
import { WELCOME_ID } from '@/components/accounts/onboarding/words';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { visitorPlaceLabel } from '@/lib/places/visitor-place';
import { homeResults } from './home-results';

type Props = { params: Promise<{ page: string; place?: string }> };

/**
 * None at build time, which has no database; each page is rendered on its first request. Page 1 has a number too,
 * because the build would prerender a page without dynamic parameters of its own.
 */
export function generateStaticParams() {
  return [];
}

async function resultsOf({ params }: Props) {
  const { page: number, place } = await params;
  const page = Number(number);
  if (!Number.isInteger(page) || page < 1) notFound();
  const found = await homeResults(page, place);
  if (page > found.results.totalPages) notFound();
  return found;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { query, results } = await resultsOf(props);
  return animalListingBrowseMetadata(await currentLocale(), query, results);
}

/** `/` and `/?page=N` without filters: rendered once and cached until a listing changes. */
export default async function HomePage(props: Props) {
  const { query, sort, from, results, counts } = await resultsOf(props);
  const locale = await currentLocale();
  return (
    <>
      <AnimalListingBrowse
        locale={locale}
        query={query}
        sort={sort}
        place={
          <YourPlace
            language={locale}
            place={from && { name: visitorPlaceLabel(from, locale), isCountry: from.id === undefined }}
            labels={await yourPlaceLabels(locale)}
          />
        }
        results={results}
        counts={counts}
        siteUrl={siteUrl()}
      />
      <div id={WELCOME_ID} className="wrap" />
    </>
  );
}

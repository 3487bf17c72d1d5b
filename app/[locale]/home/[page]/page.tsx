import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AnimalListingBrowse } from '@/components/market/animals/animal-listing-browse';
import { animalListingBrowseMetadata } from '@/components/market/animals/animal-listing-browse-metadata';
import { WELCOME_ID } from '@/components/accounts/onboarding/words';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { homeResults } from './home-results';

type Props = { params: Promise<{ page: string }> };

/**
 * None at build time, which has no database; each page is rendered on its first request. Page 1 has a number too,
 * because the build would prerender a page without dynamic parameters of its own.
 */
export function generateStaticParams() {
  return [];
}

async function resultsOf({ params }: Props) {
  const page = Number((await params).page);
  if (!Number.isInteger(page) || page < 1) notFound();
  const found = await homeResults(page);
  if (page > found.results.totalPages) notFound();
  return found;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { query, results } = await resultsOf(props);
  return animalListingBrowseMetadata(await currentLocale(), query, results);
}

/** `/` and `/?page=N` without filters: rendered once and cached until a listing changes. */
export default async function HomePage(props: Props) {
  const { query, results, counts } = await resultsOf(props);
  return (
    <>
      <AnimalListingBrowse
        locale={await currentLocale()}
        query={query}
        results={results}
        counts={counts}
        siteUrl={siteUrl()}
      />
      <div id={WELCOME_ID} className="wrap" />
    </>
  );
}

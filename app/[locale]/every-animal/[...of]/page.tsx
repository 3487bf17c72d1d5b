import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AnimalListingBrowse } from '@/components/market/animals/animal-listing-browse';
import { animalListingBrowseMetadata } from '@/components/market/animals/animal-listing-browse-metadata';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { animalsOfPage } from './animals-of-page';

/** The page's number, and the place of the visitor if it is known: one segment, as each one of a path is sent with the page. */
type Props = { params: Promise<{ of: string[] }> };

/** None at build time, which has no database; each page is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

async function resultsOf({ params }: Props) {
  const [number, place] = (await params).of;
  const page = Number(number);
  if (!Number.isInteger(page) || page < 1) notFound();
  const found = await animalsOfPage(page, place);
  if (page > found.results.totalPages) notFound();
  return found;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { query, results } = await resultsOf(props);
  return animalListingBrowseMetadata(await currentLocale(), query, results);
}

/** `/?page=N` without filters: every animal, rendered once and cached until a listing changes. */
export default async function EveryAnimalPage(props: Props) {
  const { query, ...found } = await resultsOf(props);
  return <AnimalListingBrowse locale={await currentLocale()} query={query} {...found} siteUrl={siteUrl()} />;
}

import type { Metadata } from 'next';
import { browseMetadata } from '@/components/listings/browse/browse-metadata';
import { BrowsePage } from '@/components/listings/browse/browse-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { siteUrl } from '@/lib/i18n/site-url';
import { homeResults } from './home-results';

/** None at build time, which has no database; each language's page is made when it is first asked for. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { query, results } = await homeResults(1);
  return browseMetadata(await currentLocale(), query, results);
}

/** `/` without filters: rendered once, kept until a listing changes. */
export default async function HomePage() {
  const { query, results, counts } = await homeResults(1);
  return <BrowsePage locale={await currentLocale()} query={query} results={results} counts={counts} siteUrl={siteUrl()} />;
}

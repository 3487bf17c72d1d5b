import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { HelpSearch } from '@/components/pages/help/help-search';
import { Results } from '@/components/pages/help/results';
import { readTitles } from '@/lib/pages/help/read-help';
import { helpQuerySchema } from '@/lib/pages/help/query-schema';
import { searchHelp } from '@/lib/pages/help/search-help';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';

/** Rendered per request: the page depends on the query. */
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await translator(await currentLocale(), 'help');
  const { q } = helpQuerySchema.parse(await searchParams);
  return { title: t('searchTitle', { query: q }), robots: { index: false, follow: true } };
}

/** A search of the help centre; an empty one leads back to all questions. */
export default async function HelpSearchPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const { q } = helpQuerySchema.parse(await searchParams);
  if (q === '') redirect(localizedPath(locale, '/help'));
  const [titles, found] = await Promise.all([readTitles(locale), searchHelp(locale, q)]);
  return (
    <>
      <HelpSearch locale={locale} titles={titles} query={q} />
      <Results locale={locale} query={q} found={found} titles={titles} />
    </>
  );
}

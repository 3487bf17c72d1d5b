import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { cache } from 'react';
import { LocalDirectoryView } from '@/components/finding/local-pages/local-directory-view';
import { LocalPageView } from '@/components/finding/local-pages/local-page-view';
import { localDirectoryMetadata, localPageMetadata } from '@/components/finding/local-pages/local-metadata';
import { firstExpiry, pageDependsOn } from '@/lib/core/cache/page-cache';
import { cardTags } from '@/lib/core/cache/page-tags';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { nextExpiry } from '@/lib/market/listings/next-expiry';
import { countsExpiry } from '@/lib/finding/local-pages/counts';
import { readDirectory } from '@/lib/finding/local-pages/local-links';
import { localPage } from '@/lib/finding/local-pages/local-page';
import { DIRECTORY_PATHS } from '@/lib/finding/local-pages/schema';
import { localPath, localPaths, readLocalPath } from '@/lib/finding/local-pages/slugs';
import { visitorPlace } from '@/lib/places/visitor-place';

type Props = { params: Promise<{ path?: string[]; place?: string }> };

/**
 * What the address names, in the words of `language`; addresses in the words of another language than the page's lead to
 * its own. Too few lots lead to the next page above, for the time being: lots come back, and a permanent redirect would
 * be kept by browsers. Neither is cached, nor is what names nothing. `place` is the visitor's own, if they have named it.
 */
const read = cache(async (segments: string, language: Locale, place?: string) => {
  const locale = await currentLocale();
  const query = segments === '' ? null : readLocalPath(segments.split('/'), language);
  if (segments !== '' && !query) notFound();
  const path = query ? localPath(query, locale) : DIRECTORY_PATHS[locale];
  const paths = query ? localPaths(query) : DIRECTORY_PATHS;
  if (!path || !paths) notFound();
  if (language !== locale) permanentRedirect(localizedPath(locale, path));
  if (!query) {
    await pageDependsOn(['listings'], firstExpiry([], await nextExpiry(), await countsExpiry()));
    return { locale, paths, groups: await readDirectory(locale) };
  }
  const found = await localPage(query, locale, visitorPlace(place) ?? undefined);
  if ('elsewhere' in found) {
    const above = found.elsewhere && localPath(found.elsewhere, locale);
    redirect(localizedPath(locale, above ?? DIRECTORY_PATHS[locale]));
  }
  const { listings } = found.page.results;
  const until = firstExpiry(listings, await nextExpiry(), await countsExpiry());
  await pageDependsOn(['listings', ...cardTags(listings)], until);
  return { locale, paths, page: found.page };
});

const readParams = async ({ params }: Props, language: Locale) => {
  const { path = [], place } = await params;
  return read(path.join('/'), language, place);
};

/** The pages whose addresses are in the words of one language: cached until a listing changes. */
export function localRoute(language: Locale) {
  const generateMetadata = async (props: Props): Promise<Metadata> => {
    const { locale, paths, page } = await readParams(props, language);
    return page
      ? localPageMetadata(locale, localPaths(page.listedAs) ?? paths, page)
      : localDirectoryMetadata(locale, paths);
  };
  const Page = async (props: Props) => {
    const { locale, paths, page, groups } = await readParams(props, language);
    return page ? (
      <LocalPageView
        locale={locale}
        path={paths[locale]}
        directory={DIRECTORY_PATHS[locale]}
        page={page}
        siteUrl={siteUrl()}
      />
    ) : (
      <LocalDirectoryView locale={locale} groups={groups} />
    );
  };
  return { generateMetadata, Page };
}

import { CATEGORIES } from '@/lib/livestock/stock/categories';
import { listAnimalListingsForSitemap } from '@/lib/market/animal-lots/list-for-sitemap';
import { listLotsForSitemap } from '@/lib/market/auctions/list-for-sitemap';
import { listPostsForSitemap } from '@/lib/pages/blog/list-for-feeds';
import { listEquipmentListingsForSitemap } from '@/lib/market/equipment/list-for-sitemap';
import { HELP_QUESTIONS, helpPath } from '@/lib/pages/help/schema';
import { LOCALES, DEFAULT_LOCALE, type Locale } from '@/lib/core/i18n/locales';
import { pageUrl } from '@/lib/core/i18n/site-url';
import { TEXT_PAGES } from '@/lib/core/text-pages.mjs';
import { listLocalPagesForSitemap } from '@/lib/finding/local-pages/list-for-sitemap';
import { DIRECTORY_PATHS } from '@/lib/finding/local-pages/schema';

export const dynamic = 'force-dynamic';

const address = (locale: Locale, path: string) => pageUrl(locale, path).replaceAll('&', '&amp;');

/** Renders one page's URLs, one per language, each with all its alternates. */
function entry(paths: Partial<Record<Locale, string>>, lastModified?: Date): string {
  const versions = LOCALES.flatMap((locale) =>
    paths[locale] === undefined ? [] : [[locale, address(locale, paths[locale])] as const],
  );
  const fallback = versions.find(([locale]) => locale === DEFAULT_LOCALE) ?? versions[0];
  const alternates = [...versions, ...(fallback ? [['x-default', fallback[1]] as const] : [])]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
  const modified = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
  return versions.map(([, href]) => `<url><loc>${href}</loc>${modified}${alternates}</url>\n`).join('');
}

/** The help centre, and the other texts for reading. */
const READING = [
  '/help',
  ...HELP_QUESTIONS.map(({ question }) => helpPath(question)),
  ...TEXT_PAGES.map((page) => `/${page}`),
  '/contact',
];

/** The other pages that are always there. */
const FIXED = [
  '/',
  ...CATEGORIES.map((category) => `/?category=${category}`),
  '/map',
  '/landing',
  '/credits',
  ...READING,
  '/blog',
  '/equipment',
  '/auctions',
];

const everywhere = (path: string) => ({ es: path, en: path, pt: path });

/** A group of translated posts is one page; each translation has its own URL. */
async function posts(): Promise<string[]> {
  const all = await listPostsForSitemap();
  const first = all.filter(
    ({ slug, translations }) => LOCALES.map((locale) => translations[locale]).find(Boolean) === slug,
  );
  return first.map(({ translations, updatedAt }) =>
    entry(
      Object.fromEntries(Object.entries(translations).map(([language, slug]) => [language, `/blog/${slug}`])),
      updatedAt,
    ),
  );
}

/** Equipment and lots, which are few compared with animals. */
async function others(): Promise<string[]> {
  const [equipment, lots] = await Promise.all([listEquipmentListingsForSitemap(), listLotsForSitemap()]);
  return [
    ...equipment.map(({ id, updatedAt }) => entry(everywhere(`/equipment/${id}`), updatedAt)),
    ...lots.map(({ id, updatedAt }) => entry(everywhere(`/auctions/${id}`), updatedAt)),
  ];
}

/** The listings of a part; the first part also lists the fixed pages, posts, equipment and lots. */
async function listingUrls(part: number): Promise<string[]> {
  const listings = await listAnimalListingsForSitemap(part);
  const urls = listings.map(({ id, updatedAt }) => entry(everywhere(`/listing/${id}`), updatedAt));
  return part === 0
    ? [
        ...FIXED.map((path) => entry(everywhere(path))),
        entry(DIRECTORY_PATHS),
        ...(await posts()),
        ...(await others()),
        ...urls,
      ]
    : urls;
}

const localUrls = async (part: number): Promise<string[]> =>
  (await listLocalPagesForSitemap(part)).map((paths) => entry(paths));

/**
 * One part of the sitemap, in three languages: up to 10,000 listings (`/sitemap/0.xml` and up), or as many pages of a
 * class in a place (`/sitemap/animals-0.xml` and up).
 */
export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const [, prefix, part] = /^(animals-)?(\d{1,5})\.xml$/.exec((await params).part) ?? [];
  const urls = part === undefined ? [] : await (prefix ? localUrls : listingUrls)(Number(part));
  if (urls.length === 0) return new Response(null, { status: 404 });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  });
}

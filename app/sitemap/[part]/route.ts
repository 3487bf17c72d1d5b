import { LOCALES, DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { siteUrl } from '@/lib/i18n/site-url';
import { CATEGORIES } from '@/lib/listings/categories';
import { listForSitemap } from '@/lib/listings/list-for-sitemap';

export const dynamic = 'force-dynamic';

function entry(path: string, lastModified?: Date): string {
  const at = (locale: (typeof LOCALES)[number]) => new URL(localizedPath(locale, path), siteUrl()).href.replaceAll('&', '&amp;');
  const alternates = [...LOCALES.map((locale) => [locale, at(locale)] as const), ['x-default', at(DEFAULT_LOCALE)] as const]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
  const modified = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
  return LOCALES.map((locale) => `<url><loc>${at(locale)}</loc>${modified}${alternates}</url>\n`).join('');
}

/** One part of the sitemap, `/sitemap/0.xml` on: up to 10,000 listings in three languages; the first also names the fixed pages. */
export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const part = /^(\d{1,5})\.xml$/.exec((await params).part)?.[1];
  if (part === undefined) return new Response(null, { status: 404 });
  const listings = await listForSitemap(Number(part));
  if (listings.length === 0 && part !== '0') return new Response(null, { status: 404 });
  const fixed = part === '0' ? ['/', ...CATEGORIES.map((category) => `/?category=${category}`), '/landing', '/credits'] : [];
  const urls = [...fixed.map((path) => entry(path)), ...listings.map(({ id, updatedAt }) => entry(`/listing/${id}`, updatedAt))];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' } });
}

import { SITEMAP_PART, countActiveAnimalListings } from '@/lib/market/animal-lots/list-for-sitemap';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { countLocalParts } from '@/lib/finding/local-pages/list-for-sitemap';

export const dynamic = 'force-dynamic';

/** The sitemap index. */
export async function GET(): Promise<Response> {
  const [listings, locals] = await Promise.all([countActiveAnimalListings(), countLocalParts()]);
  const parts = (count: number, prefix: string) => Array.from({ length: count }, (_, part) => prefix + part);
  const entries = [...parts(Math.max(1, Math.ceil(listings / SITEMAP_PART)), ''), ...parts(locals, 'animals-')].map(
    (part) => `<sitemap><loc>${new URL(`/sitemap/${part}.xml`, siteUrl()).href}</loc></sitemap>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>\n`;
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  });
}

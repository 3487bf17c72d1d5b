import { rssFeed } from './rss-feed';
import { listForFeed } from '@/lib/pages/blog/list-for-feeds';
import { languageOf } from '@/lib/core/i18n/locales';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';

export const dynamic = 'force-dynamic';

/** Returns the newest posts of a language as RSS 2.0 with their full text. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale: asked } = await params;
  const locale = languageOf(asked);
  const [posts, t] = await Promise.all([listForFeed(locale), translator(locale, 'blog')]);
  // messages: blog.categories.*
  const xml = rssFeed(posts, {
    locale,
    siteUrl: siteUrl(),
    title: t('feedTitle'),
    description: t('metaDescription'),
    categoryOf: (category) => t(`categories.${category}`),
  });
  return new Response(xml, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  });
}

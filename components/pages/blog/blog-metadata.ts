import type { Metadata } from 'next';
import { resultsMetadata } from '@/components/ui/page/page-metadata';
import type { PostDto } from '@/lib/pages/blog/dto';
import { blogQueryString, type BlogQuery } from '@/lib/pages/blog/query-schema';
import { alternates } from '@/lib/core/i18n/alternates';
import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { pictureOf } from './picture';

const feed = (locale: Locale) => ({ 'application/rss+xml': localizedPath(locale, '/blog/rss.xml') });

/** Title, description, canonical URL, feed and picture of a list of posts. Searches and tags are not indexed. */
export async function blogMetadata(
  locale: Locale,
  query: BlogQuery,
  { total, totalPages }: { total: number; totalPages: number },
): Promise<Metadata> {
  // messages: blog.categories.*
  const t = await translator(locale, 'blog');
  const { category, search, tag, page } = query;
  const name = category ? t('metaCategory', { category: t(`categories.${category}`) }) : t('metaTitle');
  const title = page > 1 ? t('metaPage', { title: name, page }) : name;
  const path = `/blog${blogQueryString({ category, page })}`;
  return {
    ...resultsMetadata({
      locale,
      path,
      title,
      description: t('metaDescription'),
      isIndexed: !search && !tag && total > 0,
      page,
      totalPages,
      pathOf: (to) => `/blog${blogQueryString({ ...query, page: to })}`,
    }),
    alternates: { ...alternates(locale, path), types: feed(locale) },
  };
}

/** Returns the localized path of a post in its own language. */
export function postPath({ language, slug }: Pick<PostDto, 'language' | 'slug'>): string {
  return localizedPath(language, `/blog/${slug}`);
}

/** Metadata of a post: canonical under its own language wherever it is shown, with links to its translations. */
export async function postMetadata(locale: Locale, post: PostDto | null): Promise<Metadata> {
  const t = await translator(locale, 'blog');
  if (!post) return { title: t('notFoundTitle'), robots: { index: false } };
  const { title, excerpt: description, translations, language, publishedAt, updatedAt, author, tags } = post;
  const { src, srcSet: _sizes, width, height } = pictureOf(post);
  const languages = Object.fromEntries(
    LOCALES.flatMap((locale) =>
      translations[locale] ? [[locale, localizedPath(locale, `/blog/${translations[locale]}`)]] : [],
    ),
  );
  const url = postPath(post);
  return {
    title,
    description,
    alternates: {
      canonical: url,
      languages: { ...languages, 'x-default': languages.es ?? url },
      types: feed(language),
    },
    ...(post.status === 'published' ? {} : { robots: { index: false } }),
    openGraph: {
      siteName: 'Corral',
      type: 'article',
      title,
      description,
      url,
      tags,
      ...(publishedAt ? { publishedTime: publishedAt, modifiedTime: updatedAt } : {}),
      ...(author ? { authors: [author.name] } : {}),
      images: [{ url: src.replace(/-800\.webp$/, '-1600.webp'), width, height, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

import type { PostDto } from '@/lib/pages/blog/dto';
import { postPath } from './blog-metadata';
import { pictureOf } from './picture';

type Crumb = { href: string; label: string };

/** Structured data of an article and its breadcrumbs for search engines. */
export function postJsonLd(
  post: PostDto,
  { siteUrl, category, crumbs }: { siteUrl: URL; category: string; crumbs: readonly Crumb[] },
): object {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const url = absolute(postPath(post));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        headline: post.title.slice(0, 110),
        description: post.excerpt,
        url,
        mainEntityOfPage: url,
        inLanguage: post.language,
        image: absolute(pictureOf(post).src.replace(/-800\.webp$/, '-1600.webp')),
        articleSection: category,
        keywords: post.tags.join(', '),
        ...(post.publishedAt ? { datePublished: post.publishedAt } : {}),
        dateModified: post.updatedAt,
        author: post.author
          ? { '@type': 'Person', name: post.author.name }
          : { '@type': 'Organization', name: 'Corral' },
        publisher: {
          '@type': 'Organization',
          name: 'Corral',
          url: siteUrl.href,
          logo: absolute('/icons/icon-512.png'),
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [...crumbs, { href: postPath(post), label: post.title }].map(({ href, label }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: absolute(href),
        })),
      },
    ],
  };
}

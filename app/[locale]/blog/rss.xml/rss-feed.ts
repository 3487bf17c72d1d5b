import type { BlogCategory } from '@/lib/pages/blog/categories';
import type { PostCardDto } from '@/lib/pages/blog/dto';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';

interface Channel {
  locale: Locale;
  siteUrl: URL;
  title: string;
  description: string;
  categoryOf: (category: BlogCategory) => string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML and removes characters that XML does not allow. */
const escape = (text: string) =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escape(text)}</${name}>`;

/**
 * Renders an RSS 2.0 document. All URLs are absolute, also in the posts' HTML, because feed readers show it elsewhere.
 */
export function rssFeed(
  posts: readonly (PostCardDto & { html: string })[],
  { locale, siteUrl, title, description, categoryOf }: Channel,
): string {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const home = absolute(localizedPath(locale, '/blog'));
  const self = absolute(localizedPath(locale, '/blog/rss.xml'));
  const items = posts.map((post) => {
    const url = absolute(localizedPath(locale, `/blog/${post.slug}`));
    const html = post.html
      .replace(/ (href|src)="(\/[^"]*)"/g, (_, name: string, path: string) => ` ${name}="${absolute(path)}"`)
      .replace(/ href="#/g, ` href="${url}#`);
    return [
      '<item>',
      element('title', post.title),
      element('link', url),
      element('guid', url, ' isPermaLink="true"'),
      post.publishedAt ? element('pubDate', new Date(post.publishedAt).toUTCString()) : '',
      post.author ? element('dc:creator', post.author.name) : '',
      ...[categoryOf(post.category), ...post.tags].map((category) => element('category', category)),
      element('description', post.excerpt),
      element('content:encoded', html),
      '</item>',
    ].join('');
  });
  const changed = posts[0]?.publishedAt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', title) + element('link', home) + element('description', description) + element('language', locale),
    changed ? element('lastBuildDate', new Date(changed).toUTCString()) : '',
    `<atom:link href="${escape(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}

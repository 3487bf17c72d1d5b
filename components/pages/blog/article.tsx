import type { ReactNode } from 'react';
import { AdSlot } from '@/components/market/ads/ad-slot';
import { JsonLd } from '@/components/market/listings/json-ld';
import { shareLabels } from '@/components/ui/sharing/labels';
import { CountView } from '@/components/ui/page/count-view';
import { ShareMenu } from '@/components/ui/sharing/share-menu';
import { Badge } from '@/components/ui/badge';
import { Breadcrumb } from '@/components/ui/page/breadcrumb';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import type { PostCardDto, PostDto, PostHeading } from '@/lib/pages/blog/dto';
import { blogQueryString } from '@/lib/pages/blog/query-schema';
import { formatDate, formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import './article.css';
import { postPath } from './blog-metadata';
import { postCardLabels } from './labels';
import { pictureOf } from './picture';
import { PostCard } from './post-card';

type Crumb = { href: string; label: string };

/** Structured data of an article and its breadcrumbs for search engines. */
function postJsonLd(
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

interface ArticleProps {
  locale: Locale;
  post: PostDto;
  related: PostCardDto[];
  siteUrl: URL;
}

/** Minimum number of headings for a table of contents. */
const CONTENTS_FROM = 3;

function Contents({ headings, language }: { headings: readonly PostHeading[]; language: string | undefined }) {
  return (
    <ol lang={language} className="grid text-15">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className="block py-2 leading-snug text-ink-2 hover:text-ink hover:underline">
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The page of a post, and the preview of an unpublished one. */
export async function Article({ locale, post, related, siteUrl }: ArticleProps) {
  const [t, share, labels] = await Promise.all([
    translator(locale, 'blog'),
    translator(locale, 'listing'),
    postCardLabels(locale),
  ]);
  const { src, srcSet, width, height } = pictureOf(post);
  const language = post.language === locale ? undefined : post.language;
  const path = (query: Parameters<typeof blogQueryString>[0]) =>
    localizedPath(locale, `/blog${blogQueryString(query)}`);
  const category = labels.categories[post.category];
  const crumbs = [
    { href: path({}), label: t('title') },
    { href: path({ category: post.category }), label: category },
  ];
  const url = new URL(postPath(post), siteUrl).href;
  const contents = post.headings.filter(({ level }) => level === 2);
  const published = post.status === 'published';
  const facts: ReactNode[] = [
    post.author ? <span key="author">{t('by', { name: post.author.name })}</span> : null,
    post.publishedAt ? (
      <time key="date" dateTime={post.publishedAt}>
        {formatDate(locale, post.publishedAt)}
      </time>
    ) : null,
    <span key="reading">{labels.reading(post.readingMinutes)}</span>,
    post.viewCount > 0 ? (
      <span key="views">{t('views', { count: post.viewCount, shown: formatNumber(locale, post.viewCount) })}</span>
    ) : null,
  ];

  return (
    <div className="wrap pb-10 sm:pb-16">
      {published ? (
        <CountView to={`/api/blog/${post.slug}/view`} />
      ) : (
        <Note tone="warn" icon="eye-off" className="mt-4">
          {t(post.status === 'draft' ? 'previewDraft' : 'previewArchived')}{' '}
          <a
            href={localizedPath(locale, `/admin/blog/${post.id}`)}
            className="relative font-semibold underline after:absolute after:-inset-x-2 after:-inset-y-3"
          >
            {t('previewEdit')}
          </a>
        </Note>
      )}
      <Breadcrumb label={share('breadcrumb')} crumbs={crumbs} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_300px]">
        <article>
          <header className="max-w-[46rem]">
            {language ? (
              <Badge tone="info" icon="globe" className="mb-3">
                {labels.languages[post.language]}
              </Badge>
            ) : null}
            <h1 lang={language} className="[overflow-wrap:anywhere]">
              {post.title}
            </h1>
            {post.hasExcerpt ? (
              <p lang={language} className="mt-3 text-18 leading-relaxed text-ink-2">
                {post.excerpt}
              </p>
            ) : null}
            <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-2 tabular-nums">{facts}</p>
          </header>
          <img
            src={src}
            srcSet={srcSet}
            sizes="(min-width: 1001px) 850px, 100vw"
            alt=""
            width={width}
            height={height}
            fetchPriority="high"
            className="my-6 aspect-[1200/630] w-full rounded-card bg-sunken object-cover sm:my-8"
          />
          {contents.length >= CONTENTS_FROM ? (
            <details className="group mb-6 rounded-card border border-line bg-surface px-4 lg:hidden">
              <summary className="flex min-h-12 items-center justify-between font-semibold">
                {t('contents')}
                <Icon name="chevron-down" className="group-open:rotate-180" />
              </summary>
              <div className="pb-3">
                <Contents headings={contents} language={language} />
              </div>
            </details>
          ) : null}
          {/* Sanitized in lib/core/markdown/render-markdown.ts. */}
          <div lang={language} className="article" dangerouslySetInnerHTML={{ __html: post.html }} />
          <footer className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
            {post.tags.length > 0 ? (
              <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
                {post.tags.map((tag) => (
                  <li key={tag}>
                    <a
                      href={path({ tag })}
                      className="flex h-11 items-center rounded-full bg-sunken px-3.5 text-14 font-medium text-ink-2 hover:text-ink"
                    >
                      #{tag}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
            {published ? (
              <ShareMenu share={{ url, text: post.title, sheet: null, qr: null }} labels={await shareLabels(locale)} />
            ) : null}
          </footer>
        </article>
        <aside aria-label={t('aside')} className="grid gap-8 max-lg:mt-8 lg:sticky lg:top-24">
          {contents.length >= CONTENTS_FROM ? (
            <nav aria-labelledby="contents" className="max-lg:hidden">
              <h2 id="contents" className="mb-1 text-16">
                {t('contents')}
              </h2>
              <Contents headings={contents} language={language} />
            </nav>
          ) : null}
          <AdSlot slot="medium-rectangle" />
        </aside>
      </div>
      {related.length > 0 ? (
        <section aria-labelledby="related" className="mt-10 border-t border-line pt-8 sm:mt-14">
          <h2 id="related" className="mb-4">
            {t('related')}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
            {related.map((other) => (
              <li key={other.id}>
                <PostCard post={other} locale={locale} labels={labels} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {published ? <JsonLd data={postJsonLd(post, { siteUrl, category, crumbs })} /> : null}
    </div>
  );
}

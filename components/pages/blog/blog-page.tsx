import { AdSlot } from '@/components/market/ads/ad-slot';
import { buttonVariants } from '@/components/ui/button-variants';
import { RemovableChip } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { Pagination } from '@/components/ui/pagination/pagination';
import { EmptyState } from '@/components/ui/panel';
import { BLOG_CATEGORIES } from '@/lib/pages/blog/categories';
import type { PostPage } from '@/lib/pages/blog/dto';
import { blogQueryString, type BlogQuery } from '@/lib/pages/blog/query-schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { postCardLabels } from './labels';
import { PostCard } from './post-card';

interface BlogPageProps {
  locale: Locale;
  query: BlogQuery;
  results: PostPage;
}

/** Posts of the grid that a 1280 × 800 screen shows before scrolling. */
const IN_SIGHT = 3;

/** The blog and its searches. The state is in the URL: chips and pages are links, the search is a plain form. */
export async function BlogPage({ locale, query, results: { posts, total, page, totalPages } }: BlogPageProps) {
  const [t, home, labels] = await Promise.all([
    translator(locale, 'blog'),
    translator(locale, 'home'),
    postCardLabels(locale),
  ]);
  const path = localizedPath(locale, '/blog');
  const href = (change: Partial<BlogQuery>) => path + blogQueryString({ ...query, page: 1, ...change });
  const { category, search, tag } = query;
  const narrowed = Boolean(category ?? search ?? tag);
  const [first, ...rest] = posts;
  const lead = page === 1 && !narrowed ? first : undefined;
  const chips = [undefined, ...BLOG_CATEGORIES].map((name) => ({
    name,
    label: name ? labels.categories[name] : t('all'),
  }));
  return (
    <div className="wrap pb-10 sm:pb-16">
      <AdSlot slot="leaderboard" />
      <header className="grid gap-4 pt-6 pb-4 sm:pt-10 md:grid-cols-[1fr_minmax(0,360px)] md:items-end">
        <div>
          <h1>{t('title')}</h1>
          <p className="mt-1.5 text-ink-2">{t('tagline')}</p>
        </div>
        <form role="search" action={path} className="flex gap-2">
          {category ? <input type="hidden" name="category" value={category} /> : null}
          {tag ? <input type="hidden" name="tag" value={tag} /> : null}
          <input
            type="search"
            name="search"
            defaultValue={search}
            maxLength={100}
            aria-label={t('searchLabel')}
            placeholder={t('searchPlaceholder')}
            className="control min-w-0 flex-1"
          />
          <button type="submit" className={buttonVariants({ variant: 'secondary' })}>
            <Icon name="search" label={t('search')} />
          </button>
        </form>
      </header>
      <nav
        aria-label={t('categoriesLabel')}
        className="-mx-4 scroll-px-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        <ul className="flex gap-2 py-1 sm:flex-wrap">
          {chips.map(({ name, label }) => (
            <li key={name ?? 'all'}>
              <a
                href={href({ category: name })}
                aria-current={category === name ? 'true' : undefined}
                className="flex h-11 items-center rounded-full border border-line bg-surface px-4 text-15 font-medium whitespace-nowrap hover:border-ink aria-[current]:[scroll-initial-target:nearest] aria-[current]:border-transparent aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {search || tag ? (
        <div role="group" aria-label={t('active')} className="mt-3 flex flex-wrap gap-2">
          {search ? (
            <RemovableChip
              href={href({ search: undefined })}
              label={`“${search}”`}
              removeLabel={t('remove', { name: search })}
            />
          ) : null}
          {tag ? (
            <RemovableChip href={href({ tag: undefined })} label={`#${tag}`} removeLabel={t('remove', { name: tag })} />
          ) : null}
        </div>
      ) : null}
      <p role="status" className={narrowed ? 'mt-4 text-14 text-ink-2 tabular-nums' : 'sr-only'}>
        {t('count', { count: total })}
      </p>
      {posts.length > 0 ? (
        <div className="mt-4 grid gap-4 sm:gap-6">
          {lead ? <PostCard post={lead} locale={locale} labels={labels} lead /> : null}
          <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
            {(lead ? rest : posts).map((post, index) => (
              <li key={post.id}>
                <PostCard post={post} locale={locale} labels={labels} inSight={!lead && index < IN_SIGHT} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <EmptyState
          picture="/art/empty.webp"
          title={t(narrowed ? 'nothingFound' : 'empty')}
          className="mt-4"
          action={
            narrowed ? (
              <a href={path} className={buttonVariants()}>
                {t('showAll')}
              </a>
            ) : null
          }
        >
          {t(narrowed ? 'nothingFoundText' : 'emptyText')}
        </EmptyState>
      )}
      <Pagination
        page={page}
        totalPages={totalPages}
        href={(to) => href({ page: to })}
        labels={{
          pages: home('pages'),
          previous: home('previous'),
          next: home('next'),
          page: (number) => home('page', { page: number }),
        }}
      />
      <p className="mt-8 text-14 text-ink-2">
        <a href={localizedPath(locale, '/blog/rss.xml')} className="link inline-flex min-h-11 items-center gap-1.5">
          <Icon name="newspaper" className="size-4" />
          {t('feed')}
        </a>
      </p>
    </div>
  );
}

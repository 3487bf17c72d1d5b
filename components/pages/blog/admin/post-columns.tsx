import { getTranslations } from 'next-intl/server';
import type { AdminColumn } from '@/components/ui/lists/admin-table';
import { Badge } from '@/components/ui/badge';
import type { PostRowDto } from '@/lib/pages/blog/dto';
import type { POST_SORTS } from '@/lib/pages/blog/query-schema';
import type { PostStatus } from '@/lib/pages/blog/schema';
import { formatDate, formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';

export const STATUS_TONES = { draft: 'pending', published: 'ok', archived: 'neutral' } as const satisfies Record<
  PostStatus,
  string
>;

/** The columns of the administrators' table of posts. */
export async function postColumns(locale: Locale): Promise<AdminColumn<PostRowDto, (typeof POST_SORTS)[number]>[]> {
  // messages: blog.categories.*, admin.blog.statuses.*, admin.blog.languages.*
  const [t, blog] = await Promise.all([
    getTranslations({ locale, namespace: 'admin' }),
    getTranslations({ locale, namespace: 'blog' }),
  ]);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return [
    {
      key: 'title',
      label: t('blog.columnTitle'),
      sorts: ['title_asc', 'title_desc'],
      phone: 'name',
      cell: ({ id, title, slug, author }) => (
        <div className="min-w-0 md:max-w-96">
          <a
            href={localizedPath(locale, `/admin/blog/${id}`)}
            className="link inline-block py-1.5 [overflow-wrap:anywhere] closed-row:line-clamp-1 closed-row:pt-1 closed-row:pb-0"
          >
            {title}
          </a>
          <p className="text-13 break-words text-ink-2 closed-row:hidden">
            /blog/{slug}
            {author ? ` · ${author}` : ''}
          </p>
        </div>
      ),
    },
    {
      key: 'category',
      label: t('blog.columnCategory'),
      cell: ({ category }) => <span className="text-14">{blog(`categories.${category}`)}</span>,
    },
    {
      key: 'language',
      label: t('blog.columnLanguage'),
      phone: 'line',
      cell: ({ language, missing }) => (
        <span className="text-14">
          {t(`blog.languages.${language}`)}
          {missing.length > 0 ? (
            <span className="text-ink-2 md:block">
              <span className="md:hidden"> · </span>
              {t('blog.missing', {
                languages: new Intl.ListFormat(locale).format(missing.map((one) => names.of(one) ?? one)),
              })}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      key: 'status',
      label: t('blog.columnStatus'),
      phone: 'line',
      cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{t(`blog.statuses.${status}`)}</Badge>,
    },
    {
      key: 'published',
      label: t('blog.columnPublished'),
      sorts: ['published_desc', 'published_asc'],
      phone: 'line',
      cell: ({ publishedAt }) => (
        <span className="text-14 whitespace-nowrap tabular-nums">
          {publishedAt ? formatDate(locale, publishedAt) : '–'}
        </span>
      ),
    },
    {
      key: 'views',
      label: t('blog.columnViews'),
      sorts: ['views_desc', 'views_asc'],
      align: 'right',
      cell: ({ viewCount }) => <span className="tabular-nums">{formatNumber(locale, viewCount)}</span>,
    },
    {
      key: 'actions',
      label: t('columnActions'),
      bare: true,
      align: 'right',
      cell: ({ id, slug, status, language, title }) => (
        <a
          href={localizedPath(language, status === 'published' ? `/blog/${slug}` : `/admin/blog/${id}/preview`)}
          aria-label={t(status === 'published' ? 'blog.viewOf' : 'blog.previewOf', { title })}
          className="link inline-flex min-h-11 min-w-11 items-center text-14 md:justify-end"
        >
          {t(status === 'published' ? 'blog.view' : 'blog.preview')}
        </a>
      ),
    },
  ];
}

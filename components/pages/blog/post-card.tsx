import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { PostCardDto } from '@/lib/pages/blog/dto';
import type { BlogCategory } from '@/lib/pages/blog/categories';
import { formatDate } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { pictureOf } from './picture';

export interface PostCardLabels {
  categories: Record<BlogCategory, string>;
  /** Translated language names. */
  languages: Record<Locale, string>;
  reading: (minutes: number) => string;
}

interface PostCardProps {
  post: PostCardDto;
  locale: Locale;
  labels: PostCardLabels;
  /** Shows the wide card at the head of the blog. */
  lead?: boolean;
  /** Visible before scrolling: its picture loads eagerly. */
  inSight?: boolean;
  heading?: 'h2' | 'h3';
}

/** A post in a list: a single link with picture, category, title, summary, date and reading time. */
export function PostCard({
  post,
  locale,
  labels,
  lead = false,
  inSight = lead,
  heading: Heading = 'h2',
}: PostCardProps) {
  const { src, srcSet, width, height } = pictureOf(post);
  const foreign = post.language !== locale;
  return (
    <article
      className={`group relative grid h-full content-start overflow-hidden rounded-card border border-line bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-pasture hover:border-line-strong ${lead ? 'lg:grid-cols-[1.35fr_1fr]' : ''}`}
    >
      <img
        src={src}
        srcSet={srcSet}
        sizes={lead ? '(min-width: 1001px) 690px, 100vw' : '(min-width: 1001px) 384px, (min-width: 701px) 50vw, 100vw'}
        alt=""
        width={width}
        height={height}
        loading={inSight ? 'eager' : 'lazy'}
        fetchPriority={lead ? 'high' : undefined}
        decoding="async"
        className={`w-full bg-sunken object-cover ${lead ? 'aspect-[1200/630] lg:h-full' : 'aspect-[1200/630]'}`}
      />
      <div className={`grid content-start gap-2 p-4 ${lead ? 'sm:p-6 lg:content-center lg:p-8' : ''}`}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 font-semibold text-pasture-ink">
          {labels.categories[post.category]}
          {foreign ? (
            <Badge tone="info" icon="globe">
              {labels.languages[post.language]}
            </Badge>
          ) : null}
        </p>
        <Heading
          lang={foreign ? post.language : undefined}
          className={`[overflow-wrap:anywhere] ${lead ? 'text-22 sm:text-28' : 'text-18'}`}
        >
          <a
            href={localizedPath(locale, `/blog/${post.slug}`)}
            className="outline-none after:absolute after:inset-0 group-hover:underline group-hover:decoration-line-strong group-hover:underline-offset-4"
          >
            {post.title}
          </a>
        </Heading>
        <p
          lang={foreign ? post.language : undefined}
          className={`[overflow-wrap:anywhere] text-ink-2 ${lead ? 'line-clamp-4' : 'line-clamp-3 text-15'}`}
        >
          {post.excerpt}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-13 text-ink-2 tabular-nums">
          {post.publishedAt ? <time dateTime={post.publishedAt}>{formatDate(locale, post.publishedAt)}</time> : null}
          <span className="flex items-center gap-1">
            <Icon name="clock" className="size-3.5" />
            {labels.reading(post.readingMinutes)}
          </span>
        </p>
      </div>
    </article>
  );
}

import type { ReactNode } from 'react';
import { LinkRows } from '@/components/ui/lists/link-rows';
import { SectionHead } from '@/components/ui/page/section-head';
import { foreignLang, type Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import type { PostCardDto } from '@/lib/pages/blog/dto';
import { postCardLabels } from './labels';
import { pictureOf } from './picture';

interface LatestPostsProps {
  locale: Locale;
  posts: readonly PostCardDto[];
  /** An advertisement beside the posts. */
  ad: ReactNode;
}

/** The newest posts of the blog; only the advertisement if there are none. */
export async function LatestPosts({ locale, posts, ad }: LatestPostsProps) {
  const [t, labels] = await Promise.all([translator(locale, 'front'), postCardLabels(locale)]);
  if (posts.length === 0) return ad;
  return (
    <section aria-labelledby="posts">
      <SectionHead id="posts" title={t('blog')}>
        <a href={localizedPath(locale, '/blog')} className="link">
          {t('allPosts')}
        </a>
      </SectionHead>
      <div className="latest-posts">
        <LinkRows
          cards
          rows={posts.map((post) => ({
            href: localizedPath(locale, `/blog/${post.slug}`),
            title: post.title,
            ...foreignLang(post.language, locale),
            note: `${labels.categories[post.category]} · ${labels.reading(post.readingMinutes)}`,
            picture: pictureOf(post).src,
          }))}
        />
        {ad}
      </div>
    </section>
  );
}

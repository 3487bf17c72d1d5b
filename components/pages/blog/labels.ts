import { BLOG_CATEGORIES, type BlogCategory } from '@/lib/pages/blog/categories';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import type { PostCardLabels } from './post-card';

/** The labels of post cards. */
export async function postCardLabels(locale: Locale): Promise<PostCardLabels> {
  // messages: blog.categories.*
  const t = await translator(locale, 'blog');
  return {
    categories: Object.fromEntries(
      BLOG_CATEGORIES.map((category) => [category, t(`categories.${category}`)]),
    ) as Record<BlogCategory, string>,
    languages: { es: t('languages.es'), en: t('languages.en'), pt: t('languages.pt') },
    reading: (minutes) => t('reading', { minutes }),
  };
}

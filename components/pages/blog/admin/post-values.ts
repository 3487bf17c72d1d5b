import { z } from 'zod';
import { BLOG_CATEGORIES, type BlogCategory } from '@/lib/pages/blog/categories';
import type { EditablePostDto } from '@/lib/pages/blog/dto';
import { postFieldsSchema, type PostStatus } from '@/lib/pages/blog/schema';
import type { Locale } from '@/lib/core/i18n/locales';

/** The values of the editor's fields; tags are one line of text. */
export type PostValues = {
  title: string;
  slug: string;
  language: Locale;
  translationOf: string;
  category: BlogCategory;
  tags: string;
  excerpt: string;
  content: string;
  featuredImage: string;
};

/** What a new version of a post has before anything is written. */
export type Begun = Pick<PostValues, 'language' | 'translationOf' | 'category'>;

/** Returns the editor's initial values; `begun` are those of a new post that translates another. */
export function valuesOf(post: EditablePostDto | null, language: Locale, begun?: Begun | null): PostValues {
  if (!post)
    return {
      title: '',
      slug: '',
      language,
      translationOf: '',
      category: BLOG_CATEGORIES[0],
      tags: '',
      excerpt: '',
      content: '',
      featuredImage: '',
      ...begun,
    };
  const { title, slug, category, excerpt, content } = post;
  return {
    title,
    slug,
    category,
    excerpt,
    content,
    language: post.language,
    translationOf: post.translationOf ?? '',
    tags: post.tags.join(', '),
    featuredImage: post.featuredImage ?? '',
  };
}

/** Converts the values to the request. */
export function inputOf({ tags, ...values }: PostValues, status: PostStatus) {
  return {
    ...values,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    status,
  };
}

/** Applies the server's schema to the editor's values. */
export const postValuesSchema = z.preprocess((values) => inputOf(values as PostValues, 'draft'), postFieldsSchema);

/** Whether a featured image can be shown as it is typed. */
export const isPicture = (address: string) => /^(?:https?:\/\/|\/)/.test(address);

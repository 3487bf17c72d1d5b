import type { Locale } from '@/lib/core/i18n/locales';
import type { Heading } from '@/lib/core/markdown/render-markdown';
import type { BlogCategory } from './categories';
import type { PostStatus } from './schema';

/** A post in a list. */
export type PostCardDto = {
  id: string;
  slug: string;
  title: string;
  language: Locale;
  category: BlogCategory;
  tags: string[];
  /** The excerpt, or else the beginning of the text. */
  excerpt: string;
  featuredImage: string | null;
  readingMinutes: number;
  publishedAt: string | null;
  author: { id: string; name: string } | null;
};

export type PostHeading = Heading;

/** A post on its own page. */
export type PostDto = PostCardDto & {
  status: PostStatus;
  /** Whether the excerpt was written rather than taken from the beginning of the text. */
  hasExcerpt: boolean;
  /** Markdown. */
  content: string;
  /** The content as sanitized HTML. */
  html: string;
  headings: PostHeading[];
  viewCount: number;
  updatedAt: string;
  /** The published posts of its group, including itself: language → slug. */
  translations: Partial<Record<Locale, string>>;
};

export type PostPage = { posts: PostCardDto[]; total: number; page: number; totalPages: number };

/** A post in its editor. */
export type EditablePostDto = {
  id: string;
  title: string;
  slug: string;
  language: Locale;
  translationOf: string | null;
  excerpt: string;
  content: string;
  featuredImage: string | null;
  category: BlogCategory;
  tags: string[];
  status: PostStatus;
  publishedAt: string | null;
  viewCount: number;
  createdAt: string;
  updatedAt: string;
};

/** A row of the posts table in the administration. */
export type PostRowDto = Omit<EditablePostDto, 'excerpt' | 'content' | 'featuredImage' | 'tags'> & {
  author: string | null;
  /** Languages in which there is no version of it, published or not. */
  missing: Locale[];
};

/** A version of a post, to be read while another is written. */
export type PostVersionDto = {
  id: string;
  title: string;
  language: Locale;
  category: BlogCategory;
  /** The content as sanitized HTML. */
  html: string;
};

/** A post or a group of translations that another post may be a translation of. */
export type TranslatableDto = { id: string; title: string; languages: Locale[] };

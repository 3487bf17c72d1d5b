import type { Locale } from '@/lib/i18n/locales';
import type { BlogCategory } from './categories';
import type { PostStatus } from './schema';

/** A post as lists show it. */
export type PostCardDto = {
  id: string;
  slug: string;
  title: string;
  language: Locale;
  category: BlogCategory;
  tags: string[];
  /** What it is about: the excerpt, or how the text begins. */
  excerpt: string;
  featuredImage: string | null;
  readingMinutes: number;
  publishedAt: string | null;
  author: { id: string; name: string } | null;
};

/** A heading of a post, for its table of contents. */
export type PostHeading = { id: string; level: number; text: string };

/** A post as its page shows it. */
export type PostDto = PostCardDto & {
  status: PostStatus;
  /** The excerpt was written, and is not how the text begins. */
  hasExcerpt: boolean;
  /** Markdown. */
  content: string;
  /** The content as harmless HTML. */
  html: string;
  headings: PostHeading[];
  viewCount: number;
  updatedAt: string;
  /** The published posts of its group, itself among them: language → slug. */
  translations: Partial<Record<Locale, string>>;
};

export type PostPage = { posts: PostCardDto[]; total: number; page: number; totalPages: number };

/** A post as administrators edit it. */
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

/** A row of the administrators' table. */
export type PostRowDto = Omit<EditablePostDto, 'excerpt' | 'content' | 'featuredImage' | 'tags'> & {
  author: string | null;
};

/** A post, or a group of translations, that another may translate. */
export type TranslatableDto = { id: string; title: string; languages: Locale[] };

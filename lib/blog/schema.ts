import { z } from 'zod';
import { LOCALES } from '@/lib/i18n/locales';
import { message } from '@/lib/validation/field-errors';
import { cleanLine, cleanText, requiredLine, requiredText } from '@/lib/validation/fields';
import { BLOG_CATEGORIES } from './categories';

export const POST_TITLE_MAX = 200;
export const SLUG_MAX = 200;
export const EXCERPT_MAX = 500;
/** About 8,000 words; the body of a server action holds it whatever its letters. */
export const CONTENT_MAX = 50_000;
export const TAGS_MAX = 10;
export const TAG_MAX = 40;
/** Room for the longest content with letters of several bytes, escaped. */
export const POST_BODY_MAX = 512 * 1024;
const URL_MAX = 2000;

export const POST_STATUSES = ['draft', 'published', 'archived'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

const SLUG = /^[a-z0-9-]+$/;

/** A slug: at most 200 lowercase letters, digits and hyphens. */
export const slugSchema = z
  .string(message('slugRequired'))
  .pipe(z.string().min(1, message('slugRequired')).max(SLUG_MAX).regex(SLUG, message('slugInvalid')));

/** The slug that a title suggests: without accents, in lower case, its words joined by hyphens. */
export function proposeSlug(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, SLUG_MAX).replace(/^-+|-+$/g, '');
}

/** The address of a picture that we store, with its key and its ending. */
export const STORED_PICTURE = /\/media\/(blog\/[0-9a-f-]{36})-(?:400|800|1600)\.webp/g;

/** Paths of ours that a featured image may have: uploads, the demonstration's pictures and our drawings. */
const OWN_PICTURE = /^\/(?:media\/(?:blog|demo)\/[a-z0-9/-]+|art\/[a-z0-9-]+)\.(?:webp|png)$/;

function isPictureAddress(text: string): boolean {
  if (OWN_PICTURE.test(text)) return true;
  return /^https?:\/\//i.test(text) && URL.canParse(text) && !new URL(text).username;
}

/** An address of the web as browsers spell it, so that nothing in it is a quote or a control character; a path of ours as it is. */
const spelled = (text: string) => (text.startsWith('/') ? text : new URL(text).href);

const blankAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);

/** A post as the editor and `/api/admin/blog` send it (specification, section 5). */
export const postFieldsSchema = z.object({
  title: requiredLine(POST_TITLE_MAX, { required: 'titleRequired' }),
  slug: slugSchema,
  language: z.enum(LOCALES, message('invalid')).default('es'),
  /** The id of a post that this one translates, or of its group. */
  translationOf: z.preprocess(blankAsNull, z.uuid(message('invalid')).nullish()).transform((value) => value ?? null),
  excerpt: z
    .string(message('invalid'))
    .nullish()
    .transform((value) => cleanText(value ?? ''))
    .pipe(z.string().max(EXCERPT_MAX)),
  content: requiredText(CONTENT_MAX, { required: 'contentRequired' }),
  featuredImage: z
    .preprocess(
      blankAsNull,
      z
        .string(message('urlInvalid'))
        .transform(cleanText)
        .pipe(
          z
            .string()
            .max(URL_MAX)
            .refine(isPictureAddress, { error: message('urlInvalid'), abort: true })
            .transform(spelled),
        )
        .nullish(),
    )
    .transform((value) => value ?? null),
  category: z.enum(BLOG_CATEGORIES, message('categoryRequired')),
  tags: z
    .array(
      z
        .string(message('invalid'))
        .transform((tag) => cleanLine(tag).toLowerCase())
        .pipe(z.string().max(TAG_MAX)),
      message('invalid'),
    )
    .max(TAGS_MAX, message('tagsTooMany'))
    .nullish()
    .transform((tags) => [...new Set((tags ?? []).filter(Boolean))]),
  status: z.enum(POST_STATUSES, message('statusRequired')),
});

export type PostFields = z.output<typeof postFieldsSchema>;

/** The Markdown that the editor wants to see rendered. */
export const previewSchema = z.object({ content: z.string(message('invalid')).max(CONTENT_MAX) });

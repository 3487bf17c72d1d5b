import { z } from 'zod';
import { LOCALES } from '@/lib/core/i18n/locales';
import { message } from '@/lib/core/validation/field-errors';
import { blankAsNull, cleanLine, cleanText, requiredLine, requiredText } from '@/lib/core/validation/fields';
import { SLUG_MAX } from '@/lib/core/validation/propose-slug';
import { BLOG_CATEGORIES } from './categories';

export const POST_TITLE_MAX = 200;
export const EXCERPT_MAX = 500;
/** About 8,000 words; fits a server action's body whatever the characters. */
export const CONTENT_MAX = 50_000;
export const TAGS_MAX = 10;
export const TAG_MAX = 40;
/** Fits the longest content, with multi-byte characters escaped. */
export const POST_BODY_MAX = 512 * 1024;
const URL_MAX = 2000;

export const POST_STATUSES = ['draft', 'published', 'archived'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

const SLUG = /^[a-z0-9-]+$/;

/** A slug: at most 200 lowercase letters, digits and hyphens. */
export const slugSchema = z
  .string(message('slugRequired'))
  .pipe(z.string().min(1, message('slugRequired')).max(SLUG_MAX).regex(SLUG, message('slugInvalid')));

/** The address of an uploaded blog picture; captures its storage key. */
export const STORED_PICTURE = /\/media\/(blog\/[0-9a-f-]{36})-(?:400|800|1600)\.webp/g;

/** Paths on this site that a featured image may have: uploads, demo pictures and bundled art. */
const OWN_PICTURE = /^\/(?:media\/(?:blog|demo)\/[a-z0-9/-]+|art\/[a-z0-9-]+)\.(?:webp|png)$/;

function isPictureAddress(text: string): boolean {
  if (OWN_PICTURE.test(text)) return true;
  return /^https?:\/\//i.test(text) && URL.canParse(text) && !new URL(text).username;
}

/**
 * Normalizes a web address as browsers do, so that it contains no quotes or control characters; leaves a path on this
 * site as it is.
 */
const spelled = (text: string) => (text.startsWith('/') ? text : new URL(text).href);

/** A post as sent by the editor and `/api/admin/blog`. */
export const postFieldsSchema = z.object({
  title: requiredLine(POST_TITLE_MAX, { required: 'titleRequired' }),
  slug: slugSchema,
  language: z.enum(LOCALES, message('invalid')).default('es'),
  /** The id of the post that this one translates, or of its group. */
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

/** The Markdown to preview in the editor. */
export const previewSchema = z.object({ content: z.string(message('invalid')).max(CONTENT_MAX) });

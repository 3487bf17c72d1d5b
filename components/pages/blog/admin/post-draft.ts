import { z } from 'zod';
import { browserStorage, parseJson, tabStorage } from '@/components/ui/shared-data/stored';
import { BLOG_CATEGORIES } from '@/lib/pages/blog/categories';
import { LOCALES } from '@/lib/core/i18n/locales';
import type { PostValues } from './post-values';

const draftSchema = z.object({
  /** The version of the post that the draft changes, so that an old draft can't overwrite a later save. */
  base: z.string(),
  /** The tab that wrote it. */
  tab: z.string().optional(),
  values: z.object({
    title: z.string(),
    slug: z.string(),
    translationOf: z.string(),
    tags: z.string(),
    excerpt: z.string(),
    content: z.string(),
    featuredImage: z.string(),
    language: z.enum(LOCALES),
    category: z.enum(BLOG_CATEGORIES),
  }),
});

/** What a stored draft says; null if there is none that this release can parse. */
export function parseDraft(text: string | null): { base: string; tab?: string | undefined; values: PostValues } | null {
  return draftSchema.safeParse(parseJson(text)).data ?? null;
}

const TAB = 'corral.tab';

/** Names this tab, over reloads too; blank if storage is blocked. */
export function tabName(): string {
  const name = tabStorage.read(TAB) ?? String(Math.random());
  return tabStorage.write(TAB, name) ? name : '';
}

/** The stored text of a draft; null if there is none, or if storage is blocked. */
export const readDraft = (key: string): string | null => browserStorage.read(key) ?? null;

import { z } from 'zod';
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
  try {
    return draftSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

const TAB = 'corral.tab';

/** Names this tab, over reloads too; blank if storage is blocked. */
export function tabName(): string {
  try {
    const name = sessionStorage.getItem(TAB) ?? String(Math.random());
    sessionStorage.setItem(TAB, name);
    return name;
  } catch {
    return '';
  }
}

/** The stored text of a draft; null if there is none, or if storage is blocked. */
export function readDraft(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a draft, or deletes it if `text` is null; returns false if storage is full or blocked. */
export function writeDraft(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

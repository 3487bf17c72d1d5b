'use client';

import { useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { BLOG_CATEGORIES } from '@/lib/pages/blog/categories';
import { LOCALES } from '@/lib/core/i18n/locales';
import type { PostValues } from './post-values';

const SAVE_AFTER_MS = 500;

const draftSchema = z.object({
  /** The version of the post that the draft changes, so that an old draft can't overwrite a later save. */
  base: z.string(),
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

function readDraft(key: string, base: string): PostValues | null {
  try {
    const { data } = draftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return data?.base === base ? data.values : null;
  } catch {
    return null;
  }
}

function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage may be full or blocked; then there is no draft.
  }
}

/** Saves unsaved text in this browser and restores it. `base` is the version of the post that it changes. */
export function usePostDraft(id: string | null, base: string, form: UseFormReturn<PostValues>) {
  const key = `blog-draft:${id ?? 'new'}`;
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const draft = readDraft(key, base);
    if (draft) {
      form.reset(draft, { keepDefaultValues: true });
      // eslint-disable-next-line react-hooks/set-state-in-effect -- the server can't know the draft: it shows after hydration, once
      setRestored(true);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => store(key, JSON.stringify({ base, values })), SAVE_AFTER_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [base, form, key]);

  const discard = useCallback(() => {
    store(key, null);
    setRestored(false);
  }, [key]);
  return { restored, discard };
}

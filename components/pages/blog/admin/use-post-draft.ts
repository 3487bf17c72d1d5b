'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
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
function parseDraft(text: string | null): { base: string; tab?: string | undefined; values: PostValues } | null {
  return draftSchema.safeParse(parseJson(text)).data ?? null;
}

const TAB = 'corral.tab';

/** Names this tab, over reloads too; blank if storage is blocked. */
function tabName(): string {
  const name = tabStorage.read(TAB) ?? String(Math.random());
  return tabStorage.write(TAB, name) ? name : '';
}

/** The stored text of a draft; null if there is none, or if storage is blocked. */
const readDraft = (key: string): string | null => browserStorage.read(key) ?? null;

const SAVE_AFTER_MS = 500;

/** Whether what was typed is kept: when, or that it failed; null while there is nothing to keep. */
export type Kept = { at: Date } | 'failed' | null;

/**
 * Saves unsaved text in this browser and restores it. `base` is the version of the post that it changes. Tabs share the
 * draft: one that finds it changed by another writes nothing until somebody says which to keep. That of a new post may be
 * for another post than this tab's: one that another tab wrote isn't restored before somebody says so.
 */
export function usePostDraft(id: string | null, base: string, form: UseFormReturn<PostValues>) {
  const key = `blog-draft:${id ?? 'new'}`;
  const [restored, setRestored] = useState(false);
  const [kept, setKept] = useState<Kept>(null);
  /** What another tab wrote over the draft that this one knows, or before it was opened; null if none did. */
  const [other, setOther] = useState<PostValues | null>(null);
  const [isFound, setFound] = useState(false);
  /** The draft as this tab last read or wrote it. */
  const known = useRef<string | null>(null);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(
    (text: string) => {
      const isWritten = browserStorage.write(key, text);
      if (isWritten) known.current = text;
      setKept(isWritten ? { at: new Date() } : 'failed');
    },
    [key],
  );

  useEffect(() => {
    const text = readDraft(key);
    const draft = parseDraft(text);
    known.current = null;
    if (draft?.base === base && id === null && draft.tab !== undefined && draft.tab !== tabName()) {
      // oxlint-disable-next-line react/set-state-in-effect -- the server can't know the draft: it shows after hydration, once
      setOther(draft.values);
      setFound(true);
    } else if (draft?.base === base) {
      known.current = text;
      form.reset(draft.values, { keepDefaultValues: true });
      setRestored(true);
    }
    /** Whether the draft is another tab's by now, which is said then. */
    const isOthers = () => {
      const stored = readDraft(key);
      if (stored === known.current) return false;
      const theirs = parseDraft(stored);
      setOther(theirs && theirs.values);
      if (theirs) setKept(null);
      else known.current = stored;
      return theirs !== null;
    };
    const stop = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const save = () => {
      stop();
      if (!isOthers()) write(JSON.stringify({ base, tab: tabName(), values: form.getValues() }));
    };
    const flush = () => {
      if (timer.current !== undefined) save();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        stop();
        timer.current = setTimeout(save, SAVE_AFTER_MS);
      },
    });
    const follow = (event: StorageEvent) => {
      // Without a key all of it was cleared.
      if (event.key !== null && event.key !== key) return;
      if (!isOthers()) setKept(null);
    };
    window.addEventListener('storage', follow);
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      unsubscribe();
      window.removeEventListener('storage', follow);
      window.removeEventListener('pagehide', flush);
    };
  }, [base, form, id, key, write]);

  const discard = () => {
    clearTimeout(timer.current);
    // What another tab wrote meanwhile stays.
    if (readDraft(key) === known.current) browserStorage.write(key, null);
    known.current = null;
    setRestored(false);
    setKept(null);
    setOther(null);
    setFound(false);
  };
  return {
    restored,
    kept,
    other,
    /** Whether `other` was there before this tab was opened. */
    isFound,
    /** Deletes the draft. */
    discard,
    /** Ends the asking: with this tab's text, or with what the other one wrote. */
    choose: (values: PostValues) => {
      setOther(null);
      setFound(false);
      write(JSON.stringify({ base, tab: tabName(), values }));
      if (values === other) form.reset(values, { keepDefaultValues: true });
    },
  };
}

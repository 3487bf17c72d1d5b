'use client';

import { createContext, use, useMemo, type ReactNode } from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { hasSessionHint } from '@/components/ui/viewer/use-viewer';
import { fetchWords } from '@/components/ui/shared-data/fetch-words';
import { createSharedData, useSharedData } from '@/components/ui/shared-data/shared-data';
import { notify } from '@/components/ui/notify';

/** The labels of heart buttons. */
export interface FavoriteLabels {
  save: string;
  /** How long the toast about a lost session stays readable before the browser leaves, if not as long as others. */
  leaveAfterMs?: number;
}

/** What toasts say of hearts. */
export interface FavoriteWords {
  added: string;
  removed: string;
  failed: string;
  signInTitle: string;
  signInText: string;
  signIn: string;
  unauthorized: string;
  unauthorizedText: string;
}

interface FavoritesContextValue {
  labels: FavoriteLabels;
  saved: ReadonlySet<string>;
  toggle: (id: string) => Promise<void>;
}

const FavoritesContext = createContext<FavoritesContextValue | null>(null);

const NONE: readonly string[] = [];

/** The texts of toasts: a member's page loads them with what is saved, because without a connection it couldn't. */
export const sharedFavoriteWords = createSharedData(() => fetchWords<FavoriteWords>('favorites'));

/** Says something by a toast. Where its texts can't be had, the heart alone shows what happened. */
async function say(toast: (words: FavoriteWords) => void): Promise<void> {
  if (!sharedFavoriteWords.get()) await sharedFavoriteWords.refresh();
  const words = sharedFavoriteWords.get();
  if (words) toast(words);
}

async function fetchIds(): Promise<string[]> {
  if (!hasSessionHint()) return [];
  sharedFavoriteWords.request();
  const response = await fetch('/api/favorites?fields=ids', { headers: { accept: 'application/json' } });
  if (response.status === 401) return [];
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return (await response.json()) as string[];
}

/** The ids of the saved listings. */
export const savedIds = createSharedData(fetchIds);

/** Listings with a write in flight; further clicks on any of their hearts are ignored. */
const inFlight = new Set<string>();

/**
 * Provides the saved listings and their toggle to the hearts inside. Updates optimistically and reverts if the server
 * refuses.
 */
export function Favorites({ labels, children }: { labels: FavoriteLabels; children: ReactNode }) {
  const { data: ids = NONE } = useSharedData(savedIds);

  const value = useMemo<FavoritesContextValue>(() => {
    const saved = new Set(ids);
    const show = (id: string, save: boolean) =>
      savedIds.set([...(save ? [id] : []), ...(savedIds.get() ?? []).filter((other) => other !== id)]);

    const toggle = async (id: string) => {
      if (!hasSessionHint()) {
        await say(({ signInTitle, signInText, signIn }) =>
          notify.info(signInTitle, {
            description: signInText,
            action: { label: signIn, onClick: () => leaveToSignIn(0) },
          }),
        );
        return;
      }
      if (inFlight.has(id)) return;
      inFlight.add(id);
      const save = !saved.has(id);
      show(id, save);
      const response = await fetch(`/api/favorites/${id}`, { method: save ? 'POST' : 'DELETE' }).catch(() => null);
      inFlight.delete(id);
      if (response?.ok) {
        await say(({ added, removed }) => notify.success(save ? added : removed));
        return;
      }
      show(id, !save);
      if (response?.status !== 401) {
        await say(({ failed }) => notify.error(failed));
        return;
      }
      await say(({ unauthorized, unauthorizedText }) => notify.error(unauthorized, { description: unauthorizedText }));
      leaveToSignIn(labels.leaveAfterMs);
    };
    return { labels, saved, toggle };
  }, [ids, labels]);

  return <FavoritesContext value={value}>{children}</FavoritesContext>;
}

/**
 * Returns the surrounding favorites.
 * @throws Error outside of `Favorites`.
 */
export function useFavorites(): FavoritesContextValue {
  const value = use(FavoritesContext);
  if (!value) throw new Error('A heart stands outside of Favorites');
  return value;
}

'use client';

import { createContext, use, useMemo, type ReactNode } from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { hasSessionHint } from '@/components/ui/viewer/use-viewer';
import { createSharedData, useSharedData } from '@/components/ui/shared-data/shared-data';
import { notify } from '@/components/ui/notify';

/** The labels of heart buttons. */
export interface FavoriteLabels {
  save: string;
  added: string;
  removed: string;
  failed: string;
  signInTitle: string;
  signInText: string;
  signIn: string;
  unauthorized: string;
  unauthorizedText: string;
  /** How long the toast about a lost session stays readable before the browser leaves for the sign-in page. */
  leaveAfterMs: number;
}

interface FavoritesContextValue {
  labels: FavoriteLabels;
  saved: ReadonlySet<string>;
  toggle: (id: string) => Promise<void>;
}

const FavoritesContext = createContext<FavoritesContextValue | null>(null);

const NONE: readonly string[] = [];

async function fetchIds(): Promise<string[]> {
  if (!hasSessionHint()) return [];
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
        notify.info(labels.signInTitle, {
          description: labels.signInText,
          action: { label: labels.signIn, onClick: () => leaveToSignIn(0) },
        });
        return;
      }
      if (inFlight.has(id)) return;
      inFlight.add(id);
      const save = !saved.has(id);
      show(id, save);
      const response = await fetch(`/api/favorites/${id}`, { method: save ? 'POST' : 'DELETE' }).catch(() => null);
      inFlight.delete(id);
      if (response?.ok) {
        notify.success(save ? labels.added : labels.removed);
        return;
      }
      show(id, !save);
      if (response?.status !== 401) {
        notify.error(labels.failed);
        return;
      }
      notify.error(labels.unauthorized, { description: labels.unauthorizedText });
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

'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { leaveToSignIn } from '@/components/forms/leave-to-sign-in';
import { hasSessionHint } from '@/components/layout/use-viewer';
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

const IDS_KEY = ['/api/favorites', 'ids'] as const;
const NONE: readonly string[] = [];

async function fetchIds(): Promise<string[]> {
  if (!hasSessionHint()) return [];
  const response = await fetch('/api/favorites?fields=ids', { headers: { accept: 'application/json' } });
  if (response.status === 401) return [];
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return (await response.json()) as string[];
}

/** Listings with a write in flight; further clicks on any of their hearts are ignored. */
const inFlight = new Set<string>();

/**
 * Provides the saved listings and their toggle to the hearts inside. Updates optimistically and reverts if the server
 * refuses.
 */
export function Favorites({ labels, children }: { labels: FavoriteLabels; children: ReactNode }) {
  const client = useQueryClient();
  const { data: ids = NONE } = useQuery({ queryKey: IDS_KEY, queryFn: fetchIds });

  const value = useMemo<FavoritesContextValue>(() => {
    const saved = new Set(ids);
    const show = (id: string, save: boolean) =>
      client.setQueryData<string[]>(IDS_KEY, (all = []) => [
        ...(save ? [id] : []),
        ...all.filter((other) => other !== id),
      ]);

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
      // A list in flight would overwrite the optimistic update.
      await client.cancelQueries({ queryKey: IDS_KEY });
      show(id, save);
      const response = await fetch(`/api/favorites/${id}`, { method: save ? 'POST' : 'DELETE' }).catch(() => null);
      inFlight.delete(id);
      if (response?.ok) {
        notify.success(save ? labels.added : labels.removed);
        // Exact, because the dashboard's query of whole listings shares the first part of the key.
        void client.invalidateQueries({ queryKey: ['/api/favorites'], exact: true });
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
  }, [client, ids, labels]);

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

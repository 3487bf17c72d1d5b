'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { leaveToSignIn } from '@/components/forms/leave-to-sign-in';
import { hasSessionHint } from '@/components/layout/use-viewer';
import { notify } from '@/components/ui/notify';

/** What hearts say. */
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
  /** How long the toast about a lost session can be read before the browser leaves for the sign-in page. */
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

/** Listings whose heart is being written: a second click meanwhile is a slip of the finger, on whichever of its hearts. */
const inFlight = new Set<string>();

/** Around hearts: what is saved, and the act of saving or removing, shown at once and undone where the server refuses. */
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
      // A list that is still on its way would overwrite what is shown now.
      await client.cancelQueries({ queryKey: IDS_KEY });
      show(id, save);
      const response = await fetch(`/api/favorites/${id}`, { method: save ? 'POST' : 'DELETE' }).catch(() => null);
      inFlight.delete(id);
      if (response?.ok) {
        notify.success(save ? labels.added : labels.removed);
        // The dashboard keeps whole listings under the same first key.
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

/** The favourites around. @throws outside of `Favorites`. */
export function useFavorites(): FavoritesContextValue {
  const value = use(FavoritesContext);
  if (!value) throw new Error('A heart stands outside of Favorites');
  return value;
}

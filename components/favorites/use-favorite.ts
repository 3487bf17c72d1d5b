'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hasSessionHint } from '@/components/layout/use-viewer';
import { notify } from '@/components/ui/notify';
import { useFavoriteLabels } from './favorite-labels';

const IDS_KEY = ['/api/favorites', 'ids'] as const;

async function fetchIds(): Promise<string[]> {
  if (!hasSessionHint()) return [];
  const response = await fetch('/api/favorites', { headers: { accept: 'application/json' } });
  if (response.status === 401) return [];
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  const listings = (await response.json()) as { id: string }[];
  return listings.map(({ id }) => id);
}

/** Listings whose heart is being written: a second click meanwhile is a slip of the finger, on whichever of its hearts. */
const inFlight = new Set<string>();

const here = () => encodeURIComponent(window.location.pathname + window.location.search);

/** Whether the listing is saved, and the act of saving or removing it: shown at once, undone where the server refuses. */
export function useFavorite(id: string): { saved: boolean; toggle: () => Promise<void> } {
  const client = useQueryClient();
  const labels = useFavoriteLabels();
  const { data: saved = false } = useQuery({ queryKey: IDS_KEY, queryFn: fetchIds, select: (ids) => ids.includes(id) });

  const show = (save: boolean) =>
    client.setQueryData<string[]>(IDS_KEY, (ids = []) => (save ? [id, ...ids.filter((other) => other !== id)] : ids.filter((other) => other !== id)));

  const toggle = async () => {
    if (!hasSessionHint()) {
      const signIn = () => window.location.assign(`${labels.authHref}?next=${here()}`);
      notify.info(labels.signInTitle, { description: labels.signInText, action: { label: labels.signIn, onClick: signIn } });
      return;
    }
    if (inFlight.has(id)) return;
    inFlight.add(id);
    const save = !saved;
    // A list that is still on its way would overwrite what is shown now.
    await client.cancelQueries({ queryKey: IDS_KEY });
    show(save);
    const response = await fetch(`/api/favorites/${id}`, { method: save ? 'POST' : 'DELETE' }).catch(() => null);
    inFlight.delete(id);
    if (response?.ok) {
      notify.success(save ? labels.added : labels.removed);
      // The dashboard keeps whole listings under the same first key.
      void client.invalidateQueries({ queryKey: ['/api/favorites'], exact: true });
      return;
    }
    show(!save);
    if (response?.status !== 401) {
      notify.error(labels.failed);
      return;
    }
    notify.error(labels.unauthorized, { description: labels.unauthorizedText });
    setTimeout(() => window.location.assign(`/api/login?next=${here()}`), labels.leaveAfterMs);
  };
  return { saved, toggle };
}

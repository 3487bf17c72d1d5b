'use client';

import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { useFavorites } from './favorites';

/**
 * The heart on a card's picture. `labelledBy` names the elements of its accessible name, which includes the title, because a
 * page has many hearts. It is in no HTML: without scripts it would do nothing.
 */
export function HeartButton({ id, labelledBy }: { id: string; labelledBy: string }) {
  const { saved, toggle } = useFavorites();
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      className="card-heart"
      aria-pressed={saved.has(id)}
      aria-labelledby={labelledBy}
      onClick={() => void toggle(id)}
    />
  );
}

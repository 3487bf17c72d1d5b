'use client';

import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { useFavorites } from './favorites';

/**
 * The heart on a card's picture. Its accessible name includes the title, because a page has many hearts. It is in no HTML:
 * without scripts it would do nothing.
 */
export function HeartButton({ id, title }: { id: string; title: string }) {
  const { labels, saved, toggle } = useFavorites();
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      className="card-heart"
      aria-pressed={saved.has(id)}
      aria-label={`${labels.save}: ${title}`}
      onClick={() => void toggle(id)}
    />
  );
}

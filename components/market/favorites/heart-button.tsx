'use client';

import { useFavorites } from './favorites';

/**
 * The heart on a card's picture. `labelledBy` names the elements of its accessible name, which includes the title, because a
 * page has many hearts.
 */
export function HeartButton({ id, labelledBy }: { id: string; labelledBy: string }) {
  const { saved, toggle } = useFavorites();
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

'use client';

import { useFavorites } from './favorites';

/** The heart on a card's picture. Its accessible name includes the title, because a page has many hearts. */
export function HeartButton({ id, title }: { id: string; title: string }) {
  const { labels, saved, toggle } = useFavorites();
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

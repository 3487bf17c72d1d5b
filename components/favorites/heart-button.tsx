'use client';

import { useFavorites } from './favorites';

/** The heart on a card's picture. Its name holds the listing's title, because a page has many. */
export function HeartButton({ id, title }: { id: string; title: string }) {
  const { labels, saved, toggle } = useFavorites();
  return (
    <button
      type="button"
      data-tour="favorite"
      className="card-heart"
      aria-pressed={saved.has(id)}
      aria-label={`${labels.save}: ${title}`}
      onClick={() => void toggle(id)}
    />
  );
}

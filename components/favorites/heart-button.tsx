'use client';

import { Icon } from '@/components/ui/icon';
import { useFavoriteLabels } from './favorite-labels';
import { useFavorite } from './use-favorite';

/** The heart on a card's picture. Its name holds the listing's title, because a page has many. */
export function HeartButton({ id, title }: { id: string; title: string }) {
  const { save } = useFavoriteLabels();
  const { saved, toggle } = useFavorite(id);
  return (
    <button type="button" className="card-heart" aria-pressed={saved} aria-label={`${save}: ${title}`} onClick={() => void toggle()}>
      <Icon name="heart" />
    </button>
  );
}

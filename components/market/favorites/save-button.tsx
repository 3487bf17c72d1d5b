'use client';

import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { Favorites, useFavorites, type FavoriteLabels } from './favorites';

interface SaveButtonProps {
  id: string;
  labels: { save: string; saved: string };
  favoriteLabels: FavoriteLabels;
  /** Hides the label, as in the bottom bar on phones. */
  compact?: boolean;
}

function Button({ id, labels, compact = false }: SaveButtonProps) {
  const favorites = useFavorites();
  const saved = favorites.saved.has(id);
  return (
    <button
      type="button"
      aria-pressed={saved}
      // A name has the text that is seen.
      aria-label={saved && !compact ? undefined : favorites.labels.save}
      onClick={() => void favorites.toggle(id)}
      className={`${buttonVariants({ variant: 'secondary' })} ${compact ? 'w-11 px-0!' : 'px-3!'} noscript:hidden`}
    >
      <Icon name="heart" className={saved ? 'fill-current text-clay' : undefined} />
      {compact ? null : saved ? labels.saved : labels.save}
    </button>
  );
}

/** Saves the listing of the current page; visitors are asked to sign in. */
export function SaveButton(props: SaveButtonProps) {
  return (
    <Favorites labels={props.favoriteLabels}>
      <Button {...props} />
    </Favorites>
  );
}

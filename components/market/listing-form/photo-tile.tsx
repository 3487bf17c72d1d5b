'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { ProgressBar } from '@/components/ui/uploads/progress-bar';
import { isPending, isPublished, type Photo } from '@/components/ui/uploads/photo-list';

interface PhotoTileProps {
  photo: Photo;
  /** Whether something about it is pointed out. */
  isDoubtful: boolean;
  isChosen: boolean;
  /** Starts at 1. */
  position: number;
  total: number;
  onChoose: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
  onGone: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDropHere: () => void;
}

/** One picture: chosen by a tap, moved by dragging, by Alt with an arrow, or by the buttons of the chosen one. */
export function PhotoTile({
  photo,
  isDoubtful,
  isChosen,
  position,
  total,
  onChoose,
  onMove,
  onRemove,
  onRetry,
  onGone,
  onDragStart,
  onDragEnd,
  onDropHere,
}: PhotoTileProps) {
  const t = useTranslations('listingForm.photos');
  const progress = {
    waiting: t('waiting'),
    shrinking: t('shrinking'),
    ready: t('waiting'),
    uploading: t('uploading', { percent: photo.progress }),
    unsent: t('noSignal'),
    done: null,
    failed: null,
  }[photo.status];
  const name = isPublished(photo)
    ? t('publishedAlt', { number: position })
    : t('alt', { number: position, name: photo.name });
  return (
    <li
      draggable
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDropHere}
      className={`relative overflow-hidden rounded-input border bg-surface has-checked:border-pasture has-checked:outline-2 has-checked:outline-pasture has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pasture ${photo.status === 'failed' ? 'border-clay' : isDoubtful ? 'border-wheat outline-2 outline-wheat' : 'border-line'}`}
    >
      <label className="relative block aspect-square cursor-grab bg-sunken">
        <input
          type="radio"
          name="chosen-photo"
          className="absolute inset-0 opacity-0"
          data-photo
          aria-label={name}
          aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
          checked={isChosen}
          onChange={onChoose}
          onKeyDown={(event) => {
            const to = { ArrowLeft: position - 1, ArrowRight: position + 1 }[event.key];
            if (!event.altKey || to === undefined) return;
            // The browser would go to another page, or the choice to another picture.
            event.preventDefault();
            if (to >= 1 && to <= total) onMove(to);
          }}
        />
        {photo.preview ? (
          <img
            src={photo.preview}
            alt={name}
            draggable={false}
            onError={photo.status === 'done' && !isPublished(photo) ? onGone : undefined}
            className={`size-full object-cover ${photo.status === 'done' ? '' : 'opacity-35'}`}
          />
        ) : null}
        {position === 1 && !isPending(photo) ? (
          <Badge tone="pending" className="absolute bottom-1 left-1">
            {t('cover')}
          </Badge>
        ) : null}
        {isPending(photo) ? (
          <span
            className={`absolute inset-x-1.5 block text-12 font-semibold ${photo.status === 'unsent' ? 'bottom-12' : 'bottom-1.5'}`}
          >
            <span className="block truncate">{progress}</span>
            <ProgressBar value={photo.progress} label={t('progress', { name: photo.name })} />
          </span>
        ) : null}
      </label>
      {photo.status === 'failed' || photo.status === 'unsent' ? (
        <button
          type="button"
          aria-label={t('retryOf', { name: photo.name })}
          onClick={onRetry}
          className="absolute inset-x-0 bottom-0 flex min-h-11 items-center justify-center bg-clay-soft px-1 text-13 font-semibold text-clay-ink underline"
        >
          {t('retry')}
        </button>
      ) : null}
      <button
        type="button"
        data-remove
        aria-label={t('remove', { number: position })}
        onClick={onRemove}
        className="absolute top-0 right-0 grid size-9 place-items-center outline-offset-[-2px]"
      >
        <span className="grid size-6 place-items-center rounded-full bg-ink text-paper">
          <Icon name="x" className="size-4" />
        </span>
      </button>
    </li>
  );
}

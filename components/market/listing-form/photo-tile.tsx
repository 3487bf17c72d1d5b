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
  /** Starts at 1. */
  position: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
  onGone: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDropHere: () => void;
}

const BUTTON = 'icon-button hover:bg-sunken aria-disabled:opacity-35 aria-disabled:hover:bg-transparent';

/** One picture with its actions, all of which also work without dragging. */
export function PhotoTile({
  photo,
  isDoubtful,
  position,
  total,
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
    done: null,
    failed: null,
  }[photo.status];
  return (
    <li
      draggable
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDropHere}
      className={`overflow-hidden rounded-card border bg-surface ${photo.status === 'failed' ? 'border-clay' : isDoubtful ? 'border-wheat outline-2 outline-wheat' : 'border-line'}`}
    >
      <div className="relative aspect-[4/3] cursor-grab bg-sunken">
        {photo.preview ? (
          <img
            src={photo.preview}
            alt={
              isPublished(photo)
                ? t('publishedAlt', { number: position })
                : t('alt', { number: position, name: photo.name })
            }
            draggable={false}
            onError={photo.status === 'done' && !isPublished(photo) ? onGone : undefined}
            className={`size-full object-cover ${photo.status === 'done' ? '' : 'opacity-35'}`}
          />
        ) : null}
        {position === 1 ? (
          <Badge tone="pending" className="absolute bottom-2 left-2">
            {t('cover')}
          </Badge>
        ) : null}
        {isPending(photo) ? (
          <div className="absolute inset-x-2.5 top-2.5 text-12 font-semibold">
            {progress}
            <ProgressBar value={photo.progress} label={t('progress', { name: photo.name })} />
          </div>
        ) : null}
        {photo.status === 'failed' ? (
          <div className="absolute inset-0 grid place-items-center bg-clay-soft/85 p-2 text-center">
            <button
              type="button"
              aria-label={t('retryOf', { name: photo.name })}
              onClick={onRetry}
              className="flex min-h-11 items-center gap-1.5 rounded-input px-3 text-14 font-semibold text-clay-ink underline"
            >
              <Icon name="rotate-ccw" />
              {t('retry')}
            </button>
          </div>
        ) : null}
      </div>
      <div className="flex items-center justify-between px-0.5 text-ink-2">
        <span className="flex">
          <button
            type="button"
            className={BUTTON}
            // Not `disabled`: a button that reaches the end by being pressed would lose the focus.
            aria-disabled={position === 1}
            aria-label={t('moveBack', { number: position })}
            onClick={() => position > 1 && onMove(position - 1)}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className={BUTTON}
            aria-disabled={position === total}
            aria-label={t('moveOn', { number: position })}
            onClick={() => position < total && onMove(position + 1)}
          >
            <Icon name="chevron-right" />
          </button>
        </span>
        <button
          type="button"
          data-remove
          className={BUTTON}
          aria-label={t('remove', { number: position })}
          onClick={onRemove}
        >
          <Icon name="trash-2" />
        </button>
      </div>
    </li>
  );
}

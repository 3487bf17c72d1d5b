'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DropZone } from '@/components/uploads/drop-zone';
import { RefusedFiles } from '@/components/uploads/refused-files';
import { IMAGES_MAX } from '@/lib/listings/schema';
import { fieldId } from './form-kind';
import { IMAGE_TYPES } from './photo-list';
import { PhotoTile } from './photo-tile';
import type { Photos } from './use-photos';

interface PhotoFieldProps {
  photos: Photos;
  error: string | undefined;
  /** The listing's current pictures, shown until new ones replace them. */
  existing: readonly string[];
}

/** The pictures: dropped or selected, uploaded one by one, and reordered by dragging or with buttons. */
export function PhotoField({ photos, error, existing }: PhotoFieldProps) {
  const t = useTranslations('listingForm.photos');
  const [dragged, setDragged] = useState<number | null>(null);
  const [spoken, setSpoken] = useState('');
  const { list, refusals } = photos;

  const move = (from: number, to: number) => {
    photos.move(from, to);
    setSpoken(t('moved', { from: from + 1, to: to + 1 }));
  };

  return (
    <div className="grid gap-4" data-testid="photos">
      <DropZone
        id={fieldId('images')}
        icon="image-plus"
        accept={IMAGE_TYPES}
        title={t('drop')}
        touchTitle={t('add')}
        help={t('accepted')}
        choose={t('choose')}
        error={error}
        full={list.length >= IMAGES_MAX}
        onFiles={photos.add}
      />
      <RefusedFiles
        messages={refusals.map(({ name, reason, message }) =>
          reason === 'server' ? (message ?? t('refused.server', { name })) : t(`refused.${reason}`, { name }),
        )}
      />
      {list.length > 0 ? (
        <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {list.map((photo, index) => (
            <PhotoTile
              key={photo.key}
              photo={photo}
              position={index + 1}
              total={list.length}
              onMove={(to) => move(index, to - 1)}
              onRemove={() => photos.remove(photo.key)}
              onRetry={() => photos.retry(photo.key)}
              onGone={() => photos.forget(photo.key)}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDropHere={() => {
                if (dragged !== null && dragged !== index) move(dragged, index);
              }}
            />
          ))}
        </ol>
      ) : null}
      {existing.length > 0 ? (
        <div className="grid gap-2">
          <p className="text-14 font-medium">{t(list.length > 0 ? 'existingReplaced' : 'existing')}</p>
          <ul className={`grid grid-cols-3 gap-2 sm:grid-cols-5 ${list.length > 0 ? 'opacity-40' : ''}`}>
            {existing.map((url, index) => (
              <li key={url}>
                <img
                  src={url}
                  alt={t('existingAlt', { number: index + 1 })}
                  width={400}
                  height={300}
                  className="aspect-[4/3] w-full rounded-input border border-line bg-sunken object-cover"
                />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {photos.busy
          ? t('busy', { done: list.filter(({ status }) => status === 'done').length, total: list.length })
          : spoken}
      </p>
    </div>
  );
}

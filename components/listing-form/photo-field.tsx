'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
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
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const [spoken, setSpoken] = useState('');
  const { list, refusals } = photos;

  const drop = (event: DragEvent) => {
    setOver(false);
    if (!event.dataTransfer.files.length) return;
    event.preventDefault();
    photos.add([...event.dataTransfer.files]);
  };
  const move = (from: number, to: number) => {
    photos.move(from, to);
    setSpoken(t('moved', { from: from + 1, to: to + 1 }));
  };

  return (
    <div className="grid gap-4" data-testid="photos">
      <div
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-[1.5px] border-dashed p-5 ${over ? 'border-pasture bg-pasture-soft' : 'border-line-strong bg-surface'}`}
      >
        <span className="grid size-12 flex-none place-items-center rounded-full bg-pasture-soft text-pasture-ink">
          <Icon name="image-plus" className="size-6" />
        </span>
        <div className="min-w-0 flex-1 basis-44">
          {/* Touch screens can't drag files. */}
          <p className="font-semibold pointer-coarse:hidden">{t('drop')}</p>
          <p className="hidden font-semibold pointer-coarse:block">{t('add')}</p>
          <p className="text-14 text-ink-2">{t('accepted')}</p>
        </div>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={IMAGE_TYPES.join(',')}
          onChange={(event) => {
            photos.add([...(event.target.files ?? [])]);
            // Allows selecting the same file again after it was removed.
            event.target.value = '';
          }}
        />
        <Button
          id={fieldId('images')}
          variant="secondary"
          aria-describedby={error ? 'listing-images-error' : undefined}
          onClick={() => input.current?.click()}
          disabled={list.length >= IMAGES_MAX}
          className="max-sm:w-full"
        >
          {t('choose')}
        </Button>
      </div>
      <FieldError id="listing-images-error">{error}</FieldError>
      {refusals.length > 0 ? (
        <Note tone="error">
          <ul className="grid gap-1">
            {refusals.map(({ name, reason, message }, index) => (
              <li key={`${name}-${index}`}>
                {reason === 'server' ? (message ?? t('refused.server', { name })) : t(`refused.${reason}`, { name })}
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
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

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { HelpLink } from '@/components/ui/page/help-link';
import { DropZone } from '@/components/ui/uploads/drop-zone';
import { RefusedFiles } from '@/components/ui/uploads/refused-files';
import { IMAGES_MAX } from '@/lib/market/listings/schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { fieldId } from './form-kind';
import { IMAGE_TYPES } from '@/components/ui/uploads/photo-list';
import { PhotoTile } from './photo-tile';
import type { Photos } from '@/components/ui/uploads/use-photos';

interface PhotoFieldProps {
  photos: Photos;
  error: string | undefined;
}

/** The pictures: dropped or selected, uploaded one by one, removed, and reordered by dragging or with buttons. */
export function PhotoField({ photos, error }: PhotoFieldProps) {
  const t = useTranslations('listingForm.photos');
  const locale = useLocale() as Locale;
  const [dragged, setDragged] = useState<number | null>(null);
  const [spoken, setSpoken] = useState('');
  const { list, refusals } = photos;

  // The button of a removed picture is gone: the focus goes to the next one's, or to the button that adds pictures.
  const tiles = useRef<HTMLOListElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = [...(tiles.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    (buttons[removed.current] ?? buttons.at(-1) ?? document.getElementById(fieldId('images')))?.focus();
    removed.current = null;
  }, [list]);
  const remove = (key: string, index: number) => {
    photos.remove(key);
    removed.current = index;
    setSpoken(t('removed', { number: index + 1 }));
  };
  const move = (from: number, to: number) => {
    photos.move(from, to);
    setSpoken(t('moved', { from: from + 1, to: to + 1 }));
  };

  const problems = [
    ...refusals.map(({ name, reason, message }) =>
      reason === 'server' ? (message ?? t('refused.server', { name })) : t(`refused.${reason}`, { name }),
    ),
    ...list.flatMap(({ name, status, problem }) => {
      if (status !== 'failed') return [];
      return problem ? t('failedWith', { name, problem }) : t('failed', { name });
    }),
  ];
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
      <RefusedFiles messages={problems} />
      {problems.length > 0 ? (
        <HelpLink locale={locale} question="photo-rejected" besideForm>
          {t('help')}
        </HelpLink>
      ) : null}
      {list.length > 0 ? (
        <ol ref={tiles} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {list.map((photo, index) => (
            <PhotoTile
              key={photo.key}
              photo={photo}
              position={index + 1}
              total={list.length}
              onMove={(to) => move(index, to - 1)}
              onRemove={() => remove(photo.key, index)}
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
      <p aria-live="polite" className="sr-only">
        {photos.busy
          ? t('busy', { done: list.filter(({ status }) => status === 'done').length, total: list.length })
          : spoken}
      </p>
    </div>
  );
}

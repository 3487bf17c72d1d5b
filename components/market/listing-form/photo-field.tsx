'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { HelpLink } from '@/components/ui/page/help-link';
import { DropZone } from '@/components/ui/uploads/drop-zone';
import { RefusedFiles } from '@/components/ui/uploads/refused-files';
import { IMAGES_MAX } from '@/lib/market/listings/schema';
import { photoHints, PICTURES, type PhotoHint } from '@/components/ui/uploads/photo-list';
import type { Photos } from '@/components/ui/uploads/use-photos';
import { fieldId } from './form-kind';
import { PhotoTile } from './photo-tile';

interface PhotoHintsProps {
  hints: readonly PhotoHint[];
  onRemove: (hint: PhotoHint) => void;
  onKeep: (hint: PhotoHint) => void;
}

const ACT = 'link inline-flex min-h-11 items-center text-14 text-wheat-ink';

/** What is worth a second look: pictures chosen twice and small ones. Each may be removed or kept. */
function PhotoHints({ hints, onRemove, onKeep }: PhotoHintsProps) {
  const t = useTranslations('listingForm.photos');
  return (
    <div role="status" className="empty:hidden">
      {hints.length > 0 ? (
        <ul className="grid gap-1.5">
          {hints.map((hint) => (
            <li
              key={hint.key}
              className="flex items-center gap-x-3 rounded-card bg-wheat-soft px-3.5 text-14 text-wheat-ink"
            >
              <span id={`hint-${hint.key}`} className="flex min-w-0 flex-1 items-center gap-2 py-2">
                <Icon name="info" className="flex-none" />
                {hint.kind === 'same'
                  ? t('same', { number: hint.number, as: hint.as })
                  : t('tiny', { number: hint.number, width: String(hint.width), height: String(hint.height) })}
              </span>
              <span className="flex flex-none gap-x-3">
                <button
                  type="button"
                  className={ACT}
                  aria-describedby={`hint-${hint.key}`}
                  onClick={() => onRemove(hint)}
                >
                  {t('removeIt')}
                </button>
                <button
                  type="button"
                  className={ACT}
                  aria-describedby={`hint-${hint.key}`}
                  onClick={() => onKeep(hint)}
                >
                  {t('keepIt')}
                </button>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface PhotoFieldProps {
  photos: Photos;
  error: string | undefined;
}

/** The pictures: dropped or selected, uploaded one by one, removed, and reordered by dragging or with buttons. */
export function PhotoField({ photos, error }: PhotoFieldProps) {
  const t = useTranslations('listingForm.photos');
  const locale = useLocale();
  const [dragged, setDragged] = useState<number | null>(null);
  const [chosenKey, setChosen] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');
  const { list, refusals } = photos;

  // The button of a removed picture is gone: the focus goes to the next one's, or to the button that adds pictures. So is
  // that of one that is kept: the focus goes to the picture.
  const tiles = useRef<HTMLOListElement>(null);
  const focusNext = useRef<number | null>(null);
  // A picture that is moved leaves its place in the page, and so loses the focus.
  const focusMoved = useRef<number | null>(null);
  useEffect(() => {
    if (focusMoved.current !== null)
      tiles.current?.querySelectorAll<HTMLElement>('[data-photo]')[focusMoved.current]?.focus();
    focusMoved.current = null;
    if (focusNext.current === null) return;
    const buttons = [...(tiles.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    (buttons[focusNext.current] ?? buttons.at(-1) ?? document.getElementById(fieldId('images')))?.focus();
    focusNext.current = null;
  }, [list]);
  const remove = (key: string, index: number) => {
    photos.remove(key);
    focusNext.current = index;
    setSpoken(t('removed', { number: index + 1 }));
  };
  const keep = (key: string, index: number) => {
    photos.keep(key);
    focusNext.current = index;
    setSpoken(t('kept', { number: index + 1 }));
  };
  const move = (from: number, to: number) => {
    photos.move(from, to);
    setSpoken(t('moved', { from: from + 1, to: to + 1 }));
  };

  const chosen = list.findIndex(({ key }) => key === chosenKey);
  const step = (by: 1 | -1, icon: IconName, name: string) => {
    const to = chosen + by;
    return (
      <button
        type="button"
        className="icon-button hover:bg-sunken aria-disabled:opacity-35 aria-disabled:hover:bg-transparent"
        // Not `disabled`: a button that reaches the end by being pressed would lose the focus.
        aria-disabled={to < 0 || to >= list.length}
        aria-label={name}
        onClick={() => to >= 0 && to < list.length && move(chosen, to)}
      >
        <Icon name={icon} />
      </button>
    );
  };

  const hints = photoHints(list);
  const unsent = list.filter(({ status }) => status === 'unsent').length;
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
    <div className="grid gap-3" data-testid="photos">
      <DropZone
        id={fieldId('images')}
        icon="image-plus"
        accept={PICTURES}
        title={t('drop')}
        touchTitle={t('add')}
        help={t('accepted')}
        choose={t('choose')}
        camera={t('take')}
        error={error}
        full={list.length >= IMAGES_MAX}
        isBegun={list.length > 0}
        onFiles={photos.add}
      />
      <RefusedFiles messages={problems} />
      {problems.length > 0 ? (
        <HelpLink locale={locale} question="photo-rejected" besideForm>
          {t('help')}
        </HelpLink>
      ) : null}
      <p role="status" className="text-14 text-ink-2 empty:hidden">
        {unsent > 0 ? t('noSignalText', { count: unsent }) : null}
      </p>
      {list.length > 0 ? (
        <ol ref={tiles} className="grid grid-cols-4 gap-2 sm:grid-cols-5">
          {list.map((photo, index) => (
            <PhotoTile
              key={photo.key}
              photo={photo}
              isDoubtful={hints.some(({ key }) => key === photo.key)}
              isChosen={index === chosen}
              position={index + 1}
              total={list.length}
              onChoose={() => setChosen(photo.key)}
              onMove={(to) => {
                focusMoved.current = to - 1;
                move(index, to - 1);
              }}
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
      {list.length > 1 ? (
        <div className="-my-2 flex min-h-11 items-center gap-1 text-14 text-ink-2">
          {chosen < 0 ? (
            t('order')
          ) : (
            <>
              {step(-1, 'chevron-left', t('moveBack', { number: chosen + 1 }))}
              {step(1, 'chevron-right', t('moveOn', { number: chosen + 1 }))}
              {t('place', { number: chosen + 1, total: list.length })}
            </>
          )}
        </div>
      ) : null}
      <PhotoHints
        hints={hints}
        onRemove={({ key, number }) => remove(key, number - 1)}
        onKeep={({ key, number }) => keep(key, number - 1)}
      />
      <p aria-live="polite" className="sr-only">
        {photos.busy
          ? t('busy', { done: list.filter(({ status }) => status === 'done').length, total: list.length })
          : spoken}
      </p>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { PICTURES, type Photo } from '@/components/ui/uploads/photo-list';
import type { Photos } from '@/components/ui/uploads/use-photos';
import { Icon } from '@/components/ui/icon';
import { ProgressBar } from '@/components/ui/uploads/progress-bar';
import { RefusedFiles } from '@/components/ui/uploads/refused-files';

/** The button that opens the camera or the pictures of the device. */
export function AddPhotos({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTranslations('messages.photos');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" aria-label={t('add')} className="icon-button" onClick={() => input.current?.click()}>
        <Icon name="camera" className="size-5" />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        data-photos
        accept={PICTURES.join(',')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}

function Tile({ photo, photos }: { photo: Photo; photos: Photos }) {
  const t = useTranslations('messages.photos');
  const { key, name, preview, status, progress } = photo;
  return (
    <li className="relative w-24 flex-none overflow-hidden rounded-card border border-line bg-sunken">
      {preview ? (
        <img src={preview} alt={name} className={`h-18 w-full object-cover ${status === 'done' ? '' : 'opacity-40'}`} />
      ) : (
        <span className="block h-18" />
      )}
      {status === 'failed' || status === 'unsent' ? (
        <button
          type="button"
          className="absolute inset-0 bg-clay-soft/85 text-13 font-semibold text-clay-ink underline"
          onClick={() => photos.retry(key)}
        >
          {status === 'unsent' ? <span className="block">{t('noSignal')}</span> : null}
          {t('retry')}
        </button>
      ) : status === 'done' ? null : (
        <span className="absolute inset-x-2 bottom-2 text-12 font-semibold">
          {preview ? t('uploading', { percent: progress }) : t('shrinking')}
          <ProgressBar value={progress} label={t('progress', { name })} />
        </span>
      )}
      <button
        type="button"
        aria-label={t('remove', { name })}
        className="absolute top-0 right-0 grid size-11 place-items-start justify-items-end p-1"
        onClick={() => photos.remove(key)}
      >
        <span className="grid size-6 place-items-center rounded-full border border-plate-line bg-plate text-plate-ink">
          <Icon name="x" className="size-3.5" />
        </span>
      </button>
    </li>
  );
}

/** The photographs that go with the message, above its text, and those that were refused. */
export function PhotoTray({ photos }: { photos: Photos }) {
  const t = useTranslations('messages.photos');
  return (
    <>
      <RefusedFiles
        messages={[
          ...photos.refusals.map(({ name, reason, message }) => message ?? t(`refused.${reason}`, { name })),
          ...photos.list.flatMap(({ name, status, problem }) =>
            status === 'failed' ? (problem ?? t('failed', { name })) : [],
          ),
        ]}
      />
      {photos.list.length > 0 ? (
        <ul aria-label={t('adding')} className="flex gap-2 overflow-x-auto py-2">
          {photos.list.map((photo) => (
            <Tile key={photo.key} photo={photo} photos={photos} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

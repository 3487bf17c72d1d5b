'use client';

import { useLocale } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { useSignalBack } from '@/components/ui/forms/use-signal-back';
import { uploadFile } from '@/components/ui/uploads/upload-file';
import type { DirectKind } from '@/lib/web/direct-uploads/schema';
import { isPublished, moved, sortFiles, type Photo, type Refusal, type StoredPhoto } from './photo-list';
import { preparePhoto } from './shrink-photo';
import { HOPELESS, useUploads } from './use-uploads';

/** Where pictures are uploaded to. */
export interface UploadTarget {
  kind: DirectKind;
  url: string;
}

const LISTING: UploadTarget = { kind: 'image', url: '/api/uploads' };

export interface Photos {
  list: Photo[];
  refusals: Refusal[];
  busy: boolean;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  move: (from: number, to: number) => void;
  retry: (key: string) => void;
  /** Takes back what was pointed out about a picture. */
  keep: (key: string) => void;
  /** Resolves with the pictures as soon as no upload is waiting or under way; some may have failed. */
  settled: () => Promise<readonly Photo[]>;
  /** Removes a restored upload that no longer exists. */
  forget: (key: string) => void;
  restore: (stored: readonly StoredPhoto[]) => void;
  /** Discards all changes: uploads are deleted, and the listing's own pictures are back in their order. */
  reset: () => void;
}

function discard(photo: Photo): void {
  if (photo.preview?.startsWith('blob:')) URL.revokeObjectURL(photo.preview);
  if (photo.id && !isPublished(photo))
    void fetch(`/api/uploads/${photo.id}`, { method: 'DELETE' }).catch(() => undefined);
}

const stored = ({ id, name, thumbnailUrl, look, isKept }: StoredPhoto): Photo => ({
  key: id,
  name,
  id,
  thumbnailUrl,
  preview: thumbnailUrl,
  status: 'done',
  progress: 100,
  file: null,
  ...(look && { look }),
  ...(isKept && { isKept }),
});

/**
 * The pictures of a listing or a message being written: those that a listing already has, and new ones, which
 * are made smaller one by one, because each takes much memory, and uploaded one by one, as soon as they are selected.
 */
export function usePhotos(
  onSessionLost: () => void,
  published: readonly StoredPhoto[],
  { kind, url }: UploadTarget = LISTING,
): Photos {
  const language = useLocale();
  const uploads = useUploads<Photo, Refusal>(() => published.map(stored));
  const { list, setList, refusals, setRefusals, busy, patch, forget, refuse, settled } = uploads;
  const underWay = useRef(new Map<string, AbortController>());
  const nextKey = useRef(0);
  const shrinking = useRef<{ key: string; isGone: boolean } | null>(null);

  const shrink = useCallback(
    async ({ key, name }: Photo, file: File) => {
      const work = { key, isGone: false };
      shrinking.current = work;
      patch(key, { status: 'shrinking' });
      const ready = await preparePhoto(file);
      shrinking.current = null;
      // Even if nothing changes, the next one is due.
      if (work.isGone) setList((photos) => [...photos]);
      else if ('refused' in ready) refuse(key, { name, reason: ready.refused });
      else patch(key, { ...ready, status: 'ready', preview: URL.createObjectURL(ready.file) });
    },
    [patch, refuse, setList],
  );

  const upload = useCallback(
    async ({ key, name, preview }: Photo, file: File) => {
      const controller = new AbortController();
      underWay.current.set(key, controller);
      patch(key, { status: 'uploading', progress: 0 });
      const result = await uploadFile<{ id: string; thumbnailUrl?: string }>({
        kind,
        url,
        field: 'image',
        file,
        language,
        onProgress: (progress) => patch(key, { progress }),
        signal: controller.signal,
      });
      underWay.current.delete(key);
      if (controller.signal.aborted) return;
      if (result.ok) {
        patch(key, {
          status: 'done',
          progress: 100,
          id: result.data.id,
          thumbnailUrl: result.data.thumbnailUrl ?? null,
          file: null,
        });
      } else if (HOPELESS.includes(result.status)) {
        if (preview) URL.revokeObjectURL(preview);
        refuse(key, { name, reason: 'server', ...(result.message ? { message: result.message } : {}) });
      } else if (result.status === 0 && !navigator.onLine) {
        patch(key, { status: 'unsent' });
      } else {
        patch(key, { status: 'failed', problem: result.message });
        if (result.status === 401) onSessionLost();
      }
    },
    [kind, language, onSessionLost, patch, refuse, url],
  );

  const moveOn = useCallback(
    (photos: readonly Photo[]) => {
      const waiting = shrinking.current ? null : photos.find(({ status }) => status === 'waiting');
      if (waiting?.file) void shrink(waiting, waiting.file);
      const ready = underWay.current.size > 0 ? null : photos.find(({ status }) => status === 'ready');
      if (ready?.file) void upload(ready, ready.file);
    },
    [shrink, upload],
  );

  useEffect(() => {
    // The queues move on when a file is done, which is a change of this list.
    moveOn(list);
  }, [list, moveOn]);

  const unsent = list.filter(({ status }) => status === 'unsent');
  const toSend = [...unsent, ...list.filter(({ status, file }) => status === 'failed' && file)];
  const retry = (key: string) => patch(key, { status: 'ready', problem: null });
  useSignalBack(
    toSend.length > 0,
    () => toSend.forEach(({ key }) => retry(key)),
    unsent.map(({ key }) => key).join(' '),
  );

  // Nobody sees any more what comes of an upload.
  useEffect(() => {
    const controllers = underWay.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const add = (files: readonly File[]) => {
    const { taken, refused } = sortFiles(files, list.length);
    setRefusals(refused);
    const fresh = taken.map<Photo>((file) => ({
      key: `photo-${nextKey.current++}`,
      name: file.name,
      status: 'waiting',
      progress: 0,
      preview: null,
      id: null,
      thumbnailUrl: null,
      file,
    }));
    setList((photos) => [...photos, ...fresh]);
  };

  const remove = (key: string) => {
    if (shrinking.current?.key === key) shrinking.current.isGone = true;
    underWay.current.get(key)?.abort();
    const photo = list.find((candidate) => candidate.key === key);
    if (photo) discard(photo);
    forget(key);
  };

  const restore = useCallback((photos: readonly StoredPhoto[]) => setList(photos.map(stored)), [setList]);

  const reset = () => {
    if (shrinking.current) shrinking.current.isGone = true;
    for (const controller of underWay.current.values()) controller.abort();
    list.forEach(discard);
    setList(published.map(stored));
    setRefusals([]);
  };

  return {
    list,
    refusals,
    add,
    remove,
    forget,
    restore,
    reset,
    busy,
    settled,
    move: (from, to) => setList((photos) => moved(photos, from, to)),
    retry,
    keep: (key) => patch(key, { isKept: true }),
  };
}

'use client';

import { useLocale } from 'next-intl';
import { useRef } from 'react';
import { askToConfirm } from '@/components/accounts/confirm-email/ask-to-confirm';
import { UNCONFIRMED } from '@/components/accounts/confirm-email/send-confirmed';
import { IMAGE_TYPES, preparePhoto } from '@/components/ui/uploads/shrink-photo';
import { uploadFile } from '@/components/ui/uploads/upload-file';
import { HOPELESS, useUploads } from '@/components/ui/uploads/use-uploads';
import type { DocumentDto } from '@/lib/accounts/verification/dto';
import { CHOSEN_IMAGE_MAX_BYTES } from '@/lib/files/uploads/schema';
import { DOCUMENTS_MAX, DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '@/lib/accounts/verification/schema';

/** What is asked for, in this order; there may be more. */
export const DOCUMENT_SLOTS = ['front', 'back', 'register'] as const;
export type DocumentSlot = (typeof DOCUMENT_SLOTS)[number];

/** A document of the form: waiting, uploading, uploaded or failed. */
export interface FormDocument {
  key: string;
  /** What it was chosen as; null for one more. */
  slot: DocumentSlot | null;
  /** The file's original name; null for a document of an earlier request. */
  originalName: string | null;
  size: number | null;
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** In whole percent. */
  progress: number;
  /** The stored document's name, once uploaded. */
  name: string | null;
  file: File | null;
  /** Why it failed, as the server says it. */
  problem?: string | null;
}

/** Why a file was rejected; `server` may come with the server's message. */
export interface Refusal {
  name: string;
  reason: 'type' | 'size' | 'tooMany' | 'server';
  message: string | null;
}

export interface Documents {
  list: FormDocument[];
  refusals: Refusal[];
  busy: boolean;
  /** Resolves with the documents as soon as no upload is waiting or under way; some may have failed. */
  settled: () => Promise<readonly FormDocument[]>;
  /** Uploads files, the first as what was asked for, the others as what else is still missing. */
  add: (files: readonly File[], slot: DocumentSlot | null) => void;
  remove: (key: string) => void;
  retry: (key: string) => void;
}

const SIDES = ['front', 'back'] as const;

/** The sides of the identity card that are still missing; one file, or documents sent before, may show both. */
export function missingSides(list: readonly FormDocument[]): (typeof SIDES)[number][] {
  const mayShowBoth = list.some(({ slot, originalName }) => slot === null || /\.pdf$/i.test(originalName ?? ''));
  return mayShowBoth ? [] : SIDES.filter((side) => list.every(({ slot }) => slot !== side));
}

/** How many documents have arrived, and how many it takes with those that are still missing. */
export function countDocuments(list: readonly FormDocument[]): { done: number; total: number } {
  const done = list.filter(({ status }) => status === 'done').length;
  return { done, total: list.length + missingSides(list).length };
}

const isPhoto = ({ type }: File) => IMAGE_TYPES.includes(type);

/** A photograph that is too heavy is made smaller; what is light enough is sent as it is, for each letter counts. */
async function lightened(file: File): Promise<File> {
  if (!isPhoto(file) || file.size <= DOCUMENT_MAX_BYTES) return file;
  const ready = await preparePhoto(file);
  return 'file' in ready ? ready.file : file;
}

/**
 * Splits the selected files into those to upload and those rejected by type or size. The server also checks the
 * content.
 */
function sortFiles(files: readonly File[], present: number): { taken: File[]; refused: Refusal[] } {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  const refuse = (name: string, reason: Refusal['reason']) => refused.push({ name, reason, message: null });
  for (const file of files) {
    // Some systems don't recognize PDF and report no type.
    if (file.type && !DOCUMENT_TYPES.some((type) => type === file.type)) refuse(file.name, 'type');
    else if (file.size > (isPhoto(file) ? CHOSEN_IMAGE_MAX_BYTES : DOCUMENT_MAX_BYTES)) refuse(file.name, 'size');
    else if (present + taken.length >= DOCUMENTS_MAX) refuse(file.name, 'tooMany');
    else taken.push(file);
  }
  return { taken, refused };
}

function storedDocument({ name, originalName, size }: DocumentDto, index: number): FormDocument {
  const slot = DOCUMENT_SLOTS[index] ?? null;
  return { key: name, slot, originalName, size, status: 'done', progress: 100, name, file: null };
}

/**
 * The documents of a verification request, uploaded one by one as soon as they are selected and kept across a reload.
 */
export function useDocuments(stored: readonly DocumentDto[], onSessionLost: () => void): Documents {
  const language = useLocale();
  const uploads = useUploads<FormDocument, Refusal>(() => stored.map(storedDocument));
  const { list, setList, refusals, setRefusals, busy, patch, forget, refuse, settled } = uploads;
  const controllers = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  const nextKey = useRef(0);
  /** Whether to ask for the address's confirmation: once for the files of a choice. */
  const mayAsk = useRef(true);

  const upload = async (key: string, file: File, { signal }: AbortController) => {
    if (signal.aborted) return;
    patch(key, { status: 'uploading', progress: 0 });
    const sent = await lightened(file);
    if (signal.aborted) return;
    const send = () =>
      uploadFile<{ documents: DocumentDto[] }>({
        kind: 'document',
        url: '/api/verification/documents',
        field: 'documents',
        file: sent,
        language,
        signal,
        onProgress: (progress) => patch(key, { progress }),
      });
    let result = await send();
    if (!result.ok && result.code === UNCONFIRMED && mayAsk.current) {
      mayAsk.current = await askToConfirm();
      if (mayAsk.current && !signal.aborted) result = await send();
    }
    if (signal.aborted) return;
    const [document] = result.ok ? result.data.documents : [];
    if (document) {
      patch(key, { status: 'done', progress: 100, name: document.name, file: null });
    } else if (!result.ok && HOPELESS.includes(result.status)) {
      refuse(key, { name: file.name, reason: 'server', message: result.message });
    } else {
      patch(key, { status: 'failed', problem: result.ok ? null : result.message });
      if (!result.ok && result.status === 401) onSessionLost();
    }
  };
  /** Uploads one at a time, so that on a slow connection the first finishes before the next starts. */
  const enqueue = (key: string, file: File) => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    queue.current = queue.current.then(() => upload(key, file, controller));
  };

  const add = (files: readonly File[], wanted: DocumentSlot | null) => {
    const { taken, refused } = sortFiles(files, list.length);
    setRefusals(refused);
    mayAsk.current = true;
    const free = DOCUMENT_SLOTS.filter((slot) => list.every((document) => document.slot !== slot));
    const slots = [...free.filter((slot) => slot === wanted), ...free.filter((slot) => slot !== wanted)];
    const fresh = taken.map((file, index) => ({
      key: `document-${nextKey.current++}`,
      slot: slots[index] ?? null,
      file,
    }));
    setList((documents) => [
      ...documents,
      ...fresh.map<FormDocument>(({ key, slot, file }) => ({
        key,
        slot,
        originalName: file.name,
        size: file.size,
        status: 'waiting',
        progress: 0,
        name: null,
        file,
      })),
    ]);
    for (const { key, file } of fresh) enqueue(key, file);
  };

  const remove = (key: string) => {
    controllers.current.get(key)?.abort();
    const document = list.find((candidate) => candidate.key === key);
    // A document of an earlier request stays stored until the next request omits it.
    if (document?.name && document.originalName)
      void fetch(`/api/verification/documents/${document.name}`, { method: 'DELETE', keepalive: true }).catch(
        () => undefined,
      );
    forget(key);
  };

  const retry = (key: string) => {
    const file = list.find((candidate) => candidate.key === key)?.file;
    if (!file) return;
    patch(key, { status: 'waiting' });
    mayAsk.current = true;
    enqueue(key, file);
  };

  return { list, refusals, busy, settled, add, remove, retry };
}

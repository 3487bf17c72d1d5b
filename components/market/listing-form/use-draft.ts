'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DRAFT_HASH, leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { notify } from '@/components/ui/notify';
import { keepFiles, takeKeptFiles } from '@/components/ui/uploads/kept-files';
import { filesOf, isPublished, type StoredPhoto } from '@/components/ui/uploads/photo-list';
import type { Photos } from '@/components/ui/uploads/use-photos';
import { takeCarriedDraft, giveDraft, type Carrying } from './carried-draft';
import {
  clearDraft,
  draftText,
  finishDraft,
  leaveFinished,
  linkDraft,
  readDraft,
  writeDraft,
  type Draft,
} from './draft';
import type { FormKind, ListingFormValues } from './form-kind';
import { storedPhotos } from './stored-photo';

type Fields = Readonly<Partial<Record<string, unknown>>>;

/** Fields that mean something only with each other. */
const TOGETHER: readonly (readonly string[])[] = [
  ['category', 'breed', 'class', 'traits'],
  ['priceAmount', 'priceBasis', 'priceCurrency', 'price', 'startingPrice', 'reservePrice'],
  ['paymentKind', 'paymentParts'],
];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Lays a draft over the listing as it is now: of the draft only what was changed against what its form was opened with.
 * `overlaid` are the fields that were changed elsewhere since, too, and show the draft's.
 */
function laidOver<Values extends object>(
  draft: Values,
  opened: Values,
  now: Values,
): { values: Values; overlaid: string[] } {
  const [drafts, before, stored] = [draft as Fields, opened as Fields, now as Fields];
  const isTyped = (name: string) => !isSame(drafts[name], before[name]);
  const taken = Object.keys(drafts).filter((name) =>
    (TOGETHER.find((fields) => fields.includes(name)) ?? [name]).some(isTyped),
  );
  return {
    values: { ...now, ...Object.fromEntries(taken.map((name) => [name, drafts[name]])) },
    overlaid: taken.filter((name) => !isSame(before[name], stored[name]) && !isSame(drafts[name], stored[name])),
  };
}

/** The same of pictures: those that were added or removed elsewhere are added or removed here, too. */
function photosLaidOver(
  draft: readonly StoredPhoto[],
  opened: readonly string[],
  now: readonly StoredPhoto[],
): readonly StoredPhoto[] {
  const ids = (photos: readonly StoredPhoto[]) => photos.map(({ id }) => id);
  if (isSame(ids(draft), opened)) return now;
  const isLeft = (photo: StoredPhoto) => !isPublished(photo) || ids(now).includes(photo.id);
  return [...draft.filter(isLeft), ...now.filter(({ id }) => !opened.includes(id))];
}

const SAVE_AFTER_MS = 500;

export interface DraftState {
  /** When the restored draft was written; null if the form started empty. */
  restoredFrom: Date | null;
  /** The draft of another page that this one begins with. */
  takenFrom: string | null;
  /** The fields that were changed elsewhere since the draft was written, and show the draft's. */
  overlaid: readonly string[];
  /** When the draft was last written. */
  savedAt: Date | null;
  /** Deletes the draft and resets the form. */
  discard: () => void;
  /** Deletes the draft once the listing is published; not one that another tab wrote. */
  finish: () => void;
  /** Stores the draft again, which another tab may have deleted. */
  keep: () => void;
}

type Begun = Pick<DraftState, 'restoredFrom' | 'takenFrom' | 'overlaid'>;

const EMPTY: Begun = { restoredFrom: null, takenFrom: null, overlaid: [] };

/** Leaves for the sign-in page once the session is lost. The draft stays, and is restored afterwards with its files. */
export function useLeaving(sessionsLost: number, key: string, photos: Photos): void {
  const t = useTranslations('listingForm');
  const leave = useEffectEvent(async () => {
    notify.error(t('unauthorized'), { description: t('unauthorizedText') });
    await keepFiles(key, filesOf(photos.list)).catch(() => undefined);
    leaveToSignIn(undefined, DRAFT_HASH);
  });
  useEffect(() => {
    if (sessionsLost > 0) void leave();
  }, [sessionsLost]);
}

/**
 * Stores unsaved input in this browser and restores it after a reload. The draft of a stored listing (`isStored`) is laid over
 * the listing as it is then.
 */
export function useDraft<Values extends ListingFormValues>(
  key: string,
  { draft: schema, numbers }: Pick<FormKind<Values>, 'draft' | 'numbers'>,
  form: UseFormReturn<ListingFormValues>,
  photos: Photos,
  carrying?: Carrying<Values>,
  isStored = false,
): DraftState {
  const [begun, setBegun] = useState(EMPTY);
  const twin = useRef<string | null>(null);
  // Development runs effects twice: what was taken is no draft to restore then.
  const hasTaken = useRef(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [changes, setChanges] = useState(0);
  const finished = useRef(false);
  // All tabs share the key. What others wrote before this one did comes back once it is done.
  const own = useRef<string | null>(null);
  const others = useRef<string | null>(null);
  const { restore } = photos;
  const stored = storedPhotos(photos.list);
  const storedText = JSON.stringify(stored);
  const [initial] = useState(stored);
  const initialText = JSON.stringify(initial);
  const lastStored = useRef(storedText);

  const give = useEffectEvent(() => ({
    values: carrying?.give(form.getValues() as Values, form.formState.defaultValues as Values) ?? {},
    photos: stored.filter((photo) => !isPublished(photo)),
    files: filesOf(photos.list),
  }));
  const sendAgain = useEffectEvent((files: readonly File[]) => photos.add(files));
  /** What was taken along, over the draft of the same lot if there is one; null if nothing was. */
  const taken = useEffectEvent((begun: Draft<Values> | null) => {
    const carried = carrying ? takeCarriedDraft(key) : null;
    if (!carrying || !carried) return null;
    const { from, values, photos: pictures, files, isMeant } = carried;
    const isOfSameLot = begun?.twin === from;
    if (begun && !isOfSameLot && !isMeant) return null;
    const base = begun && isOfSameLot ? begun.values : (form.getValues() as Values);
    const savedAt = new Date().toISOString();
    const draft = { values: { ...base, ...carrying.take(values) }, photos: pictures, savedAt, twin: from };
    own.current = writeDraft(key, draft);
    linkDraft(from, key);
    return { draft, files };
  });

  const restored = useEffectEvent((draft: Draft<Values>) => {
    const now = schema.safeParse(form.formState.defaultValues).data;
    if (!draft.opened || !now) return { ...draft, overlaid: [] };
    const photos = photosLaidOver(draft.photos, draft.opened.photos, initial);
    return { photos, ...laidOver(draft.values, draft.opened.values, now) };
  });
  const openedWith = useEffectEvent(() => ({
    values: form.formState.defaultValues as ListingFormValues,
    photos: initial.map(({ id }) => id),
  }));

  const isGiving = carrying !== undefined;
  useEffect(() => (isGiving ? giveDraft(key, () => give()) : undefined), [isGiving, key]);

  useEffect(() => {
    own.current = draftText(key);
    const begun = readDraft(key, schema, numbers);
    const carried = taken(begun);
    const draft = carried?.draft ?? begun;
    if (draft) {
      twin.current = draft.twin ?? null;
      const { values, photos, overlaid } = restored(draft);
      form.reset(values, { keepDefaultValues: true });
      lastStored.current = JSON.stringify(photos);
      restore(photos);
      if (carried) {
        hasTaken.current = true;
        if (carried.files.length > 0) sendAgain(carried.files);
      }
      // The server can't know the draft: it shows after hydration, once.
      setBegun((before) => {
        if (carried) return { restoredFrom: null, takenFrom: carried.draft.twin, overlaid: [] };
        return hasTaken.current ? before : { restoredFrom: new Date(draft.savedAt), takenFrom: null, overlaid };
      });
    }
    let isGone = false;
    const take = (files: readonly File[]) => {
      // Of a page that was left, nobody would see what becomes of them.
      if (!isGone) sendAgain(files);
      return !isGone;
    };
    void takeKeptFiles(key, take).catch(() => undefined);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => setChanges((count) => count + 1),
    });
    return () => {
      isGone = true;
      unsubscribe();
      if (finished.current) leaveFinished(key);
    };
  }, [form, key, numbers, restore, schema]);

  useEffect(() => {
    if (changes === 0 && storedText === lastStored.current) return;
    const save = () => {
      window.removeEventListener('pagehide', save);
      clearTimeout(timer);
      if (finished.current) return;
      lastStored.current = storedText;
      const now = new Date();
      const before = draftText(key);
      if (isStored && before !== own.current) others.current = before;
      own.current = writeDraft(key, {
        values: form.getValues(),
        photos: JSON.parse(storedText) as typeof stored,
        savedAt: now.toISOString(),
        ...(twin.current !== null && { twin: twin.current }),
        ...(isStored && { opened: openedWith() }),
      });
      if (own.current !== null) setSavedAt(now);
    };
    const timer = setTimeout(save, SAVE_AFTER_MS);
    // A language's link leaves the page without waiting.
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      clearTimeout(timer);
    };
  }, [changes, form, isStored, key, storedText]);

  return {
    ...begun,
    savedAt,
    discard: () => {
      photos.reset();
      form.reset();
      lastStored.current = initialText;
      setChanges(0);
      setBegun(EMPTY);
      setSavedAt(null);
      clearDraft(key);
    },
    finish: () => {
      finished.current = true;
      const left = draftText(key);
      if (left === null || left === own.current) finishDraft(key, twin.current, left && others.current);
    },
    keep: () => setChanges((count) => count + 1),
  };
}

import { z } from 'zod';
import { keepLotsOf } from '@/components/market/paste-ad/other-lots';
import { createChange } from '@/components/ui/shared-data/create-change';
import { browserStorage } from '@/components/ui/shared-data/stored';
import { heldOfSpelling, readings, type Reader } from '@/lib/core/i18n/typed-number';
import type { ListingFormValues } from './form-kind';
import { storedPhotoSchema } from './stored-photo';

/** Since the second version drafts hold numbers; before, they held what was typed, in a language they didn't name. */
const VERSION = 2;

const envelope = z.object({
  version: z.number().default(1),
  savedAt: z.iso.datetime(),
  values: z.unknown(),
  /** What the form of a stored listing was opened with. */
  opened: z.object({ values: z.unknown(), photos: z.array(z.string()) }).optional(),
  photos: z.array(storedPhotoSchema),
  /** The draft of the same lot on the page that sells it the other way. */
  twin: z.string().optional(),
});

/** An unfinished listing stored in the browser. */
export type Draft<Values extends ListingFormValues = ListingFormValues> = Omit<
  z.infer<typeof envelope>,
  'values' | 'opened' | 'version'
> & {
  values: Values;
  opened?: { values: Values; photos: string[] };
};

type Readers = Readonly<Partial<Record<string, Reader>>>;

/** Numbers of an older draft that every language reads alike; the others are left out, to be typed again. */
function migrated(values: unknown, numbers: Readers, other?: Reader): unknown {
  if (typeof values !== 'object' || values === null) return values;
  const settled = Object.entries(values).map(([name, value]: [string, unknown]) => {
    if (name === 'traits') return [name, migrated(value, {}, readings)] as const;
    const read = numbers[name] ?? (typeof value === 'string' && isNumber(value) ? other : undefined);
    return [name, read && typeof value === 'string' ? heldOfSpelling(read, value) : value] as const;
  });
  return Object.fromEntries(settled);
}

const isNumber = (typed: string) => readings('en', typed).length > 0;

/** Reads the draft under `key`; null if there is none that this release can parse. */
export function readDraft<Values extends ListingFormValues>(
  key: string,
  schema: z.ZodType<Values>,
  numbers: Readers,
): Draft<Values> | null {
  const draft = envelope.safeParse(browserStorage.readJson(key));
  if (!draft.success) return null;
  const { version, opened, ...stored } = draft.data;
  const values = schema.safeParse(version < VERSION ? migrated(stored.values, numbers) : stored.values);
  const before = opened && schema.safeParse(opened.values);
  if (!values.success || before?.success === false) return null;
  return { ...stored, values: values.data, ...(opened && before && { opened: { ...opened, values: before.data } }) };
}

/** What is stored under a draft's key, by which a tab knows its own; null if nothing is. */
export const draftText = (key: string): string | null => browserStorage.read(key) ?? null;

/** Stores a draft and returns its text; null if storage is full or blocked. */
export function writeDraft(key: string, draft: Draft<ListingFormValues>): string | null {
  const text = JSON.stringify({ version: VERSION, ...draft });
  return browserStorage.write(key, text) ? text : null;
}

/** Makes the draft under `key` the twin of another, if there is one. */
export function linkDraft(key: string, twin: string): void {
  const stored = browserStorage.readJson(key);
  if (stored) browserStorage.write(key, JSON.stringify({ ...stored, twin }));
}

const pastedKey = (key: string) => `${key}:pasted`;

/** Advertisements where storage is full or blocked: they last as long as the page. */
const unstored = new Map<string, string>();

/** Announces whenever the advertisement of a draft changes. */
export const pastedChange = createChange();

/** Returns the advertisement that a draft was filled from, as it is kept; blank if there is none. */
export function pastedText(key: string): string {
  return unstored.get(key) ?? browserStorage.read(pastedKey(key)) ?? '';
}

/** Keeps the advertisement of a draft as long as the draft; a blank one is forgotten. */
export function keepPastedText(key: string, text: string): void {
  unstored.delete(key);
  if (!browserStorage.write(pastedKey(key), text || null) && text !== '') unstored.set(key, text);
  pastedChange.announce();
}

function removeDraft(key: string): void {
  browserStorage.write(key, null);
  browserStorage.write(pastedKey(key), null);
}

/** Deletes a draft with all that belongs to it. */
export function clearDraft(key: string): void {
  removeDraft(key);
  keepPastedText(key, '');
}

/**
 * Deletes the draft of what is published, and its twin. Its advertisement stays in view until the page is left, and
 * `leaveFinished` forgets it; its other lots are next. What another tab had written there before, `others`, comes back.
 */
export function finishDraft(key: string, twin: string | null, others: string | null): void {
  const pasted = pastedText(key);
  keepLotsOf(pasted);
  removeDraft(key);
  if (others !== null) browserStorage.write(key, others);
  if (twin !== null) clearDraft(twin);
  if (pasted !== '') unstored.set(key, pasted);
}

/** Forgets the advertisement of what was published, and nothing of a draft that another tab has written since. */
export function leaveFinished(key: string): void {
  if (draftText(key) === null) clearDraft(key);
  else if (unstored.delete(key)) pastedChange.announce();
}

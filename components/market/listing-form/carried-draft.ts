import { z } from 'zod';
import { tabStorage } from '@/components/ui/shared-data/stored';
import type { StoredPhoto } from '@/components/ui/uploads/photo-list';
import { storedPhotoSchema } from './stored-photo';

/** A draft on its way from one page that publishes to another, in this tab. */
const KEY = 'corral.carried-draft';

const schema = z.object({
  from: z.string(),
  isMeant: z.boolean(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
  photos: z.array(storedPhotoSchema),
});

/** Answers by the names that advertisements have for them, which all forms of animals share. */
export type CarriedValues = z.infer<typeof schema>['values'];

/** What is taken along of the draft `from`; it replaces another lot's draft only if that is what its seller asked for. */
type CarriedDraft = z.infer<typeof schema> & { files: readonly File[] };

/** How a form gives its answers to another page that publishes, and takes them from there. */
export interface Carrying<Values> {
  /** What was answered since the form began with other values. */
  give: (values: Values, begun: Values) => CarriedValues;
  take: (carried: CarriedValues) => Partial<Values>;
}

/** What a form gives; the files are pictures whose upload isn't done. */
type Giver = () => { values: CarriedValues; photos: readonly StoredPhoto[]; files: readonly File[] };

/** Pictures whose upload isn't done, by the draft that they are taken from: they last as long as the page. */
const filesOf = new Map<string, readonly File[]>();

/** The forms in view, by their drafts. */
const givers = new Map<string, Giver>();

/** Lets links take along what a form holds, until the function that it returns is called. */
export function giveDraft(key: string, giver: Giver): () => void {
  givers.set(key, giver);
  return () => {
    if (givers.get(key) === giver) givers.delete(key);
  };
}

/** Takes a draft along to the next page; nothing if its form gives nothing. */
export function carryDraft(from: string, isMeant: boolean): void {
  const { values = {}, photos = [], files = [] } = givers.get(from)?.() ?? {};
  const isEmpty = Object.keys(values).length + photos.length + files.length === 0;
  filesOf.clear();
  filesOf.set(from, files);
  tabStorage.write(KEY, isEmpty && !isMeant ? null : JSON.stringify({ from, isMeant, values, photos }));
}

/** Returns the draft that was taken along to the form of another one, once. */
export function takeCarriedDraft(key: string): CarriedDraft | null {
  const { data } = schema.safeParse(tabStorage.readJson(KEY));
  tabStorage.write(KEY, null);
  const files = filesOf.get(data?.from ?? '') ?? [];
  filesOf.clear();
  return data && data.from !== key ? { ...data, files } : null;
}

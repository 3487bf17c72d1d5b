import { useSyncExternalStore } from 'react';
import { createChange } from '@/components/ui/shared-data/create-change';
import { browserStorage, parseJson } from '@/components/ui/shared-data/stored';

/** A listing that was viewed, as it is shown again: nothing is asked of the server for it. */
export interface Viewed {
  /** Of its page, without the language. */
  path: string;
  title: string;
  /** The language of the title, if it isn't that of the page on which it was viewed. */
  lang?: string;
  price: string;
  place: string;
  picture: string;
  /** The illustration that replaces a missing picture. */
  stock: string;
  sold?: true;
}

const KEY = 'viewed';
const changed = createChange({ otherTabs: true });
const KEPT = 12;
const NONE: readonly Viewed[] = [];

const TEXTS = ['path', 'title', 'price', 'place', 'picture', 'stock'] as const satisfies (keyof Viewed)[];

/** What an earlier version, or somebody by hand, wrote otherwise is left out. */
const isViewed = (entry: unknown): entry is Viewed =>
  typeof entry === 'object' &&
  entry !== null &&
  TEXTS.every((key) => typeof (entry as Record<string, unknown>)[key] === 'string') &&
  /^\/(listing|equipment)\/[\w-]+$/.test((entry as Viewed).path);

let text: string | null | undefined;
let known = NONE;

/** The listings viewed, the last one first; the same array while nothing changes. */
function current(): readonly Viewed[] {
  const stored = browserStorage.read(KEY);
  if (stored === text) return known;
  text = stored;
  const read = parseJson(stored);
  known = Array.isArray(read) ? read.filter(isViewed) : NONE;
  return known;
}

function keep(entries: readonly Viewed[]): void {
  if (browserStorage.write(KEY, entries.length > 0 ? JSON.stringify(entries) : null)) changed.announce();
}

const others = (path: string) => current().filter((entry) => entry.path !== path);

/** Puts a listing first among those viewed. */
export const remember = (entry: Viewed): void => keep([entry, ...others(entry.path)].slice(0, KEPT));

/** Takes a listing that is gone off those viewed. */
export function forget(path: string): void {
  if (current().some((entry) => entry.path === path)) keep(others(path));
}

/** Forgets all that was viewed. */
export const forgetAll = (): void => keep([]);

/** The listings viewed before; none in the HTML. */
export const useViewed = (): readonly Viewed[] => useSyncExternalStore(changed.subscribe, current, () => NONE);

import { useSyncExternalStore } from 'react';
import { createChange } from '@/components/ui/shared-data/create-change';
import { browserStorage } from '@/components/ui/shared-data/stored';
import { COMPARED_MAX, readIds } from '@/lib/market/animal-lots/lots/compared';

const KEY = 'compared';
const changed = createChange({ otherTabs: true });

let known = '';
let chosen: readonly string[] = [];

/** What was chosen for comparison; the same array while nothing changes. */
function current(): readonly string[] {
  const stored = browserStorage.read(KEY);
  // Where storage is blocked the choice lasts as long as the page.
  if (stored !== undefined && (stored ?? '') !== known) {
    known = stored ?? '';
    chosen = readIds(known).slice(0, COMPARED_MAX);
  }
  return chosen;
}

function keep(ids: readonly string[]): void {
  known = ids.join(',');
  chosen = ids;
  browserStorage.write(KEY, known);
  changed.announce();
}

/** Takes listings off the comparison. */
export function drop(ids: readonly string[]): void {
  if (current().some((id) => ids.includes(id))) keep(current().filter((id) => !ids.includes(id)));
}

/** Takes every listing off the comparison. */
export const dropAll = (): void => keep([]);

/** Adds a listing to the comparison or takes it off; false if there is no room for it. */
export function toggle(id: string): boolean {
  const ids = current();
  if (ids.includes(id)) drop([id]);
  else if (ids.length < COMPARED_MAX) keep([...ids, id]);
  else return false;
  return true;
}

/** The listings chosen for comparison; null in the HTML, which is the same for everybody. */
export const useChosen = () => useSyncExternalStore<readonly string[] | null>(changed.subscribe, current, () => null);

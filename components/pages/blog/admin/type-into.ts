import type { Selected } from './markdown-edits';

/** How many of two texts' units are the same, from their beginning or their end, of `max` at most. */
function sameUnits(one: string, other: string, max: number, at: (index: number) => number): number {
  let count = 0;
  while (count < max && one.at(at(count)) === other.at(at(count))) count++;
  return count;
}

/**
 * Turns the text of a field into another as if what differs had been typed, which browsers can undo, unlike a value that is
 * set. Selects what the change leaves selected. False if the browser can't.
 */
export function typeInto(area: HTMLTextAreaElement, { text, start, end }: Selected): boolean {
  const { value } = area;
  const shorter = Math.min(value.length, text.length);
  const before = sameUnits(value, text, shorter, (index) => index);
  const after = sameUnits(value, text, shorter - before, (index) => -1 - index);
  area.focus();
  // One that is hidden, such as behind its preview on phones, gets no focus: what is typed would go elsewhere.
  if (document.activeElement !== area) return false;
  area.setSelectionRange(before, value.length - after);
  const added = text.slice(before, text.length - after);
  // Deprecated, and the only way that keeps what can be undone.
  const isDone = document.execCommand?.(added === '' ? 'delete' : 'insertText', false, added) ?? false;
  area.setSelectionRange(start, end);
  return isDone;
}

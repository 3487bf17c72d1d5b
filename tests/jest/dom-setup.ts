import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What a test waits for comes late on a busy machine, where the default of one second fails.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout, and so nothing to scroll; a test of what the server renders has no elements.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;

/** The labels of a field. jsdom looks through the whole page for the field of each label, for each field. */
function labelsOf(this: HTMLInputElement): HTMLLabelElement[] | null {
  if (this.type === 'hidden') return null;
  const around = this.closest('label');
  // Of two fields with one id a label names the first.
  const isNamed = this.id !== '' && this.ownerDocument.getElementById(this.id) === this;
  const named = isNamed
    ? this.ownerDocument.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(this.id)}"]`)
    : [];
  return [...named, ...(around && !around.htmlFor && around.control === this ? [around] : [])];
}

if (typeof Element !== 'undefined')
  for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
    Object.defineProperty(prototype, 'labels', { get: labelsOf });

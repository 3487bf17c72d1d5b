const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const DIALOGS = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** Whether a dialog is open, which no key outside of it works through. */
export const hasDialog = (): boolean => document.querySelector(DIALOGS) !== null;

/** The same, except for one in which the last decision can still be undone. */
export const hidesUndo = (): boolean =>
  [...document.querySelectorAll(DIALOGS)].some((dialog) => !dialog.hasAttribute('data-takes-undo'));

/**
 * Returns whether a key may stand for a button: no field has the focus and no modifier is held, so that nothing typed is
 * taken for a decision (WCAG 2.1.4).
 */
export function isTypedNowhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(FIELDS));
}

/** Returns whether a key is one for the page: one that is typed nowhere while no dialog is open. */
export const isShortcut = (event: KeyboardEvent): boolean => isTypedNowhere(event) && !hasDialog();

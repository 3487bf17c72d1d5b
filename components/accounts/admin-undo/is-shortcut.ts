const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const DIALOGS = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** Whether a dialog is open, which no key outside of it works through. */
export const hasDialog = (): boolean => document.querySelector(DIALOGS) !== null;

/**
 * Returns whether a key is one for the page: no field has the focus, no dialog is open and no modifier is held, so that
 * nothing typed is taken for a decision (WCAG 2.1.4).
 */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(FIELDS)) && !hasDialog();
}

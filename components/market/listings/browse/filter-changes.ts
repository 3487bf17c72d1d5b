/** So long a change of filters rests before it is applied: arrow keys in a select pass by other choices. */
export const APPLY_AFTER_MS = 300;

/** Clears what names the changed field in `data-reset-by`: selects, kept values, and the choices of a group. */
export function clearDependents(form: HTMLFormElement, changed: string): void {
  for (const other of form.querySelectorAll(`[data-reset-by~="${changed}"]`)) {
    if (other instanceof HTMLSelectElement || other instanceof HTMLInputElement) other.value = '';
    for (const box of other.querySelectorAll('input')) box.checked = false;
  }
}

/**
 * Remembers the focused element and returns a function that finds the one to focus next: the same control if it still
 * exists (null while it is disabled), else the first control of its row, of the next row or of the previous one, else
 * the dialog that it was in, else the element with the id `fallbackId`.
 */
export function rememberPlace(fallbackId: string): () => HTMLElement | null {
  const from = document.activeElement;
  const row = from?.closest('tr, li');
  const dialog = from?.closest<HTMLElement>('[role="dialog"]');
  const rows = [row, row?.nextElementSibling, row?.previousElementSibling];
  return () => {
    if (from instanceof HTMLElement && from.isConnected) return from.matches(':disabled') ? null : from;
    const near = rows.find((one) => one?.isConnected);
    const fallback = dialog?.isConnected ? dialog : document.getElementById(fallbackId);
    return near?.querySelector<HTMLElement>('a[href], button:not(:disabled)') ?? fallback;
  };
}

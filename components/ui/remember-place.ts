/**
 * Remembers where the keyboard is, in a row of a list or table above all, and answers who has it next: the same control while it is
 * there (nobody, while it is disabled), else the first one of its row, of the row that moved up, or of the one above, else the element
 * `fallbackId`.
 */
export function rememberPlace(fallbackId: string): () => HTMLElement | null {
  const from = document.activeElement;
  const row = from?.closest('tr, li');
  const rows = [row, row?.nextElementSibling, row?.previousElementSibling];
  return () => {
    if (from instanceof HTMLElement && from.isConnected) return from.matches(':disabled') ? null : from;
    const near = rows.find((one) => one?.isConnected);
    return near?.querySelector<HTMLElement>('a[href], button:not(:disabled)') ?? document.getElementById(fallbackId);
  };
}

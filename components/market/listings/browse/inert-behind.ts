/** What goes on speaking while the page behind is still: the number of results, and toasts. */
const SPEAKING = '[role=status], [aria-live], body > div:has(> [aria-live]), next-route-announcer, script, style';

/**
 * Takes the page behind an open sheet away from the Tab key and from readers, as behind a dialog: a popover, which needs
 * no scripts to open, leaves it there. Returns what gives it back.
 */
export function inertBehind(sheet: HTMLElement): () => void {
  const behind: Element[] = [];
  for (let part: Element = sheet; part.parentElement && part !== document.body; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other !== part && !other.hasAttribute('inert') && !other.matches(SPEAKING)) behind.push(other);
  for (const other of behind) other.setAttribute('inert', '');
  return () => {
    for (const other of behind) other.removeAttribute('inert');
  };
}

import { useEffect, useLayoutEffect, useRef, type ToggleEvent } from 'react';
import { openingBefore, type SheetOpening } from './browse';

/** What goes on speaking while the page behind is still: the number of results, and toasts. */
const SPEAKING = '[role=status], [aria-live], body > div:has(> [aria-live]), next-route-announcer, script, style';

/**
 * Takes the page behind an open sheet away from the Tab key and from readers, as behind a dialog: a popover, which needs
 * no scripts to open, leaves it there. Returns what gives it back.
 */
function inertBehind(sheet: HTMLElement): () => void {
  const behind: Element[] = [];
  for (let part: Element = sheet; part.parentElement && part !== document.body; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other !== part && !other.hasAttribute('inert') && !other.matches(SPEAKING)) behind.push(other);
  for (const other of behind) other.setAttribute('inert', '');
  return () => {
    for (const other of behind) other.removeAttribute('inert');
  };
}

/**
 * The sheet with all filters. While it is open the page behind is as behind a dialog; when it closes without being
 * applied, `takeBack` gets the address to go back to, or null if no filter was changed.
 */
export function useFilterSheet(takeBack: (address: string | null) => void) {
  const opens = useRef<HTMLButtonElement>(null);
  const opening = useRef<SheetOpening>(null);
  const release = useRef<() => void>(() => undefined);

  useLayoutEffect(() => {
    opening.current = openingBefore();
  }, []);
  useEffect(() => () => release.current(), []);

  /** The button beside the results is in the sheet, where it is hidden. */
  const opened = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState !== 'open') return;
    opening.current ??= { address: window.location.pathname + window.location.search, isChanged: false };
    const { activeElement } = document;
    release.current();
    release.current = inertBehind(currentTarget);
    if (activeElement === opens.current || !currentTarget.contains(activeElement))
      currentTarget.querySelector('button')?.focus({ preventScroll: true });
  };

  const changes = () => {
    if (opening.current) opening.current.isChanged = true;
  };

  /** Before the focus goes back to what opened it. */
  const closes = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState !== 'closed') return;
    release.current();
    const from = opening.current;
    opening.current = null;
    if (from) takeBack(from.isChanged ? from.address : null);
  };

  /** Closes the sheet, whose changes are applied. */
  const close = (sheet: HTMLElement) => {
    opening.current = null;
    sheet.hidePopover();
  };
  return { opens, opening, opened, changes, closes, close };
}

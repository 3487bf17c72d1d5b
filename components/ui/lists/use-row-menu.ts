import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Closes a menu that is a `<details>` by Escape, by a press elsewhere and once the focus leaves it. `close` also returns
 * the focus to its button, because what was chosen is hidden with the menu.
 */
export function useRowMenu(): { menu: RefObject<HTMLDetailsElement | null>; close: () => void } {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => {
    const element = menu.current;
    if (!element) return;
    element.querySelector('summary')?.focus({ preventScroll: true });
    element.open = false;
  }, []);
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && element.open) close();
    };
    const onLeave = (event: Event) => {
      const to = event instanceof FocusEvent ? event.relatedTarget : event.target;
      if (to instanceof Node && !element.contains(to)) element.open = false;
    };
    // The menu of a row at the end of the screen would open out of sight.
    const onToggle = () => {
      if (element.open) element.lastElementChild?.scrollIntoView({ block: 'nearest' });
    };
    element.addEventListener('toggle', onToggle);
    element.addEventListener('keydown', onKey);
    element.addEventListener('focusout', onLeave);
    document.addEventListener('pointerdown', onLeave);
    return () => {
      element.removeEventListener('toggle', onToggle);
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('focusout', onLeave);
      document.removeEventListener('pointerdown', onLeave);
    };
  }, [close]);
  return { menu, close };
}

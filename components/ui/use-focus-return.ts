'use client';

import { useRef } from 'react';

interface FocusReturn {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * Brings the focus back to whatever opened a dialog. Radix does so for its own triggers only; ours are mostly opened by a state. What is gone
 * by then (the row that was decided) gives it to the page's main region, so that the keyboard goes on there and not at the very top.
 */
export function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus }: FocusReturn): Required<FocusReturn> {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = document.activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.getElementById('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}

'use client';

import { useRef } from 'react';
import { rememberPlace } from './remember-place';

interface FocusReturn {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * Brings the focus back to whatever opened a dialog. Radix does so for its own triggers only; ours are mostly opened by a state. What is gone
 * by then (the row that was deleted) gives it to the next row, and where there is none to the page's main region, so that the keyboard goes on
 * there and not at the very top.
 */
export function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus }: FocusReturn): Required<FocusReturn> {
  const place = useRef<(() => HTMLElement | null) | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      place.current = rememberPlace('main');
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      place.current?.()?.focus({ preventScroll: true });
    },
  };
}

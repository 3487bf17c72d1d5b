'use client';

import { useRef } from 'react';
import { rememberPlace } from './lists/remember-place';

interface FocusReturn {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * Returns the focus to the control that opened a dialog; Radix does so only for its own triggers, and ours mostly
 * open from state. If the control is gone (a deleted row), the focus moves to the next row or else to the main
 * region, so that the keyboard doesn't start at the top of the page.
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

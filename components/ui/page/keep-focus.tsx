'use client';

import { useEffect, useRef } from 'react';

/** Moves the focus to the element with the id if `step` changes and the button that changed it is gone. */
export function KeepFocus({ step, id }: { step: string; id: string }) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step && document.activeElement === document.body) document.getElementById(id)?.focus();
    shown.current = step;
  }, [step, id]);
  return null;
}

'use client';

import { useEffect, useRef } from 'react';
import { isSettled, readConfirmation } from './confirmation-api';

const ASK_AGAIN_MS = 5_000;

/**
 * Calls `onConfirmed` once the address was confirmed elsewhere: in another tab, or by the mail's link on any device.
 * Asks when this tab is looked at again, and every five seconds while it is.
 */
export function useNoticed(onConfirmed: () => void): void {
  const noticed = useRef(onConfirmed);
  useEffect(() => {
    noticed.current = onConfirmed;
  });
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      if (document.hidden || isOver) return;
      const answer = await readConfirmation();
      if (!answer.ok || !isSettled(answer.data) || isOver) return;
      isOver = true;
      noticed.current();
    };
    const lookNow = () => void look();
    const timer = setInterval(lookNow, ASK_AGAIN_MS);
    document.addEventListener('visibilitychange', lookNow);
    window.addEventListener('focus', lookNow);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookNow);
      window.removeEventListener('focus', lookNow);
    };
  }, []);
}

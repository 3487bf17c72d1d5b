'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { SECOND_MS, UNDO_MS } from '@/lib/core/durations';
import { Key } from './key';

const UNDO_SECONDS = UNDO_MS / SECOND_MS;

/** What a dialog has that stays open over an act that can be undone: the toast stands above it, and doesn't close it. */
export const TAKES_UNDO = {
  'data-takes-undo': true,
  onInteractOutside: (event: Event) => {
    if ((event.target as Element).closest('[data-undo]')) event.preventDefault();
  },
};

interface UndoToastProps {
  text: string | null;
  until: number;
  /** Whether notices about it wait. */
  isNoticed?: boolean;
  onUndo: () => void;
}

/** Says what was decided, with the way to undo it and the seconds left to do so, until the notices leave. */
export function UndoToast({ text, until, isNoticed = true, onUndo }: UndoToastProps) {
  const t = useTranslations('admin.cases');
  // Until the timer's first tick this is the time at which the page was opened, so the seconds shown are limited.
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (text === null) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [text]);
  const seconds = Math.min(UNDO_SECONDS, Math.max(0, Math.ceil((until - now) / SECOND_MS)));
  return (
    // Above a dialog it stands at the top, where neither a sheet nor a box has its buttons.
    <div className="pointer-events-none fixed inset-x-0 bottom-22 z-30 grid justify-items-end px-4 md:px-6 md:[body:has([data-bottom-bar=wide])_&]:bottom-34 min-[100rem]:[body:has([data-bottom-bar=wide])_&]:bottom-22 [body:has([data-takes-undo])_&]:top-2 [body:has([data-takes-undo])_&]:bottom-auto [body:has([data-takes-undo])_&]:z-60 [body:has([data-takes-undo])_&]:justify-items-center">
      {/* Stays in the page while empty, so that screen readers announce what appears in it; a dialog hides no live region. */}
      <div role="status" aria-live="polite" className="pointer-events-auto">
        {text === null ? null : (
          // It leaves the page at the click, before a dialog asks where that was.
          <div
            data-undo
            className="flex w-[min(420px,calc(100vw-32px))] items-center gap-3 rounded-card bg-ink py-2.5 pr-2.5 pl-4 text-15 text-paper shadow-card"
          >
            <Icon name="circle-check" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{text}</p>
              <p aria-hidden className="text-14 tabular-nums opacity-85">
                {t(isNoticed ? 'noticeIn' : 'undoIn', { seconds })}
              </p>
            </div>
            <button
              type="button"
              onClick={onUndo}
              className="inline-flex min-h-11 flex-none items-center gap-2 rounded-input px-3 font-semibold outline-paper hover:bg-[color-mix(in_oklab,var(--color-paper)_14%,transparent)]"
            >
              {t('undo')}
              <Key name="Z" />
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { PhotoHint } from '@/components/ui/uploads/photo-list';

interface PhotoHintsProps {
  hints: readonly PhotoHint[];
  onRemove: (hint: PhotoHint) => void;
  onKeep: (hint: PhotoHint) => void;
}

const ACT = 'link inline-flex min-h-11 items-center text-14 text-wheat-ink';

/** What is worth a second look: pictures chosen twice and small ones. Each may be removed or kept. */
export function PhotoHints({ hints, onRemove, onKeep }: PhotoHintsProps) {
  const t = useTranslations('listingForm.photos');
  return (
    <div role="status" className="empty:hidden">
      {hints.length > 0 ? (
        <ul className="grid gap-1.5">
          {hints.map((hint) => (
            <li
              key={hint.key}
              className="flex items-center gap-x-3 rounded-card bg-wheat-soft px-3.5 text-14 text-wheat-ink"
            >
              <span id={`hint-${hint.key}`} className="flex min-w-0 flex-1 items-center gap-2 py-2">
                <Icon name="info" className="flex-none" />
                {hint.kind === 'same'
                  ? t('same', { number: hint.number, as: hint.as })
                  : t('tiny', { number: hint.number, width: String(hint.width), height: String(hint.height) })}
              </span>
              <span className="flex flex-none gap-x-3">
                <button
                  type="button"
                  className={ACT}
                  aria-describedby={`hint-${hint.key}`}
                  onClick={() => onRemove(hint)}
                >
                  {t('removeIt')}
                </button>
                <button
                  type="button"
                  className={ACT}
                  aria-describedby={`hint-${hint.key}`}
                  onClick={() => onKeep(hint)}
                >
                  {t('keepIt')}
                </button>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

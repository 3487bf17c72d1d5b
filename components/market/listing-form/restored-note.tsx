'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { DRAFT_HASH } from '@/components/ui/forms/leave-to-sign-in';
import { Note } from '@/components/ui/note';
import { formatDateTime, formatNumber } from '@/lib/core/i18n/format';
import { namedAs } from './error-summary';
import type { FormKind, ListingFormValues } from './form-kind';
import type { DraftState } from './use-draft';

const TEXTS = ['title', 'description', 'location', 'youtubeUrl', 'brand', 'model'];

interface RestoredNoteProps {
  draft: DraftState;
  kind: Pick<FormKind<ListingFormValues>, 'order' | 'numbers'>;
  /** The listing as it is now. */
  now: object;
}

/** Says that a draft came back, and what it shows otherwise than the listing, which was changed in the meantime. */
export function RestoredNote({ draft: { restoredFrom, overlaid, discard }, kind, now }: RestoredNoteProps) {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After signing in. If a question is open, that takes the focus.
    if (restoredFrom && location.hash === DRAFT_HASH) note.current?.focus();
  }, [restoredFrom]);
  if (!restoredFrom) return null;
  const stored = new Map<string, unknown>(Object.entries(now));
  const valueOf = (field: string) => {
    const value = stored.get(field);
    if (typeof value !== 'string' || value === '') return '';
    if (field in kind.numbers) return formatNumber(locale, Number(value));
    return TEXTS.includes(field) ? value : '';
  };
  return (
    <Note
      ref={note}
      tabIndex={-1}
      tone="info"
      className="mb-6 items-center outline-none max-sm:mb-3"
      title={t('draftRestored')}
    >
      <span className="flex flex-wrap items-center justify-between gap-x-4">
        {t('draftRestoredText', { date: formatDateTime(locale, restoredFrom) })}
        <button type="button" onClick={discard} className="link min-h-11 text-14 text-sky-ink max-sm:-my-2">
          {t('draftDiscard')}
        </button>
      </span>
      {overlaid.length > 0 ? (
        <>
          <p>{t('draftOverlaid')}</p>
          <ul className="list-disc pl-5">
            {kind.order
              .filter((field) => overlaid.includes(field))
              .map((field) => {
                const value = valueOf(field);
                const name = t(`fields.${namedAs(field)}`);
                return <li key={field}>{value ? t('draftOverlaidField', { name, value }) : name}</li>;
              })}
          </ul>
        </>
      ) : null}
    </Note>
  );
}

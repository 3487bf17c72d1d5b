'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDate } from '@/lib/core/i18n/format';
import type { ListingFormValues } from './form-kind';

/** What a folded part of a form holds, in a line. */
export function Said<Values extends ListingFormValues>({ of }: { of: (values: Values) => string }) {
  const t = useTranslations('listingForm');
  const { control } = useFormContext<Values>();
  return of(useWatch({ control }) as Values) || t('unsaid');
}

/** The link of a video, or the name of its file. */
export const saidVideo = (values: ListingFormValues & { videoFile?: string }): string =>
  values.youtubeUrl || (values.videoFile?.split('/').at(-1) ?? '');

/** The highlight that is chosen, or else the one that runs. */
export function SaidHighlight({ running }: { running: { highlightUntil: string | null } | undefined }) {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const until = running?.highlightUntil;
  const of = ({ highlightDuration: chosen }: ListingFormValues) =>
    until && chosen === 'none' ? t('highlightRunning', { date: formatDate(locale, until) }) : t(`highlight.${chosen}`);
  return <Said of={of} />;
}

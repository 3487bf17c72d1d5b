'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { Note } from '@/components/ui/note';
import { RadioCard } from '@/components/ui/radio-card';
import { HIGHLIGHTS, HIGHLIGHT_DURATIONS } from '@/lib/highlights/schema';
import { formatDate, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { fieldId, type ListingFormValues } from './form-kind';

/** Offers a paid highlight, unless one is active. */
export function HighlightFields({ runningUntil }: { runningUntil: string | null }) {
  const t = useTranslations('listingForm');
  const locale = useLocale() as Locale;
  const form = useFormContext<ListingFormValues>();
  const chosen = useWatch({ control: form.control, name: 'highlightDuration' });
  if (runningUntil) {
    return (
      <Note tone="warn" icon="star" title={t('highlightRunning', { date: formatDate(locale, runningUntil) })}>
        {t('highlightRunningText')}
      </Note>
    );
  }
  return (
    <div className="grid gap-3">
      <div role="radiogroup" aria-labelledby="highlight-title" className="grid gap-2 sm:grid-cols-3">
        {(['none', ...HIGHLIGHT_DURATIONS] as const).map((duration, index) => (
          <RadioCard
            key={duration}
            id={index === 0 ? fieldId('highlightDuration') : undefined}
            tone={duration === 'none' ? 'pasture' : 'wheat'}
            value={duration}
            title={t(`highlight.${duration}`)}
            aside={duration === 'none' ? undefined : `$${formatPrice(locale, HIGHLIGHTS[duration].price)}`}
            description={
              duration === 'none' ? t('highlightFree') : t('highlightDays', { days: HIGHLIGHTS[duration].days })
            }
            {...form.register('highlightDuration')}
          />
        ))}
      </div>
      {chosen === 'none' ? null : <p className="text-13 text-ink-2">{t('highlightOwed')}</p>}
    </div>
  );
}

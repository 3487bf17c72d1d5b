'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { HelpLink } from '@/components/ui/page/help-link';
import { FieldError } from '@/components/ui/field';
import { Note } from '@/components/ui/note';
import { RadioCard } from '@/components/ui/radio-card';
import { HIGHLIGHTS, HIGHLIGHT_DURATIONS, UNPAID_DAYS, type HighlightDuration } from '@/lib/market/highlights/schema';
import { formatDate, formatMoney } from '@/lib/core/i18n/format';
import { fieldId, type ListingFormValues } from './form-kind';

type Running = { highlightDuration: HighlightDuration | null; highlightUntil: string | null };

/** Offers the paid highlights; while one is active, only longer ones, which replace it. */
export function HighlightFields({ running }: { running: Running | undefined }) {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const form = useFormContext<ListingFormValues>();
  const chosen = useWatch({ control: form.control, name: 'highlightDuration' });
  const error = form.formState.errors.highlightDuration?.message;
  const { highlightUntil = null, highlightDuration: current = null } = running ?? {};
  const offered = HIGHLIGHT_DURATIONS.filter(
    (duration) => !highlightUntil || !current || HIGHLIGHTS[duration].days > HIGHLIGHTS[current].days,
  );
  const note = highlightUntil ? (
    <Note tone="warn" icon="star" title={t('highlightRunning', { date: formatDate(locale, highlightUntil) })}>
      {t(offered.length > 0 ? 'highlightLonger' : 'highlightRunningText')}
    </Note>
  ) : null;
  if (offered.length === 0) return note;
  return (
    <div className="grid gap-3">
      {note}
      <div
        role="radiogroup"
        aria-labelledby="highlight-title"
        aria-describedby={error ? 'listing-highlight-error' : undefined}
        className="grid gap-2 sm:grid-cols-3"
      >
        {(['none', ...offered] as const).map((duration, index) => (
          <RadioCard
            key={duration}
            id={index === 0 ? fieldId('highlightDuration') : undefined}
            tone={duration === 'none' ? 'pasture' : 'wheat'}
            value={duration}
            title={duration === 'none' && highlightUntil ? t('highlightKeep') : t(`highlight.${duration}`)}
            aside={duration === 'none' ? undefined : formatMoney(locale, HIGHLIGHTS[duration].price)}
            description={
              duration === 'none'
                ? t(highlightUntil ? 'highlightKeepText' : 'highlightFree')
                : t('highlightDays', { days: HIGHLIGHTS[duration].days })
            }
            {...form.register('highlightDuration')}
          />
        ))}
      </div>
      <FieldError id="listing-highlight-error">{error}</FieldError>
      {chosen === 'none' ? null : (
        <p className="text-13 text-ink-2">
          {t(highlightUntil ? 'highlightOwedNow' : 'highlightOwed', { days: UNPAID_DAYS })}
        </p>
      )}
      <HelpLink locale={locale} question="highlight" besideForm>
        {t('highlightHelp')}
      </HelpLink>
    </div>
  );
}

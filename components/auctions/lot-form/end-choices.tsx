'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { clock } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { LOT_MIN_MS } from '@/lib/market/auctions/schema';
import { endPresets, localMoment } from './end-presets';
import type { LotFormValues } from './lot-form-kind';

/** The usual ends of a lot, each with its day, which fill in the field. */
export function EndChoices({ openedAt }: { openedAt: string }) {
  const t = useTranslations('lotForm.ends');
  const locale = useLocale() as Locale;
  const { control, formState, setValue } = useFormContext<LotFormValues>();
  const [start, end] = useWatch({ control, name: ['startTime', 'endTime'] });
  // Only the browser knows the seller's zone.
  if (!useHydrated()) return null;
  const time = new Intl.DateTimeFormat(locale, clock(locale));
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const earliest = start ? Date.parse(start) + LOT_MIN_MS : 0;
  const presets = endPresets(new Date(openedAt)).filter(({ at }) => !(at.getTime() < earliest));
  if (presets.length === 0) return null;
  return (
    <div role="group" aria-label={t('label')} className="flex flex-wrap gap-2">
      {presets.map(({ name, at }) => (
        <button
          key={name}
          type="button"
          aria-pressed={end === localMoment(at)}
          onClick={() =>
            setValue('endTime', localMoment(at), { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
          className="grid min-h-13 flex-1 basis-24 content-center justify-items-start gap-0.5 rounded-input border border-line-strong px-3 py-1.5 text-left text-15 leading-tight font-medium tabular-nums hover:border-ink hover:bg-sunken aria-pressed:border-pasture aria-pressed:bg-pasture-soft aria-pressed:text-pasture-ink sm:flex-none"
        >
          {t(name, { time: time.format(at) })}
          <small className="text-13 font-normal text-ink-2">{day.format(at)}</small>
        </button>
      ))}
    </div>
  );
}

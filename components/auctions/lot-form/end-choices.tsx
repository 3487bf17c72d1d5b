'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import type { LotFormValues } from './lot-form-kind';
import { useUsualEnds } from './use-usual-ends';

/** The usual ends of a lot, each with its day, which fill in the field. */
export function EndChoices({ openedAt }: { openedAt: string }) {
  const t = useTranslations('lotForm.ends');
  const { control, formState, setValue } = useFormContext<LotFormValues>();
  const [start, end] = useWatch({ control, name: ['startTime', 'endTime'] });
  const ends = useUsualEnds(openedAt);
  // Only the browser knows the seller's zone.
  if (!useHydrated()) return null;
  const presets = ends.presets(start);
  if (presets.length === 0) return null;
  return (
    <div role="group" aria-label={t('label')} className="flex flex-wrap gap-2">
      {presets.map(({ name, title, day, local }) => (
        <button
          key={name}
          type="button"
          aria-pressed={end === local}
          onClick={() => setValue('endTime', local, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
          className="grid min-h-13 flex-1 basis-24 content-center justify-items-start gap-0.5 rounded-input border border-line-strong px-3 py-1.5 text-left text-15 leading-tight font-medium tabular-nums hover:border-ink hover:bg-sunken aria-pressed:border-pasture aria-pressed:bg-pasture-soft aria-pressed:text-pasture-ink sm:flex-none"
        >
          {title}
          <small className="text-13 font-normal text-ink-2">{day}</small>
        </button>
      ))}
    </div>
  );
}

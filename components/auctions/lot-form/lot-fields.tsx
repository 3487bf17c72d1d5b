'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ClassNames } from '@/components/market/animal-form/class-names';
import { ClassPicker } from '@/components/market/animal-form/class-picker';
import { BreedField, CategoryField, openedWith } from '@/components/market/animals/animal-fields';
import { NumberInput } from '@/components/ui/forms/number-input';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { formatAge, formatMoment } from '@/lib/core/i18n/format';
import type { Category } from '@/lib/livestock/stock/categories';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import { NUMBER_FIELDS, type LotFormValues } from './lot-form-kind';
import { wholeOr } from './lot-worth';
import { useUsualEnds } from './use-usual-ends';

interface LotKindProps {
  breedNames: Record<string, string>;
  classNames: ClassNames;
  /** The seller's, whose trade has its own words and units. */
  country: string | null;
  hasCategory: boolean;
}

/** The category by itself, where a lot begins with it. */
export function LotCategory() {
  const form = useFormContext<LotFormValues>();
  const setClass = (category: Category) =>
    form.setValue('class', openedWith(form, category)?.class ?? '', { shouldDirty: true });
  return <CategoryField onChoose={setClass} />;
}

/** What the animals of the lot are, with their category unless it is asked elsewhere. */
export function LotKind({ breedNames, classNames, country, hasCategory }: LotKindProps) {
  return (
    <>
      {hasCategory ? <LotCategory /> : null}
      <ClassPicker isOptional names={classNames} country={country} />
      <BreedField breedNames={breedNames} />
    </>
  );
}

/** How many they are, how old and how heavy. */
export function LotFigures() {
  const t = useTranslations('lotForm');
  const form = useTranslations('listingForm');
  const locale = useLocale();
  const { control: state, formState } = useFormContext<LotFormValues>();
  const { errors } = formState;
  const [age, basis] = useWatch({ control: state, name: ['averageAge', 'priceBasis'] });
  const isWeighed = isByWeight(basis);
  const months = wholeOr(age, null);
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <Field required id={fieldId('quantity')} label={t('quantity')} error={errors.quantity?.message}>
        {(control) => (
          <NumberInput {...control} name="quantity" read={NUMBER_FIELDS.quantity} required className="tabular-nums" />
        )}
      </Field>
      <Field
        id={fieldId('averageAge')}
        label={t('averageAge')}
        note={form('optional')}
        help={months === null ? undefined : formatAge(locale, months)}
        error={errors.averageAge?.message}
      >
        {(control) => (
          <NumberInput {...control} name="averageAge" read={NUMBER_FIELDS.averageAge} suffix={form('months')} />
        )}
      </Field>
      <Field
        id={fieldId('averageWeight')}
        label={t('averageWeight')}
        required={isWeighed}
        note={isWeighed ? undefined : form('optional')}
        error={errors.averageWeight?.message}
      >
        {(control) => <NumberInput {...control} name="averageWeight" read={NUMBER_FIELDS.averageWeight} suffix="kg" />}
      </Field>
      <Field
        id={fieldId('shrinkPercent')}
        label={t('shrink')}
        note={form('optional')}
        help={t('shrinkHelp')}
        error={errors.shrinkPercent?.message}
      >
        {(control) => <NumberInput {...control} name="shrinkPercent" read={NUMBER_FIELDS.shrinkPercent} suffix="%" />}
      </Field>
    </div>
  );
}

/** Start and end in the seller's local time, with the time zone named. A lot that begun keeps its start. */
export function LotTimeFields({ openedAt, begun }: { openedAt: string; begun: boolean }) {
  const t = useTranslations('lotForm');
  const form = useTranslations('listingForm');
  const locale = useLocale();
  const hydrated = useHydrated();
  const { register, control: state, formState } = useFormContext<LotFormValues>();
  const { errors } = formState;
  const [start, end] = useWatch({ control: state, name: ['startTime', 'endTime'] });
  const zone = hydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ') : 'UTC';
  const shown = (local: string) =>
    hydrated && local && !Number.isNaN(Date.parse(local)) ? formatMoment(locale, new Date(local)) : null;
  const [from, to] = [shown(start), shown(end)];
  return (
    <>
      <p className="flex items-center gap-2 text-15">
        <Icon name="globe" className="text-ink-2" />
        {t('zone', { zone })}
      </p>
      <EndChoices openedAt={openedAt} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        {begun ? null : (
          <Field
            id={fieldId('startTime')}
            label={t('startTime')}
            note={form('optional')}
            help={t('startTimeHelp')}
            error={errors.startTime?.message}
          >
            {(control) => (
              <Input {...control} {...register('startTime')} type="datetime-local" className="tabular-nums" />
            )}
          </Field>
        )}
        <Field
          required
          id={fieldId('endTime')}
          label={t('endTime')}
          help={t('endTimeHelp')}
          error={errors.endTime?.message}
        >
          {(control) => (
            <Input {...control} {...register('endTime')} required type="datetime-local" className="tabular-nums" />
          )}
        </Field>
      </div>
      {to && !begun ? (
        <p className="text-14 text-ink-2 tabular-nums">{from ? t('runs', { from, to }) : t('runsNow', { to })}</p>
      ) : null}
    </>
  );
}

/** The usual ends of a lot, each with its day, which fill in the field. */
function EndChoices({ openedAt }: { openedAt: string }) {
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

'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PlaceField } from '@/components/ui/places/place-field';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { RadioCard } from '@/components/ui/radio-card';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { LOCALES } from '@/lib/core/i18n/locales';
import { DESCRIPTION_MAX, TITLE_MAX } from '@/lib/market/listings/schema';
import { fieldId, type ListingFormValues } from './form-kind';

interface CategoryRadiosProps<Value extends string> {
  options: readonly { value: Value; title: string; picture: ReactNode }[];
  chosen: string;
  error: string | undefined;
  /** Sets the number of columns. */
  className: string;
  /** Whether no other field stands beside it, so that nothing is to be said of those with an asterisk. */
  isAlone?: boolean;
  onChoose: (value: Value) => void;
}

/** The first field: the category. */
export function CategoryRadios<Value extends string>({
  options,
  chosen,
  error,
  className,
  isAlone = false,
  onChoose,
}: CategoryRadiosProps<Value>) {
  const t = useTranslations('listingForm');
  return (
    <>
      {isAlone ? null : <p className="text-14 text-ink-2">{t('requiredNote')}</p>}
      <fieldset aria-describedby={error ? 'listing-category-error' : undefined} className="grid gap-1.5">
        <legend className="mb-1.5 text-15 font-semibold">
          {t('category')}
          <span aria-hidden className="ml-0.5 text-clay-ink">
            *
          </span>
        </legend>
        <div className={`grid gap-2 ${className}`}>
          {options.map(({ value, title, picture }, index) => (
            <RadioCard
              key={value}
              id={index === 0 ? fieldId('category') : undefined}
              value={value}
              checked={chosen === value}
              title={title}
              picture={picture}
              required
              aria-invalid={error ? true : undefined}
              name="category"
              className="has-[[aria-invalid=true]]:border-clay"
              onChange={() => onChoose(value)}
            />
          ))}
        </div>
        <FieldError id="listing-category-error">{error}</FieldError>
      </fieldset>
    </>
  );
}

/** The title. */
export function TitleField({ help }: { help: string }) {
  const t = useTranslations('listingForm');
  const { register, control: form, formState } = useFormContext<ListingFormValues>();
  const title = useWatch({ control: form, name: 'title' });
  return (
    <Field
      required
      id={fieldId('title')}
      label={t('title')}
      help={help}
      counter={`${title.length} / ${TITLE_MAX}`}
      error={formState.errors.title?.message}
    >
      {(control) => <Input {...control} {...register('title')} required autoComplete="off" />}
    </Field>
  );
}

/** Where the animals or the equipment are. */
export function LocationField() {
  const t = useTranslations('listingForm');
  const { register, formState, setValue, control: form } = useFormContext<ListingFormValues>();
  const location = useWatch({ control: form, name: 'location' });
  return (
    <PlaceField
      required
      id={fieldId('location')}
      label={t('location')}
      help={t('locationHelp')}
      error={formState.errors.location?.message}
      input={register('location')}
      value={location}
      onText={(text) => setValue('location', text, { shouldDirty: true, shouldValidate: true })}
    />
  );
}

/** The free-text description, and the language that it and the title are written in. */
export function DescriptionField({ help }: { help: string }) {
  const t = useTranslations('listingForm');
  const { register, control: form, formState } = useFormContext<ListingFormValues>();
  const description = useWatch({ control: form, name: 'description' });
  return (
    <>
      <Field
        id={fieldId('description')}
        label={t('description')}
        note={t('optional')}
        help={help}
        counter={description.length > DESCRIPTION_MAX * 0.8 ? `${description.length} / ${DESCRIPTION_MAX}` : undefined}
        error={formState.errors.description?.message}
      >
        {(control) => <Textarea {...control} {...register('description')} rows={6} />}
      </Field>
      <Field id={fieldId('language')} label={t('language')} help={t('languageHelp')}>
        {(control) => (
          <Select {...control} {...register('language')} className="sm:w-64">
            {LOCALES.map((language) => (
              <option key={language} value={language}>
                {t(`languages.${language}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { CategoryIcon } from '@/components/art/category-icon';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { RadioCard } from '@/components/ui/radio-card';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { formatAge } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { BREEDS } from '@/lib/listings/breeds';
import { CATEGORIES } from '@/lib/listings/categories';
import { AGE_MAX_MONTHS, DESCRIPTION_MAX, TITLE_MAX } from '@/lib/listings/schema';
import { fieldId, type ListingFormValues } from './form-values';

interface AnimalFieldsProps {
  /** Breeds whose name differs from the stored one. */
  breedNames: Record<string, string>;
}

/** What the animal is. The list of breeds follows the category, and a new category asks for the breed again. */
export function AnimalFields({ breedNames }: AnimalFieldsProps) {
  const t = useTranslations('listingForm');
  const categories = useTranslations('categories');
  const locale = useLocale() as Locale;
  const form = useFormContext<ListingFormValues>();
  const { errors, isSubmitted } = form.formState;
  const { category, breed, title, age, description } = useWatch({ control: form.control }) as ListingFormValues;
  const months = /^\d{1,3}$/.test(age.trim()) && Number(age) <= AGE_MAX_MONTHS ? Number(age) : null;

  return (
    <>
      <p className="text-14 text-ink-2">{t('requiredNote')}</p>
      <fieldset aria-describedby={errors.category ? 'listing-category-error' : undefined} className="grid gap-1.5">
        <legend className="mb-1.5 text-15 font-semibold">
          {t('category')}
          <span aria-hidden className="ml-0.5 text-clay-ink">
            *
          </span>
        </legend>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {CATEGORIES.map((option, index) => (
            <RadioCard
              key={option}
              id={index === 0 ? fieldId('category') : undefined}
              value={option}
              checked={category === option}
              title={categories(option)}
              picture={<CategoryIcon category={option} className="size-11 [--duo:color-mix(in_oklab,currentColor_46%,var(--color-surface))]" />}
              required
              aria-invalid={errors.category ? true : undefined}
              name="category"
              className="has-[[aria-invalid=true]]:border-clay"
              onChange={() => {
                form.setValue('category', option, { shouldDirty: true, shouldValidate: isSubmitted });
                form.setValue('breed', '', { shouldDirty: true });
              }}
            />
          ))}
        </div>
        <FieldError id="listing-category-error">{errors.category?.message}</FieldError>
      </fieldset>
      <Field required id={fieldId('title')} label={t('title')} help={t('titleHelp')} counter={`${title.length} / ${TITLE_MAX}`} error={errors.title?.message}>
        {(control) => <Input {...control} {...form.register('title')} required autoComplete="off" />}
      </Field>
      <Field required id={fieldId('breed')} label={t('breed')} help={category ? undefined : t('breedFirst')} error={errors.breed?.message}>
        {(control) => (
          <Select
            {...control}
            required
            name="breed"
            disabled={!category}
            value={breed}
            onChange={(event) => form.setValue('breed', event.target.value, { shouldDirty: true, shouldValidate: isSubmitted })}
          >
            <option value="">{t('breedChoose')}</option>
            {category
              ? BREEDS[category].map((name) => (
                  <option key={name} value={name}>
                    {breedNames[name] ?? name}
                  </option>
                ))
              : null}
          </Select>
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field
          required
          id={fieldId('age')}
          label={t('age')}
          help={months === null ? t('ageHelp') : t('ageShown', { age: formatAge(locale, months) })}
          error={errors.age?.message}
        >
          {(control) => <Input {...control} {...form.register('age')} required inputMode="numeric" autoComplete="off" suffix={t('months')} />}
        </Field>
        <Field id={fieldId('weight')} label={t('weight')} note={t('optional')} help={t('weightHelp')} error={errors.weight?.message}>
          {(control) => <Input {...control} {...form.register('weight')} inputMode="numeric" autoComplete="off" suffix="kg" />}
        </Field>
      </div>
      <Field
        id={fieldId('description')}
        label={t('description')}
        note={t('optional')}
        help={t('descriptionHelp')}
        counter={description.length > DESCRIPTION_MAX * 0.8 ? `${description.length} / ${DESCRIPTION_MAX}` : undefined}
        error={errors.description?.message}
      >
        {(control) => <Textarea {...control} {...form.register('description')} rows={6} />}
      </Field>
    </>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { CategoryIcon } from '@/components/art/category-icon';
import { understood } from '@/components/forms/understood';
import { CategoryRadios, DescriptionField, TitleField } from '@/components/listing-form/common-fields';
import { fieldId } from '@/components/listing-form/form-kind';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { BREEDS } from '@/lib/animals/breeds';
import { CATEGORIES } from '@/lib/animals/categories';
import { formatAge } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { AnimalListingFormValues } from './animal-listing-form-kind';
import { wholeMonths } from './whole-months';

interface AnimalFieldsProps {
  /** Translated names of the breeds whose name differs from the stored one. */
  breedNames: Record<string, string>;
}

/** Category, title and breed. The category determines the list of breeds; changing it clears the breed. */
export function SpeciesFields({ breedNames, titleHelp }: AnimalFieldsProps & { titleHelp: string }) {
  const t = useTranslations('listingForm');
  const categories = useTranslations('categories');
  const form = useFormContext<Pick<AnimalListingFormValues, 'category' | 'breed'>>();
  const { errors, isSubmitted } = form.formState;
  const [category, breed] = useWatch({ control: form.control, name: ['category', 'breed'] });

  return (
    <>
      <CategoryRadios
        options={CATEGORIES.map((value) => ({
          value,
          title: categories(value),
          picture: (
            <CategoryIcon
              category={value}
              className="size-11 [--duo:color-mix(in_oklab,currentColor_46%,var(--color-surface))]"
            />
          ),
        }))}
        chosen={category}
        error={errors.category?.message}
        className="grid-cols-3 sm:grid-cols-5"
        onChoose={(value) => {
          form.setValue('category', value, { shouldDirty: true, shouldValidate: isSubmitted });
          form.setValue('breed', '', { shouldDirty: true });
        }}
      />
      <TitleField help={titleHelp} />
      <Field
        required
        id={fieldId('breed')}
        label={t('breed')}
        help={category ? undefined : t('breedFirst')}
        error={errors.breed?.message}
      >
        {(control) => (
          <Select
            {...control}
            required
            name="breed"
            disabled={!category}
            value={breed}
            onChange={(event) =>
              form.setValue('breed', event.target.value, { shouldDirty: true, shouldValidate: isSubmitted })
            }
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
    </>
  );
}

/** The animal's own fields. */
export function AnimalFields({ breedNames }: AnimalFieldsProps) {
  const t = useTranslations('listingForm');
  const locale = useLocale() as Locale;
  const form = useFormContext<AnimalListingFormValues>();
  const { errors } = form.formState;
  const [age, weight] = useWatch({ control: form.control, name: ['age', 'weight'] });
  const months = wholeMonths(age);

  return (
    <>
      <SpeciesFields breedNames={breedNames} titleHelp={t('titleHelp')} />
      <div className="grid grid-cols-2 gap-4">
        <Field
          required
          id={fieldId('age')}
          label={t('age')}
          help={months === null ? t('ageHelp') : t('ageShown', { age: formatAge(locale, months) })}
          error={errors.age?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('age')}
              required
              inputMode="numeric"
              autoComplete="off"
              suffix={t('months')}
            />
          )}
        </Field>
        <Field
          id={fieldId('weight')}
          label={t('weight')}
          note={t('optional')}
          help={understood(locale, weight, { after: 'kg' }) ?? t('weightHelp')}
          error={errors.weight?.message}
        >
          {(control) => (
            <Input {...control} {...form.register('weight')} inputMode="numeric" autoComplete="off" suffix="kg" />
          )}
        </Field>
      </div>
      <DescriptionField help={t('descriptionHelp')} />
    </>
  );
}

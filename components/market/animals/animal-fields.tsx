'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch, type UseFormReturn } from 'react-hook-form';
import type { ClassNames } from '@/components/market/animal-form/class-names';
import { ClassPicker } from '@/components/market/animal-form/class-picker';
import { RangeQuestion } from '@/components/market/animal-form/range-question';
import { CategoryIcon } from '@/components/ui/art/category-icon';
import { NumberInput } from '@/components/ui/forms/number-input';
import { NUMBER_FIELDS } from '@/components/market/animal-form/number-fields';
import { CategoryRadios } from '@/components/market/listing-form/common-fields';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { BREEDS } from '@/lib/livestock/stock/breeds';
import { CATEGORIES, type Category } from '@/lib/livestock/stock/categories';
import { SPECIES } from '@/lib/livestock/stock/species';
import { formatAge } from '@/lib/core/i18n/format';
import { unreadText } from '@/lib/core/i18n/typed-number';
import type { AnimalListingFormValues } from './animal-listing-form-kind';

type Species = Pick<AnimalListingFormValues, 'category' | 'breed'>;

/** Translated names of the breeds whose name differs from the stored one. */
type BreedNames = Record<string, string>;

/** The category. It determines the list of breeds; changing it clears the breed. */
export function CategoryField({ onChoose }: { onChoose: (category: Category) => void }) {
  const categories = useTranslations('categories');
  const form = useFormContext<Species>();
  const { errors, isSubmitted } = form.formState;
  const category = useWatch({ control: form.control, name: 'category' });
  return (
    <CategoryRadios
      options={CATEGORIES.map((value) => ({
        value,
        title: categories(value),
        picture: (
          <CategoryIcon
            category={value}
            className="size-9 [--duo:color-mix(in_oklab,currentColor_46%,var(--color-surface))] sm:size-11"
          />
        ),
      }))}
      chosen={category}
      isAlone
      error={errors.category?.message}
      className="auto-cols-fr grid-flow-col max-sm:gap-1.5 max-[22rem]:[&>label]:px-0 max-[22rem]:[&>label]:text-12"
      onChoose={(value) => {
        form.setValue('category', value, { shouldDirty: true, shouldValidate: isSubmitted });
        form.setValue('breed', openedWith(form, value)?.breed ?? '', { shouldDirty: true });
        onChoose(value);
      }}
    />
  );
}

/** The breed, once its category is known. */
export function BreedField({ breedNames }: { breedNames: BreedNames }) {
  const t = useTranslations('listingForm');
  const form = useFormContext<Species>();
  const { errors, isSubmitted } = form.formState;
  const [category, breed] = useWatch({ control: form.control, name: ['category', 'breed'] });
  return (
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
  );
}

interface AnimalFieldsProps {
  breedNames: BreedNames;
  classNames: ClassNames;
  country: string | null;
  hasCategory: boolean;
}

/** What the form was opened with, if it is of this category: it comes back with a category that was left by mistake. */
export function openedWith<Values extends { category: Category | '' }>(
  { formState: { defaultValues } }: UseFormReturn<Values>,
  category: Category,
): Partial<Values> | undefined {
  const opened = defaultValues as Partial<Values> | undefined;
  return opened?.category === category ? opened : undefined;
}

/** The category by itself, where a listing begins with it. */
export function CategoryStart() {
  const form = useFormContext<AnimalListingFormValues>();
  const startOver = (category: Category) => {
    form.setValue('class', openedWith(form, category)?.class ?? '', { shouldDirty: true });
    if (SPECIES[category].soldSingly && !form.getValues('headCount'))
      form.setValue('headCount', '1', { shouldDirty: true });
  };
  return <CategoryField onChoose={startOver} />;
}

/** What is sold: category, unless it is asked elsewhere, class, heads, weight, breed and age. */
export function AnimalFields({ breedNames, classNames, country, hasCategory }: AnimalFieldsProps) {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const form = useFormContext<AnimalListingFormValues>();
  const { errors } = form.formState;
  const [age, weight] = useWatch({ control: form.control, name: ['age', 'weight'] });
  const isKnown = (value: string) => value !== '' && unreadText(value) === null;
  const [months, kilograms] = [age, weight].map((value) => (isKnown(value) ? value : null));

  return (
    <>
      {hasCategory ? <CategoryStart /> : null}
      <ClassPicker names={classNames} country={country} />
      <div className="grid grid-cols-2 gap-4">
        <Field required id={fieldId('headCount')} label={t('headCount')} error={errors.headCount?.message}>
          {(control) => (
            <NumberInput
              {...control}
              name="headCount"
              read={NUMBER_FIELDS.headCount}
              required
              inputMode="numeric"
              suffix={t('headsShort')}
              className="tabular-nums"
            />
          )}
        </Field>
        <Field id={fieldId('weight')} label={t('weight')} help={t('weightHelp')} error={errors.weight?.message}>
          {(control) => (
            <NumberInput {...control} name="weight" read={NUMBER_FIELDS.weight} suffix="kg" className="tabular-nums" />
          )}
        </Field>
      </div>
      <RangeQuestion fact="kg" value={kilograms ?? null} names={classNames.classes} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <BreedField breedNames={breedNames} />
        <Field
          required
          id={fieldId('age')}
          label={t('age')}
          help={!months ? t('ageHelp') : t('ageShown', { age: formatAge(locale, Number(months)) })}
          error={errors.age?.message}
        >
          {(control) => (
            <NumberInput
              {...control}
              name="age"
              read={NUMBER_FIELDS.age}
              required
              suffix={t('months')}
              className="tabular-nums"
            />
          )}
        </Field>
      </div>
      <RangeQuestion fact="months" value={months ?? null} names={classNames.classes} />
    </>
  );
}

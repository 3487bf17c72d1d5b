'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import { lotTitle, type ClassTexts } from '@/lib/market/animal-lots/lots/title';
import { wordsRegion } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import { TITLE_MAX } from '@/lib/market/listings/schema';

/** The title that the facts make so far; blank without a class. */
export function suggestedTitle(values: AnimalListingFormValues, locale: Locale, texts: ClassTexts): string {
  const { class: code, breed, location } = values;
  if (!code) return '';
  const heads = Number(values.headCount);
  const kilograms = Number(values.weight);
  return lotTitle(
    {
      class: code as ClassCode,
      headCount: Number.isInteger(heads) && heads > 0 ? heads : 1,
      breed,
      weight: Number.isInteger(kilograms) && kilograms > 0 ? kilograms : null,
    },
    locale,
    texts,
    wordsRegion(location),
  );
}

/**
 * The title. It is written from the facts, and read by everybody in their own language, until the seller writes
 * another; a blank one is written from the facts again.
 */
export function LotTitleField({ texts }: { texts: ClassTexts }) {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const form = useFormContext<AnimalListingFormValues>();
  const { errors, isSubmitted } = form.formState;
  const values = useWatch({ control: form.control }) as AnimalListingFormValues;
  const shown = values.titleAuto ? suggestedTitle(values, locale, texts) : values.title;
  const write = (title: string) => {
    form.setValue('titleAuto', false);
    form.setValue('title', title, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return (
    <Field
      id={fieldId('title')}
      label={t('title')}
      help={t(values.titleAuto ? 'titleAuto' : 'titleHelp')}
      counter={`${shown.length} / ${TITLE_MAX}`}
      error={errors.title?.message}
    >
      {(control) => (
        <Input
          {...control}
          name="title"
          value={shown}
          autoComplete="off"
          onChange={(event) => write(event.target.value)}
          onBlur={() => {
            if (values.title.trim() === '') form.setValue('titleAuto', true, { shouldDirty: true });
          }}
        />
      )}
    </Field>
  );
}

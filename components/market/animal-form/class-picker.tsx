'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { Segments } from '@/components/ui/forms/segments';
import { capitalised } from '@/lib/core/i18n/format';
import { CLASS_CODES, CLASSES, isClassOf, type ClassCode, type ClassFamily } from '@/lib/livestock/stock/classes';
import { usualBasis } from '@/lib/livestock/pricing/trade-customs';
import type { ClassNames } from './class-names';

interface ClassPickerProps {
  names: ClassNames;
  country: string | null;
  /** Whether the form does without a class. */
  isOptional?: boolean;
}

/** The class without its family, which is chosen already: «vaquillona preñada» → «preñada». */
const withoutFamily = (name: string, family: string): string =>
  name.replace(new RegExp(`^${family} (?![oy] )| ${family}$`), '');

/**
 * The class, in two taps: its family, then the class. It sets what the class is usually priced by, unless a price was
 * said, which in an auction is the starting price.
 */
export function ClassPicker({ names, country, isOptional = false }: ClassPickerProps) {
  const locale = useLocale();
  const t = useTranslations('listingForm');
  const form = useFormContext<AnimalListingFormValues & { startingPrice?: string }>();
  const { errors, isSubmitted, dirtyFields } = form.formState;
  const [category, stockClass] = useWatch({ control: form.control, name: ['category', 'class'] });
  const [opened, setOpened] = useState<ClassFamily | null>(null);
  if (!category) return null;

  const codes = CLASS_CODES.filter((code) => isClassOf(category, code));
  const families = [...new Set(codes.map((code) => CLASSES[code].family))];
  const chosen = codes.find((code) => code === stockClass);
  const family = opened && families.includes(opened) ? opened : chosen && CLASSES[chosen].family;
  const shown = codes.filter((code) => CLASSES[code].family === family);

  const choose = (code: ClassCode | '') => {
    form.setValue('class', code, { shouldDirty: true, shouldValidate: isSubmitted });
    const isPriced = form.getValues(['priceAmount', 'startingPrice']).some(Boolean);
    if (code && !isPriced && !dirtyFields.priceBasis)
      form.setValue('priceBasis', usualBasis(CLASSES[code].basis, country));
  };
  const open = (next: ClassFamily) => {
    setOpened(next);
    const [only, another] = codes.filter((code) => CLASSES[code].family === next);
    choose(only && !another ? only : '');
  };
  const hasClasses = family !== undefined && shown.length > 1;
  // What is wrong is said where it is still to be chosen.
  const where = { id: fieldId('class'), error: errors.class?.message };
  return (
    <div className="grid gap-2.5">
      <Segments
        required={!isOptional}
        look="band"
        {...(hasClasses ? {} : where)}
        name="family"
        label={t('class')}
        options={families.map((value) => ({ value, title: capitalised(locale, names.families[value].other) }))}
        chosen={family ?? ''}
        onChoose={open}
      />
      {hasClasses ? (
        <Segments
          look="chips"
          {...where}
          name="class"
          label={t('classOf', { family: names.families[family].other })}
          isLabelHidden
          options={shown.map((value) => ({
            value,
            title: capitalised(locale, withoutFamily(names.classes[value].one, names.families[family].one)),
          }))}
          chosen={stockClass}
          onChoose={choose}
        />
      ) : null}
    </div>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { Note } from '@/components/ui/note';
import { CLASSES, isUnusualWeight, usualKg, type ClassCode } from '@/lib/livestock/stock/classes';
import { capitalised, formatAge, formatWeight } from '@/lib/core/i18n/format';
import type { ClassNames } from './class-names';

interface RangeQuestionProps {
  /** What the class has a usual range of. */
  fact: 'kg' | 'months';
  /** Whole kilograms or months. */
  value: string | null;
  names: ClassNames['classes'];
}

/** Asks whether a weight or an age that is unusual for the class is meant. It refuses nothing. */
export function RangeQuestion({ fact, value, names }: RangeQuestionProps) {
  const t = useTranslations('listingForm.unusual');
  const locale = useLocale();
  const { control } = useFormContext<AnimalListingFormValues>();
  const code = useWatch({ control, name: 'class' }) as ClassCode | '';
  const limits = code === '' ? null : fact === 'kg' ? usualKg(code) : CLASSES[code].months;
  const number = Number(value);
  const isUnusual =
    value !== null &&
    limits !== null &&
    (fact === 'kg' ? isUnusualWeight(code, value) : number < limits[0] || number > (limits[1] ?? Infinity));
  const show = (amount: number) => (fact === 'kg' ? formatWeight(locale, amount) : formatAge(locale, amount));
  return (
    <div role="status" className="empty:hidden">
      {!isUnusual || code === '' ? null : (
        <Note tone="warn" icon="circle-alert">
          {t(limits[1] === null ? 'from' : 'between', {
            animal: capitalised(locale, names[code].one),
            value: show(number),
            from: show(limits[0]),
            to: show(limits[1] ?? limits[0]),
          })}
        </Note>
      )}
    </div>
  );
}

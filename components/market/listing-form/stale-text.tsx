'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { goToField, type FormKind, type ListingFormValues } from './form-kind';
import { mentionOf } from './mentions';

export interface StaleTextProps {
  values: ListingFormValues;
  numbers: FormKind<ListingFormValues>['numbers'];
}

/** Says beside what saves which of the numbers that were changed the description still has as they were before. */
export function StaleText({ values, numbers }: StaleTextProps) {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const { formState } = useFormContext<ListingFormValues>();
  const before = new Map<string, unknown>(Object.entries(formState.defaultValues ?? {}));
  const now = new Map<string, unknown>(Object.entries(values));
  const written = Object.keys(numbers).flatMap((name) => {
    const number = before.get(name);
    if (typeof number !== 'string' || number === now.get(name)) return [];
    return mentionOf(values.description, number) ?? [];
  });
  return (
    <p role="status" className="text-14 font-medium text-wheat-ink empty:hidden">
      {written.length === 0
        ? null
        : t.rich('staleText', {
            words: new Intl.ListFormat(locale).format(new Set(written)),
            link: (words) => (
              <button
                type="button"
                className="link -my-2.5 inline-flex min-h-11 items-center"
                onClick={() => goToField('description')}
              >
                {words}
              </button>
            ),
          })}
    </p>
  );
}

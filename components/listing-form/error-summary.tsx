'use client';

import { useTranslations } from 'next-intl';
import { Note } from '@/components/ui/note';
import { fieldId, type FormField } from './form-kind';

/** Returns the invalid fields in page order. */
export function wrongFields(order: readonly FormField[], errors: object, imagesError: string | undefined): FormField[] {
  return order.filter((field) => (field === 'images' ? imagesError !== undefined : field in errors));
}

/** Lists the invalid fields beside the submit button. */
export function ErrorSummary({
  fields,
  onSelect,
}: {
  fields: readonly FormField[];
  onSelect: (field: FormField) => void;
}) {
  const t = useTranslations('listingForm');
  if (fields.length === 0) return null;
  return (
    <Note tone="error" role={undefined} className="mb-6" title={t('summary', { count: fields.length })}>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              className="flex min-h-11 items-center font-semibold underline underline-offset-3"
              onClick={(event) => {
                event.preventDefault();
                onSelect(field);
              }}
            >
              {t(`fields.${field}`)}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}

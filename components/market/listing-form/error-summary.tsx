'use client';

import { useTranslations } from 'next-intl';
import { Note } from '@/components/ui/note';
import { fieldId, type FormField, type TraitField } from './form-kind';

const isTrait = (field: FormField): field is TraitField => field.startsWith('traits.');

/** Returns the field whose name a field goes by: all traits share one. */
export const namedAs = (field: FormField) => (isTrait(field) ? 'traits' : field);

/** Returns the first trait that has an error of its own. */
export function wrongTrait(errors: object = {}): string | undefined {
  return Object.entries(errors).find(([, error]: [string, unknown]) => typeof error === 'object' && error)?.[0];
}

/** Returns the invalid fields in page order; of the traits, the first. */
export function wrongFields(order: readonly FormField[], errors: object, imagesError: string | undefined): FormField[] {
  const found: Partial<Record<string, object>> = { ...errors };
  const trait = wrongTrait(found.traits);
  return order
    .filter((field) => (field === 'images' ? imagesError !== undefined : field in errors))
    .map((field) => (field === 'traits' && trait ? (`traits.${trait}` as const) : field));
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
              {t(`fields.${namedAs(field)}`)}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}

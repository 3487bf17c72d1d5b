import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Shows errors at the fields of a form, the first of which gets the focus; returns the fields that it has. */
export function showAtFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  errors: Record<string, string>,
): string[] {
  const own = Object.entries(errors).filter(([field]) => field in form.getValues());
  own.forEach(([field, message], index) =>
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return own.map(([field]) => field);
}

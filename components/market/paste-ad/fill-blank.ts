import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Fills what is blank in a form, or still as an earlier reading left it, with what an advertisement says; what an earlier
 * reading alone said is blank again. Returns what the advertisement set.
 */
export function fillBlank<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fill: Partial<Values>,
  earlier: Partial<Values>,
): Partial<Values> {
  const { defaultValues, isSubmitted } = form.formState;
  const blank = defaultValues as Values;
  const values = form.getValues();
  const set: Partial<Values> = {};
  for (const name of new Set<keyof Values>([...Object.keys(earlier), ...Object.keys(fill)])) {
    const isFree = values[name] === blank[name] || values[name] === '' || values[name] === earlier[name];
    if (!isFree) continue;
    if (fill[name] !== undefined) set[name] = fill[name];
    form.setValue(name as Path<Values>, fill[name] ?? blank[name], {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
  }
  return set;
}

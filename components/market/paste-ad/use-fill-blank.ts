'use client';

import { useState } from 'react';
import { useFormContext, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';

/**
 * Fills what is blank in a form, or still as an earlier reading left it, with what an advertisement says; what an earlier
 * reading alone said is blank again. Returns what the advertisement set.
 */
function fillBlank<Values extends FieldValues>(
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

/** An advertisement that fills what is blank in the form around it: what the box for it needs, and what it set. */
export function useFillBlank<Values extends FieldValues, Reading>(toFill: (reading: Reading) => Partial<Values>) {
  const form = useFormContext<Values>();
  // Read here, so that the form keeps account of what was typed.
  void form.formState.dirtyFields;
  const [text, write] = useState('');
  const [set, setSet] = useState<Partial<Values>>({});
  const fill = (ad: string, reading: Reading) => {
    write(ad);
    setSet(fillBlank(form, toFill(reading), set));
  };
  return { form, set, filling: { text, write, fill } };
}

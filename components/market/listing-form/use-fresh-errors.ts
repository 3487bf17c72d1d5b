import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ListingFormValues } from './form-kind';

/** A price is refused for all that it says: the amount, what it is for, the currency. */
const isPrice = (name: string) => /price/i.test(name);

/**
 * Looks again at the errors that are shown whenever the form changes, because one field may be wrong through another. What
 * the server refused stays until that field is changed.
 */
export function useFreshErrors(form: UseFormReturn<ListingFormValues>, values: object): void {
  const before = useRef(new Map<string, unknown>(Object.entries(values)));
  const { errors } = form.formState;
  const look = useEffectEvent((changed: readonly string[]) => {
    const shown = (Object.keys(errors) as (keyof ListingFormValues)[]).filter((name) => {
      const isOwn = changed.some((other) => other === name || (isPrice(other) && isPrice(name)));
      return isOwn || errors[name]?.type !== 'server';
    });
    if (shown.length > 0) void form.trigger(shown);
  });
  useEffect(() => {
    const now = new Map<string, unknown>(Object.entries(values));
    const changed = [...now].flatMap(([name, value]) => (value === before.current.get(name) ? [] : [name]));
    before.current = now;
    if (changed.length > 0) look(changed);
  }, [values]);
}

'use client';

import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useSchemaResolver } from '@/components/ui/forms/use-field-text';
import { notify } from '@/components/ui/notify';
import type { Sent } from './use-send';

interface AccountFormOptions<Values extends FieldValues, T> {
  schema: z.ZodType;
  defaultValues: DefaultValues<Values>;
  send: (values: Values) => Promise<Sent<T>>;
  /** Title of the toast when the server refuses. */
  failure: string;
  onSaved: (data: T) => void;
}

/** A form of the account page: validates with the server's schema and shows a refusal at its fields. */
export function useAccountForm<Values extends FieldValues, T>(
  options: AccountFormOptions<Values, T>,
): { form: UseFormReturn<Values>; submit: (event: React.FormEvent) => void } {
  const form = useForm<Values>({
    resolver: useSchemaResolver<Values>(options.schema),
    defaultValues: options.defaultValues,
  });
  const submit = form.handleSubmit(async (values) => {
    const sent = await options.send(values);
    if (sent.ok) {
      options.onSaved(sent.data);
      return;
    }
    const fields = Object.entries(sent.errors).filter(([field]) => field in values);
    fields.forEach(([field, [first]], index) => {
      form.setError(
        field as Path<Values>,
        { type: 'server', message: first ?? sent.message },
        { shouldFocus: index === 0 },
      );
    });
    // What stands at its field isn't said twice.
    const elsewhere = Object.values(sent.errors)[0]?.[0] ?? sent.message;
    notify.error(options.failure, fields.length > 0 ? {} : { description: elsewhere });
  });
  return { form, submit: (event) => void submit(event) };
}

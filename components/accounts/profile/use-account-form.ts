'use client';

import type { FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { showAtFields } from '@/components/ui/forms/show-at-fields';
import { useRefusedFields, useSchemaResolver } from '@/components/ui/forms/use-field-text';
import { notify } from '@/components/ui/notify';
import { useAccountSubmit } from './use-account-submit';

interface AccountFormOptions<Values extends FieldValues, Data> {
  schema: z.ZodType;
  defaultValues: DefaultValues<Values>;
  method: 'POST' | 'PUT' | 'PATCH';
  path: string;
  /** What is sent of the values, if not all of them. */
  body?: (values: Values) => object;
  /** Title of the toast when the server refuses. */
  failed: string;
  onSaved: (data: Data) => void;
}

/** A form of the account page: validates with the server's schema and shows a refusal at its fields. */
export function useAccountForm<Values extends FieldValues, Data>({
  schema,
  defaultValues,
  method,
  path,
  body = (values) => values,
  failed,
  onSaved,
}: AccountFormOptions<Values, Data>): {
  form: UseFormReturn<Values>;
  submit: (event: FormEvent) => void;
  pending: boolean;
} {
  const form = useForm<Values>({ resolver: useSchemaResolver<Values>(schema), defaultValues });
  const refusedFields = useRefusedFields();
  const { pending, submit: send, request } = useAccountSubmit();
  const submit = form.handleSubmit((values) =>
    send({
      send: () => request<Data>(method, path, body(values)),
      done: null,
      onDone: onSaved,
      failed: (reason, refusal) => {
        const found = refusedFields(refusal);
        // What stands at its field isn't said twice.
        const isSaid = showAtFields(form, found).length > 0;
        notify.error(failed, isSaid ? {} : { description: Object.values(found)[0] ?? reason });
      },
    }),
  );
  return { form, submit: (event) => void submit(event), pending };
}

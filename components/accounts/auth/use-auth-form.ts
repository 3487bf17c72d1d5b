'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useSchemaResolver } from '@/components/ui/forms/use-field-text';
import { notify } from '@/components/ui/notify';
import { localizedPath } from '@/lib/core/i18n/paths';
import { postJson } from './post-json';

interface AuthFormOptions<Values extends FieldValues> {
  schema: z.ZodType;
  /** A field without a default keeps what the browser filled in before hydration. */
  defaultValues?: DefaultValues<Values>;
  path: string;
  /** Title of the toast when the server refuses. */
  failure: string;
  /** Builds the request body; all values by default. */
  body?: (values: Values) => unknown;
  /** May never resolve: a form that leaves the page stays busy until then. */
  onSuccess: (values: Values, answer: { status: number; data: unknown }) => void | Promise<never>;
  /** Called with the status of a refusal. */
  onRefusal?: (status: number | null) => void;
}

/**
 * Drives a form of the sign-in page: validates with the shared schema, posts, and shows a refusal as a toast and at
 * its fields.
 */
export function useAuthForm<Values extends FieldValues>(
  options: AuthFormOptions<Values>,
): {
  form: UseFormReturn<Values>;
  /** What the form's layout needs; the server's last refusal stays after the toast disappears. */
  sending: { onSubmit: (event: React.FormEvent) => void; pending: boolean; refusal: string | null };
} {
  const t = useTranslations('auth');
  const language = useLocale();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<Values>({
    resolver: useSchemaResolver<Values>(options.schema),
    ...(options.defaultValues ? { defaultValues: options.defaultValues } : {}),
    reValidateMode: 'onChange',
  });

  const submit = form.handleSubmit(async (values) => {
    setRefusal(null);
    const result = await postJson(options.path, options.body?.(values) ?? values, language);
    if (result.ok) {
      await options.onSuccess(values, result);
      return;
    }
    if (result.code === 'account_closed') {
      window.location.assign(localizedPath(language, '/closed-account'));
      await new Promise<never>(() => undefined);
    }
    options.onRefusal?.(result.status);
    const message = result.message ?? t('offline');
    const fields = Object.entries(result.errors).filter(([field]) => field in form.getValues());
    fields.forEach(([field, [first]], index) => {
      form.setError(field as Path<Values>, { type: 'server', message: first ?? message }, { shouldFocus: index === 0 });
    });
    if (fields.length === 0) setRefusal(message);
    // What stands at its field isn't said twice.
    notify.error(options.failure, fields.length > 0 ? {} : { description: message });
  });

  const { isSubmitting } = form.formState;
  return { form, sending: { onSubmit: (event) => void submit(event), pending: isSubmitting, refusal } };
}

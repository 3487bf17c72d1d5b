'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import { forgotPasswordSchema } from '@/lib/accounts/passwords/schema';
import { AuthForm } from './auth-form';
import { useAuthForm } from './use-auth-form';

interface ForgotFormProps {
  email: string;
  onSent: (email: string) => void;
  back: ReactNode;
}

/** Requests a reset code; the answer doesn't reveal whether the account exists. */
export function ForgotForm({ email, onSent, back }: ForgotFormProps) {
  const t = useTranslations('auth');
  const { form, sending } = useAuthForm<{ email: string }>({
    schema: forgotPasswordSchema,
    ...(email ? { defaultValues: { email } } : {}),
    path: '/api/forgot-password',
    failure: t('forgotFailed'),
    onSuccess: (values) => {
      notify.success(t('codeSent'), { description: t('codeSentText') });
      onSent(values.email.trim());
    },
  });
  const { errors } = form.formState;
  return (
    <AuthForm {...sending} submitLabel={t(sending.pending ? 'sending' : 'sendCode')} aside={back}>
      <Field id="email" label={t('email')} error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...form.register('email')} type="email" inputMode="email" autoComplete="username" />
        )}
      </Field>
    </AuthForm>
  );
}

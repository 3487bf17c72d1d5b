'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import { CODE_MINUTES } from '@/lib/core/mailed-codes/schema';
import { resetPasswordFormSchema } from '@/lib/accounts/passwords/schema';
import { AuthForm } from './auth-form';
import { PasswordInput } from './password-input';
import { useAuthForm } from './use-auth-form';

interface ResetFormProps {
  /** The account's address, so that password managers know which account changes. */
  email: string;
  onDone: () => void;
  cancel: ReactNode;
}

/** Sets a new password with the code that was mailed. */
export function ResetForm({ email, onDone, cancel }: ResetFormProps) {
  const t = useTranslations('auth');
  const { form, sending } = useAuthForm<Record<'token' | 'newPassword' | 'confirmPassword', string>>({
    schema: resetPasswordFormSchema,
    path: '/api/reset-password',
    failure: t('resetFailed'),
    body: ({ token, newPassword }) => ({ token, newPassword }),
    onSuccess: () => {
      notify.success(t('resetDone'), { description: t('resetDoneText') });
      onDone();
    },
  });
  const { errors } = form.formState;
  return (
    <AuthForm {...sending} submitLabel={t(sending.pending ? 'saving' : 'resetPassword')} aside={cancel}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field id="token" label={t('code')} help={t('codeHelp', { minutes: CODE_MINUTES })} error={errors.token?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('token')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            className="head h-13 text-24 tracking-[0.35em]"
          />
        )}
      </Field>
      <Field id="newPassword" label={t('newPassword')} help={t('passwordHelp')} error={errors.newPassword?.message}>
        {(control) => <PasswordInput {...control} {...form.register('newPassword')} autoComplete="new-password" />}
      </Field>
      <Field id="confirmPassword" label={t('confirmPassword')} error={errors.confirmPassword?.message}>
        {(control) => <PasswordInput {...control} {...form.register('confirmPassword')} autoComplete="new-password" />}
      </Field>
    </AuthForm>
  );
}

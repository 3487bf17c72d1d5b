'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { loginSchema } from '@/lib/accounts/accounts/schema';
import type { ProofMethod } from '@/lib/accounts/second-factor/dto';
import { AuthForm } from './auth-form';
import { PasskeyButton } from './passkey-button';
import { PasswordInput } from './password-input';
import { useAuthForm } from './use-auth-form';

interface LoginFormProps {
  email: string;
  /** Leaves the page; never resolves. */
  onSignedIn: () => Promise<never>;
  /** The password was right, and the account has a second factor. */
  onFactor: (factors: readonly ProofMethod[]) => void;
  /** The link to reset a forgotten password. */
  forgot: React.ReactNode;
}

export function LoginForm({ email, onSignedIn, onFactor, forgot }: LoginFormProps) {
  const t = useTranslations('auth');
  const { form, sending } = useAuthForm<{ email: string; password: string }>({
    schema: loginSchema,
    ...(email ? { defaultValues: { email } } : {}),
    path: '/api/login',
    failure: t('loginFailed'),
    onSuccess: (_values, { status, data }) =>
      status === 202 ? onFactor((data as { secondFactor: ProofMethod[] }).secondFactor) : onSignedIn(),
  });
  const { errors } = form.formState;
  return (
    <div className="grid gap-3">
      <AuthForm {...sending} submitLabel={t(sending.pending ? 'signingIn' : 'signIn')}>
        <Field id="email" label={t('email')} error={errors.email?.message}>
          {(control) => (
            <Input {...control} {...form.register('email')} type="email" inputMode="email" autoComplete="username" />
          )}
        </Field>
        <div className="grid gap-1">
          <Field id="password" label={t('password')} error={errors.password?.message}>
            {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
          </Field>
          {forgot}
        </div>
      </AuthForm>
      <PasskeyButton onSignedIn={onSignedIn} />
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { ProofMethod } from '@/lib/accounts/second-factor/dto';
import { factorCodeSchema } from '@/lib/accounts/second-factor/schema';
import { AuthForm } from './auth-form';
import { PasskeyButton } from './passkey-button';
import { useAuthForm } from './use-auth-form';

interface FactorFormProps {
  factors: readonly ProofMethod[];
  /** Leaves the page; never resolves. */
  onSignedIn: () => Promise<never>;
  /** Too much time or too many attempts: the password has to be given again. */
  onExpired: () => void;
  back: ReactNode;
}

/** The second step of signing in to an account with a second factor. */
export function FactorForm({ factors, onSignedIn, onExpired, back }: FactorFormProps) {
  const t = useTranslations('auth');
  const { form, sending } = useAuthForm<{ code: string }>({
    schema: factorCodeSchema,
    path: '/api/login/factor',
    failure: t('loginFailed'),
    onSuccess: onSignedIn,
    onRefusal: (status) => (status === 401 ? onExpired() : undefined),
  });
  const { errors } = form.formState;
  return (
    <AuthForm
      {...sending}
      submitLabel={t(sending.pending ? 'signingIn' : 'signIn')}
      aside={
        <>
          {factors.includes('passkey') ? <PasskeyButton onSignedIn={onSignedIn} onExpired={onExpired} /> : null}
          {back}
        </>
      }
    >
      <Field
        id="code"
        label={t('factorCode')}
        help={t(factors.includes('code') ? 'factorCodeHelp' : 'recoveryCodeHelp')}
        error={errors.code?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('code')}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
            className="head h-13 text-20 tracking-[0.12em]"
          />
        )}
      </Field>
    </AuthForm>
  );
}

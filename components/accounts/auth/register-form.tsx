'use client';

import { useTranslations } from 'next-intl';
import { useLegalLinks } from '@/components/ui/page/use-legal-links';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { registerFormSchema } from '@/lib/accounts/accounts/schema';
import { AuthForm } from './auth-form';
import { PasswordInput } from './password-input';
import { useAuthForm } from './use-auth-form';

export function RegisterForm({ onSignedIn }: { onSignedIn: () => Promise<never> }) {
  const t = useTranslations('auth');
  const legalLinks = useLegalLinks();
  const { form, sending } = useAuthForm<
    Record<'firstName' | 'lastName' | 'email' | 'phone' | 'password' | 'confirmPassword', string>
  >({
    schema: registerFormSchema,
    path: '/api/register',
    failure: t('registerFailed'),
    body: ({ firstName, lastName, email, phone, password }) => ({ firstName, lastName, email, phone, password }),
    onSuccess: onSignedIn,
  });
  const { errors } = form.formState;
  return (
    <AuthForm {...sending} submitLabel={t(sending.pending ? 'registering' : 'register')}>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field id="firstName" label={t('firstName')} error={errors.firstName?.message}>
          {(control) => <Input {...control} {...form.register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field id="lastName" label={t('lastName')} error={errors.lastName?.message}>
          {(control) => <Input {...control} {...form.register('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <Field id="email" label={t('email')} error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...form.register('email')} type="email" inputMode="email" autoComplete="username" />
        )}
      </Field>
      <Field id="phone" label={t('phone')} note={t('optional')} help={t('phoneHelp')} error={errors.phone?.message}>
        {(control) => <Input {...control} {...form.register('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field id="password" label={t('password')} help={t('passwordHelp')} error={errors.password?.message}>
          {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />}
        </Field>
        <Field id="confirmPassword" label={t('confirmPassword')} error={errors.confirmPassword?.message}>
          {(control) => (
            <PasswordInput {...control} {...form.register('confirmPassword')} autoComplete="new-password" />
          )}
        </Field>
      </div>
      <p className="text-14 text-ink-2">{t.rich('acceptTerms', legalLinks)}</p>
    </AuthForm>
  );
}

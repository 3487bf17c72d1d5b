'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { PasswordInput } from '@/components/accounts/auth/password-input';
import { ReadyButton } from '@/components/ui/ready-button';
import { Field } from '@/components/ui/field';
import { notify } from '@/components/ui/notify';
import { changePasswordFormSchema } from '@/lib/accounts/passwords/schema';
import { useAccountRow } from './account-row';
import { useAccountForm } from './use-account-form';

type Values = Record<'currentPassword' | 'newPassword' | 'confirmPassword', string>;

const EMPTY: Values = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the password, given the current one. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('profile');
  const router = useRouter();
  const row = useAccountRow();
  const { form, submit, pending } = useAccountForm<Values, null>({
    schema: changePasswordFormSchema,
    defaultValues: EMPTY,
    method: 'PUT',
    path: '/api/user/password',
    body: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
    failed: t('passwordFailed'),
    onSaved: () => {
      form.reset(EMPTY);
      row.close();
      notify.success(t('passwordSaved'), { description: t('passwordSavedText') });
      router.refresh();
    },
  });
  const { errors } = form.formState;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {/* Password managers store the new password under this user name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <Field
        id="currentPassword"
        label={t('currentPassword')}
        error={errors.currentPassword?.message}
        className="sm:max-w-[calc(50%-8px)]"
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('currentPassword')} autoComplete="current-password" />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field id="newPassword" label={t('newPassword')} help={t('passwordHelp')} error={errors.newPassword?.message}>
          {(control) => <PasswordInput {...control} {...form.register('newPassword')} autoComplete="new-password" />}
        </Field>
        <Field id="confirmPassword" label={t('confirmPassword')} error={errors.confirmPassword?.message}>
          {(control) => (
            <PasswordInput {...control} {...form.register('confirmPassword')} autoComplete="new-password" />
          )}
        </Field>
      </div>
      <ReadyButton type="submit" pending={pending} className="justify-self-start max-sm:w-full">
        {pending ? t('saving') : t('changePassword')}
      </ReadyButton>
    </form>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { PasswordInput } from '@/components/accounts/auth/password-input';
import { askToConfirm } from '@/components/accounts/confirm-email/ask-to-confirm';
import { ReadyButton } from '@/components/ui/ready-button';
import { viewerData } from '@/components/ui/viewer/use-viewer';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { notify } from '@/components/ui/notify';
import type { CodeSentDto, ConfirmationDto } from '@/lib/accounts/email-confirmation/dto';
import { changeAddressFormSchema, changeAddressSchema } from '@/lib/accounts/email-confirmation/schema';
import { useAccountForm } from './use-account-form';

type Values = Record<'email' | 'currentPassword', string>;

const EMPTY: Values = { email: '', currentPassword: '' };

/** Changes the account's address: the new one is confirmed by a mailed code before it replaces the old one. */
export function EmailForm({ state }: { state: ConfirmationDto }) {
  const t = useTranslations('profile');
  const router = useRouter();
  const confirm = async () => {
    if (await askToConfirm({ isWaiting: false })) {
      notify.success(t('emailSaved'));
      void viewerData.refresh();
    }
    router.refresh();
  };
  const { form, submit, pending } = useAccountForm<Values, CodeSentDto>({
    schema: state.isConfirmed ? changeAddressFormSchema : changeAddressSchema.pick({ email: true }),
    defaultValues: EMPTY,
    method: 'PUT',
    path: '/api/user/email',
    body: ({ email, currentPassword }) => ({ email, ...(state.isConfirmed ? { currentPassword } : {}) }),
    failed: t('emailFailed'),
    onSaved: () => {
      form.reset(EMPTY);
      void confirm();
    },
  });
  const { errors } = form.formState;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {state.isConfirmed && !state.pendingEmail ? null : (
        <Note tone="warn" icon="mail">
          <span className="flex flex-wrap items-center justify-between gap-x-4 [overflow-wrap:anywhere]">
            {state.pendingEmail ? t('emailPending', { email: state.pendingEmail }) : t('emailUnconfirmed')}
            <button type="button" onClick={() => void confirm()} className="link min-h-11 font-semibold">
              {t('emailEnterCode')}
            </button>
          </span>
        </Note>
      )}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field id="newEmail" label={t('newEmail')} help={t('newEmailHelp')} error={errors.email?.message}>
          {(control) => (
            <Input {...control} {...form.register('email')} type="email" inputMode="email" autoComplete="email" />
          )}
        </Field>
        {state.isConfirmed ? (
          <Field id="emailPassword" label={t('emailPassword')} error={errors.currentPassword?.message}>
            {(control) => (
              <PasswordInput {...control} {...form.register('currentPassword')} autoComplete="current-password" />
            )}
          </Field>
        ) : null}
      </div>
      <ReadyButton type="submit" pending={pending} className="justify-self-start max-sm:w-full">
        {pending ? t('saving') : t('changeEmail')}
      </ReadyButton>
    </form>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { PasswordInput } from '@/components/accounts/auth/password-input';
import { ReadyButton } from '@/components/ui/ready-button';
import { clearDrafts } from '@/components/ui/page/clear-drafts';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
  FormFooter,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { useAccountSubmit } from './use-account-submit';

/** Asks for the deletion of the account after two confirmations: a typed word and the password. */
export function DeleteAccount({ closedHref }: { closedHref: string }) {
  const t = useTranslations('profile');
  const { pending, submit, request } = useAccountSubmit();
  const [word, setWord] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const [refusal, setRefusal] = useState<{ field?: string | undefined; message: string } | null>(null);
  const typed = word.trim().toLocaleUpperCase() === t('deleteWord');

  const close = (event: FormEvent) => {
    event.preventDefault();
    setRefusal(null);
    submit({
      send: () => request('DELETE', '/api/user', { currentPassword }),
      done: null,
      onDone: () => {
        clearDrafts();
        // A full page load, because everything the page knows about its viewer changes.
        window.location.assign(closedHref);
        return new Promise<never>(() => undefined);
      },
      failed: (message, refused) => setRefusal({ field: refused?.errors?.currentPassword?.[0], message }),
    });
  };

  return (
    <Dialog onOpenChange={() => setRefusal(null)}>
      <DialogTrigger asChild>
        <ReadyButton variant="destructive" className="justify-self-start max-sm:w-full">
          {t('deleteAccount')}
        </ReadyButton>
      </DialogTrigger>
      <DialogContent closeLabel={t('close')}>
        <DialogTitle>{t('deleteTitle')}</DialogTitle>
        <DialogDescription>{t('deleteWarning')}</DialogDescription>
        <form noValidate onSubmit={close} className="grid gap-4">
          <Field id="delete-word" label={t('deleteWordLabel', { word: t('deleteWord') })}>
            {(control) => (
              <Input
                {...control}
                value={word}
                onChange={(event) => setWord(event.target.value)}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            )}
          </Field>
          <Field id="delete-password" label={t('currentPassword')} error={refusal?.field}>
            {(control) => (
              <PasswordInput
                {...control}
                value={currentPassword}
                onChange={(event) => setCurrentPassword(event.target.value)}
                autoComplete="current-password"
              />
            )}
          </Field>
          {refusal && !refusal.field ? <Note tone="error">{refusal.message}</Note> : null}
          <FormFooter
            submit={t('deleteConfirm')}
            cancel={t('keepAccount')}
            variant="destructive"
            pending={pending}
            disabled={!typed || currentPassword === ''}
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}

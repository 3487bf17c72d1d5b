'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { PasswordInput } from '@/components/auth/password-input';
import { useHydrated } from '@/components/forms/use-hydrated';
import { clearDrafts } from '@/components/layout/clear-drafts';
import { savedIds } from '@/components/favorites/favorites';
import { clearQueries } from '@/components/shared-data/query-provider';
import { viewerData } from '@/components/layout/use-viewer';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { notify } from '@/components/ui/notify';
import { useSend } from './use-send';

/** Deletes the account after two confirmations: a typed word and the password. */
export function DeleteAccount({ homeHref }: { homeHref: string }) {
  const t = useTranslations('profile');
  const router = useRouter();
  const send = useSend();
  const ready = useHydrated();
  const [word, setWord] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ field?: string | undefined; message: string } | null>(null);
  const typed = word.trim().toLocaleUpperCase() === t('deleteWord');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(null);
    setPending(true);
    const sent = await send('DELETE', '/api/user', { currentPassword });
    if (!sent.ok) {
      setPending(false);
      setRefusal({ field: sent.errors.currentPassword?.[0], message: sent.message });
      return;
    }
    clearDrafts();
    // The document stays for the toast, but without any of the user's data.
    clearQueries();
    viewerData.set(null);
    savedIds.set([]);
    delete document.documentElement.dataset.signedIn;
    router.replace(homeHref);
    notify.success(t('deleted'), { description: t('deletedText') });
  };

  return (
    <Dialog onOpenChange={() => setRefusal(null)}>
      <DialogTrigger asChild>
        <Button variant="destructive" disabled={!ready} className="justify-self-start max-sm:w-full">
          {t('deleteAccount')}
        </Button>
      </DialogTrigger>
      <DialogContent closeLabel={t('close')}>
        <DialogTitle>{t('deleteTitle')}</DialogTitle>
        <DialogDescription>{t('deleteWarning')}</DialogDescription>
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
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
          <DialogFooter>
            <Button type="submit" variant="destructive" pending={pending} disabled={!typed || currentPassword === ''}>
              {t('deleteConfirm')}
            </Button>
            <DialogClose asChild>
              <Button variant="ghost" disabled={pending}>
                {t('keepAccount')}
              </Button>
            </DialogClose>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState, type FormEvent } from 'react';
import { postJson } from '@/components/accounts/auth/post-json';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle, FormFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import type { ProofMethod } from '@/lib/accounts/second-factor/dto';

interface ProofDialogProps {
  /** What it is asked for, where the page doesn't show it. */
  what: string | undefined;
  onClose: (proved: boolean) => void;
}

/** Asks who is there before something that an open session is not enough for: by the second factor, or the password. */
export function ProofDialog({ what, onClose }: ProofDialogProps) {
  const t = useTranslations('confirmation');
  const language = useLocale();
  const methods = useMethods();
  const field = methods?.includes('password') ? 'currentPassword' : 'code';
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ field?: string | undefined; message: string } | null>(null);

  /** Sends the proof that `get` returns; null if the person gave none. */
  const prove = async (get: () => Promise<object | null>) => {
    setRefusal(null);
    setPending(true);
    const proof = await get().catch(() => null);
    const result = proof && (await postJson('/api/user/confirm', proof, language));
    setPending(false);
    if (result?.ok) return onClose(true);
    setRefusal({
      field: result?.errors[field]?.[0],
      message: result ? (result.message ?? t('offline')) : t('noPasskey'),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React sends events of a dialog to the form that opened it.
    event.stopPropagation();
    void prove(() => Promise.resolve({ [field]: typed }));
  };
  const provePasskey = () =>
    prove(async () => {
      const asked = await postJson('/api/user/confirm/passkey', {}, language);
      const { askPasskey } = await import('@/components/accounts/security/ask-passkey');
      const passkey = asked.ok ? await askPasskey(asked.data) : null;
      return passkey ? { passkey } : null;
    });

  return (
    <Dialog open={methods !== null} onOpenChange={(open) => open || pending || onClose(false)}>
      <DialogContent closeLabel={t('close')}>
        <DialogTitle>{t('title')}</DialogTitle>
        <DialogDescription>
          {what ? <b className="mb-1 block break-words text-ink">{what}</b> : null}
          {t('text')}
        </DialogDescription>
        {methods?.includes('passkey') ? (
          <Button variant="secondary" pending={pending} onClick={() => void provePasskey()}>
            <Icon name="key-round" />
            {t('passkey')}
          </Button>
        ) : null}
        <form method="post" noValidate onSubmit={submit} className="grid gap-4">
          <Field
            id="proof"
            label={t(field)}
            {...(field === 'code' ? { help: t(methods?.includes('code') ? 'codeHelp' : 'recoveryCodeHelp') } : {})}
            error={refusal?.field}
          >
            {(control) => (
              <Input
                {...control}
                {...(field === 'code'
                  ? { autoComplete: 'one-time-code', autoCapitalize: 'characters', spellCheck: false }
                  : { type: 'password', autoComplete: 'current-password' })}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          {refusal && !refusal.field ? <Note tone="error">{refusal.message}</Note> : null}
          <FormFooter submit={t('confirm')} cancel={t('cancel')} pending={pending} disabled={typed === ''} />
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** Returns how the account can prove who is there; null until that is known. */
function useMethods(): ProofMethod[] | null {
  const [methods, setMethods] = useState<ProofMethod[] | null>(null);
  useEffect(() => {
    void fetch('/api/user/confirm', { headers: { accept: 'application/json' } })
      .then((response) => response.json() as Promise<{ methods?: ProofMethod[] }>)
      .catch(() => ({ methods: undefined }))
      // If the answer is lost, the password is asked for; the server decides what counts.
      .then((answer) => setMethods(answer.methods ?? ['password']));
  }, []);
  return methods;
}

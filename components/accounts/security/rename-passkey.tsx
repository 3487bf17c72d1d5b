'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { ReadyButton } from '@/components/ui/ready-button';
import { useAccountSubmit } from '@/components/accounts/profile/use-account-submit';
import { Dialog, DialogContent, DialogTitle, FormFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PASSKEY_NAME_MAX } from '@/lib/accounts/second-factor/schema';

interface RenamePasskeyProps {
  passkey: { id: string; name: string };
  onRenamed: () => void;
}

/** The button that renames a passkey, with its dialog. */
export function RenamePasskey({ passkey, onRenamed }: RenamePasskeyProps) {
  const t = useTranslations('security');
  const { pending, submit, request } = useAccountSubmit();
  const [name, setName] = useState<string | null>(null);
  const [error, setError] = useState<string>();

  const rename = (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    submit({
      send: () => request('PATCH', `/api/user/passkeys/${passkey.id}`, { name }),
      done: null,
      onDone: () => {
        setName(null);
        onRenamed();
      },
      failed: (reason, refusal) => setError(refusal?.errors?.name?.[0] ?? reason),
    });
  };

  return (
    <>
      <ReadyButton
        variant="secondary"
        onClick={() => setName(passkey.name)}
        aria-label={`${t('rename')}: ${passkey.name}`}
      >
        {t('rename')}
      </ReadyButton>
      <Dialog open={name !== null} onOpenChange={(open) => open || pending || setName(null)}>
        <DialogContent closeLabel={t('close')} aria-describedby={undefined}>
          <DialogTitle>{t('renameTitle')}</DialogTitle>
          <form method="post" noValidate onSubmit={rename} className="grid gap-4">
            <Field id="passkey-name" label={t('passkeyName')} help={t('passkeyNameHelp')} error={error}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={PASSKEY_NAME_MAX}
                  autoComplete="off"
                  value={name ?? ''}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
            <FormFooter submit={t('save')} cancel={t('cancel')} pending={pending} />
          </form>
        </DialogContent>
      </Dialog>
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { ReadyButton } from '@/components/ui/ready-button';
import { useAccountSubmit } from '@/components/accounts/profile/use-account-submit';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { RecoveryCodesDto } from '@/lib/accounts/second-factor/dto';
import { Dialog, DialogContent, DialogTitle, FormFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PASSKEY_NAME_MAX } from '@/lib/accounts/second-factor/schema';
import { FactorRow } from './factor-row';

/** A passkey formatted for the list. */
export interface PasskeyRow {
  id: string;
  name: string;
  details: string;
}

interface PasskeyListProps {
  passkeys: readonly PasskeyRow[];
  /** Called after each change, with new recovery codes if it brought some. */
  onChanged: (codes: string[]) => void;
}

/** The account's passkeys: add, rename and remove them. */
export function PasskeyList({ passkeys, onChanged }: PasskeyListProps) {
  const t = useTranslations('security');
  const { pending, submit, request } = useAccountSubmit();
  const [removing, setRemoving] = useState<PasskeyRow | null>(null);
  const [busy, setBusy] = useState<string>();

  const make = async (): Promise<ActionResult<RecoveryCodesDto> | null> => {
    const asked = await request('POST', '/api/user/passkeys');
    if (!asked?.ok) return asked;
    const { makePasskey } = await import('./ask-passkey');
    const made = await makePasskey(asked.data);
    return made
      ? request<RecoveryCodesDto>('PUT', '/api/user/passkeys', made)
      : { ok: false, error: { code: 'no_passkey', message: t('noPasskeyMade') } };
  };
  const add = () => {
    setBusy('add');
    submit({
      send: make,
      done: t('passkeyAdded'),
      onDone: ({ codes }) => onChanged(codes),
      failed: t('failed'),
    });
  };
  const remove = ({ id }: PasskeyRow) => {
    setBusy(id);
    submit({
      send: () => request('DELETE', `/api/user/passkeys/${id}`),
      done: t('passkeyRemoved'),
      onDone: () => onChanged([]),
      failed: t('failed'),
    });
  };

  return (
    <>
      <FactorRow icon="key-round" title={t('passkeys')} text={t('passkeysText')}>
        <ReadyButton
          variant="secondary"
          pending={pending && busy === 'add'}
          disabled={pending}
          onClick={add}
          aria-label={t('addPasskey')}
        >
          {t('add')}
        </ReadyButton>
      </FactorRow>
      {passkeys.length > 0 ? (
        <ul className="grid gap-4 sm:pl-13">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-4">
              <div className="min-w-0 flex-1 basis-44">
                <p className="font-semibold [overflow-wrap:anywhere]">{passkey.name}</p>
                <p className="text-14 text-ink-2">{passkey.details}</p>
              </div>
              <div className="flex gap-2 max-sm:w-full max-sm:[&>button]:flex-1">
                <RenamePasskey passkey={passkey} onRenamed={() => onChanged([])} />
                <ReadyButton
                  variant="secondary"
                  pending={pending && busy === passkey.id}
                  disabled={pending}
                  onClick={() => setRemoving(passkey)}
                  aria-label={`${t('remove')}: ${passkey.name}`}
                >
                  {t('remove')}
                </ReadyButton>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => open || setRemoving(null)}
        title={t('removePasskeyTitle', { name: removing?.name ?? '' })}
        description={t('removePasskeyText')}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        destructive
        onConfirm={() => {
          setRemoving(null);
          if (removing) remove(removing);
        }}
      />
    </>
  );
}

interface RenamePasskeyProps {
  passkey: { id: string; name: string };
  onRenamed: () => void;
}

/** The button that renames a passkey, with its dialog. */
function RenamePasskey({ passkey, onRenamed }: RenamePasskeyProps) {
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

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { useSend } from '@/components/accounts/profile/use-send';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import type { RecoveryCodesDto } from '@/lib/accounts/second-factor/dto';
import { FactorRow } from './factor-row';
import { RenamePasskey } from './rename-passkey';

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
  const send = useSend();
  const ready = useHydrated();
  const [removing, setRemoving] = useState<PasskeyRow | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const fail = (description: string) => notify.error(t('failed'), { description });

  const add = async () => {
    const asked = await send('POST', '/api/user/passkeys');
    if (!asked.ok) return fail(asked.message);
    const { makePasskey } = await import('./ask-passkey');
    const made = await makePasskey(asked.data);
    if (!made) return fail(t('noPasskeyMade'));
    const sent = await send<RecoveryCodesDto>('PUT', '/api/user/passkeys', made);
    if (!sent.ok) return fail(sent.message);
    notify.success(t('passkeyAdded'));
    onChanged(sent.data.codes);
  };
  const remove = async ({ id }: PasskeyRow) => {
    const sent = await send('DELETE', `/api/user/passkeys/${id}`);
    if (!sent.ok) return fail(sent.message);
    notify.success(t('passkeyRemoved'));
    onChanged([]);
  };
  const whileBusy = (what: string, act: () => Promise<unknown>) => {
    setBusy(what);
    void act().finally(() => setBusy(null));
  };

  return (
    <>
      <FactorRow icon="key-round" title={t('passkeys')} text={t('passkeysText')}>
        <Button
          variant="secondary"
          pending={busy === 'add'}
          disabled={!ready || busy !== null}
          onClick={() => whileBusy('add', add)}
          aria-label={t('addPasskey')}
        >
          {t('add')}
        </Button>
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
                <Button
                  variant="secondary"
                  pending={busy === passkey.id}
                  disabled={!ready || busy !== null}
                  onClick={() => setRemoving(passkey)}
                  aria-label={`${t('remove')}: ${passkey.name}`}
                >
                  {t('remove')}
                </Button>
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
          if (removing) whileBusy(removing.id, () => remove(removing));
        }}
      />
    </>
  );
}

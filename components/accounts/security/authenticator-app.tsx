'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReadyButton } from '@/components/ui/ready-button';
import { useAccountSubmit } from '@/components/accounts/profile/use-account-submit';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import type { NewAppDto } from '@/lib/accounts/second-factor/dto';
import { AddAppDialog } from './add-app-dialog';
import { FactorRow } from './factor-row';

interface AuthenticatorAppProps {
  /** When it was added and last used, formatted; null without an app. */
  details: string | null;
  /** Called after each change, with new recovery codes if it brought some. */
  onChanged: (codes: string[]) => void;
}

/** The account's authenticator app: add it with a QR code, or remove it. */
export function AuthenticatorApp({ details, onChanged }: AuthenticatorAppProps) {
  const t = useTranslations('security');
  const { pending, submit, request } = useAccountSubmit();
  const [added, setAdded] = useState<NewAppDto | null>(null);
  const [removing, setRemoving] = useState(false);

  const start = () =>
    submit({
      send: () => request<NewAppDto>('POST', '/api/user/authenticator'),
      done: null,
      onDone: setAdded,
      failed: t('failed'),
    });
  const remove = () => {
    setRemoving(false);
    submit({
      send: () => request('DELETE', '/api/user/authenticator'),
      done: t('appRemoved'),
      onDone: () => onChanged([]),
      failed: t('failed'),
    });
  };

  return (
    <FactorRow icon="smartphone" title={t('app')} text={details ?? t('appText')}>
      {details === null ? (
        <ReadyButton variant="secondary" pending={pending} onClick={start} aria-label={t('addApp')}>
          {t('add')}
        </ReadyButton>
      ) : (
        <ReadyButton
          variant="secondary"
          pending={pending}
          onClick={() => setRemoving(true)}
          aria-label={`${t('remove')}: ${t('app')}`}
        >
          {t('remove')}
        </ReadyButton>
      )}
      {added ? (
        <AddAppDialog
          app={added}
          onClose={(codes) => {
            setAdded(null);
            if (codes) onChanged(codes);
          }}
        />
      ) : null}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={t('removeAppTitle')}
        description={t('removeAppText')}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        destructive
        onConfirm={remove}
      />
    </FactorRow>
  );
}

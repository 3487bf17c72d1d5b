'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { useSend } from '@/components/accounts/profile/use-send';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
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
  const send = useSend();
  const ready = useHydrated();
  const [added, setAdded] = useState<NewAppDto | null>(null);
  const [removing, setRemoving] = useState(false);
  const [pending, setPending] = useState(false);

  const start = async () => {
    setPending(true);
    const sent = await send<NewAppDto>('POST', '/api/user/authenticator');
    setPending(false);
    if (sent.ok) setAdded(sent.data);
    else notify.error(t('failed'), { description: sent.message });
  };
  const remove = async () => {
    setRemoving(false);
    setPending(true);
    const sent = await send('DELETE', '/api/user/authenticator');
    setPending(false);
    if (!sent.ok) return notify.error(t('failed'), { description: sent.message });
    notify.success(t('appRemoved'));
    onChanged([]);
  };

  return (
    <FactorRow icon="smartphone" title={t('app')} text={details ?? t('appText')}>
      {details === null ? (
        <Button
          variant="secondary"
          pending={pending}
          disabled={!ready}
          onClick={() => void start()}
          aria-label={t('addApp')}
        >
          {t('add')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          pending={pending}
          disabled={!ready}
          onClick={() => setRemoving(true)}
          aria-label={`${t('remove')}: ${t('app')}`}
        >
          {t('remove')}
        </Button>
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
        onConfirm={() => void remove()}
      />
    </FactorRow>
  );
}

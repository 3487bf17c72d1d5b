'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { useAccountSubmit } from '@/components/accounts/profile/use-account-submit';
import { Button } from '@/components/ui/button';
import type { RecoveryCodesDto } from '@/lib/accounts/second-factor/dto';
import { RECOVERY_CODES } from '@/lib/accounts/second-factor/schema';
import { AuthenticatorApp } from './authenticator-app';
import { FactorRow } from './factor-row';
import { PasskeyList, type PasskeyRow } from './passkey-list';
import { RecoveryCodesDialog } from './recovery-codes-dialog';

interface SecondFactorProps {
  passkeys: readonly PasskeyRow[];
  /** When the authenticator app was added and last used, formatted; null without one. */
  appDetails: string | null;
  recoveryCodesLeft: number;
}

/** The second factors of the account, each with what can be done with it. */
export function SecondFactor({ passkeys, appDetails, recoveryCodesLeft }: SecondFactorProps) {
  const t = useTranslations('security');
  const router = useRouter();
  const { pending, submit, request } = useAccountSubmit();
  const ready = useHydrated();
  const [codes, setCodes] = useState<string[]>([]);

  const changed = (brought: string[]) => {
    setCodes(brought);
    router.refresh();
  };
  const renew = () =>
    submit({
      send: () => request<RecoveryCodesDto>('POST', '/api/user/recovery-codes'),
      done: null,
      onDone: (renewed) => changed(renewed.codes),
      failed: t('failed'),
    });

  return (
    <>
      <PasskeyList passkeys={passkeys} onChanged={changed} />
      <AuthenticatorApp details={appDetails} onChanged={changed} />
      {appDetails === null && passkeys.length === 0 ? null : (
        <FactorRow
          icon="file-text"
          title={t('codes')}
          text={t('codesLeft', { left: recoveryCodesLeft, total: RECOVERY_CODES })}
        >
          <Button variant="secondary" pending={pending} disabled={!ready} onClick={renew}>
            {t('renewCodes')}
          </Button>
        </FactorRow>
      )}
      {codes.length > 0 ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} /> : null}
    </>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReadyButton } from '@/components/ui/ready-button';
import { useAccountSubmit } from '@/components/accounts/profile/use-account-submit';
import { Button } from '@/components/ui/button';
import type { RecoveryCodesDto } from '@/lib/accounts/second-factor/dto';
import { RECOVERY_CODES } from '@/lib/accounts/second-factor/schema';
import { buttonVariants } from '@/components/ui/button-variants';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import { AuthenticatorApp } from './authenticator-app';
import { FactorRow } from './factor-row';
import { PasskeyList, type PasskeyRow } from './passkey-list';

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
          <ReadyButton variant="secondary" pending={pending} onClick={renew}>
            {t('renewCodes')}
          </ReadyButton>
        </FactorRow>
      )}
      {codes.length > 0 ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} /> : null}
    </>
  );
}

/** Shows new recovery codes, this once: to copy, to save as a file, or to write down. */
function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations('security');
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.success(t('codesCopied')),
      () => notify.error(t('failed')),
    );
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      {/* A click beside it is no proof that they were saved. */}
      <DialogContent
        closeLabel={t('close')}
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
      >
        <DialogTitle>{t('codesTitle')}</DialogTitle>
        <DialogDescription>{t('codesText')}</DialogDescription>
        <ul className="grid gap-x-6 gap-y-1 rounded-card bg-sunken p-4 font-mono text-15 select-all sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <DialogFooter>
          <Button onClick={onClose}>{t('codesSaved')}</Button>
          <Button variant="secondary" onClick={() => void copy()}>
            <Icon name="copy" />
            {t('copy')}
          </Button>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download="corral.txt"
            className={buttonVariants({ variant: 'secondary' })}
          >
            <Icon name="download" />
            {t('download')}
          </a>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

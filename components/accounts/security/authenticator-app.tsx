'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { ReadyButton } from '@/components/ui/ready-button';
import { useAccountSubmit } from '@/components/accounts/profile/use-account-submit';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import type { NewAppDto, RecoveryCodesDto } from '@/lib/accounts/second-factor/dto';
import { buttonVariants } from '@/components/ui/button-variants';
import { Dialog, DialogContent, DialogDescription, DialogTitle, FormFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
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

interface AddAppDialogProps {
  app: NewAppDto;
  /** Called with the recovery codes that came with it once it is added; undefined if it was left. */
  onClose: (codes?: string[]) => void;
}

/** Shows the secret of a new authenticator app, as a link for this device, a QR code and text, and asks for one of its codes. */
function AddAppDialog({ app: { secret, address, qr }, onClose }: AddAppDialogProps) {
  const t = useTranslations('security');
  const { pending, submit, request } = useAccountSubmit();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<{ field?: string | undefined; message: string } | null>(null);

  const add = (event: FormEvent) => {
    event.preventDefault();
    setRefusal(null);
    submit({
      send: () => request<RecoveryCodesDto>('PUT', '/api/user/authenticator', { code }),
      done: null,
      onDone: ({ codes }) => onClose(codes),
      failed: (message, refused) => setRefusal({ field: refused?.errors?.code?.[0], message }),
    });
  };

  return (
    <Dialog open onOpenChange={(open) => open || pending || onClose()}>
      <DialogContent closeLabel={t('close')}>
        <DialogTitle>{t('addAppTitle')}</DialogTitle>
        <DialogDescription>{t('addAppText')}</DialogDescription>
        <a href={address} className={buttonVariants({ variant: 'secondary' })}>
          <Icon name="smartphone" />
          {t('openApp')}
        </a>
        {/* Dark on white in both colour schemes, as cameras expect. */}
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={t('qr')}
          className="size-44 justify-self-center rounded-card bg-white text-black"
          shapeRendering="crispEdges"
        >
          <path d={qr.path} fill="currentColor" />
        </svg>
        <p className="text-15">
          {t('typeSecret')}{' '}
          <code className="font-semibold [overflow-wrap:anywhere] select-all">
            {secret.replace(/.{4}(?=.)/g, '$& ')}
          </code>
        </p>
        <form method="post" noValidate onSubmit={add} className="grid gap-4">
          <Field id="app-code" label={t('appCode')} error={refusal?.field}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                value={code}
                onChange={(event) => setCode(event.target.value)}
                className="head h-13 text-24 tracking-[0.35em]"
              />
            )}
          </Field>
          {refusal && !refusal.field ? <Note tone="error">{refusal.message}</Note> : null}
          <FormFooter submit={t('add')} cancel={t('cancel')} pending={pending} disabled={code.trim() === ''} />
        </form>
      </DialogContent>
    </Dialog>
  );
}

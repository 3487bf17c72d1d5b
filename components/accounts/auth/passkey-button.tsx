'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReadyButton } from '@/components/ui/ready-button';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import { localizedPath } from '@/lib/core/i18n/paths';
import { postJson } from './post-json';

interface PasskeyButtonProps {
  /** Leaves the page; never resolves. */
  onSignedIn: () => Promise<never>;
  /** As the second step: the sign-in waited too long and has to begin again. Absent if the passkey signs in alone. */
  onExpired?: () => void;
}

/** Signs in by a passkey: alone, or as the second step. Its code is loaded by the first click. */
export function PasskeyButton({ onSignedIn, onExpired }: PasskeyButtonProps) {
  const t = useTranslations('auth');
  const language = useLocale();
  const [pending, setPending] = useState(false);

  const signIn = async (): Promise<void> => {
    const asked = await postJson('/api/login/passkey', { alone: !onExpired }, language);
    if (!asked.ok) return notify.error(t('loginFailed'), { description: asked.message ?? t('offline') });
    const { askPasskey } = await import('@/components/accounts/security/ask-passkey');
    const passkey = await askPasskey(asked.data);
    if (!passkey) return notify.error(t('loginFailed'), { description: t('passkeyCancelled') });
    const result = await postJson('/api/login/factor', { passkey }, language);
    if (result.ok) return onSignedIn();
    if (result.code === 'account_closed') {
      window.location.assign(localizedPath(language, '/closed-account'));
      return;
    }
    notify.error(t('loginFailed'), { description: result.message ?? t('offline') });
    if (result.status === 401) onExpired?.();
  };
  const click = async () => {
    setPending(true);
    await signIn().finally(() => setPending(false));
  };

  return (
    <ReadyButton variant="secondary" size="lg" pending={pending} onClick={() => void click()}>
      {pending ? null : <Icon name="key-round" />}
      {t('passkeySignIn')}
    </ReadyButton>
  );
}

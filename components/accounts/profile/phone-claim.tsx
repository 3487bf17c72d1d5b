'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { notify } from '@/components/ui/notify';
import { useSend } from './use-send';

/** Asks the owner of a confirmed phone whether another account may have it. */
export function PhoneClaim({ id }: { id: string }) {
  const t = useTranslations('profile');
  const router = useRouter();
  const send = useSend();
  const ready = useHydrated();
  const [pending, setPending] = useState<boolean | null>(null);
  const answer = async (allow: boolean) => {
    setPending(allow);
    const sent = await send('POST', '/api/user/phone/claim', { id, allow });
    setPending(null);
    if (sent.ok) notify.success(t(allow ? 'phoneGiven' : 'phoneKept'));
    else notify.error(sent.message);
    router.refresh();
  };
  const busy = !ready || pending !== null;
  return (
    <Note tone="warn" icon="smartphone" title={t('phoneClaimTitle')}>
      <p>{t('phoneClaimText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          pending={pending === false}
          disabled={busy}
          onClick={() => void answer(false)}
          className="max-sm:w-full"
        >
          {t('phoneKeep')}
        </Button>
        <Button
          variant="secondary"
          pending={pending === true}
          disabled={busy}
          onClick={() => void answer(true)}
          className="max-sm:w-full"
        >
          {t('phoneGive')}
        </Button>
      </div>
    </Note>
  );
}

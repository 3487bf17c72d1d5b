'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { notify } from '@/components/ui/notify';
import { useAccountSubmit } from './use-account-submit';

/** Asks the owner of a confirmed phone whether another account may have it. */
export function PhoneClaim({ id }: { id: string }) {
  const t = useTranslations('profile');
  const router = useRouter();
  const { pending, submit, request } = useAccountSubmit();
  const ready = useHydrated();
  const [allowed, setAllowed] = useState<boolean>();
  const answer = (allow: boolean) => {
    setAllowed(allow);
    submit({
      send: () => request('POST', '/api/user/phone/claim', { id, allow }),
      done: t(allow ? 'phoneGiven' : 'phoneKept'),
      refresh: () => router.refresh(),
      failed: (reason) => {
        notify.error(reason);
        router.refresh();
      },
    });
  };
  const busy = !ready || pending;
  return (
    <Note tone="warn" icon="smartphone" title={t('phoneClaimTitle')}>
      <p>{t('phoneClaimText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          pending={pending && allowed === false}
          disabled={busy}
          onClick={() => answer(false)}
          className="max-sm:w-full"
        >
          {t('phoneKeep')}
        </Button>
        <Button
          variant="secondary"
          pending={pending && allowed === true}
          disabled={busy}
          onClick={() => answer(true)}
          className="max-sm:w-full"
        >
          {t('phoneGive')}
        </Button>
      </div>
    </Note>
  );
}

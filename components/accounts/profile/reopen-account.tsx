'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReadyButton } from '@/components/ui/ready-button';
import { Note } from '@/components/ui/note';
import { useAccountSubmit } from './use-account-submit';

/** Calls off the deletion of the account, or signs out of it. */
export function ReopenAccount({ profileHref, homeHref }: { profileHref: string; homeHref: string }) {
  const t = useTranslations('profile');
  const { pending, submit, request } = useAccountSubmit();
  const [chosen, setChosen] = useState<'reopen' | 'leave'>();
  const [refusal, setRefusal] = useState<string | null>(null);

  const go = (what: 'reopen' | 'leave') => {
    setRefusal(null);
    setChosen(what);
    submit({
      send: () => request('POST', what === 'reopen' ? '/api/user/reopen' : '/api/logout'),
      done: null,
      onDone: () => {
        // A full page load, because everything the page knows about its viewer changes.
        window.location.assign(what === 'reopen' ? profileHref : homeHref);
        return new Promise<never>(() => undefined);
      },
      failed: setRefusal,
    });
  };

  return (
    <div className="mt-6 grid gap-4">
      {refusal ? <Note tone="error">{refusal}</Note> : null}
      <div className="flex flex-wrap gap-3">
        <ReadyButton
          pending={pending && chosen === 'reopen'}
          disabled={pending}
          onClick={() => go('reopen')}
          className="max-sm:w-full"
        >
          {t('reopen')}
        </ReadyButton>
        <ReadyButton
          variant="ghost"
          pending={pending && chosen === 'leave'}
          disabled={pending}
          onClick={() => go('leave')}
          className="max-sm:w-full"
        >
          {t('closedSignOut')}
        </ReadyButton>
      </div>
    </div>
  );
}

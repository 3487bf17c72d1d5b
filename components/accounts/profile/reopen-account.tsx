'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { useSend } from './use-send';

/** Calls off the deletion of the account, or signs out of it. */
export function ReopenAccount({ profileHref, homeHref }: { profileHref: string; homeHref: string }) {
  const t = useTranslations('profile');
  const send = useSend();
  const ready = useHydrated();
  const [pending, setPending] = useState<'reopen' | 'leave' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const go = async (what: 'reopen' | 'leave') => {
    setRefusal(null);
    setPending(what);
    const sent = await send('POST', what === 'reopen' ? '/api/user/reopen' : '/api/logout');
    // A full page load, because everything the page knows about its viewer changes.
    if (sent.ok) window.location.assign(what === 'reopen' ? profileHref : homeHref);
    else {
      setPending(null);
      setRefusal(sent.message);
    }
  };

  return (
    <div className="mt-6 grid gap-4">
      {refusal ? <Note tone="error">{refusal}</Note> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          pending={pending === 'reopen'}
          disabled={!ready || pending !== null}
          onClick={() => void go('reopen')}
          className="max-sm:w-full"
        >
          {t('reopen')}
        </Button>
        <Button
          variant="ghost"
          pending={pending === 'leave'}
          disabled={!ready || pending !== null}
          onClick={() => void go('leave')}
          className="max-sm:w-full"
        >
          {t('closedSignOut')}
        </Button>
      </div>
    </div>
  );
}

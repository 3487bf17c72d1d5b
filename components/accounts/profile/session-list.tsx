'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import type { SessionRow } from './session-rows';
import { useSend } from './use-send';

/** The user's sessions, with a button to end each one except the current one. */
export function SessionList({ sessions }: { sessions: readonly SessionRow[] }) {
  const t = useTranslations('profile');
  const router = useRouter();
  const send = useSend();
  const ready = useHydrated();
  const [ending, setEnding] = useState<string | null>(null);
  const [refreshing, startTransition] = useTransition();
  const busy = ending !== null || refreshing;

  const end = async (id: string | null) => {
    setEnding(id ?? 'others');
    const sent = await send('DELETE', id === null ? '/api/user/sessions' : `/api/user/sessions/${id}`);
    setEnding(null);
    if (!sent.ok) notify.error(t('sessionFailed'), { description: sent.message });
    else notify.success(id === null ? t('othersEnded') : t('sessionEnded'));
    startTransition(() => router.refresh());
  };

  return (
    <>
      <ul className="grid">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0"
          >
            <span className="grid size-10 flex-none place-items-center rounded-full bg-sunken text-ink-2">
              <Icon name={session.handheld ? 'smartphone' : 'monitor'} />
            </span>
            <div className="min-w-0 flex-1 basis-52">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {session.device}
                {session.current ? <Badge tone="ok">{t('thisSession')}</Badge> : null}
              </p>
              <p className="text-14 text-ink-2">
                {[...(session.current ? [] : [t('lastUsed', { when: session.used })]), session.opened]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {session.current ? null : (
              <Button
                variant="secondary"
                pending={ending === session.id}
                disabled={busy || !ready}
                onClick={() => void end(session.id)}
                aria-label={`${t('endSession')}: ${session.device}`}
              >
                {t('endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          variant="secondary"
          pending={ending === 'others'}
          disabled={busy || !ready}
          onClick={() => void end(null)}
          className="justify-self-start max-sm:w-full"
        >
          {t('endOthers')}
        </Button>
      ) : null}
    </>
  );
}

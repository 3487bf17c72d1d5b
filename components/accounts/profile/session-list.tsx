'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReadyButton } from '@/components/ui/ready-button';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { SessionRow } from './session-rows';
import { useAccountSubmit } from './use-account-submit';

/** The user's sessions, with a button to end each one except the current one. */
export function SessionList({ sessions }: { sessions: readonly SessionRow[] }) {
  const t = useTranslations('profile');
  const router = useRouter();
  const { pending, submit, request } = useAccountSubmit();
  const [ending, setEnding] = useState<string | null>(null);
  const end = (id: string | null) => {
    setEnding(id ?? 'others');
    submit({
      send: () => request('DELETE', id === null ? '/api/user/sessions' : `/api/user/sessions/${id}`),
      done: id === null ? t('othersEnded') : t('sessionEnded'),
      refresh: () => router.refresh(),
      failed: () => {
        router.refresh();
        return t('sessionFailed');
      },
    });
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
              <ReadyButton
                variant="secondary"
                pending={pending && ending === session.id}
                disabled={pending}
                onClick={() => end(session.id)}
                aria-label={`${t('endSession')}: ${session.device}`}
              >
                {t('endSession')}
              </ReadyButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <ReadyButton
          variant="secondary"
          pending={pending && ending === 'others'}
          disabled={pending}
          onClick={() => end(null)}
          className="justify-self-start max-sm:w-full"
        >
          {t('endOthers')}
        </ReadyButton>
      ) : null}
    </>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { notify } from '@/components/ui/notify';
import type { DataExportDto } from '@/lib/closure/personal-data/dto';
import { useSend } from './use-send';

/** Asks for a copy of the account's data, says how far it is, and downloads it after a proof of who is there. */
export function DataExport({ latest, readyText }: { latest: DataExportDto | null; readyText: string | null }) {
  const t = useTranslations('profile');
  const router = useRouter();
  const send = useSend();
  const ready = useHydrated();
  const [pending, setPending] = useState<'request' | 'download' | null>(null);
  const [refreshing, startTransition] = useTransition();

  const request = async () => {
    setPending('request');
    const sent = await send('POST', '/api/user/data');
    setPending(null);
    if (!sent.ok && sent.error.code !== 'conflict') notify.error(sent.message);
    startTransition(() => router.refresh());
  };
  const download = async (path: string) => {
    setPending('download');
    const sent = await send('POST', path);
    setPending(null);
    if (sent.ok) window.location.assign(path);
    else {
      notify.error(sent.message);
      startTransition(() => router.refresh());
    }
  };

  return (
    <>
      <div role="status" className="empty:hidden">
        {latest?.state === 'waiting' ? (
          <Note tone="info" icon="clock">
            {t('dataWaiting')}
          </Note>
        ) : null}
        {latest?.state === 'failed' ? <Note tone="error">{t('dataFailed')}</Note> : null}
        {readyText ? <Note tone="ok">{readyText}</Note> : null}
      </div>
      <div className="flex flex-wrap gap-3">
        {latest?.state === 'ready' ? (
          <Button
            disabled={!ready}
            pending={pending === 'download'}
            onClick={() => void download(`/api/user/data/${latest.id}`)}
            className="max-sm:w-full"
          >
            <Icon name="download" />
            {t('dataDownload')}
          </Button>
        ) : null}
        {latest?.state === 'waiting' ? null : (
          <Button
            variant="secondary"
            disabled={!ready}
            pending={pending === 'request' || refreshing}
            onClick={() => void request()}
            className="max-sm:w-full"
          >
            {latest ? t('dataAgain') : t('dataRequest')}
          </Button>
        )}
      </div>
    </>
  );
}

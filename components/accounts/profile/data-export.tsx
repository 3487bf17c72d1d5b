'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ReadyButton } from '@/components/ui/ready-button';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { notify } from '@/components/ui/notify';
import type { Refusal } from '@/lib/core/validation/action-result';
import type { DataExportDto } from '@/lib/closure/personal-data/dto';
import { useAccountSubmit } from './use-account-submit';

/** Asks for a copy of the account's data, says how far it is, and downloads it after a proof of who is there. */
export function DataExport({ latest, readyText }: { latest: DataExportDto | null; readyText: string | null }) {
  const t = useTranslations('profile');
  const router = useRouter();
  const asked = useAccountSubmit();
  const fetched = useAccountSubmit();
  const failed = (reason: string, refusal: Refusal | null) => {
    // One that is being made already is shown by the page.
    if (refusal?.code !== 'conflict') notify.error(reason);
    router.refresh();
  };
  const ask = () =>
    asked.submit({
      send: () => asked.request('POST', '/api/user/data'),
      done: null,
      refresh: () => router.refresh(),
      failed,
    });
  const download = (path: string) =>
    fetched.submit({
      send: () => fetched.request('POST', path),
      done: null,
      onDone: () => window.location.assign(path),
      failed,
    });

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
          <ReadyButton
            pending={fetched.pending}
            onClick={() => download(`/api/user/data/${latest.id}`)}
            className="max-sm:w-full"
          >
            <Icon name="download" />
            {t('dataDownload')}
          </ReadyButton>
        ) : null}
        {latest?.state === 'waiting' ? null : (
          <ReadyButton variant="secondary" pending={asked.pending} onClick={ask} className="max-sm:w-full">
            {latest ? t('dataAgain') : t('dataRequest')}
          </ReadyButton>
        )}
      </div>
    </>
  );
}

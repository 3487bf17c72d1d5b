'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReadyButton } from '@/components/ui/ready-button';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import type { Topic } from '@/lib/core/topics/schema';
import { useAdminAct } from '@/components/accounts/confirmation/use-admin-act';
import type { ActionResult } from '@/lib/core/validation/action-result';

/** What an administrator can restore after taking it down; cancelling a lot is final. */
export type RestorableTopic = Topic & { kind: 'listing' | 'equipment' };

export type Restore = (input: RestorableTopic) => Promise<ActionResult>;

interface RestoreListingProps {
  topic: RestorableTopic;
  title: string;
  restore: Restore;
}

/** A button that restores a listing that was taken down, after a confirmation. */
export function RestoreListing({ topic, title, restore }: RestoreListingProps) {
  const t = useTranslations('admin.reports');
  const [asking, setAsking] = useState(false);
  const { run, pending } = useAdminAct(() => setAsking(false));
  return (
    <>
      <ReadyButton
        variant="secondary"
        aria-label={t('restoreOf', { title })}
        onClick={() => setAsking(true)}
        className="max-md:mt-1 max-md:w-full"
      >
        {t('restore')}
      </ReadyButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={(next) => (next || !pending) && setAsking(next)}
        title={t('restoreTitle')}
        description={t('restoreText', { title })}
        confirmLabel={t('restore')}
        cancelLabel={t('cancel')}
        pending={pending}
        onConfirm={() =>
          run({ act: () => restore(topic), done: { title: t('restored', { title }) }, failed: t('restoreFailed') })
        }
      />
    </>
  );
}

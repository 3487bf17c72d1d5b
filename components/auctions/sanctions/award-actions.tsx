'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAdminAct } from '@/components/accounts/confirmation/use-admin-act';
import { ReadyButton } from '@/components/ui/ready-button';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { AwardReview } from '@/lib/market/sanctions/dto';
import { bidPriceInFull } from '@/lib/livestock/price-formats/bid-price';

export type Decide = (input: { lotId: string; decision: 'awarded' | 'closed' }) => Promise<ActionResult>;

/** The buttons that award a lot to the runner-up or close it, each with a confirmation. */
export function AwardActions({ review, decide }: { review: AwardReview; decide: Decide }) {
  const t = useTranslations('admin.awards');
  const locale = useLocale();
  const [asked, setAsked] = useState<'awarded' | 'closed' | null>(null);
  const { run, pending } = useAdminAct(() => setAsked(null));
  const { lotId, title, runnerUp, reachesReserve, terms } = review;
  const name = runnerUp?.name ?? '';
  const isAward = asked === 'awarded';
  const confirm = () => {
    if (asked)
      run({
        act: () => decide({ lotId, decision: asked }),
        done: { title: isAward ? t('awarded', { name }) : t('closed') },
        failed: t('failed'),
      });
  };
  return (
    <div className="flex flex-wrap gap-2">
      {runnerUp && reachesReserve ? (
        <ReadyButton aria-label={t('awardNamed', { title, name })} onClick={() => setAsked('awarded')}>
          {t('award')}
        </ReadyButton>
      ) : null}
      <ReadyButton variant="secondary" aria-label={t('closeNamed', { title })} onClick={() => setAsked('closed')}>
        {t('close')}
      </ReadyButton>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={isAward ? t('awardTitle', { name }) : t('closeTitle')}
        description={
          isAward
            ? t('awardText', { title, price: runnerUp ? bidPriceInFull(locale, runnerUp.price, terms) : '' })
            : t('closeText', { title })
        }
        confirmLabel={isAward ? t('award') : t('close')}
        cancelLabel={t('back')}
        destructive={!isAward}
        pending={pending}
        onConfirm={confirm}
      />
    </div>
  );
}

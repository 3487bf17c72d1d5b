'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAdminAct } from '@/components/accounts/confirmation/use-admin-act';
import { useCheckedText } from '@/components/ui/forms/use-field-text';
import { ReadyButton } from '@/components/ui/ready-button';
import { Dialog, DialogContent, DialogDescription, DialogTitle, FormFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { AdminBannerAd } from '@/lib/money/banner-ads/dto';
import { REJECTION_MAX, bannerDecisionSchema } from '@/lib/money/banner-ads/schema';

interface DecideRequestProps {
  ad: Pick<AdminBannerAd, 'id' | 'title' | 'companyName' | 'requester'>;
  decide: (input: { id: string; approved: boolean; rejectionReason?: string }) => Promise<ActionResult>;
}

/** The buttons that approve or reject a request, and the dialog for the reason of a rejection. */
export function DecideRequest({ ad, decide }: DecideRequestProps) {
  const t = useTranslations('admin.banners');
  const [open, setOpen] = useState(false);
  const reason = useCheckedText({ id: 'rejection-reason', name: 'rejectionReason', schema: bannerDecisionSchema });
  const { run, pending } = useAdminAct(() => setOpen(false));
  const { id, title } = ad;

  const act = (approved: boolean) =>
    run({
      act: () => decide(approved ? { id, approved } : { id, approved, rejectionReason: reason.text }),
      done: { title: t(approved ? 'approved' : 'rejected', { title }), description: t('notifiedByMail') },
      undo: { kind: 'banner', targetId: id, isNoticed: ad.requester !== null },
      failed: t('processFailed'),
    });

  const reject = () => {
    if (reason.check({ approved: false, rejectionReason: reason.text })) act(false);
  };

  return (
    <div className="flex flex-wrap gap-2 max-md:w-full md:justify-end">
      <ReadyButton
        disabled={pending}
        pending={pending && !open}
        aria-label={t('approveOf', { title })}
        onClick={() => act(true)}
        className="max-md:flex-1"
      >
        {t('approve')}
      </ReadyButton>
      <ReadyButton
        variant="secondary"
        disabled={pending}
        aria-label={t('rejectOf', { title })}
        onClick={() => setOpen(true)}
        className="max-md:flex-1"
      >
        {t('reject')}
      </ReadyButton>
      <Dialog open={open} onOpenChange={(next) => (next || !pending) && setOpen(next)}>
        <DialogContent closeLabel={t('close')}>
          <DialogTitle>{t('rejectTitle')}</DialogTitle>
          <DialogDescription className="[overflow-wrap:anywhere]">
            {t('rejectText', { company: ad.companyName })}
          </DialogDescription>
          <Field {...reason.field} label={t('reason')} required>
            {(control) => <Textarea {...control} {...reason.input} rows={4} maxLength={REJECTION_MAX} />}
          </Field>
          <FormFooter
            type="button"
            submit={t('reject')}
            cancel={t('cancel')}
            variant="destructive"
            pending={pending}
            onClick={reject}
          />
        </DialogContent>
      </Dialog>
    </div>
  );
}

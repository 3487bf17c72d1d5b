'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAdminAct } from '@/components/accounts/confirmation/use-admin-act';
import { ReadyButton } from '@/components/ui/ready-button';
import type { VerificationQueueItem } from '@/lib/accounts/verification/dto';
import { fullName } from '@/lib/core/validation/full-name';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { ReviewDialog, type Decision } from './review-dialog';
import { waiting } from '@/components/moderation/today/today-keys';

export type Decide = (input: { userId: string; decision: Decision; notes: string }) => Promise<ActionResult>;

const noop = () => undefined;

/** The button that opens a verification request, and its dialog. */
export function ReviewVerification({ item, decide }: { item: VerificationQueueItem; decide: Decide }) {
  const t = useTranslations('admin');
  const [open, setOpen] = useState(false);
  const { run, pending: isSaving } = useAdminAct(noop);
  const { userId } = item;
  const isPending = item.verificationStatus === 'pending';
  const name = fullName(item);

  /** All requests of the page are loaded, so that another one opens at once; its documents are not until it does. */
  const show = (next: HTMLElement | undefined) => {
    setOpen(false);
    next?.click();
  };
  const neighbour = (step: number) => {
    const requests = waiting();
    return requests[requests.findIndex(({ dataset }) => dataset.waits === userId) + step];
  };

  /** Goes on while the decision is being saved, so that the next key is for what it shows. */
  const save = (decision: Decision, notes: string) => {
    show(neighbour(1) ?? neighbour(-1));
    run({
      act: () => decide({ userId, decision, notes }),
      what: t(decision === 'verified' ? 'approveOf' : 'rejectOf', { name }),
      done: { title: t(decision === 'verified' ? 'approved' : 'rejected', { name }), description: t('notifiedByMail') },
      undo: { kind: 'verification', targetId: userId, isNoticed: true },
      failed: t('reviewFailed', { name }),
    });
  };

  return (
    <>
      <ReadyButton
        variant="secondary"
        data-waits={isPending && !isSaving ? userId : undefined}
        aria-label={t(isPending ? 'reviewOf' : 'detailsOf', { name })}
        onClick={() => setOpen(true)}
        className="max-md:mt-1 max-md:w-full"
      >
        {t(isPending ? 'review' : 'details')}
      </ReadyButton>
      {open ? (
        <ReviewDialog
          item={item}
          onDecide={save}
          onStep={(step) => {
            const next = neighbour(step);
            if (next) show(next);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

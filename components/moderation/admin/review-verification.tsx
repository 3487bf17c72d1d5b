'use client';

import { useTranslations } from 'next-intl';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { useAdminAct } from '@/components/accounts/confirmation/use-admin-act';
import { ReadyButton } from '@/components/ui/ready-button';
import type { VerificationQueueItem } from '@/lib/accounts/verification/dto';
import { fullName } from '@/lib/core/validation/full-name';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { Decision } from '@/lib/accounts/verification/schema';
import { ReviewDialog } from './review-dialog';
import { waiting } from '@/components/moderation/today/today-keys';

export type Decide = (input: { userId: string; decision: Decision; notes: string }) => Promise<ActionResult>;

const noop = () => undefined;

/** What a decision is called, and what is said once it is made. */
const WORDS = {
  verified: ['approveOf', 'approved'],
  rejected: ['rejectOf', 'rejected'],
  withdrawn: ['withdrawOf', 'withdrawn'],
} as const;

const Opened = createContext<readonly [string | null, (userId: string | null) => void] | null>(null);

/** Keeps which of the requests inside is open: one at a time. */
export function ReviewedRequests({ children }: { children: ReactNode }) {
  return <Opened value={useState<string | null>(null)}>{children}</Opened>;
}

/** The button that opens a verification request, and its dialog. */
export function ReviewVerification({ item, decide }: { item: VerificationQueueItem; decide: Decide }) {
  const t = useTranslations('admin');
  const requests = useContext(Opened);
  if (!requests) throw new Error('ReviewVerification outside of ReviewedRequests');
  const [opened, open] = requests;
  const [notes, setNotes] = useState('');
  const { run, pending: isSaving } = useAdminAct(noop);
  const { userId } = item;
  const isPending = item.verificationStatus === 'pending';
  const name = fullName(item);

  /** All requests of the page are loaded, so that another one opens at once; its documents are not until it does. */
  const neighbour = (step: number) => {
    const rows = waiting();
    return rows[rows.findIndex(({ dataset }) => dataset.waits === userId) + step]?.dataset.waits;
  };

  /** Goes on while the decision is being saved, so that the next key is for what it shows; back if it is asked who decides. */
  const save = (decision: Decision, written: string) => {
    const [what, done] = WORDS[decision];
    const next = isPending ? (neighbour(1) ?? neighbour(-1) ?? null) : null;
    setNotes(written);
    open(next);
    run({
      act: () => decide({ userId, decision, notes: written }),
      about: {
        what: t(what, { name }),
        back: () => open(userId),
        on: () => open(next),
      },
      done: { title: t(done, { name }), description: t('notifiedByMail') },
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
        onClick={() => open(userId)}
        className="max-md:mt-1 max-md:w-full"
      >
        {t(isPending ? 'review' : 'details')}
      </ReadyButton>
      {opened === userId ? (
        <ReviewDialog
          item={item}
          written={notes}
          onDecide={save}
          onStep={(step) => {
            const next = neighbour(step);
            if (next) open(next);
          }}
          onClose={() => open(null)}
        />
      ) : null}
    </>
  );
}

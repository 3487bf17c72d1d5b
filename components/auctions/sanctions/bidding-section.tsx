'use client';

import { useTranslations } from 'next-intl';
import { useAdminAct } from '@/components/accounts/confirmation/use-admin-act';
import { useCheckedText } from '@/components/ui/forms/use-field-text';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { AdminUserDto } from '@/lib/accounts/accounts/dto';
import { fullName } from '@/lib/core/validation/full-name';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { biddingLimitSchema } from '@/lib/market/sanctions/schema';

export interface BiddingActs {
  setBiddingLimit: (input: { userId: string; limit: string }) => Promise<ActionResult>;
  clearMissedAnswers: (input: { userId: string }) => Promise<ActionResult>;
}

type BiddingSectionProps = { user: AdminUserDto; acts: BiddingActs; onDone: () => void };

/** A person's bidding limit, and whether they may bid after not answering sellers. */
export function BiddingSection({ user, acts, onDone }: BiddingSectionProps) {
  const { run, pending } = useAdminAct(onDone);
  const t = useTranslations('admin.users');
  const saved = user.biddingLimit?.replace(/\.00$/, '') ?? '';
  const limit = useCheckedText({ id: 'bidding-limit', name: 'limit', schema: biddingLimitSchema }, saved);
  const name = fullName(user);
  const save = () => {
    const input = { userId: user.id, limit: limit.text };
    if (!limit.check(input)) return;
    run({
      act: () => acts.setBiddingLimit(input),
      done: { title: t('limitSaved', { name }) },
      undo: { kind: 'biddingLimit', targetId: user.id },
      failed: t('limitFailed'),
    });
  };
  const clear = () =>
    run({
      act: () => acts.clearMissedAnswers({ userId: user.id }),
      done: { title: t('answersCleared', { name }) },
      failed: t('clearFailed'),
    });
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4">
      <Field {...limit.field} label={t('biddingLimit')} help={t('biddingLimitHelp')} className="w-full">
        {(control) => <Input {...control} {...limit.input} inputMode="decimal" autoComplete="off" maxLength={12} />}
      </Field>
      <Button
        pending={pending}
        disabled={pending || limit.text.trim() === saved}
        onClick={save}
        className="max-sm:w-full"
      >
        {t('saveLimit')}
      </Button>
      {user.missedAnswers > 0 ? (
        <>
          <p className="text-15">{t('missedAnswers', { count: user.missedAnswers })}</p>
          <Button variant="secondary" pending={pending} disabled={pending} onClick={clear} className="max-sm:w-full">
            {t('clearAnswers')}
          </Button>
        </>
      ) : null}
    </div>
  );
}

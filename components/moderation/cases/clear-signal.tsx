'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ReadyButton } from '@/components/ui/ready-button';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import type { ClearSignal as Clear } from '@/components/moderation/desk/acts';
import { useDesk } from '@/components/moderation/desk/desk';

/** Stops a signal from counting. */
export function ClearSignal({ id, rule, clear }: { id: string; rule: string; clear: Clear }) {
  const t = useTranslations('admin.cases.signals');
  const desk = useDesk();
  const router = useRouter();
  const { pending, submit } = useMemberSubmit();
  const run = () =>
    submit({
      send: () => clear({ id }),
      done: t('cleared'),
      refresh: () => router.refresh(),
      failed: desk.failed(t('clearFailed')),
    });
  return (
    <ReadyButton
      variant="ghost"
      pending={pending}
      onClick={run}
      aria-label={t('clearOf', { rule })}
      className="-my-2 px-2 text-13"
    >
      {t('clear')}
    </ReadyButton>
  );
}

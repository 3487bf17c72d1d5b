'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import type { ClearSignal as Clear } from './acts';
import { useDesk } from './desk';

/** Stops a signal from counting. */
export function ClearSignal({ id, rule, clear }: { id: string; rule: string; clear: Clear }) {
  const t = useTranslations('admin.cases.signals');
  const desk = useDesk();
  const router = useRouter();
  const ready = useHydrated();
  const [pending, startTransition] = useTransition();
  const run = () =>
    startTransition(async () => {
      const answer = await clear({ id }).catch(() => null);
      if (!answer?.ok) return desk.showFailure(t('clearFailed'), answer?.error.code);
      notify.success(t('cleared'));
      startTransition(() => router.refresh());
    });
  return (
    <Button
      variant="ghost"
      disabled={!ready}
      pending={pending}
      onClick={run}
      aria-label={t('clearOf', { rule })}
      className="-my-2 px-2 text-13"
    >
      {t('clear')}
    </Button>
  );
}

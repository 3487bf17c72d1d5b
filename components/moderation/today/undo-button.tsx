'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useShortcuts } from '@/components/accounts/admin-undo/use-shortcuts';
import { useUndoKey } from '@/components/accounts/admin-undo/use-undo-key';
import { Button } from '@/components/ui/button';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import type { ActionResult } from '@/lib/core/validation/action-result';

interface UndoButtonProps {
  /** Names what is undone. */
  label: string;
  /** How long it can be, in milliseconds. */
  left: number;
  /** Whether the key Z stands for it: no toast elsewhere offers the same. */
  byKey: boolean;
  undo: () => Promise<ActionResult>;
}

/** The button that undoes an act, as long as that is possible. */
export function UndoButton({ label, left, byKey, undo }: UndoButtonProps) {
  const t = useTranslations('admin.cases');
  const router = useRouter();
  const [shortcuts] = useShortcuts();
  const [isOffered, setOffered] = useState(true);
  const { pending, submit } = useMemberSubmit();
  useEffect(() => {
    const timer = setTimeout(() => setOffered(false), left);
    return () => clearTimeout(timer);
  }, [left]);
  const run = () =>
    submit({
      send: undo,
      done: t('undone'),
      doneMore: { description: t('undoneText') },
      failed: t('undoFailed'),
      staleCode: 'conflict',
      refresh: () => router.refresh(),
    });
  useUndoKey(byKey && shortcuts && isOffered && !pending, run);
  if (!isOffered) return null;
  return (
    <Button variant="secondary" pending={pending} aria-label={label} onClick={run}>
      {t('undo')}
    </Button>
  );
}

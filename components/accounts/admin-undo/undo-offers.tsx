'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { UndoActInput } from '@/lib/records/undo/schema';
import { UNDO_MS } from '@/lib/core/durations';
import { UndoToast } from './undo-toast';
import { useShortcuts } from './use-shortcuts';
import { useUndoKey } from './use-undo-key';

/** An act that can be undone, and what it did. */
interface Offer extends UndoActInput {
  text: string;
  /** Whether a notice about it waits. */
  isNoticed: boolean;
}

const Offers = createContext<((offer: Offer) => void) | null>(null);

/** Returns the function that offers to undo an act for ten seconds; null outside of administration. */
export function useOfferUndo(): ((offer: Offer) => void) | null {
  return useContext(Offers);
}

interface UndoOffersProps {
  undo: (act: UndoActInput) => Promise<ActionResult>;
  children: ReactNode;
}

/** Offers to undo the latest act of an administrator, by a button or the key Z, whichever page they go to meanwhile. */
export function UndoOffers({ undo, children }: UndoOffersProps) {
  const t = useTranslations('admin.cases');
  const router = useRouter();
  const [shortcuts] = useShortcuts();
  const [offered, setOffered] = useState<(Offer & { until: number }) | null>(null);
  const { submit } = useMemberSubmit();

  useEffect(() => {
    if (!offered) return;
    const timer = setTimeout(() => setOffered(null), offered.until - Date.now());
    return () => clearTimeout(timer);
  }, [offered]);

  const undoLast = () => {
    if (!offered) return;
    const { kind, targetId } = offered;
    setOffered(null);
    submit({
      send: () => undo({ kind, targetId }),
      done: t('undone'),
      doneMore: { description: t('undoneText') },
      failed: t('undoFailed'),
      staleCode: 'conflict',
      refresh: () => router.refresh(),
    });
  };
  useUndoKey(offered !== null && shortcuts, undoLast);

  const [offer] = useState(() => (next: Offer) => setOffered({ ...next, until: Date.now() + UNDO_MS }));
  return (
    <Offers value={offer}>
      {children}
      <UndoToast
        text={offered?.text ?? null}
        until={offered?.until ?? 0}
        isNoticed={offered?.isNoticed ?? false}
        onUndo={undoLast}
      />
    </Offers>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { notify } from '@/components/ui/notify';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { CaseDetail, DecisionReceipt } from '@/lib/moderation/cases/dto';
import type { AppealAction } from '@/lib/moderation/cases/schema';
import type { CaseAnswer } from '@/lib/moderation/reports/schema';
import type { CaseActs } from '@/components/moderation/desk/acts';
import { useDesk } from '@/components/moderation/desk/desk';
import { useKeys } from '@/components/accounts/admin-undo/use-keys';
import type { Neighbour } from './bar-button';
import type { SuspensionDays } from './suspension-end';
import { wayOf } from './ways';

/** What the bar needs to know of a case. */
export interface BarCase {
  key: string;
  title: string;
  until: string;
  kind: CaseDetail['kind'];
  /** Whether what was reported still exists. */
  exists: boolean;
  pending: number;
  /** Whether its risk signals wait for a decision. */
  risk: boolean;
  /** Whether it isn't public until then. */
  held: boolean;
  appeal: boolean;
  /** Whether the moderator decided what is appealed, so that a colleague decides the appeal. */
  own: boolean;
  claimedBy: string | null;
  owner: { name: string; onSale: number; suspended: boolean } | null;
  /** The name of the owner's language. */
  language: string | null;
  answers: readonly CaseAnswer[];
  suggested: CaseAnswer | null;
  previews: Partial<Record<CaseAnswer, string[]>> | null;
}

/** The neighbours of a case in the queue. */
export interface BarPlace {
  /** The keys of the cases that the page was made with. */
  queue: readonly string[];
  previous: Neighbour | null;
  next: Neighbour | null;
  href: string;
  queueHref: string;
}

/** `missing` is the answer that a decision lacks yet. */
type Open = 'answer' | 'missing' | 'suspend' | 'note' | 'shortcuts' | 'cancelLot' | null;

/** The decisions that a moderator may make of a case, by buttons or by their keys. */
export function useDecisions(item: BarCase, place: BarPlace, acts: CaseActs) {
  const t = useTranslations('admin.cases');
  const desk = useDesk();
  const ready = useHydrated();
  const [answer, setAnswer] = useState(item.suggested);
  const [days, setDays] = useState<SuspensionDays>(null);
  const [open, setOpen] = useState<Open>(null);
  const waits = item.pending > 0 || item.risk || item.appeal;
  // Who may not decide doesn't keep others from it either.
  const holder = useClaim(item, waits && !item.own, acts.claim);
  const isReader = holder !== null || item.own;
  const mayDecide = ready && waits && !isReader && !desk.isDecided(item.key);
  const mayTakeDown = mayDecide && item.exists && !item.appeal && (item.kind !== 'user' || item.owner !== null);
  const maySuspend = mayTakeDown && item.owner !== null && !item.owner.suspended;
  useTitleFocus(item.key);
  // Those that were decided since are no longer counted, as in the queue's title.
  const left = place.queue.filter((key) => key === item.key || !desk.isDecided(key));

  const seen = { key: item.key, until: item.until };
  const run = (act: () => Promise<ActionResult<DecisionReceipt>>, done: string) => {
    setOpen(null);
    const after = [place.next, place.previous].find((one) => one && !desk.isDecided(one.key));
    desk.decide({
      ...{ act, done },
      item: { ...seen, title: item.title, href: place.href },
      after: after ?? { href: place.queueHref, key: null },
    });
  };
  const dismiss = () =>
    run(() => acts.decide({ ...seen, action: 'dismissed' }), t(item.held ? 'done.released' : 'done.dismissed'));
  // People are warned; a listing is taken down, a message removed and a lot cancelled.
  const { action, shortcut, done, restored } = wayOf(item.kind);
  const withAnswer = (act: (answer: CaseAnswer) => void) => () => (answer ? act(answer) : setOpen('missing'));
  const takeDown = withAnswer((answer) => run(() => acts.decide({ ...seen, action, answer }), t(`done.${done}`)));
  const suspend = withAnswer((answer) =>
    run(() => acts.decide({ ...seen, action: 'suspended', answer, days }), t('done.suspended')),
  );
  const answerAppeal = (outcome: AppealAction) =>
    run(
      () => acts.decideAppeal({ key: item.key, action: outcome }),
      t(`done.${outcome === 'restored' ? restored : outcome}`),
    );
  // Cancelling a lot is final and needs a confirmation; taking a listing down can be undone instead.
  const startTakeDown = () => (item.kind === 'lot' && answer ? setOpen('cancelLot') : takeDown());

  const when = (may: boolean, act: () => void) => () => {
    if (may) act();
  };
  /** Opens a dialog by its key, from the button that does the same: there the focus comes back to, if it is nowhere. */
  const openBy = (key: 'N' | 'S', dialog: Open) => () => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.focus({ preventScroll: true });
    setOpen(dialog);
  };
  // A key is for the case that is shown: none decides one unseen, or twice one that was left.
  const whenShown = (act: () => void) => () => {
    if (desk.coming(item.key)) notify.info(t('keyTooEarly'));
    else act();
  };
  const keys = {
    n: when(item.exists, openBy('N', 'note')),
    '?': () => setOpen('shortcuts'),
    ...(item.appeal
      ? {
          d: when(mayDecide, () => answerAppeal('upheld')),
          r: when(mayDecide, () => answerAppeal('restored')),
        }
      : {
          d: when(mayDecide, dismiss),
          [shortcut.toLowerCase()]: when(mayTakeDown, startTakeDown),
          s: when(maySuspend, openBy('S', 'suspend')),
          ...Object.fromEntries(item.answers.map((name, index) => [String(index + 1), () => setAnswer(name)])),
        }),
  };
  useKeys(desk.shortcuts && ready, {
    z: desk.undoLast,
    ...Object.fromEntries(Object.entries(keys).map(([name, act]) => [name, whenShown(act)])),
  });
  return {
    position: { number: left.indexOf(item.key) + 1, total: left.length },
    ready,
    waits,
    holder,
    isReader,
    may: { decide: mayDecide, takeDown: mayTakeDown, suspend: maySuspend },
    answer,
    setAnswer,
    days,
    setDays,
    open,
    setOpen,
    dismiss,
    suspend,
    takeDown,
    startTakeDown,
    answerAppeal,
  };
}

/** Moves the focus to a case's title if the moderator came from another case, so that screen readers read it. */
function useTitleFocus(key: string): void {
  const { arrived } = useDesk();
  const seen = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (!arrived()) return;
    document.getElementById('case-title')?.focus({ preventScroll: true });
  }, [key, arrived]);
}

/**
 * Claims the case that a moderator has opened, so that nobody else decides it meanwhile. Returns the name of the other
 * moderator who holds it; null if there is none.
 */
function useClaim(
  { key, claimedBy }: { key: string; claimedBy: string | null },
  waits: boolean,
  claim: CaseActs['claim'],
): string | null {
  const [holder, setHolder] = useState(claimedBy);
  useEffect(() => {
    // On phones the queue's page holds its first case out of sight.
    if (!waits || document.getElementById('case-title')?.checkVisibility?.() === false) return;
    let gone = false;
    void claim({ key })
      .then((answer) => {
        // If the request fails, the decision itself is still refused if somebody else holds the case.
        if (!gone && answer.ok) setHolder(answer.data.claimedBy);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [claim, key, waits]);
  return holder;
}

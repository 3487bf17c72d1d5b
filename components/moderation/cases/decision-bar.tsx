'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { CaseDetail, DecisionReceipt } from '@/lib/moderation/cases/dto';
import type { SuspensionDays } from './suspension-end';
import type { AppealAction } from '@/lib/moderation/cases/schema';
import type { CaseAnswer } from '@/lib/moderation/reports/schema';
import type { CaseActs } from '@/components/moderation/desk/acts';
import { AnswerDialog } from './answer-dialog';
import { BarButton, Step, type Neighbour } from './bar-button';
import { useDesk } from '@/components/moderation/desk/desk';
import { Key } from '@/components/accounts/admin-undo/key';
import { NoteDialog } from './note-dialog';
import { ShortcutsDialog } from './shortcuts-dialog';
import { SuspendDialog } from './suspend-dialog';
import { useCaseShortcuts } from './use-case-shortcuts';
import { useClaim } from './use-claim';
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
  suggested: CaseAnswer;
  previews: Partial<Record<CaseAnswer, string[]>> | null;
}

/** The neighbours of a case in the queue. */
export interface BarPlace {
  number: number;
  total: number;
  previous: Neighbour | null;
  next: Neighbour | null;
  href: string;
  queueHref: string;
}

interface DecisionBarProps {
  item: BarCase;
  place: BarPlace;
  acts: CaseActs;
  /** Shown if nothing waits: how to put a listing back that was taken down. */
  closedAction?: ReactNode;
}

type Open = 'answer' | 'suspend' | 'note' | 'shortcuts' | 'cancelLot' | null;

/** The decisions of a case, each with its key; on phones four of them at the bottom of the screen. */
export function DecisionBar({ item, place, acts, closedAction }: DecisionBarProps) {
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
  const mayTakeDown = item.exists && !item.appeal && (item.kind !== 'user' || item.owner !== null);
  const maySuspend = mayTakeDown && item.owner !== null && !item.owner.suspended;
  useTitleFocus(item.key);

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
  const { action, icon, label, shortcut, done, restore, restored } = wayOf(item.kind);
  const takeDown = () => run(() => acts.decide({ ...seen, action, answer }), t(`done.${done}`));
  const suspend = () => run(() => acts.decide({ ...seen, action: 'suspended', answer, days }), t('done.suspended'));
  const answerAppeal = (outcome: AppealAction) =>
    run(
      () => acts.decideAppeal({ key: item.key, action: outcome }),
      t(`done.${outcome === 'restored' ? restored : outcome}`),
    );
  // Cancelling a lot is final and needs a confirmation; taking a listing down can be undone instead.
  const startTakeDown = () => (item.kind === 'lot' ? setOpen('cancelLot') : takeDown());

  const when = (may: boolean, act: () => void) => () => {
    if (may) act();
  };
  const goTo = (to: Neighbour | null) => () => {
    if (to) desk.step(to.href, to.key);
  };
  useCaseShortcuts(
    { enabled: desk.shortcuts && ready, caseKey: item.key },
    {
      j: goTo(place.next),
      k: goTo(place.previous),
      z: desk.undoLast,
      n: when(item.exists, () => setOpen('note')),
      '?': () => setOpen('shortcuts'),
      ...(item.appeal
        ? {
            d: when(mayDecide, () => answerAppeal('upheld')),
            r: when(mayDecide, () => answerAppeal('restored')),
          }
        : {
            d: when(mayDecide, dismiss),
            [shortcut.toLowerCase()]: when(mayDecide && mayTakeDown, startTakeDown),
            s: when(mayDecide && maySuspend, () => setOpen('suspend')),
            ...Object.fromEntries(item.answers.map((name, index) => [String(index + 1), () => setAnswer(name)])),
          }),
    },
  );

  const decisions = item.appeal ? (
    <>
      <BarButton icon="check" name="D" disabled={!mayDecide} onClick={() => answerAppeal('upheld')}>
        {t('uphold')}
      </BarButton>
      <BarButton icon="rotate-ccw" name="R" primary disabled={!mayDecide} onClick={() => answerAppeal('restored')}>
        {t(restore)}
      </BarButton>
    </>
  ) : (
    <>
      <BarButton icon="check" name="D" disabled={!mayDecide} onClick={dismiss}>
        {t(item.held ? 'release' : 'dismiss')}
      </BarButton>
      <BarButton icon="ban" name="S" warn disabled={!mayDecide || !maySuspend} onClick={() => setOpen('suspend')}>
        {t('suspend')}
      </BarButton>
      <BarButton
        icon={icon}
        name={shortcut}
        destructive={item.kind !== 'user'}
        primary={item.kind === 'user'}
        disabled={!mayDecide || !mayTakeDown}
        onClick={startTakeDown}
        className="max-md:hidden"
      >
        {t(label)}
      </BarButton>
      {/* Phones see what the owner will read before they decide. */}
      <BarButton
        icon={icon}
        destructive={item.kind !== 'user'}
        primary={item.kind === 'user'}
        disabled={!mayDecide || !mayTakeDown}
        onClick={() => setOpen('answer')}
        className="md:hidden"
      >
        {t(label)}
      </BarButton>
    </>
  );
  return (
    <section
      data-bottom-bar="wide"
      aria-label={t('decision')}
      className="sticky bottom-0 z-10 flex flex-none items-center gap-2 border-t border-line bg-surface px-2 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] md:min-h-18 md:flex-wrap md:px-6 md:py-3 min-[100rem]:flex-nowrap min-[100rem]:py-0"
    >
      <div className="flex items-center gap-1 whitespace-nowrap max-md:hidden">
        <Step label={t('previous')} name="K" to={place.previous} />
        <span className="text-14 text-ink-2 tabular-nums">
          {t('position', { number: place.number, total: place.total })}
        </span>
        <Step label={t('next')} name="J" to={place.next} />
      </div>
      {isReader || !waits ? (
        <p className="min-w-0 flex-1 px-2 text-14 text-ink-2">
          {item.own ? t('ownDecision') : holder ? t('readOnly', { name: holder }) : t('closed')}
        </p>
      ) : item.appeal ? (
        <span className="flex-1 max-md:hidden" />
      ) : (
        <button
          type="button"
          disabled={!ready || !item.previews}
          onClick={() => setOpen('answer')}
          aria-label={`${t('chooseAnswer')}: ${t(`answers.${answer}`)}`}
          className="control select-arrow min-w-0 flex-1 basis-0 truncate text-left text-14 max-md:hidden"
        >
          <span className="text-ink-2">{t('answer')}:</span> {t(`answers.${answer}`)}
        </button>
      )}
      <div className="flex items-center gap-1 max-md:flex-1 md:ml-auto md:basis-full md:justify-end md:gap-2 min-[100rem]:basis-auto">
        <BarButton icon="file-text" name="N" ghost disabled={!ready || !item.exists} onClick={() => setOpen('note')}>
          {t('note')}
        </BarButton>
        {waits && !isReader ? decisions : null}
        {waits ? null : closedAction}
        <button
          type="button"
          aria-label={t('shortcuts')}
          disabled={!ready}
          onClick={() => setOpen('shortcuts')}
          className="icon-button max-md:hidden"
        >
          <Key name="?" />
        </button>
      </div>
      {item.previews ? (
        <AnswerDialog
          open={open === 'answer'}
          onClose={() => setOpen(null)}
          answers={item.answers}
          answer={answer}
          onChoose={setAnswer}
          previews={item.previews}
          ownerName={item.owner?.name ?? ''}
          language={item.language ?? ''}
          confirm={
            <Button variant="destructive" disabled={!mayDecide} onClick={startTakeDown} className="md:hidden">
              {t(label)}
            </Button>
          }
        />
      ) : null}
      {item.owner ? (
        <SuspendDialog
          open={open === 'suspend'}
          onClose={() => setOpen(null)}
          owner={item.owner}
          answers={item.answers}
          answer={answer}
          onChoose={setAnswer}
          days={days}
          onDays={setDays}
          onConfirm={suspend}
        />
      ) : null}
      <ConfirmDialog
        open={open === 'cancelLot'}
        onOpenChange={(next) => setOpen(next ? 'cancelLot' : null)}
        title={t('cancelLotTitle')}
        description={t('cancelLotText')}
        confirmLabel={t('cancelLot')}
        cancelLabel={t('cancel')}
        destructive
        onConfirm={takeDown}
      />
      <NoteDialog open={open === 'note'} onClose={() => setOpen(null)} caseKey={item.key} save={acts.addNote} />
      <ShortcutsDialog
        held={item.held}
        open={open === 'shortcuts'}
        onClose={() => setOpen(null)}
        appeal={item.appeal}
        kind={item.kind}
      />
    </section>
  );
}

/** Moves the focus to a case's title if the moderator came from another case, so that screen readers read it. */
function useTitleFocus(key: string): void {
  const { arrived } = useDesk();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (seen.current === key || !arrived(key)) return;
    seen.current = key;
    document.getElementById('case-title')?.focus({ preventScroll: true });
  }, [key, arrived]);
}

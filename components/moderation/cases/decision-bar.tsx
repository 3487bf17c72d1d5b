'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Key } from '@/components/accounts/admin-undo/key';
import type { CaseActs } from '@/components/moderation/desk/acts';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { AnswerDialog } from './answer-dialog';
import { BarButton, Step } from './bar-button';
import { NoteDialog } from './note-dialog';
import { ShortcutsDialog } from './shortcuts-dialog';
import { SuspendDialog } from './suspend-dialog';
import { useDecisions, type BarCase, type BarPlace } from './use-decisions';
import { wayOf } from './ways';

interface DecisionBarProps {
  item: BarCase;
  place: BarPlace;
  acts: CaseActs;
  /** Shown if nothing waits: how to put a listing back that was taken down. */
  closedAction?: ReactNode;
}

/** The decisions of a case, each with its key; on phones four of them at the bottom of the screen. */
export function DecisionBar({ item, place, acts, closedAction }: DecisionBarProps) {
  const t = useTranslations('admin.cases');
  const { ready, waits, holder, isReader, may, ...bar } = useDecisions(item, place, acts);
  const { answer, setAnswer, days, setDays, open, setOpen } = bar;
  const { icon, label, shortcut, restore } = wayOf(item.kind);
  const chosen = answer ? t(`answers.${answer}`) : t('noAnswer');

  const decisions = item.appeal ? (
    <>
      <BarButton icon="check" name="D" disabled={!may.decide} onClick={() => bar.answerAppeal('upheld')}>
        {t('uphold')}
      </BarButton>
      <BarButton icon="rotate-ccw" name="R" primary disabled={!may.decide} onClick={() => bar.answerAppeal('restored')}>
        {t(restore)}
      </BarButton>
    </>
  ) : (
    <>
      <BarButton icon="check" name="D" disabled={!may.decide} onClick={bar.dismiss}>
        {t(item.held ? 'release' : 'dismiss')}
      </BarButton>
      <BarButton icon="ban" name="S" warn disabled={!may.suspend} onClick={() => setOpen('suspend')}>
        {t('suspend')}
      </BarButton>
      <BarButton
        icon={icon}
        name={shortcut}
        destructive={item.kind !== 'user'}
        primary={item.kind === 'user'}
        disabled={!may.takeDown}
        onClick={bar.startTakeDown}
        className="max-md:hidden"
      >
        {t(label)}
      </BarButton>
      {/* Phones see what the owner will read before they decide. */}
      <BarButton
        icon={icon}
        destructive={item.kind !== 'user'}
        primary={item.kind === 'user'}
        disabled={!may.takeDown}
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
        <span className="text-14 text-ink-2 tabular-nums">{t('position', bar.position)}</span>
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
          aria-label={`${t('chooseAnswer')}: ${chosen}`}
          className="control select-arrow min-w-0 flex-1 basis-0 truncate text-left text-14 max-md:hidden"
        >
          <span className="text-ink-2">{t('answer')}:</span> {chosen}
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
          open={open === 'answer' || open === 'missing'}
          onClose={() => setOpen(null)}
          answers={item.answers}
          answer={answer}
          onChoose={setAnswer}
          previews={item.previews}
          ownerName={item.owner?.name ?? ''}
          language={item.language ?? ''}
          confirm={
            <Button
              variant="destructive"
              disabled={!may.decide || !answer}
              onClick={bar.startTakeDown}
              className={open === 'missing' ? '' : 'md:hidden'}
            >
              {t(label)}
            </Button>
          }
          onEnter={open === 'missing' && may.decide ? bar.startTakeDown : () => setOpen(null)}
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
          onConfirm={bar.suspend}
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
        onConfirm={bar.takeDown}
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

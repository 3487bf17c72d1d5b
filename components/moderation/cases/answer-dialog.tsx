'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import type { CaseAnswer } from '@/lib/moderation/reports/schema';
import { Key } from '@/components/accounts/admin-undo/key';

interface AnswerDialogProps {
  open: boolean;
  onClose: () => void;
  answers: readonly CaseAnswer[];
  answer: CaseAnswer | null;
  onChoose: (answer: CaseAnswer) => void;
  previews: Partial<Record<CaseAnswer, string[]>>;
  ownerName: string;
  /** The name of the owner's language. */
  language: string;
  /** On phones, and where a decision lacked its answer, the decision itself. */
  confirm: ReactNode;
  /** What Enter does on a chosen answer. */
  onEnter: () => void;
}

/** The canned answers, with what the owner will read. */
export function AnswerDialog({
  open,
  onClose,
  answers,
  answer,
  onChoose,
  previews,
  ownerName,
  language,
  confirm,
  onEnter,
}: AnswerDialogProps) {
  const t = useTranslations('admin.cases');
  const admin = useTranslations('admin');
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent
        closeLabel={admin('close')}
        onKeyDown={({ key, target, repeat }) => {
          if (key === 'Enter' && answer && !repeat && target instanceof HTMLInputElement) return onEnter();
          const named = answers[Number(key) - 1];
          if (named) onChoose(named);
        }}
      >
        <DialogTitle>{t('answerTitle')}</DialogTitle>
        <DialogDescription>{t('answerHint', { language })}</DialogDescription>
        <fieldset>
          <legend className="sr-only">{t('answerTitle')}</legend>
          {answers.map((name, index) => (
            <label
              key={name}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-input px-2 text-15 has-checked:bg-pasture-soft has-checked:font-semibold has-checked:text-pasture-ink"
            >
              <input
                type="radio"
                name="case-answer"
                className="tick"
                checked={answer === name}
                onChange={() => onChoose(name)}
              />
              <span className="min-w-0 flex-1">{t(`answers.${name}`)}</span>
              <Key name={String(index + 1)} />
            </label>
          ))}
        </fieldset>
        {answer ? (
          <div className="rounded-card bg-sunken px-4 py-3 text-14 leading-normal">
            <p className="font-semibold">{t('preview', { name: ownerName })}</p>
            {previews[answer]?.map((paragraph) => (
              <p key={paragraph} className="mt-1 [overflow-wrap:anywhere]">
                {paragraph}
              </p>
            ))}
          </div>
        ) : null}
        <DialogFooter>
          {confirm}
          <Button variant="secondary" onClick={onClose}>
            {t('useAnswer')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

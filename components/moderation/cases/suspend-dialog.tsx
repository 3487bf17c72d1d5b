'use client';

import { useTranslations } from 'next-intl';
import { SuspensionEnd, type SuspensionDays } from './suspension-end';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { CaseAnswer } from '@/lib/moderation/reports/schema';

interface SuspendDialogProps {
  open: boolean;
  onClose: () => void;
  owner: { name: string; onSale: number };
  answers: readonly CaseAnswer[];
  answer: CaseAnswer | null;
  onChoose: (answer: CaseAnswer) => void;
  days: SuspensionDays;
  onDays: (days: SuspensionDays) => void;
  onConfirm: () => void;
}

/** Asks before an account is suspended, and says what that hides. */
export function SuspendDialog({
  open,
  onClose,
  owner,
  answers,
  answer,
  onChoose,
  days,
  onDays,
  onConfirm,
}: SuspendDialogProps) {
  const t = useTranslations('admin.cases');
  const admin = useTranslations('admin');
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent closeLabel={admin('close')}>
        <DialogTitle className="break-words">{t('suspendTitle', { name: owner.name })}</DialogTitle>
        <DialogDescription>{t('suspendText', { count: owner.onSale })}</DialogDescription>
        <Field id="suspend-answer" label={t('suspendReason')}>
          {(control) => (
            <Select
              {...control}
              value={answer ?? ''}
              onChange={(event) => {
                const named = answers.find((name) => name === event.target.value);
                if (named) onChoose(named);
              }}
            >
              {answer ? null : <option value="">{t('noAnswer')}</option>}
              {answers.map((name) => (
                <option key={name} value={name}>
                  {t(`answers.${name}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <SuspensionEnd days={days} onChoose={onDays} />
        <DialogFooter>
          <Button variant="destructive" disabled={!answer} onClick={onConfirm}>
            {t('suspend')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

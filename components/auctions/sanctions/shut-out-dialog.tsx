'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFieldText } from '@/components/ui/forms/use-field-text';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { Bidder } from '@/lib/market/sanctions/dto';
import { SHUT_OUT_REASON_MAX, shutOutSchema } from '@/lib/market/sanctions/schema';
import { fieldErrors } from '@/lib/core/validation/field-errors';

interface ShutOutDialogProps {
  bidder: Bidder;
  /** Whether the lot may be extended by it. */
  isLive: boolean;
  pending: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason before somebody is shut out. */
export function ShutOutDialog({ bidder, isLive, pending, onClose, onConfirm }: ShutOutDialogProps) {
  const t = useTranslations('bidders');
  const fieldText = useFieldText();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const confirm = () => {
    const input = { bidId: bidder.bidId, reason };
    const [complaint] = fieldErrors(shutOutSchema.safeParse(input).error?.issues ?? []).reason ?? [];
    setError(complaint && fieldText(complaint));
    if (complaint) return document.getElementById('shut-out-reason')?.focus();
    onConfirm(reason);
  };
  return (
    <Dialog open onOpenChange={(open) => (open || pending ? undefined : onClose())}>
      <DialogContent closeLabel={t('back')}>
        <DialogTitle>{t('askTitle', { name: bidder.name })}</DialogTitle>
        <DialogDescription>
          {t('askText')} {isLive ? t('askLate') : null}
        </DialogDescription>
        <Field id="shut-out-reason" label={t('reason')} required help={t('reasonHelp')} error={error}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={SHUT_OUT_REASON_MAX}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <DialogFooter>
          <Button variant="destructive" pending={pending} disabled={pending} onClick={confirm}>
            {t('confirm')}
          </Button>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            {t('back')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useCheckedText } from '@/components/ui/forms/use-field-text';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { Bidder } from '@/lib/market/sanctions/dto';
import { SHUT_OUT_REASON_MAX, shutOutSchema } from '@/lib/market/sanctions/schema';

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
  const reason = useCheckedText({ id: 'shut-out-reason', name: 'reason', schema: shutOutSchema });
  const confirm = () => {
    if (reason.check({ bidId: bidder.bidId, reason: reason.text })) onConfirm(reason.text);
  };
  return (
    <Dialog open onOpenChange={(open) => (open || pending ? undefined : onClose())}>
      <DialogContent closeLabel={t('back')}>
        <DialogTitle>{t('askTitle', { name: bidder.name })}</DialogTitle>
        <DialogDescription>
          {t('askText')} {isLive ? t('askLate') : null}
        </DialogDescription>
        <Field {...reason.field} label={t('reason')} required help={t('reasonHelp')}>
          {(control) => <Textarea {...control} {...reason.input} rows={3} maxLength={SHUT_OUT_REASON_MAX} />}
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

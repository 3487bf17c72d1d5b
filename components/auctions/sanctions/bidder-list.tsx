'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReadyButton } from '@/components/ui/ready-button';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { Badge } from '@/components/ui/badge';
import { Panel } from '@/components/ui/panel';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { Bidder, LotBidders } from '@/lib/market/sanctions/dto';
import { bidPriceInFull } from '@/lib/livestock/price-formats/bid-price';
import { formatDate } from '@/lib/core/i18n/format';
import { useCheckedText } from '@/components/ui/forms/use-field-text';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { SHUT_OUT_REASON_MAX, shutOutSchema } from '@/lib/market/sanctions/schema';

interface BidderListProps extends LotBidders {
  exclude: (input: { bidId: string; reason: string }) => Promise<ActionResult>;
  lift: (input: { id: string }) => Promise<ActionResult>;
}

/** Runs an action of the page, shows its result as a toast and reloads the list. */
function useAct() {
  const t = useTranslations('bidders');
  const router = useRouter();
  const { pending, submit } = useMemberSubmit();
  const act = (send: () => Promise<ActionResult>, done: string, onDone: () => void) =>
    submit({
      send,
      done,
      failed: t('failed'),
      refresh: () => {
        onDone();
        router.refresh();
      },
    });
  return { pending, act };
}

/** The bidders of a lot and the people shut out, each with the button that changes it. */
export function BidderList({ lot, bidders, shutOut, exclude, lift }: BidderListProps) {
  const t = useTranslations('bidders');
  const locale = useLocale();
  const { pending, act } = useAct();
  const [asked, setAsked] = useState<Bidder | null>(null);
  return (
    <>
      <section aria-labelledby="bidders" className="grid gap-2">
        <h2 id="bidders" className="text-18">
          {t('list')}
        </h2>
        {bidders.length === 0 ? (
          <p className="text-ink-2">{t('none')}</p>
        ) : (
          <Panel padded={false}>
            <ul aria-labelledby="bidders" className="divide-y divide-line">
              {bidders.map((bidder) => (
                <li key={bidder.bidId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
                  <div className="min-w-0">
                    <p className="flex flex-wrap items-center gap-2">
                      <span className={bidder.isVoid ? 'text-ink-2 line-through' : 'font-semibold'}>{bidder.name}</span>
                      {bidder.isLeading ? (
                        <Badge tone="ok" icon="check">
                          {t('leads')}
                        </Badge>
                      ) : null}
                      {bidder.isVoid ? <Badge icon="ban">{t('void')}</Badge> : null}
                    </p>
                    <p className="text-14 text-ink-2 tabular-nums">
                      {t('bids', { count: bidder.bids, amount: bidPriceInFull(locale, bidder.amount, lot) })}
                    </p>
                  </div>
                  {bidder.isShutOut ? (
                    <span className="text-14 text-ink-2">{t('out')}</span>
                  ) : (
                    <ReadyButton
                      variant="secondary"
                      disabled={pending}
                      aria-label={t('shutOutNamed', { name: bidder.name })}
                      onClick={() => setAsked(bidder)}
                      className="max-sm:w-full"
                    >
                      {t('shutOut')}
                    </ReadyButton>
                  )}
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </section>
      <section aria-labelledby="shut-out" className="grid gap-2">
        <h2 id="shut-out" className="text-18">
          {t('outList')}
        </h2>
        {shutOut.length === 0 ? (
          <p className="text-ink-2">{t('outNone')}</p>
        ) : (
          <Panel padded={false}>
            <ul aria-labelledby="shut-out" className="divide-y divide-line">
              {shutOut.map(({ id, name, reason, since, lot: onLot }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
                  <div className="min-w-0 flex-1 basis-60">
                    <p className="font-semibold">{name}</p>
                    <p className="text-14 [overflow-wrap:anywhere] whitespace-pre-line">{reason}</p>
                    <p className="text-14 [overflow-wrap:anywhere] text-ink-2">
                      {t('since', { date: formatDate(locale, since) })}
                      {onLot === null ? null : ` · ${t('onLot', { title: onLot })}`}
                    </p>
                  </div>
                  <ReadyButton
                    variant="secondary"
                    disabled={pending}
                    aria-label={t('liftNamed', { name })}
                    onClick={() =>
                      act(
                        () => lift({ id }),
                        t('lifted'),
                        () => undefined,
                      )
                    }
                    className="max-sm:w-full"
                  >
                    {t('lift')}
                  </ReadyButton>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </section>
      {asked ? (
        <ShutOutDialog
          bidder={asked}
          isLive={lot.state === 'live'}
          pending={pending}
          onClose={() => setAsked(null)}
          onConfirm={(reason) =>
            act(
              () => exclude({ bidId: asked.bidId, reason }),
              t('done'),
              () => setAsked(null),
            )
          }
        />
      ) : null}
    </>
  );
}

interface ShutOutDialogProps {
  bidder: Bidder;
  /** Whether the lot may be extended by it. */
  isLive: boolean;
  pending: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason before somebody is shut out. */
function ShutOutDialog({ bidder, isLive, pending, onClose, onConfirm }: ShutOutDialogProps) {
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

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAdminAct } from '@/components/accounts/confirmation/use-admin-act';
import { ReadyButton } from '@/components/ui/ready-button';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { formatDate, formatPrice } from '@/lib/core/i18n/format';
import type { CurrencyRates } from '@/lib/market/rates/dto';
import { MonthlyPercentField } from './monthly-percent-field';
import { OwnRateFields } from './own-rate-fields';
import { RateSection, type RateActs, type RateSectionProps } from './rate-section';

/** The button of a currency and its dialog: a decision on a rate that jumped, an own rate, and what money costs. */
export function RateDialog({ row, name, acts }: { row: CurrencyRates; name: string; acts: RateActs }) {
  const t = useTranslations('admin.rates');
  const adminText = useTranslations('admin');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { run, pending } = useAdminAct(() => setOpen(false));
  const { rate } = row;
  const sections = { row, acts, run, pending };
  return (
    <>
      <ReadyButton
        variant={row.pending ? 'primary' : 'secondary'}
        aria-label={t(row.pending ? 'decideOf' : 'changeOf', { name })}
        onClick={() => setOpen(true)}
        className="max-md:mt-1 max-md:w-full"
      >
        {t(row.pending ? 'decide' : 'change')}
      </ReadyButton>
      <Dialog open={open} onOpenChange={(next) => (next || !pending) && setOpen(next)}>
        <DialogContent closeLabel={adminText('close')}>
          <DialogTitle className="first-letter:uppercase">{`${name} (${row.currency})`}</DialogTitle>
          <DialogDescription>
            {rate
              ? t('now', {
                  rate: formatPrice(locale, rate.perUsd, 4),
                  currency: row.currency,
                  date: formatDate(locale, rate.day),
                })
              : t('noRate')}
          </DialogDescription>
          {row.pending ? <PendingRate {...sections} waiting={row.pending} /> : null}
          {rate ? <OwnRateFields {...sections} rate={rate} /> : null}
          <MonthlyPercentField {...sections} />
        </DialogContent>
      </Dialog>
    </>
  );
}

function PendingRate({
  row: { currency },
  acts,
  run,
  pending,
  waiting,
}: RateSectionProps & { waiting: NonNullable<CurrencyRates['pending']> }) {
  const t = useTranslations('admin.rates');
  const locale = useLocale();
  const decide = (accepted: boolean) =>
    run({
      act: () => acts.decide({ currency, day: waiting.day, accepted }),
      done: { title: t(accepted ? 'accepted' : 'refused', { currency }) },
      failed: t('failed'),
    });
  return (
    <RateSection title={t('waitsTitle')}>
      <p className="text-15">
        {t('waitsText', {
          rate: formatPrice(locale, waiting.perUsd, 4),
          date: formatDate(locale, waiting.day),
          change: Math.round(waiting.change),
        })}
      </p>
      <DialogFooter>
        <Button pending={pending} disabled={pending} onClick={() => decide(true)}>
          {t('accept')}
        </Button>
        <Button variant="destructive" pending={pending} disabled={pending} onClick={() => decide(false)}>
          {t('refuse')}
        </Button>
      </DialogFooter>
    </RateSection>
  );
}

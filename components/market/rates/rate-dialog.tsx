'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAdminAct } from '@/components/accounts/confirmation/use-admin-act';
import { ReadyButton } from '@/components/ui/ready-button';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { formatDate, formatPrice } from '@/lib/core/i18n/format';
import type { CurrencyRates } from '@/lib/market/rates/dto';
import { HeldInput } from '@/components/ui/forms/held-input';
import { useFieldText, useCheckedText } from '@/components/ui/forms/use-field-text';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { JUMP, NOTE_MAX, ownRateSchema, monthlyPercentSchema } from '@/lib/market/rates/schema';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import { readPercent } from '@/lib/livestock/price-formats/read-quantity';
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

/** An administrator's own rate of today; one that jumps has to be ticked. */
function OwnRateFields({
  row: { currency },
  rate,
  acts,
  run,
  pending,
}: RateSectionProps & { rate: NonNullable<CurrencyRates['rate']> }) {
  const t = useTranslations('admin.rates');
  const locale = useLocale();
  const fieldText = useFieldText();
  const [perUsd, setPerUsd] = useState('');
  const [note, setNote] = useState(rate.note ?? '');
  const [isSure, setSure] = useState(false);
  const [error, setError] = useState<string>();
  const change = Number(perUsd) / Number(rate.perUsd) - 1;
  const jumps = perUsd !== '' && Math.abs(change) > JUMP;
  const save = () => {
    const input = { currency, perUsd, note, jumps: isSure };
    const [complaint] = fieldErrors(ownRateSchema.safeParse(input).error?.issues ?? []).perUsd ?? [];
    setError(complaint ? fieldText(complaint) : jumps && !isSure ? fieldText({ key: 'rateJumps' }) : undefined);
    if (complaint || (jumps && !isSure)) return document.getElementById('own-rate')?.focus();
    run({
      act: () => acts.enterRate(input),
      done: { title: t('saved', { currency }), description: t('savedText') },
      failed: t('failed'),
    });
  };
  return (
    <RateSection title={t('ownTitle')}>
      <Field id="own-rate" label={t('ownRate', { currency })} error={error} help={t('ownRateHelp')}>
        {(control) => (
          <HeldInput
            {...control}
            locale={locale}
            value={perUsd}
            onHold={(value) => {
              setPerUsd(value);
              setError(undefined);
            }}
            question={fieldText({ key: 'whichNumber' })}
            maxLength={20}
          />
        )}
      </Field>
      {jumps ? (
        <Checkbox checked={isSure} onChange={(event) => setSure(event.target.checked)}>
          {t('sure', { change: Math.round(change * 100) })}
        </Checkbox>
      ) : null}
      <Field id="own-rate-note" label={t('note')} note={t('optional')} help={t('noteHelp')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={NOTE_MAX}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <Button
        pending={pending}
        disabled={pending || perUsd === ''}
        onClick={save}
        className="justify-self-start max-sm:w-full"
      >
        {t('saveRate')}
      </Button>
    </RateSection>
  );
}

/** What money costs in a currency: prices with a term are compared by what they come to at once. */
function MonthlyPercentField({ row: { currency, monthly }, acts, run, pending }: RateSectionProps) {
  const t = useTranslations('admin.rates');
  const locale = useLocale();
  const saved = monthly ? String(Number(monthly.percent)) : '';
  const percent = useCheckedText({ id: 'monthly-percent', name: 'percent', schema: monthlyPercentSchema }, saved);
  const save = () => {
    const input = { currency, percent: percent.text };
    if (!percent.check(input)) return;
    run({
      act: () => acts.enterPercent(input),
      done: { title: t('monthlySaved', { currency }), description: t('savedText') },
      failed: t('failed'),
    });
  };
  return (
    <RateSection title={t('monthlyTitle')}>
      <Field {...percent.field} label={t('monthlyPercent')} help={t('monthlyHelp')}>
        {(control) => (
          <HeldInput
            {...control}
            locale={locale}
            read={readPercent}
            maxLength={6}
            value={percent.text}
            onHold={percent.write}
          />
        )}
      </Field>
      <Button
        variant="secondary"
        pending={pending}
        disabled={pending || percent.text === saved}
        onClick={save}
        className="justify-self-start max-sm:w-full"
      >
        {t('saveMonthly')}
      </Button>
    </RateSection>
  );
}

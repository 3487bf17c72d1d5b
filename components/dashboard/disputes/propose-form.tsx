'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useDealAct, type Send } from '@/components/dashboard/deals/use-deal-act';
import { Button } from '@/components/ui/button';
import { MemberForm } from '@/components/ui/forms/member-form';
import { useKeptTexts } from '@/components/ui/forms/use-kept-texts';
import { currencySign, type Currency } from '@/lib/core/i18n/currencies';
import { NumberField } from '@/components/ui/forms/number-field';

interface ProposeFormProps {
  number: number;
  currency: Currency;
  /** The other one. */
  name: string;
  /** Whether it is the one thing to do, and has the filled button. */
  isNext: boolean;
  send: Send;
}

/** A sum that would settle the dispute. */
export function ProposeForm({ number, currency, name, isNext, send }: ProposeFormProps) {
  const t = useTranslations('deals.dispute');
  const locale = useLocale();
  const { act, pending, errors } = useDealAct();
  const { values, set, clear, isBegun } = useKeptTexts(`propose-${number}`, { amount: '' });
  const { amount } = values;
  const forget = () => {
    set({ amount: '' });
    clear();
  };
  const submit = () => {
    act({ send: () => send({ number, amount }), done: t('proposed', { name }), onDone: forget });
  };
  return (
    <MemberForm
      errors={errors}
      isBegun={isBegun}
      onSubmit={submit}
      className="mt-3"
      layout="flex flex-wrap items-end gap-3"
    >
      <NumberField
        id="dispute-amount"
        label={t('amount', { currency: currencySign(locale, currency) })}
        error={errors.amount}
        layout="min-w-40 flex-1"
        value={amount}
        onHold={(amount) => set({ amount })}
        required
      />
      <Button type="submit" variant={isNext ? 'primary' : 'secondary'} pending={pending}>
        {t('sendProposal')}
      </Button>
    </MemberForm>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useDealAct, type Send } from '@/components/dashboard/deals/use-deal-act';
import { useKeptTexts } from '@/components/ui/forms/use-kept-texts';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/forms/number-field';
import { Segments } from '@/components/ui/forms/segments';
import { MemberForm } from '@/components/ui/forms/member-form';
import { Input } from '@/components/ui/input';
import { CurrencySelect } from '@/components/ui/units/currency-select';
import type { Currency } from '@/lib/core/i18n/currencies';
import type { QuoteDto } from '@/lib/deals/freight/dto';
import { FREIGHT_BASES } from '@/lib/deals/terms/freight-total';

interface QuoteFormProps {
  freightId: string;
  /** What is changed; null for a first one. */
  quote: QuoteDto | null;
  /** In which a first one is asked, unless somebody says otherwise. */
  currency: Currency;
  send: Send;
}

/** A carrier's amount, what it is for, and what else they say. */
export function QuoteForm({ freightId, quote, currency, send }: QuoteFormProps) {
  const t = useTranslations('freight');
  const { act, pending, errors } = useDealAct();
  const initial = {
    amount: quote?.amount ?? '',
    currency: String(quote?.currency ?? currency),
    basis: String(quote?.basis ?? 'trip'),
    km: quote?.km ? String(quote.km) : '',
    trucks: quote?.trucks ?? '',
    validUntil: quote?.validUntil ?? '',
  };
  const { values, set, clear } = useKeptTexts(`quote-${freightId}-${quote?.version ?? 0}`, initial);
  return (
    <MemberForm
      errors={errors}
      onSubmit={() =>
        act({
          send: () => send({ freightId, ...(quote && { quoteId: quote.id }), ...values }),
          done: quote ? t('saved') : t('sent'),
          onDone: clear,
        })
      }
    >
      <Segments
        name="basis"
        label={t('basis')}
        options={FREIGHT_BASES.map((value) => ({ value, title: t(`bases.${value}`) }))}
        chosen={values.basis}
        onChoose={(basis) => set({ basis })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <NumberField
          id="quote-amount"
          label={t('amount')}
          error={errors.amount}
          isMarked
          value={values.amount}
          onHold={(amount) => set({ amount })}
          required
        />
        <Field id="quote-currency" label={t('currency')} error={errors.currency}>
          {(control) => (
            <CurrencySelect
              {...control}
              value={values.currency}
              onChange={({ target }) => set({ currency: target.value })}
            />
          )}
        </Field>
      </div>
      {values.basis === 'km' ? (
        <NumberField
          id="quote-km"
          label={t('km')}
          note={t('optional')}
          help={t('kmHelp')}
          error={errors.km}
          value={values.km}
          onHold={(km) => set({ km })}
          inputMode="numeric"
        />
      ) : null}
      <Field id="quote-trucks" label={t('trucks')} note={t('optional')} help={t('trucksHelp')} error={errors.trucks}>
        {(control) => (
          <Input
            {...control}
            maxLength={120}
            autoComplete="off"
            value={values.trucks}
            onChange={({ target }) => set({ trucks: target.value })}
          />
        )}
      </Field>
      <Field
        id="quote-until"
        label={t('validUntil')}
        note={t('optional')}
        help={t('validHelp')}
        error={errors.validUntil}
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            value={values.validUntil}
            onChange={({ target }) => set({ validUntil: target.value })}
            className="sm:max-w-56"
          />
        )}
      </Field>
      <p className="text-13 text-ink-2">
        {t('seen')} {t('hands')}
      </p>
      <Button type="submit" size={quote ? 'md' : 'lg'} variant={quote ? 'secondary' : 'primary'} pending={pending}>
        {quote ? t('save') : t('send')}
      </Button>
    </MemberForm>
  );
}

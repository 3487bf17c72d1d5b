'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { HeldInput } from '@/components/ui/forms/held-input';
import { NumberField } from '@/components/ui/forms/number-field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { currencySign } from '@/lib/core/i18n/currencies';
import { formatDecimal, formatNumber, formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { basisUnit } from '@/lib/livestock/price-formats/asked-price';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import { readAmountsAlone, readHeads } from '@/lib/livestock/price-formats/read-quantity';
import { FREIGHT_PAYERS, PAYMENTS, STANDS_DAYS, TOLERANCES, slideUnit, type Proposal } from './proposal';
import { paymentText } from './terms-text';

interface OfferFieldsProps {
  /** Begins the ids. */
  id: string;
  values: Proposal;
  set: (part: Partial<Proposal>) => void;
  /** The terms that it changes. */
  before: DealTerms;
  errors: Partial<Record<string, string>>;
  /** How many heads are left. */
  left: number;
  /** Whether they are sold only together. */
  isTogether: boolean;
  noteMax: number;
}

const price = (locale: Locale, amount: string) => formatPrice(locale, amount, 4);
const write = (locale: Locale, heads: string) => formatNumber(locale, Number(heads));

/** The fields of an offer and of a counter-offer: heads, price and payment, the rest folded. */
export function OfferFields({ id, values, set, before, errors, left, isTogether, noteMax }: OfferFieldsProps) {
  const t = useTranslations('offers');
  const validation = useTranslations('validation');
  const locale = useLocale();
  const question = validation('whichNumber');
  const field = (name: keyof Proposal) => ({ id: `${id}-${name}`, error: errors[name === 'days' ? 'hours' : name] });
  const folded = (['deliverFrom', 'deliverTo', 'freightPayer', 'tolerancePercent', 'slide', 'note'] as const).some(
    (name) => errors[name],
  );
  const day = (name: 'deliverFrom' | 'deliverTo') => (
    <Field {...field(name)} label={t(name)}>
      {(control) => (
        <Input {...control} type="date" value={values[name]} onChange={({ target }) => set({ [name]: target.value })} />
      )}
    </Field>
  );
  const money = (name: 'amount' | 'slide', label: string, more: { help?: string; layout?: string } = {}) => (
    <NumberField
      {...field(name)}
      label={label}
      {...more}
      read={readAmountsAlone}
      write={price}
      prefix={currencySign(locale, before.currency)}
      value={values[name]}
      onHold={(amount) => set({ [name]: amount })}
    />
  );
  /** A field that chooses one of a few; `unsaid` is its choice of nothing. */
  const choice = (
    name: 'payment' | 'days' | 'freightPayer' | 'tolerancePercent',
    label: string,
    unsaid: string | null,
    options: readonly (readonly [value: string, text: string])[],
    className: string,
  ) => (
    <Field {...field(name)} label={label} className={className}>
      {(control) => (
        <Select {...control} value={values[name]} onChange={({ target }) => set({ [name]: target.value })}>
          {unsaid === null ? null : <option value="">{unsaid}</option>}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  const tolerances = [...new Set([...TOLERANCES, ...(before.tolerancePercent ? [before.tolerancePercent] : [])])];
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field
          {...field('heads')}
          label={t('headsLabel')}
          help={t('headsHelp', { left, together: String(isTogether) })}
        >
          {(control) =>
            isTogether ? (
              <Input {...control} readOnly value={write(locale, values.heads)} className="bg-sunken tabular-nums" />
            ) : (
              <HeldInput
                {...control}
                inputMode="numeric"
                read={readHeads}
                write={write}
                {...{ locale, question }}
                value={values.heads}
                onHold={(heads) => set({ heads })}
                className="tabular-nums"
              />
            )
          }
        </Field>
        {money('amount', t('priceLabel', { unit: basisUnit(locale, before.basis) }))}
        {choice(
          'payment',
          t('paymentLabel'),
          before.payment ? t('asItIs', { payment: paymentText(t, locale, before.payment) }) : t('unsaid'),
          Object.entries(PAYMENTS)
            .map(([name, payment]) => [name, paymentText(t, locale, payment)] as const)
            .filter(([, text]) => text !== paymentText(t, locale, before.payment)),
          'max-sm:col-span-2',
        )}
        {choice(
          'days',
          t('standsLabel'),
          null,
          STANDS_DAYS.map((days) => [String(days), t('days', { count: days })]),
          'max-sm:col-span-2',
        )}
      </div>
      <details className="group/more border-t border-line" open={folded || undefined}>
        <summary className="link flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 text-15 [&::-webkit-details-marker]:hidden">
          {t('more')}
          <Icon name="chevron-down" className="size-4 group-open/more:rotate-180" />
        </summary>
        <div className="grid grid-cols-2 gap-3 pt-2 pb-1">
          {day('deliverFrom')}
          {day('deliverTo')}
          {choice(
            'freightPayer',
            t('freightLabel'),
            t('unsaid'),
            FREIGHT_PAYERS.map((payer) => [payer, t(`freights.${payer}`)]),
            'col-span-2',
          )}
          {isByWeight(before.basis)
            ? choice(
                'tolerancePercent',
                t('toleranceLabel'),
                t('unsaid'),
                tolerances.map((percent) => [percent, t('tolerance', { percent: formatDecimal(locale, percent) })]),
                'col-span-2',
              )
            : null}
          {before.kg !== null && isByWeight(before.basis)
            ? money('slide', t('slideLabel', { unit: slideUnit(before) }), {
                help: t('slideHelp'),
                layout: 'col-span-2',
              })
            : null}
          <Field {...field('note')} label={t('noteLabel')} className="col-span-2">
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={noteMax}
                value={values.note}
                onChange={({ target }) => set({ note: target.value })}
              />
            )}
          </Field>
        </div>
      </details>
    </>
  );
}

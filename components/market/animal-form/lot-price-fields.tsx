'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Currency } from '@/lib/core/i18n/currencies';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { PriceInput } from '@/components/ui/forms/price-input';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { askedPriceText, basisUnit } from '@/lib/livestock/price-formats/asked-price';
import { unreadText } from '@/lib/core/i18n/typed-number';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { Icon } from '@/components/ui/icon';
import { formatRounded } from '@/lib/core/i18n/format';
import { BasisField, PriceCurrency } from './asking';
import type { ClassNames } from './class-names';
import { echoPrice } from './echo-price';
import { useQuote } from './use-quote';

/** What is asked: by what, how much, in which currency; and what that comes to. */
export function LotPriceFields({ country, ...echo }: ComponentProps<typeof PriceEcho> & { country: string | null }) {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const form = useFormContext<AnimalListingFormValues>();
  const { errors } = form.formState;
  const [amount, chosenBasis, chosenCurrency] = useWatch({
    control: form.control,
    name: ['priceAmount', 'priceBasis', 'priceCurrency'],
  });
  const basis = chosenBasis as PriceBasis;
  return (
    <>
      <BasisField label={t('priceBasis')} country={country} />
      <div className="grid gap-1">
        <Field
          required
          id={fieldId('priceAmount')}
          label={t(`prices.${basis}`)}
          help={
            amount !== '' && unreadText(amount) === null
              ? askedPriceText(locale, { amount, basis, currency: chosenCurrency as Currency })
              : t('priceAmountHelp')
          }
          error={errors.priceAmount?.message ?? errors.priceCurrency?.message}
        >
          {(control) => (
            <div className="grid grid-cols-[116px_minmax(0,1fr)] gap-2">
              <PriceCurrency />
              <PriceInput {...control} name="priceAmount" basisName="priceBasis" required className="head text-20" />
            </div>
          )}
        </Field>
        <Checkbox {...form.register('priceNegotiable')}>{t('priceNegotiable')}</Checkbox>
      </div>
      <PriceEcho {...echo} />
    </>
  );
}

/** Says the price as the sum that it comes to, shortly after the last key; asks once whether an unlikely one is meant. */
function PriceEcho({ names }: { names: ClassNames['classes'] }) {
  const t = useTranslations('listingForm.echo');
  const locale = useLocale();
  const { lot, quote: found, isDoubtful, confirm } = useQuote();
  const echo = lot && echoPrice(locale, t, lot);
  if (!echo) return <div role="status" />;
  const { priceBasis: basis, priceCurrency: currency, priceAmount: amount, class: code } = lot;
  const price = askedPriceText(locale, { amount, basis, currency });
  const perUnit = (text: string, unit: 'head' | 'kg') =>
    formatRounded(locale, text, 'USD') + basisUnit(locale, unit === 'kg' ? 'live_kg' : 'head');
  const dollars = found?.usd && [
    ...(found.usd.kg === null ? [] : [perUnit(found.usd.kg, 'kg')]),
    perUnit(found.usd.head, 'head'),
    ...(found.usd.lot === null ? [] : [t('lot', { amount: formatRounded(locale, found.usd.lot, 'USD') })]),
  ];
  const more = [
    echo.more,
    dollars ? [`≈\u00a0${dollars.join(' · ')}`] : [],
    found?.cashAmount
      ? [t('cash', { amount: `${formatRounded(locale, found.cashAmount, currency)} ${basisUnit(locale, basis)}` })]
      : [],
  ].filter((line) => line.length > 0);
  const usual = found?.usual;
  return (
    <div role="status">
      <div className="grid gap-0.5 rounded-card bg-pasture-soft px-4 py-3.5 text-pasture-ink tabular-nums">
        <p className="head text-18 leading-[1.35]">
          {echo.sum} <span className="whitespace-nowrap">= {echo.result}</span>
        </p>
        {more.map((line) => (
          <p key={line.join()} className="text-14">
            {line.join(' · ')}
          </p>
        ))}
        {isDoubtful ? (
          <div className="mt-1.5 text-14 font-semibold text-wheat-ink">
            <p className="flex items-start gap-1.5">
              <Icon name="circle-alert" className="mt-0.75 size-3.75" />
              <span>
                {usual && code
                  ? t('unusual', { price, usual: perUnit(usual.amount, usual.per), animals: names[code].other })
                  : t('unlikely', { price })}
              </span>
            </p>
            <button type="button" className="link ml-5.25 min-h-11" onClick={confirm}>
              {t('meant')}
            </button>
          </div>
        ) : null}
      </div>
    </div>
  );
}

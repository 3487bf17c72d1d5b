'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/animals/animal-listing-form-kind';
import { fieldId } from '@/components/listing-form/form-kind';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Segments } from '@/components/forms/segments';
import { Select } from '@/components/ui/select';
import { askedPriceText } from '@/lib/price-formats/asked-price';
import { currencySign } from '@/lib/i18n/currency-signs';
import { formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { readPrice } from '@/lib/price-formats/read-quantity';
import { CURRENCIES, PRICE_BASES, type Currency, type PriceBasis } from '@/lib/pricing/price-bases';
import { knownBases } from '@/lib/pricing/trade-customs';
import { PriceEcho } from './price-echo';

/** What is asked: by what, how much, in which currency; and what that comes to. */
export function LotPriceFields({ country, ...echo }: ComponentProps<typeof PriceEcho> & { country: string | null }) {
  const t = useTranslations('listingForm');
  const locale = useLocale() as Locale;
  const form = useFormContext<AnimalListingFormValues>();
  const { errors, isSubmitted } = form.formState;
  const [typed, chosenBasis, chosenCurrency] = useWatch({
    control: form.control,
    name: ['priceAmount', 'priceBasis', 'priceCurrency'],
  });
  const basis = chosenBasis as PriceBasis;
  const read = readPrice(locale, typed);
  const [isAll, showAll] = useState(false);
  const known = knownBases(country);
  const shown = PRICE_BASES.filter((value) => isAll || known.includes(value) || value === basis);
  const set = (name: 'priceBasis' | 'priceCurrency' | 'priceAmount', value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });

  /** A unit or a currency that was typed with the amount is chosen, and the amount stays. */
  const takeUnits = () => {
    if (!read?.basis && !read?.currency) return;
    if (read.basis) set('priceBasis', read.basis);
    if (read.currency) set('priceCurrency', read.currency);
    set('priceAmount', formatPrice(locale, read.amount, 4));
  };
  const amount = form.register('priceAmount', { onBlur: takeUnits });
  return (
    <>
      <div>
        <Segments
          id={fieldId('priceBasis')}
          name="priceBasis"
          label={t('priceBasis')}
          error={errors.priceBasis?.message}
          options={shown.map((value) => ({ value, title: t(`bases.${value}`) }))}
          chosen={basis}
          onChoose={(value) => set('priceBasis', value)}
        />
        {isAll ? null : (
          <button type="button" className="link min-h-11 text-14" onClick={() => showAll(true)}>
            {t('moreBases')}
          </button>
        )}
      </div>
      <div className="grid gap-1">
        <Field
          required
          id={fieldId('priceAmount')}
          label={t(`prices.${basis}`)}
          help={
            read
              ? askedPriceText(locale, { basis, currency: chosenCurrency as Currency, ...read })
              : t('priceAmountHelp')
          }
          error={errors.priceAmount?.message ?? errors.priceCurrency?.message}
        >
          {(control) => (
            <div className="grid grid-cols-[116px_minmax(0,1fr)] gap-2">
              <Select
                aria-label={t('currency')}
                id={fieldId('priceCurrency')}
                {...form.register('priceCurrency')}
                aria-invalid={errors.priceCurrency ? true : undefined}
              >
                {CURRENCIES.map((code) => (
                  <option key={code} value={code}>
                    {currencySign(locale, code)}
                  </option>
                ))}
              </Select>
              <Input
                {...control}
                {...amount}
                required
                inputMode="decimal"
                autoComplete="off"
                className="head text-20 tabular-nums"
              />
            </div>
          )}
        </Field>
        <Checkbox {...form.register('priceNegotiable')}>{t('priceNegotiable')}</Checkbox>
      </div>
      <PriceEcho {...echo} />
    </>
  );
}

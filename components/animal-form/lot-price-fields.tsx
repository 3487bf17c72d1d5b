'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/animals/animal-listing-form-kind';
import { fieldId } from '@/components/listing-form/form-kind';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { askedPriceText } from '@/lib/price-formats/asked-price';
import { formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { readPrice } from '@/lib/price-formats/read-quantity';
import type { Currency, PriceBasis } from '@/lib/pricing/price-bases';
import { BasisField, CurrencySelect } from './asking';
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
  const set = (name: 'priceBasis' | 'priceCurrency' | 'priceAmount', value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });

  /** A unit or a currency that was typed with the amount is chosen, and the amount stays. What is no price is said at once. */
  const takeUnits = () => {
    if (!read && typed.trim() !== '') void form.trigger('priceAmount');
    if (!read?.basis && !read?.currency) return;
    if (read.basis) set('priceBasis', read.basis);
    if (read.currency) set('priceCurrency', read.currency);
    set('priceAmount', formatPrice(locale, read.amount, 4));
  };
  const amount = form.register('priceAmount', { onBlur: takeUnits });
  return (
    <>
      <BasisField label={t('priceBasis')} country={country} />
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
              <CurrencySelect locale={locale} />
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

'use client';

import type { Currency } from '@/lib/core/i18n/currencies';
import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { PriceInput } from '@/components/ui/forms/price-input';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { unreadText } from '@/lib/core/i18n/typed-number';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { BasisField, PriceCurrency } from './asking';
import { PriceEcho } from './price-echo';

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

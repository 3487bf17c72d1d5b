import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { LocationField } from '@/components/listing-form/common-fields';
import { fieldId } from '@/components/listing-form/form-kind';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Segments } from '@/components/forms/segments';
import { Select } from '@/components/ui/select';
import { bidPrice } from '@/lib/price-formats/bid-price';
import { currencySign } from '@/lib/i18n/currency-signs';
import type { Locale } from '@/lib/i18n/locales';
import { readAmount } from '@/lib/i18n/read-number';
import { CURRENCIES, PRICE_BASES } from '@/lib/pricing/price-bases';
import { knownBases } from '@/lib/pricing/trade-customs';
import type { LotFormValues } from './lot-form-kind';
import { lotWorth } from './lot-worth';

/** What people bid for, starting and reserve price with what they come to, and the location. */
export function LotPriceFields({ country }: { country: string | null }) {
  const t = useTranslations('lotForm');
  const listing = useTranslations('listingForm');
  const locale = useLocale() as Locale;
  const form = useFormContext<LotFormValues>();
  const { register, control: state, formState } = form;
  const { errors, isSubmitted } = formState;
  const values = useWatch({ control: state }) as LotFormValues;
  const { priceBasis, priceCurrency } = values;
  const [isAll, showAll] = useState(false);
  const known = knownBases(country);
  const shown = PRICE_BASES.filter((basis) => isAll || known.includes(basis) || basis === priceBasis);
  const comesTo = (typed: string) => {
    const amount = readAmount(typed);
    if (amount === null) return undefined;
    return [bidPrice(locale, amount, values), ...lotWorth(locale, t, values, amount)].join(' · ');
  };
  return (
    <>
      <div>
        <Segments
          id={fieldId('priceBasis')}
          name="priceBasis"
          label={t('priceBasis')}
          error={errors.priceBasis?.message}
          options={shown.map((value) => ({ value, title: listing(`bases.${value}`) }))}
          chosen={priceBasis}
          onChoose={(value) => form.setValue('priceBasis', value, { shouldDirty: true, shouldValidate: isSubmitted })}
        />
        {isAll ? null : (
          <button type="button" className="link min-h-11 text-14" onClick={() => showAll(true)}>
            {listing('moreBases')}
          </button>
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field
          required
          id={fieldId('startingPrice')}
          label={t('startingPrice')}
          help={comesTo(values.startingPrice) ?? t('startingPriceHelp')}
          error={errors.startingPrice?.message ?? errors.priceCurrency?.message}
        >
          {(control) => (
            <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-2">
              <Select
                aria-label={listing('currency')}
                id={fieldId('priceCurrency')}
                {...register('priceCurrency')}
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
                {...register('startingPrice')}
                required
                inputMode="decimal"
                autoComplete="off"
                className="tabular-nums"
              />
            </div>
          )}
        </Field>
        <Field
          id={fieldId('reservePrice')}
          label={t('reservePrice')}
          note={listing('optional')}
          help={comesTo(values.reservePrice) ?? t('reservePriceHelp')}
          error={errors.reservePrice?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...register('reservePrice')}
              inputMode="decimal"
              autoComplete="off"
              prefix={currencySign(locale, priceCurrency)}
              className="tabular-nums"
            />
          )}
        </Field>
      </div>
      <LocationField />
    </>
  );
}

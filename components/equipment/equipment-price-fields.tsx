'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { LocationField } from '@/components/listing-form/common-fields';
import { fieldId } from '@/components/listing-form/form-kind';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { currencySign } from '@/lib/i18n/currency-signs';
import { formatMoney, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { readPrice } from '@/lib/price-formats/read-quantity';
import { CURRENCIES } from '@/lib/pricing/price-bases';
import { readEquipmentPrice, type EquipmentListingFormValues } from './equipment-listing-form-kind';

/** Price and location. A currency that is typed with the amount is chosen, and the amount stays. */
export function EquipmentPriceFields() {
  const t = useTranslations('listingForm');
  const locale = useLocale() as Locale;
  const { register, control: state, setValue, formState } = useFormContext<EquipmentListingFormValues>();
  const { errors, isSubmitted } = formState;
  const [priceAmount, priceCurrency] = useWatch({ control: state, name: ['priceAmount', 'priceCurrency'] });
  const read = readEquipmentPrice({ priceAmount, priceCurrency }, locale);
  const takeCurrency = () => {
    if (!read || !readPrice(locale, priceAmount)?.currency) return;
    setValue('priceCurrency', read.priceCurrency, { shouldDirty: true });
    setValue('priceAmount', formatPrice(locale, read.priceAmount, 4), {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <div className="grid content-start gap-1">
        <Field
          required
          id={fieldId('priceAmount')}
          label={t('equipment.price')}
          help={read ? formatMoney(locale, read.priceAmount, read.priceCurrency) : t('equipment.priceHelp')}
          error={errors.priceAmount?.message ?? errors.priceCurrency?.message}
        >
          {(control) => (
            <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-2">
              <Select
                aria-label={t('currency')}
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
                {...register('priceAmount', { onBlur: takeCurrency })}
                required
                inputMode="decimal"
                autoComplete="off"
                className="tabular-nums"
              />
            </div>
          )}
        </Field>
        <Checkbox {...register('priceNegotiable')}>{t('priceNegotiable')}</Checkbox>
      </div>
      <LocationField />
    </div>
  );
}

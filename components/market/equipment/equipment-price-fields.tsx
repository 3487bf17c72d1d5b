'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { PriceInput } from '@/components/ui/forms/price-input';
import { PriceCurrency } from '@/components/market/animal-form/asking';
import { LocationField } from '@/components/market/listing-form/common-fields';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { formatMoney } from '@/lib/core/i18n/format';
import { unreadText } from '@/lib/core/i18n/typed-number';
import type { EquipmentListingFormValues } from './equipment-listing-form-kind';

/** Price and location. A currency that is typed with the amount is chosen, and the amount stays. */
export function EquipmentPriceFields() {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const { register, control: state, formState } = useFormContext<EquipmentListingFormValues>();
  const { errors } = formState;
  const [priceAmount, priceCurrency] = useWatch({ control: state, name: ['priceAmount', 'priceCurrency'] });
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <div className="grid content-start gap-1">
        <Field
          required
          id={fieldId('priceAmount')}
          label={t('equipment.price')}
          help={
            priceAmount !== '' && unreadText(priceAmount) === null
              ? formatMoney(locale, priceAmount, priceCurrency)
              : t('equipment.priceHelp')
          }
          error={errors.priceAmount?.message ?? errors.priceCurrency?.message}
        >
          {(control) => (
            <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-2">
              <PriceCurrency />
              <PriceInput {...control} name="priceAmount" required />
            </div>
          )}
        </Field>
        <Checkbox {...register('priceNegotiable')}>{t('priceNegotiable')}</Checkbox>
      </div>
      <LocationField />
    </div>
  );
}

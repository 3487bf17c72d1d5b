import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { PriceInput } from '@/components/ui/forms/price-input';
import { BasisField, PriceCurrency } from '@/components/market/animal-form/asking';
import type { ClassNames } from '@/components/market/animal-form/class-names';
import { PriceDoubt } from '@/components/market/animal-form/price-doubt';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { Field } from '@/components/ui/field';
import { bidPrice } from '@/lib/livestock/price-formats/bid-price';
import { currencySign } from '@/lib/core/i18n/currencies';
import type { LotFormValues } from './lot-form-kind';
import { amountOf, lotWorth } from './lot-worth';

/** What people bid for, and starting and reserve price with what they come to. */
export function LotPriceFields({ country, names }: { country: string | null; names: ClassNames['classes'] }) {
  const t = useTranslations('lotForm');
  const listing = useTranslations('listingForm');
  const locale = useLocale();
  const form = useFormContext<LotFormValues>();
  const { control: state, formState } = form;
  const { errors } = formState;
  const values = useWatch({ control: state }) as LotFormValues;
  const { priceCurrency } = values;
  const comesTo = (value: string) => {
    const amount = amountOf(value);
    if (amount === null) return undefined;
    return [bidPrice(locale, amount, values), ...lotWorth(locale, t, values, amount)].join(' · ');
  };
  return (
    <>
      <BasisField label={t('priceBasis')} country={country} />
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
              <PriceCurrency />
              <PriceInput {...control} name="startingPrice" required />
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
          {(control) => <PriceInput {...control} name="reservePrice" prefix={currencySign(locale, priceCurrency)} />}
        </Field>
      </div>
      <PriceDoubt names={names} isShown />
    </>
  );
}

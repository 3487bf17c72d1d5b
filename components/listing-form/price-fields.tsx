'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { fieldId, type ListingFormValues } from './form-kind';

/** Price and location. */
export function PriceFields({ label }: { label: string }) {
  const t = useTranslations('listingForm');
  const form = useFormContext<ListingFormValues>();
  const { errors } = form.formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <div className="grid content-start gap-1">
        <Field required id={fieldId('price')} label={label} error={errors.price?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('price')}
              required
              inputMode="decimal"
              autoComplete="off"
              prefix="US$"
              className="tabular-nums"
            />
          )}
        </Field>
        <Checkbox {...form.register('priceNegotiable')}>{t('priceNegotiable')}</Checkbox>
      </div>
      <Field
        required
        id={fieldId('location')}
        label={t('location')}
        help={t('locationHelp')}
        error={errors.location?.message}
      >
        {(control) => <Input {...control} {...form.register('location')} required autoComplete="address-level2" />}
      </Field>
    </div>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { understood } from '@/components/forms/understood';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Locale } from '@/lib/i18n/locales';
import { LocationField } from './common-fields';
import { fieldId, type ListingFormValues } from './form-kind';

/** Price and location. */
export function PriceFields({ label }: { label: string }) {
  const t = useTranslations('listingForm');
  const form = useFormContext<ListingFormValues>();
  const locale = useLocale() as Locale;
  const { errors } = form.formState;
  const price = useWatch({ control: form.control, name: 'price' });
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <div className="grid content-start gap-1">
        <Field
          required
          id={fieldId('price')}
          label={label}
          help={understood(locale, price, { before: 'US$' })}
          error={errors.price?.message}
        >
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
      <LocationField />
    </div>
  );
}

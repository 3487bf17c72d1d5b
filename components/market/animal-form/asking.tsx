'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Segments } from '@/components/ui/forms/segments';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { CurrencySelect } from '@/components/ui/units/currency-select';
import type { Currency } from '@/lib/core/i18n/currencies';
import { PRICE_BASES, type PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { knownBases } from '@/lib/livestock/pricing/trade-customs';

type Asking = { priceBasis: PriceBasis; priceCurrency: Currency };

/** What a price or a bid is for: first what the country knows best, and the others on request. */
export function BasisField({ label, country }: { label: string; country: string | null }) {
  const t = useTranslations('listingForm');
  const form = useFormContext<Asking>();
  const { errors, isSubmitted } = form.formState;
  const basis = useWatch({ control: form.control, name: 'priceBasis' });
  const [isAll, showAll] = useState(false);
  const known = knownBases(country);
  const shown = PRICE_BASES.filter((value) => isAll || known.includes(value) || value === basis);
  return (
    <div>
      <Segments
        id={fieldId('priceBasis')}
        name="priceBasis"
        label={label}
        error={errors.priceBasis?.message}
        options={shown.map((value) => ({ value, title: t(`bases.${value}`) }))}
        chosen={basis}
        onChoose={(value) => form.setValue('priceBasis', value, { shouldDirty: true, shouldValidate: isSubmitted })}
      />
      {isAll ? null : (
        <button type="button" className="link min-h-11 text-14" onClick={() => showAll(true)}>
          {t('moreBases')}
        </button>
      )}
    </div>
  );
}

/** The currency of a price, beside its amount. */
export function PriceCurrency() {
  const t = useTranslations('listingForm');
  const { register, formState } = useFormContext<Asking>();
  return (
    <CurrencySelect
      aria-label={t('currency')}
      id={fieldId('priceCurrency')}
      {...register('priceCurrency')}
      aria-invalid={formState.errors.priceCurrency ? true : undefined}
    />
  );
}

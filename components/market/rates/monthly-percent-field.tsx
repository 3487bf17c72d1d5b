'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { HeldInput } from '@/components/ui/forms/held-input';
import { useFieldText } from '@/components/ui/forms/use-field-text';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { readPercent } from '@/lib/livestock/price-formats/read-quantity';
import { monthlyPercentSchema } from '@/lib/market/rates/schema';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import { RateSection, type RateSectionProps } from './rate-section';

/** What money costs in a currency: prices with a term are compared by what they come to at once. */
export function MonthlyPercentField({ row: { currency, monthly }, acts, run, pending }: RateSectionProps) {
  const t = useTranslations('admin.rates');
  const locale = useLocale();
  const fieldText = useFieldText();
  const saved = monthly ? String(Number(monthly.percent)) : '';
  const [percent, setPercent] = useState(saved);
  const [error, setError] = useState<string>();
  const save = () => {
    const input = { currency, percent };
    const [complaint] = fieldErrors(monthlyPercentSchema.safeParse(input).error?.issues ?? []).percent ?? [];
    setError(complaint && fieldText(complaint));
    if (complaint) return document.getElementById('monthly-percent')?.focus();
    run({
      act: () => acts.enterPercent(input),
      done: { title: t('monthlySaved', { currency }), description: t('savedText') },
      failed: t('failed'),
    });
  };
  return (
    <RateSection title={t('monthlyTitle')}>
      <Field id="monthly-percent" label={t('monthlyPercent')} error={error} help={t('monthlyHelp')}>
        {(control) => (
          <HeldInput
            {...control}
            locale={locale}
            read={readPercent}
            maxLength={6}
            value={percent}
            onHold={(value) => {
              setPercent(value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Button
        variant="secondary"
        pending={pending}
        disabled={pending || percent === saved}
        onClick={save}
        className="justify-self-start max-sm:w-full"
      >
        {t('saveMonthly')}
      </Button>
    </RateSection>
  );
}

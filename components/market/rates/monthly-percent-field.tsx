'use client';

import { useLocale, useTranslations } from 'next-intl';
import { HeldInput } from '@/components/ui/forms/held-input';
import { useCheckedText } from '@/components/ui/forms/use-field-text';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { readPercent } from '@/lib/livestock/price-formats/read-quantity';
import { monthlyPercentSchema } from '@/lib/market/rates/schema';
import { RateSection, type RateSectionProps } from './rate-section';

/** What money costs in a currency: prices with a term are compared by what they come to at once. */
export function MonthlyPercentField({ row: { currency, monthly }, acts, run, pending }: RateSectionProps) {
  const t = useTranslations('admin.rates');
  const locale = useLocale();
  const saved = monthly ? String(Number(monthly.percent)) : '';
  const percent = useCheckedText({ id: 'monthly-percent', name: 'percent', schema: monthlyPercentSchema }, saved);
  const save = () => {
    const input = { currency, percent: percent.text };
    if (!percent.check(input)) return;
    run({
      act: () => acts.enterPercent(input),
      done: { title: t('monthlySaved', { currency }), description: t('savedText') },
      failed: t('failed'),
    });
  };
  return (
    <RateSection title={t('monthlyTitle')}>
      <Field {...percent.field} label={t('monthlyPercent')} help={t('monthlyHelp')}>
        {(control) => (
          <HeldInput
            {...control}
            locale={locale}
            read={readPercent}
            maxLength={6}
            value={percent.text}
            onHold={percent.write}
          />
        )}
      </Field>
      <Button
        variant="secondary"
        pending={pending}
        disabled={pending || percent.text === saved}
        onClick={save}
        className="justify-self-start max-sm:w-full"
      >
        {t('saveMonthly')}
      </Button>
    </RateSection>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { HeldInput } from '@/components/ui/forms/held-input';
import type { Locale } from '@/lib/core/i18n/locales';

interface AmountFieldProps {
  id: string;
  label: string;
  amount: string;
  onHold: (amount: string) => void;
  error: string | undefined;
  className?: string;
}

/** A sum that would settle a dispute. */
export function AmountField({ amount, onHold, ...field }: AmountFieldProps) {
  const question = useTranslations('validation')('whichNumber');
  const locale = useLocale() as Locale;
  return (
    <Field {...field}>
      {(control) => (
        <HeldInput
          {...control}
          value={amount}
          onHold={onHold}
          locale={locale}
          question={question}
          required
          className="tabular-nums"
        />
      )}
    </Field>
  );
}

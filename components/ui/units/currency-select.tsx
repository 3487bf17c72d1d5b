import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { Select } from '@/components/ui/select';
import { CURRENCIES, currencySign } from '@/lib/core/i18n/currencies';

/** A choice of all currencies, by their signs. */
export function CurrencySelect(props: ComponentProps<'select'>) {
  const locale = useLocale();
  return (
    <Select {...props}>
      {CURRENCIES.map((code) => (
        <option key={code} value={code}>
          {currencySign(locale, code)}
        </option>
      ))}
    </Select>
  );
}

import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { Select } from '@/components/ui/select';
import { CURRENCIES, currencySign } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';

/** A choice of all currencies, by their signs. */
export function CurrencySelect(props: ComponentProps<'select'>) {
  const locale = useLocale() as Locale;
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

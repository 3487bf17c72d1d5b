'use client';

import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { cn } from '@/components/ui/cn';
import { formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { choicesOf, held } from '@/lib/core/i18n/typed-number';
import { readAmounts, readAmountsAlone, readPrices } from '@/lib/livestock/price-formats/read-quantity';
import { NumberInput } from './number-input';

const write = (locale: Locale, amount: string) => formatPrice(locale, amount, 4);

interface PriceInputProps extends Omit<ComponentProps<typeof NumberInput>, 'read' | 'write' | 'onSettle'> {
  /** The field of what the price is for; where there is none, a price that names it is no price. */
  basisName?: string;
}

/**
 * The amount of a price, beside its currency. A currency and a unit that are typed with it are chosen when the field is
 * left, and what is no price is said then.
 */
export function PriceInput({ basisName, className, ...props }: PriceInputProps) {
  const locale = useLocale();
  const { setValue, trigger, formState } = useFormContext();
  const read = basisName ? readAmounts : readAmountsAlone;
  const settle = (typed: string) => {
    const [price] = readPrices(locale, typed);
    const set = (name: string, value: string) =>
      setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    if (price?.basis && basisName) set(basisName, price.basis);
    if (price?.currency) set('priceCurrency', price.currency);
    const value = held(read, locale, typed);
    if (read(locale, typed).length === 0 && typed.trim() !== '' && choicesOf(read, value).length === 0)
      void trigger(props.name);
  };
  return (
    <NumberInput {...props} read={read} write={write} onSettle={settle} className={cn('tabular-nums', className)} />
  );
}

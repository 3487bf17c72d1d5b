'use client';

import { useLocale } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { Input } from '@/components/ui/input';
import { readTypedDate, tidyTypedDate, typedDate } from './typed-date';

const isDay = (value: string) => /^\d{4}-/.test(value);

interface DateInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  /** An ISO date, or what is typed until it is one. */
  value: string;
  onValue: (value: string) => void;
}

/**
 * A day that is typed in the order of the reader's language, whichever language the browser has. An unfinished one that was
 * not typed here may be in another order, and is asked again.
 */
export function DateInput({ value, onValue, ...props }: DateInputProps) {
  const locale = useLocale();
  const [text, setText] = useState('');
  return (
    <Input
      {...props}
      inputMode="numeric"
      autoComplete="off"
      value={readTypedDate(locale, text) === value ? text : isDay(value) ? typedDate(locale, value) : ''}
      onChange={({ target }) => {
        const tidy = tidyTypedDate(locale, target.value);
        setText(tidy);
        onValue(readTypedDate(locale, tidy));
      }}
    />
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { HeldInput } from './held-input';

type NumberInputProps = Omit<ComponentProps<typeof HeldInput>, 'value' | 'onHold' | 'locale' | 'question'> & {
  name: string;
};

/**
 * A number of the form around it; an error that is shown is looked at again with every change. It isn't registered: the
 * form would write the number into the field as it holds it.
 */
export function NumberInput({ name, ...props }: NumberInputProps) {
  const t = useTranslations('validation');
  const locale = useLocale();
  const { control, setValue, formState } = useFormContext();
  const { errors, isSubmitted } = formState;
  const value = (useWatch({ control, name }) as string | undefined) ?? '';
  return (
    <HeldInput
      {...props}
      name={name}
      value={value}
      onHold={(next) =>
        setValue(name, next, { shouldDirty: true, shouldValidate: isSubmitted || get(errors, name) !== undefined })
      }
      locale={locale}
      question={t('whichNumber')}
    />
  );
}

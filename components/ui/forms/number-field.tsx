'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { HeldInput } from './held-input';

type FieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'note' | 'help' | 'error'>;

interface NumberFieldProps extends FieldProps, Omit<ComponentProps<typeof HeldInput>, 'id' | 'locale' | 'question'> {
  id: string;
  /** The classes of the field around the control. */
  layout?: string;
  /** Whether the label has an asterisk. */
  isMarked?: boolean;
  /** The id of what describes it elsewhere on the page. */
  describedBy?: string;
}

/** A field for a number whose form holds its values itself; `NumberInput` is for those of react-hook-form. */
export function NumberField({
  id,
  label,
  note,
  help,
  error,
  layout,
  isMarked = false,
  describedBy,
  ...input
}: NumberFieldProps) {
  const question = useTranslations('validation')('whichNumber');
  const locale = useLocale();
  return (
    <Field {...{ id, label, note, help, error }} required={isMarked} {...(layout ? { className: layout } : {})}>
      {(control) => (
        <HeldInput
          className="tabular-nums"
          {...control}
          {...input}
          aria-describedby={[control['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined}
          locale={locale}
          question={question}
        />
      )}
    </Field>
  );
}

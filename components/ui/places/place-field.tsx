'use client';

import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { PlaceInput } from './place-input';
import { UnlistedPlace } from './unlisted-place';

interface PlaceFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'children'> {
  label: string;
  /** What connects the text with its form. */
  input: ComponentProps<'input'>;
  /** The text, and how the form is given another one. */
  value: string;
  onText: (text: string) => void;
}

/** Where somebody or something is: a place of the gazetteer, or one that isn't in it, with its region. */
export function PlaceField({ label, input, value, onText, ...field }: PlaceFieldProps) {
  return (
    <div className="grid content-start gap-1">
      <Field {...field} label={label}>
        {(control) => <PlaceInput {...control} {...input} label={label} required={field.required} />}
      </Field>
      <UnlistedPlace value={value} onChange={onText} />
    </div>
  );
}

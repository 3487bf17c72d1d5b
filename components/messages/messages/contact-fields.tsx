'use client';

import { useId } from 'react';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { RadioCard } from '@/components/ui/radio-card';
import { CONTACT_METHODS, type ContactMethod } from '@/lib/messages/messages/schema';

interface ContactFieldsProps {
  method: ContactMethod | null;
  value: string;
  labels: Record<
    'method' | 'corral' | 'phone' | 'email' | 'phoneValue' | 'phoneHelp' | 'emailValue' | 'shared',
    string
  >;
  methodError?: string | undefined;
  valueError?: string | undefined;
  onMethod: (method: ContactMethod) => void;
  onValue: (value: string) => void;
}

/** How the sender wants to be answered: here on Corral, unless they choose to share a phone number or an address. */
export function ContactFields({
  method,
  value,
  labels,
  methodError,
  valueError,
  onMethod,
  onValue,
}: ContactFieldsProps) {
  const id = useId();
  return (
    <>
      <fieldset className="grid gap-1.5" aria-describedby={methodError ? `${id}-error` : undefined}>
        <legend className="mb-1.5 text-15 font-medium">{labels.method}</legend>
        <div className="grid grid-cols-2 gap-2">
          {CONTACT_METHODS.map((choice) => (
            <RadioCard
              key={choice}
              name={`${id}-method`}
              data-field="contactMethod"
              title={labels[choice]}
              checked={method === choice}
              onChange={() => onMethod(choice)}
              className={`min-h-11 py-2.5 ${choice === 'corral' ? 'col-span-2' : ''}`}
            />
          ))}
        </div>
        <FieldError id={`${id}-error`}>{methodError}</FieldError>
      </fieldset>
      {method && method !== 'corral' ? (
        <Field
          id={`${id}-value`}
          label={method === 'phone' ? labels.phoneValue : labels.emailValue}
          help={method === 'phone' ? `${labels.phoneHelp} ${labels.shared}` : labels.shared}
          error={valueError}
        >
          {(control) => (
            <Input
              {...control}
              key={method}
              data-field="contactValue"
              type={method === 'phone' ? 'tel' : 'text'}
              inputMode={method === 'phone' ? 'tel' : 'email'}
              autoComplete={method === 'phone' ? 'tel' : 'email'}
              maxLength={300}
              value={value}
              onChange={(event) => onValue(event.target.value)}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}

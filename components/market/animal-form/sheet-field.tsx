'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { fieldId, type FormField } from '@/components/market/listing-form/form-kind';
import { cn } from '@/components/ui/cn';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { formatNumber } from '@/lib/core/i18n/format';
import { HEALTH_FLAGS, type HealthFlag } from '@/lib/livestock/facts/health';
import { NumberInput } from '@/components/ui/forms/number-input';
import { NUMBER_FIELDS } from './number-fields';
import { CHOICES, UNITS, isDay, type SheetField } from './sheet';

type Choice = keyof typeof CHOICES;

const isChoice = (name: SheetField): name is Choice => name in CHOICES;
const isNumber = (name: SheetField): name is keyof typeof UNITS => name in UNITS;
/** True for a field that is ticked. */
export const isCheck = (name: SheetField): name is HealthFlag => (HEALTH_FLAGS as readonly string[]).includes(name);

/** Three fields fill the schema's one for the terms of payment; it leads to the one that may be wrong. */
const FIELD_OF: Partial<Record<SheetField, FormField>> = { paymentParts: 'payment' };

// messages: listingForm.facts.*
// messages: listingForm.factHelp.*
// messages: listingForm.choices.*
/** One field of the sheet. */
export function SheetFieldControl({ name }: { name: SheetField }) {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const { register, control: form, formState } = useFormContext<AnimalListingFormValues>();
  const paymentKind = useWatch({ control: form, name: 'paymentKind' });
  const words = name === 'paymentParts' ? (paymentKind === 'days' ? 'days' : 'instalments') : name;
  if (isCheck(name)) return <Checkbox {...register(name)}>{t(`facts.${name}`)}</Checkbox>;

  const errors = formState.errors as Partial<Record<string, { message?: string }>>;
  const field = FIELD_OF[name] ?? name;
  const help = t.has(`factHelp.${words}`) ? t(`factHelp.${words}`) : undefined;
  return (
    <Field
      id={fieldId(field as FormField)}
      label={t(`facts.${words}`)}
      help={help}
      error={errors[field]?.message}
      className={cn('min-w-0 grid-cols-[minmax(0,1fr)]', name === 'healthStatus' && 'col-span-2')}
    >
      {(control) =>
        isChoice(name) ? (
          <Select {...control} {...register(name)}>
            <option value="">{t('unsaid')}</option>
            {CHOICES[name].map((choice) => (
              <option key={choice} value={choice}>
                {name === 'condition'
                  ? formatNumber(locale, Number(choice))
                  : t(`choices.${name.replace(/M..$/, '')}.${choice}`)}
              </option>
            ))}
          </Select>
        ) : isNumber(name) ? (
          <NumberInput
            {...control}
            name={name}
            read={NUMBER_FIELDS[name]}
            suffix={t(`units.${UNITS[name]}`)}
            className="tabular-nums"
          />
        ) : (
          <Input
            {...control}
            {...register(name)}
            type={isDay(name) ? 'date' : 'text'}
            autoComplete="off"
            className="tabular-nums"
          />
        )
      }
    </Field>
  );
}

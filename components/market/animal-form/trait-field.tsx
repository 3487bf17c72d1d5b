'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { NumberInput } from '@/components/ui/forms/number-input';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { TraitTexts } from '@/lib/market/animal-lots/lots/sheet';
import type { SheetTrait } from './sheet';

// messages: listingForm.traitHelp.*
/** One trait of the sheet: a choice, yes, a number with its unit, a day, or a line of text. */
export function TraitField({ name, kind, trait, texts }: SheetTrait & { texts: TraitTexts }) {
  const t = useTranslations('listingForm');
  const { register, formState } = useFormContext<AnimalListingFormValues>();
  const field = register(`traits.${name}`);
  const label = texts.names[name] ?? name;
  if (kind === 'yes') return <Checkbox {...field}>{label}</Checkbox>;
  return (
    <Field
      id={fieldId(`traits.${name}`)}
      label={label}
      help={t.has(`traitHelp.${name}`) ? t(`traitHelp.${name}`) : undefined}
      error={formState.errors.traits?.[name]?.message}
      className={`min-w-0 grid-cols-[minmax(0,1fr)] ${kind === 'line' ? 'col-span-2' : ''}`}
    >
      {(control) =>
        trait?.kind === 'choice' ? (
          <Select {...control} {...field}>
            <option value="">{t('unsaid')}</option>
            {trait.values.map((value) => (
              <option key={value} value={value}>
                {texts.values[value] ?? value}
              </option>
            ))}
          </Select>
        ) : trait?.kind === 'number' ? (
          <NumberInput {...control} name={field.name} suffix={trait.unit || undefined} className="tabular-nums" />
        ) : (
          <Input
            {...control}
            {...field}
            type={kind === 'day' ? 'date' : 'text'}
            autoComplete="off"
            className="tabular-nums"
          />
        )
      }
    </Field>
  );
}

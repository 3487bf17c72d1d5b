'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { wrongTrait } from '@/components/market/listing-form/error-summary';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { Section } from '@/components/ui/forms/section';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { ProgressBar } from '@/components/ui/uploads/progress-bar';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import type { TraitTexts } from '@/lib/market/animal-lots/lots/sheet';
import { NumberInput } from '@/components/ui/forms/number-input';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { ClassNames } from './class-names';
import { countFacts, sheetGroups, type SheetTrait } from './sheet';
import { isCheck, SheetFieldControl } from './sheet-field';

const CHEVRON = 'size-5 flex-none text-ink-2 transition-transform';

/** Everything that may be said besides the answers, folded, with how much of it is said for this class. */
export function LotSheet({
  names,
  texts,
  isRow,
}: {
  names: ClassNames['classes'];
  texts: TraitTexts;
  /** Whether it is one of the rows of a listing that is changed. */
  isRow: boolean;
}) {
  const t = useTranslations('listingForm');
  const { control, formState } = useFormContext<AnimalListingFormValues>();
  const error = formState.errors.traits as { message?: string } | undefined;
  const values = useWatch({ control }) as AnimalListingFormValues;
  const { category } = values;
  if (!category) return null;
  const code = (values.class || null) as ClassCode | null;
  const groups = sheetGroups(category, code, values).map((group) => ({ ...group, ...countFacts(group, values) }));
  const done = groups.reduce((sum, group) => sum + group.done, 0);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const said = t('factCount', { done, total });
  const parts = (
    <>
      {error?.message && wrongTrait(error) === undefined ? (
        <p id={fieldId('traits')} tabIndex={-1} className="px-4 pb-4 text-14 font-semibold text-clay-ink sm:px-5">
          {error.message}
        </p>
      ) : null}
      {groups.map(({ name, fields, traits, done: given, total: all }) => (
        <details key={name} className="group/part border-t border-line">
          <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2.5 px-4 sm:px-5 [&::-webkit-details-marker]:hidden">
            <h3 className="mr-auto font-text text-16 font-semibold tracking-normal">{t(`groups.${name}`)}</h3>
            {all > 0 ? (
              <span className="text-14 text-ink-2 tabular-nums">{t('factCount', { done: given, total: all })}</span>
            ) : null}
            <Icon name="chevron-down" className={`${CHEVRON} group-open/part:rotate-180`} />
          </summary>
          <div className="grid grid-cols-2 gap-x-4 gap-y-5 px-4 pt-1 pb-5 sm:px-5">
            {fields
              .filter((field) => !isCheck(field))
              .map((field) => (
                <SheetFieldControl key={field} name={field} />
              ))}
            {traits
              .filter(({ kind }) => kind !== 'yes')
              .map((trait) => (
                <TraitField key={trait.name} {...trait} texts={texts} />
              ))}
            <div className="col-span-2 grid gap-x-4 empty:hidden sm:grid-cols-2">
              {fields.filter(isCheck).map((field) => (
                <SheetFieldControl key={field} name={field} />
              ))}
              {traits
                .filter(({ kind }) => kind === 'yes')
                .map((trait) => (
                  <TraitField key={trait.name} {...trait} texts={texts} />
                ))}
            </div>
          </div>
        </details>
      ))}
    </>
  );
  if (isRow)
    return (
      <Section id="section-sheet" title={t('sheet')} says={said}>
        <Panel padded={false} className="[&>details:first-of-type]:border-t-0">
          {parts}
        </Panel>
      </Section>
    );
  return (
    <Panel padded={false} className="mb-8">
      <details className="group/sheet">
        <summary className="grid cursor-pointer list-none gap-2 px-4 py-4 sm:px-5 [&::-webkit-details-marker]:hidden">
          <span className="flex items-center justify-between gap-3">
            <h2 className="text-20">{t('sheet')}</h2>
            <Icon name="chevron-down" className={`${CHEVRON} group-open/sheet:rotate-180`} />
          </span>
          <ProgressBar value={Math.round((done / total) * 100)} label={t('sheetLabel')} valueText={said} />
          <span className="text-14 text-ink-2">
            <span className="tabular-nums">
              {code ? t('factCountFor', { done, total, animals: names[code].other }) : said}
            </span>{' '}
            {t('sheetText')}
          </span>
        </summary>
        {parts}
      </details>
    </Panel>
  );
}

// messages: listingForm.traitHelp.*
/** One trait of the sheet: a choice, yes, a number with its unit, a day, or a line of text. */
function TraitField({ name, kind, trait, texts }: SheetTrait & { texts: TraitTexts }) {
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

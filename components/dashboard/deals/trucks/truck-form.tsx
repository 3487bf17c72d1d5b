'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/forms/number-field';
import { MemberForm } from '@/components/ui/forms/member-form';
import { useKeptTexts } from '@/components/ui/forms/use-kept-texts';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { formatNumber } from '@/lib/core/i18n/format';
import { onScale, toKg, type ScaleUnit } from '@/lib/deals/terms/scale';
import type { TruckDto } from '@/lib/deals/trucks/dto';
import { useDealAct, type Send } from '../use-deal-act';

interface TruckFormProps {
  number: number;
  /** What is corrected; null for another truck. */
  truck: TruckDto | null;
  /** Who drives another truck, unless somebody says otherwise. */
  driver?: string;
  /** Heads that no other truck has. */
  left: number;
  unit: ScaleUnit;
  /** Who sees the kilograms only once their own are in. */
  name: string;
  send: Send;
}

const EMPTY = { plate: '', driver: '', heads: '', net: '', tags: '' };

const givenOf = ({ plate, driver, heads, kg, tags }: TruckDto, unit: ScaleUnit): typeof EMPTY => ({
  plate,
  driver: driver ?? '',
  heads: String(heads),
  net: kg === null ? '' : onScale(kg, unit),
  tags: tags.join('\n'),
});

/** What a truck loaded: plate and heads, and whatever else is known of it. */
export function TruckForm({ number, truck, driver = '', left, unit, name, send }: TruckFormProps) {
  const t = useTranslations('deals.trucks');
  const locale = useLocale();
  const { act, pending, errors } = useDealAct();
  const empty = { ...EMPTY, driver };
  const {
    values: given,
    set: give,
    clear,
    isBegun,
  } = useKeptTexts(`truck-${number}-${truck?.id ?? 'new'}`, truck ? givenOf(truck, unit) : empty);
  const id = (field: string) => `truck-${truck?.id ?? 'new'}-${field}`;
  const submit = () => {
    const { net, ...rest } = given;
    act({
      send: () => send({ number, ...(truck && { truckId: truck.id }), ...rest, kg: toKg(net, unit) }),
      done: truck ? t('saved') : t('sent'),
      onDone: () => {
        if (!truck) give(empty);
        clear();
      },
    });
  };
  return (
    <MemberForm errors={errors} isBegun={isBegun} onSubmit={submit} className="pt-1 pb-4" layout="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Field id={id('plate')} label={t('plate')} error={errors.plate}>
          {(control) => (
            <Input
              {...control}
              value={given.plate}
              onChange={({ target }) => give({ plate: target.value })}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <NumberField
          id={id('heads')}
          label={t('heads')}
          // The error says the same.
          help={errors.heads ? undefined : t('headsLeft', { left: formatNumber(locale, left) })}
          error={errors.heads}
          value={given.heads}
          onHold={(heads) => give({ heads })}
          inputMode="numeric"
          required
        />
      </div>
      <Field id={id('driver')} label={t('driver')} note={t('optional')} error={errors.driver}>
        {(control) => (
          <Input
            {...control}
            value={given.driver}
            onChange={({ target }) => give({ driver: target.value })}
            autoComplete="off"
          />
        )}
      </Field>
      <NumberField
        id={id('kg')}
        label={t('kg', { unit })}
        note={t('optional')}
        help={t('kgHelp', { name })}
        error={errors.kg}
        value={given.net}
        onHold={(net) => give({ net })}
      />
      <Field id={id('tags')} label={t('tags')} note={t('optional')} help={t('tagsHelp')} error={errors.tags}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={given.tags}
            onChange={({ target }) => give({ tags: target.value })}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" pending={pending} className="justify-self-start max-sm:w-full">
        {truck ? t('save') : t('send')}
      </Button>
    </MemberForm>
  );
}

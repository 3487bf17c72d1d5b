'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useDealAct } from '@/components/dashboard/deals/use-deal-act';
import { useKeptTexts } from '@/components/ui/forms/use-kept-texts';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/forms/number-field';
import { MemberForm } from '@/components/ui/forms/member-form';
import { Input } from '@/components/ui/input';
import { PlaceField } from '@/components/ui/places/place-field';
import { Textarea } from '@/components/ui/textarea';
import { localizedPath } from '@/lib/core/i18n/paths';
import { toKg, type ScaleUnit } from '@/lib/deals/terms/scale';
import type { ActionResult } from '@/lib/core/validation/action-result';

interface RequestFormProps {
  number: number;
  unit: ScaleUnit;
  preset: Record<'from' | 'to' | 'heads' | 'kg' | 'ready', string>;
  ask: (input: unknown) => Promise<ActionResult<{ id: string }>>;
}

/** The form that asks for a freight, begun with what the deal says; it leads to the request's page. */
export function RequestForm({ number, unit, preset, ask }: RequestFormProps) {
  const t = useTranslations('freight');
  const locale = useLocale();
  const router = useRouter();
  const { act, pending, errors } = useDealAct();
  const { values, set, clear } = useKeptTexts(`freight-${number}`, { ...preset, note: '' });
  const submit = () => {
    let id = '';
    act({
      send: async () => {
        const result = await ask({ number, ...values, kg: toKg(values.kg, unit) });
        if (result.ok) id = result.data.id;
        return result;
      },
      done: t('asked'),
      onDone: () => {
        clear();
        router.push(localizedPath(locale, `/freight/${id}`));
      },
    });
  };
  const place = (name: 'from' | 'to') => (
    <PlaceField
      id={`freight-${name}`}
      label={t(name)}
      help={t('placeHelp')}
      error={errors[name]}
      required
      input={{ value: values[name], onChange: ({ target }) => set({ [name]: target.value }) }}
      value={values[name]}
      onText={(text) => set({ [name]: text })}
    />
  );
  const numberField = (name: 'heads' | 'kg', field: { note?: string; help?: string; required?: boolean }) => (
    <NumberField
      id={`freight-${name}`}
      label={name === 'kg' ? t('kg', { unit }) : t('heads')}
      error={errors[name]}
      {...field}
      isMarked={field.required ?? false}
      value={values[name]}
      onHold={(value) => set({ [name]: value })}
      required={field.required ?? false}
    />
  );
  return (
    <MemberForm errors={errors} onSubmit={submit} layout="grid gap-5">
      {place('from')}
      {place('to')}
      <div className="grid grid-cols-2 gap-3">
        {numberField('heads', { required: true })}
        {numberField('kg', { note: t('optional'), help: t('kgHelp') })}
      </div>
      <Field id="freight-ready" label={t('ready')} help={t('readyHelp')} error={errors.ready} required>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={values.ready}
            onChange={({ target }) => set({ ready: target.value })}
            required
            className="sm:max-w-56"
          />
        )}
      </Field>
      <Field id="freight-note" label={t('note')} note={t('optional')} help={t('noteHelp')} error={errors.note}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={300}
            value={values.note}
            onChange={({ target }) => set({ note: target.value })}
          />
        )}
      </Field>
      <Button type="submit" size="lg" pending={pending}>
        {t('ask')}
      </Button>
    </MemberForm>
  );
}

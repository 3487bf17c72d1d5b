'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { HeldInput } from '@/components/ui/forms/held-input';
import { useFieldText } from '@/components/ui/forms/use-field-text';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { CurrencyRates } from '@/lib/market/rates/dto';
import { JUMP, NOTE_MAX, ownRateSchema } from '@/lib/market/rates/schema';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import { RateSection, type RateSectionProps } from './rate-section';

/** An administrator's own rate of today; one that jumps has to be ticked. */
export function OwnRateFields({
  row: { currency },
  rate,
  acts,
  run,
  pending,
}: RateSectionProps & { rate: NonNullable<CurrencyRates['rate']> }) {
  const t = useTranslations('admin.rates');
  const locale = useLocale();
  const fieldText = useFieldText();
  const [perUsd, setPerUsd] = useState('');
  const [note, setNote] = useState(rate.note ?? '');
  const [isSure, setSure] = useState(false);
  const [error, setError] = useState<string>();
  const change = Number(perUsd) / Number(rate.perUsd) - 1;
  const jumps = perUsd !== '' && Math.abs(change) > JUMP;
  const save = () => {
    const input = { currency, perUsd, note, jumps: isSure };
    const [complaint] = fieldErrors(ownRateSchema.safeParse(input).error?.issues ?? []).perUsd ?? [];
    setError(complaint ? fieldText(complaint) : jumps && !isSure ? fieldText({ key: 'rateJumps' }) : undefined);
    if (complaint || (jumps && !isSure)) return document.getElementById('own-rate')?.focus();
    run({
      act: () => acts.enterRate(input),
      done: { title: t('saved', { currency }), description: t('savedText') },
      failed: t('failed'),
    });
  };
  return (
    <RateSection title={t('ownTitle')}>
      <Field id="own-rate" label={t('ownRate', { currency })} error={error} help={t('ownRateHelp')}>
        {(control) => (
          <HeldInput
            {...control}
            locale={locale}
            value={perUsd}
            onHold={(value) => {
              setPerUsd(value);
              setError(undefined);
            }}
            question={fieldText({ key: 'whichNumber' })}
            maxLength={20}
          />
        )}
      </Field>
      {jumps ? (
        <Checkbox checked={isSure} onChange={(event) => setSure(event.target.checked)}>
          {t('sure', { change: Math.round(change * 100) })}
        </Checkbox>
      ) : null}
      <Field id="own-rate-note" label={t('note')} note={t('optional')} help={t('noteHelp')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={NOTE_MAX}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <Button
        pending={pending}
        disabled={pending || perUsd === ''}
        onClick={save}
        className="justify-self-start max-sm:w-full"
      >
        {t('saveRate')}
      </Button>
    </RateSection>
  );
}

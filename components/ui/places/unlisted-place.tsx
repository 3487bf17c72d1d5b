'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { CountryRegions } from '@/lib/places/dto';

interface UnlistedPlaceProps {
  /** The place's text. */
  value: string;
  onChange: (text: string) => void;
}

type Areas = readonly CountryRegions[] | 'loading' | 'failed';

/** For a place that isn't in the gazetteer: country and region are chosen, and follow the text, which stays. */
export function UnlistedPlace({ value, onChange }: UnlistedPlaceProps) {
  const t = useTranslations('unlistedPlace');
  const language = useLocale();
  const id = useId();
  const [areas, setAreas] = useState<Areas | null>(null);
  const [country, setCountry] = useState('');

  const open = async (): Promise<void> => {
    setAreas('loading');
    const response = await fetch(`/api/places/regions?language=${language}`).catch(() => null);
    setAreas(response?.ok ? ((await response.json()) as CountryRegions[]) : 'failed');
  };

  if (areas === null || areas === 'loading')
    return (
      <button
        type="button"
        disabled={areas === 'loading'}
        onClick={() => void open()}
        className="link min-h-11 justify-self-start text-14"
      >
        {t('open')}
      </button>
    );
  if (areas === 'failed')
    return (
      <p role="alert" className="text-14">
        {t('failed')}{' '}
        <button type="button" onClick={() => void open()} className="link min-h-11">
          {t('open')}
        </button>
      </p>
    );
  const chosen = areas
    .flatMap((area) => area.regions.map(({ label }) => ({ label, country: area.country })))
    .find(({ label }) => value.endsWith(`, ${label}`));
  const regions = areas.find((area) => area.country === (country || chosen?.country))?.regions ?? [];
  const choose = (label: string) => {
    const note = chosen ? value.slice(0, -chosen.label.length - 2) : value.trim();
    onChange([note, label].filter(Boolean).join(', '));
  };
  return (
    <fieldset className="grid items-end gap-3 rounded-input border border-line p-3 sm:grid-cols-2">
      <legend className="px-1 text-14 font-semibold">{t('open')}</legend>
      <p className="text-14 text-ink-2 sm:col-span-2">{t('note')}</p>
      <Field id={`${id}-country`} label={t('country')}>
        {(control) => (
          <Select
            {...control}
            autoFocus
            value={country || chosen?.country}
            onChange={(event) => setCountry(event.target.value)}
          >
            <option value="">{t('choose')}</option>
            {areas.map(({ country: code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id={`${id}-region`} label={t('region')}>
        {(control) => (
          <Select
            {...control}
            disabled={regions.length === 0}
            value={regions.find(({ label }) => label === chosen?.label)?.label ?? ''}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="" disabled>
              {t('choose')}
            </option>
            {regions.map(({ name, label }) => (
              <option key={label} value={label}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </fieldset>
  );
}

'use client';

import { useId } from 'react';
import { currencySign } from '@/lib/i18n/currency-signs';
import type { Locale } from '@/lib/i18n/locales';
import { ownCurrency } from './own-currency';
import { chooseUnits, useUnits } from './settings';

/** The labels of the choice of units. */
export type UnitLabels = Record<'weight' | 'money' | 'asked' | 'own', string>;

function Segments({
  label,
  chosen,
  options,
  choose,
}: {
  label: string;
  chosen: string;
  options: readonly (readonly [value: string, text: string])[];
  choose: (value: string) => void;
}) {
  const group = useId();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      {options.map(([value, text]) => (
        <label key={value}>
          <input type="radio" name={group} checked={chosen === value} onChange={() => choose(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

/** Kilograms or pounds, and the currency of prices: one setting for the site. The HTML, without it, keeps its place. */
export function UnitChoice({ labels, locale }: { labels: UnitLabels; locale: Locale }) {
  const units = useUnits();
  if (!units) return <div className="units" />;
  const { weight, money } = units;
  const own = money === 'asked' || money === 'USD' ? ownCurrency() : money;
  return (
    <div className="units">
      <Segments
        label={labels.weight}
        chosen={weight}
        options={[
          ['kg', 'kg'],
          ['lb', 'lb'],
        ]}
        choose={(value) => chooseUnits({ weight: value === 'lb' ? 'lb' : 'kg' })}
      />
      <Segments
        label={labels.money}
        chosen={money}
        options={[
          ['asked', labels.asked],
          ['USD', 'US$'],
          ...(own && own !== 'USD' ? [[own, `${labels.own} (${currencySign(locale, own)})`] as const] : []),
        ]}
        choose={(value) => chooseUnits({ money: value === 'USD' || value === own ? value : 'asked' })}
      />
    </div>
  );
}

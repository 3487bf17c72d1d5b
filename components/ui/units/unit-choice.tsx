'use client';

import { useId, type ReactNode } from 'react';
import { CURRENCIES, currencySign, isCurrency } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';
import { ownCurrency } from './own-currency';
import { chooseUnits, useUnits, type Units } from './settings';

/** The labels of the choice of units. */
export type UnitLabels = Record<'weight' | 'money' | 'asked' | 'own', string>;

function Segments({
  label,
  chosen,
  options,
  choose,
  children,
}: {
  label: string;
  chosen: string;
  options: readonly (readonly [value: string, text: string])[];
  choose: (value: string) => void;
  /** What is chosen in another way. */
  children?: ReactNode;
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
      {children}
    </fieldset>
  );
}

/** The visitor's own currency: the guessed one first, so that it is one tap away. */
function OwnCurrency({ label, chosen, locale }: { label: string; chosen: Units['money']; locale: Locale }) {
  const own = ownCurrency();
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  const others = CURRENCIES.filter((code) => code !== 'USD' && code !== own);
  const isOwn = chosen !== 'asked' && chosen !== 'USD';
  return (
    <select
      aria-label={label}
      value={isOwn ? chosen : ''}
      data-chosen={isOwn || undefined}
      onChange={({ target }) => chooseUnits({ money: isCurrency(target.value) ? target.value : 'asked' })}
    >
      <option value="">{label}</option>
      {[...(own && own !== 'USD' ? [own] : []), ...others].map((code) => (
        <option key={code} value={code}>{`${currencySign(locale, code)} ${names.of(code) ?? code}`}</option>
      ))}
    </select>
  );
}

/** Kilograms or pounds, and the currency of prices: one setting for the site. The HTML, without it, keeps its place. */
export function UnitChoice({ labels, locale }: { labels: UnitLabels; locale: Locale }) {
  const units = useUnits();
  if (!units) return <div className="units" />;
  const { weight, money } = units;
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
        ]}
        choose={(value) => chooseUnits({ money: value === 'USD' ? value : 'asked' })}
      >
        <OwnCurrency label={labels.own} chosen={money} locale={locale} />
      </Segments>
    </div>
  );
}

import { Fragment, useEffect, useState } from 'react';
import { figure } from '@/components/market/listings/figures';
import { counted, fill } from '@/components/ui/fill';
import { useUnits } from '@/components/ui/units/settings';
import { Icon } from '@/components/ui/icon';
import { currencySign } from '@/lib/core/i18n/currencies';
import {
  formatMoney,
  formatRounded,
  formatNumber,
  formatPounds,
  formatPrice,
  formatWeight,
} from '@/lib/core/i18n/format';
import { headsText } from '@/lib/livestock/price-formats/lot-words';
import type { Locale } from '@/lib/core/i18n/locales';
import { isByLiveWeight, isByWeight } from '@/lib/livestock/pricing/price-bases';
import { normalisePrice } from '@/lib/livestock/pricing/normalise-price';
import type { HeadsModel } from './lot-model';

/** The last number of head that a visitor calculated with. */
const KEY = 'heads';

/** The nearest number of head that the seller sells. */
const fit = ({ least, step, heads }: HeadsModel, asked: number) =>
  Math.max(least, Math.min(heads - ((heads - least) % step), least + Math.round((asked - least) / step) * step));

/** The number of head that a visitor asks about, kept from one lot to the next. */
export function useHeads(model: HeadsModel | null | undefined) {
  const [heads, setHeads] = useState(model?.heads ?? 1);
  useEffect(() => {
    try {
      const last = Number(localStorage.getItem(KEY));
      // eslint-disable-next-line react-hooks/set-state-in-effect -- the page is the same for everybody: the number is known in the browser only
      if (model && last > 0) setHeads(fit(model, last));
    } catch {
      // Storage may be blocked.
    }
  }, [model]);
  const choose = (asked: number) => {
    if (!model || !Number.isFinite(asked)) return;
    const next = fit(model, asked);
    setHeads(next);
    try {
      localStorage.setItem(KEY, String(next));
    } catch {
      // The number then lasts as long as the page.
    }
  };
  return [heads, choose] as const;
}

/** Cents of an amount and of a percentage of it, as decimal text. */
function withCommission(total: string, percent: string): { commission: string; sum: string } {
  const cents = BigInt(total.replace('.', ''));
  const share = (cents * BigInt(Math.round(Number(percent) * 100)) * 2n + 10_000n) / 20_000n;
  const text = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
  return { commission: text(share), sum: text(cents + share) };
}

/** Formats weights, with pounds beside them for whoever chose those. */
const weightIn = (locale: Locale, inPounds: boolean) => (kilograms: number) =>
  formatWeight(locale, kilograms) + (inPounds ? ` (${formatPounds(locale, kilograms)})` : '');

/**
 * What is multiplied, where it has no rounded part: `4.080 kg × US$ 3,05`, `24 cab. × US$ 1.180`; else how
 * many head, and what they weigh.
 */
function multiplied(model: HeadsModel, locale: Locale, heads: number, inPounds: boolean): string {
  const { basis, amount, currency, kg, shrink } = model;
  const price = ` ×\u00a0${currencySign(locale, currency)}\u00a0${formatPrice(locale, amount, 4)}`;
  const weigh = weightIn(locale, inPounds);
  if (basis === 'live_kg' && kg !== null) return weigh((kg * heads * (100 - Number(shrink ?? 0))) / 100) + price;
  const many = headsText(locale, heads);
  if (basis === 'head') return many + price;
  return kg === null || Number(shrink ?? 0) > 0 || !isByWeight(basis) ? many : `${many}, ${weigh(kg * heads)}`;
}

/** What so many head weigh and what of it is paid, where that differs. */
function netWeight(model: HeadsModel, locale: Locale, heads: number, inPounds: boolean): string | null {
  const { basis, kg, shrink, words } = model;
  const percent = Number(shrink ?? 0);
  if (kg === null || percent === 0 || !isByLiveWeight(basis)) return null;
  const weigh = weightIn(locale, inPounds);
  const gross = kg * heads;
  return fill(words.lessShrink, {
    gross: weigh(gross),
    net: weigh((gross * (100 - percent)) / 100),
    percent: formatNumber(locale, percent),
  });
}

/** An amount in a cell; another one is another element, as the one before may have been converted. */
const Amount = ({ of, text }: { of: string; text: string }) => (
  <td>
    <Fragment key={text}>{figure([text, of])}</Fragment>
  </td>
);

interface HeadsCalculatorProps {
  model: HeadsModel;
  locale: Locale;
  heads: number;
  choose: (heads: number) => void;
}

/** The number of head, where the seller splits the lot. */
function HeadsChoice({ model, locale, heads, choose }: HeadsCalculatorProps) {
  const { words, least, step, limits } = model;
  // What is being typed may be no number yet.
  const [typed, setTyped] = useState<string | null>(null);
  const change = (by: number) => {
    setTyped(null);
    choose(heads + by);
  };
  return (
    <div className="lot-choice">
      <p>
        <label htmlFor="heads">{words.howMany}</label>
        <small>{limits.join(', ')}</small>
      </p>
      <button type="button" aria-label={words.less} disabled={heads <= least} onClick={() => change(-step)}>
        <Icon name="minus" />
      </button>
      <input
        id="heads"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? formatNumber(locale, heads)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed !== null) choose(Number(typed.replace(/\D/g, '')) || least);
          setTyped(null);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
      />
      <button type="button" aria-label={words.more} disabled={heads + step > model.heads} onClick={() => change(step)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}

/** What a number of head costs, with the buyer's commission. */
export function HeadsCalculator(props: HeadsCalculatorProps) {
  const { model, locale, heads } = props;
  const { words, least, step, currency, commission, basis, limits } = model;
  const units = useUnits();
  const { lot: total } = normalisePrice({
    ...model,
    heads,
    // Of a price for the lot each head bears an equal part.
    ...(basis === 'lot' ? { basis: 'head', perUsd: String(model.priced) } : { perUsd: '1' }),
  });
  if (total === null) return null;
  const isEstimated = isByWeight(basis);
  const money = (amount: string) =>
    isEstimated ? `≈\u00a0${formatRounded(locale, amount, currency)}` : formatMoney(locale, amount, currency);
  const paid = commission ? withCommission(total, commission) : { commission: null, sum: total };
  const inPounds = units?.weight === 'lb';
  const net = netWeight(model, locale, heads, inPounds);
  // Of what is sold all together there is nothing to choose.
  const isChosen = least + step <= model.heads;
  return (
    <div className="lot-heads">
      {isChosen ? <HeadsChoice {...props} /> : null}
      <table className="lot-calc" aria-live="polite">
        <tbody>
          {paid.commission === null ? null : (
            <>
              <tr>
                <th scope="row">{multiplied(model, locale, heads, inPounds)}</th>
                <Amount of={total} text={money(total)} />
              </tr>
              <tr>
                <th scope="row">{words.commission}</th>
                <Amount of={paid.commission} text={money(paid.commission)} />
              </tr>
            </>
          )}
          <tr className="sum">
            <th scope="row">{counted(words.total, heads, formatNumber(locale, heads))}</th>
            <Amount of={paid.sum} text={money(paid.sum)} />
          </tr>
        </tbody>
      </table>
      {net ? <p>{net}</p> : null}
      {paid.commission === null ? <p>{multiplied(model, locale, heads, inPounds)}</p> : null}
      {isChosen ? null : limits.map((limit) => <p key={limit}>{limit}</p>)}
      {isEstimated ? <p>{words.settled}</p> : null}
    </div>
  );
}

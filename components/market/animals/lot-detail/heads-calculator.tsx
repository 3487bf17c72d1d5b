import { Fragment, useEffect, useState } from 'react';
import { figure } from '@/components/market/listings/figures';
import { counted, fill } from '@/components/ui/fill';
import { Icon } from '@/components/ui/icon';
import { browserStorage } from '@/components/ui/shared-data/stored';
import { currencySign } from '@/lib/core/i18n/currencies';
import {
  formatDecimal,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  formatRounded,
  formatWeight,
} from '@/lib/core/i18n/format';
import { KG_PER_POUND } from '@/lib/core/i18n/pound';
import { basisUnit } from '@/lib/livestock/price-formats/asked-price';
import { headsText } from '@/lib/livestock/price-formats/lot-words';
import type { Locale } from '@/lib/core/i18n/locales';
import { isByLiveWeight, isByWeight, type PriceBasis } from '@/lib/livestock/pricing/price-bases';
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
    const last = Number(browserStorage.read(KEY));
    // oxlint-disable-next-line react/set-state-in-effect -- the page is the same for everybody: the number is known in the browser only
    if (model) setHeads(last > 0 ? fit(model, last) : model.heads);
  }, [model]);
  const choose = (asked: number) => {
    if (!model || !Number.isFinite(asked)) return;
    const next = fit(model, asked);
    setHeads(next);
    browserStorage.write(KEY, String(next));
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

/** Parts of the unit that a price is for, in kilograms. */
const UNIT_KG: Partial<Record<PriceBasis, number>> = {
  live_lb: KG_PER_POUND,
  live_cwt: KG_PER_POUND * 100,
  arroba: 15,
};

/** What so many head weigh, and what of it is paid: the live weight without shrink, or the carcass. */
function weights({ basis, kg, shrink, dressing }: HeadsModel, heads: number) {
  if (kg === null || !isByWeight(basis)) return null;
  const percent = isByLiveWeight(basis) ? 100 - Number(shrink ?? 0) : Number(dressing);
  return { gross: kg * heads, net: (kg * heads * percent) / 100 };
}

/** What is multiplied: `4.080 kg × US$ 3,05`, `385,655 cwt × US$ 272`, `24 cab. × US$ 1.180`; of a lot's price how many head. */
function multiplied(model: HeadsModel, locale: Locale, heads: number): string {
  const { basis, amount, currency } = model;
  const price = ` ×\u00a0${currencySign(locale, currency)}\u00a0${formatPrice(locale, amount, 4)}`;
  const weight = weights(model, heads);
  if (!weight) return headsText(locale, heads) + (basis === 'head' ? price : '');
  const unitKg = UNIT_KG[basis];
  if (!unitKg) return formatWeight(locale, weight.net) + price;
  const units = formatDecimal(locale, (weight.net / unitKg).toFixed(basis === 'live_lb' ? 1 : 3));
  return `${units}\u00a0${basisUnit(locale, basis).slice(1)}${price}`;
}

/** What so many head weigh and what of it is paid, where that differs. */
function netWeight(model: HeadsModel, locale: Locale, heads: number): string | null {
  const weight = weights(model, heads);
  if (!weight || weight.net === weight.gross) return null;
  const [gross, net] = [formatWeight(locale, weight.gross), formatWeight(locale, weight.net)];
  const { basis, dressing, shrink, words } = model;
  if (!isByLiveWeight(basis)) return `${gross} ×\u00a0${formatPercent(locale, dressing)} = ${net}`;
  return fill(words.lessShrink, { gross, net, percent: formatNumber(locale, Number(shrink)) });
}

/** An amount in a cell; another one is another element, as are sums: the one before may have been converted. */
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
  const product = multiplied(model, locale, heads);
  const net = netWeight(model, locale, heads);
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
                <th key={product} scope="row">
                  {product}
                </th>
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
      {net ? <p key={net}>{net}</p> : null}
      {paid.commission === null ? <p key={product}>{product}</p> : null}
      {isChosen ? null : limits.map((limit) => <p key={limit}>{limit}</p>)}
      {isEstimated ? <p>{words.settled}</p> : null}
    </div>
  );
}

import { Fragment, useEffect, useState } from 'react';
import { figure } from '@/components/market/listings/figures';
import { counted, fill } from '@/components/ui/fill';
import { useUnits } from '@/components/ui/units/settings';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { currencySign } from '@/lib/core/i18n/currencies';
import { formatMoney, formatNumber, formatPounds, formatPrice, formatWeight } from '@/lib/core/i18n/format';
import { LOT_WORDS } from '@/lib/livestock/price-formats/lot-words';
import type { Locale } from '@/lib/core/i18n/locales';
import { isByLiveWeight } from '@/lib/livestock/pricing/price-bases';
import { normalisePrice } from '@/lib/livestock/pricing/normalise-price';
import type { HeadsModel } from './lot-model';

/** The last number of head that a visitor calculated with. */
const KEY = 'heads';

/** The nearest number of head that the seller sells. */
const fit = ({ least, step, heads }: HeadsModel, asked: number) =>
  Math.max(least, Math.min(heads - ((heads - least) % step), least + Math.round((asked - least) / step) * step));

/** The number of head that a visitor asks about, kept from one lot to the next. */
export function useHeads(model: HeadsModel | null | undefined) {
  const [heads, setHeads] = useState(model?.least ?? 1);
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

/**
 * What is multiplied, where it has no rounded part: `4.080 kg × US$ 3,05`, `24 cab. × US$ 1.180`; what it weighs in pounds
 * beside it for whoever chose them.
 */
function multiplied(model: HeadsModel, locale: Locale, heads: number, inPounds: boolean): string {
  const { basis, amount, currency, kg, shrink } = model;
  const price = `\u00a0×\u00a0${currencySign(locale, currency)}\u00a0${formatPrice(locale, amount, 4)}`;
  if (basis === 'live_kg' && kg !== null) {
    const sold = (kg * heads * (100 - Number(shrink ?? 0))) / 100;
    return formatWeight(locale, sold) + (inPounds ? ` (${formatPounds(locale, sold)})` : '') + price;
  }
  const many = LOT_WORDS[locale].heads.replace('#', formatNumber(locale, heads));
  return basis === 'head' ? many + price : many;
}

/** What so many head weigh and what of it is paid, where that differs. */
function netWeight(model: HeadsModel, locale: Locale, heads: number, inPounds: boolean): string | null {
  const { basis, kg, shrink, words } = model;
  const percent = Number(shrink ?? 0);
  if (kg === null || percent === 0 || !isByLiveWeight(basis)) return null;
  const weight = (kilograms: number) =>
    formatWeight(locale, kilograms) + (inPounds ? ` (${formatPounds(locale, kilograms)})` : '');
  const gross = kg * heads;
  return fill(words.lessShrink, {
    gross: weight(gross),
    net: weight((gross * (100 - percent)) / 100),
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

/** What a number of head costs, with the buyer's commission. */
export function HeadsCalculator({ model, locale, heads, choose }: HeadsCalculatorProps) {
  const { words, least, step, currency, commission } = model;
  const units = useUnits();
  // What is being typed may be no number yet.
  const [typed, setTyped] = useState<string | null>(null);
  const { lot: total } = normalisePrice({
    ...model,
    heads,
    // Of a price for the lot each head bears an equal part.
    ...(model.basis === 'lot' ? { basis: 'head', perUsd: String(model.heads) } : { perUsd: '1' }),
  });
  if (total === null) return null;
  const money = (amount: string) => formatMoney(locale, amount, currency);
  const paid = commission ? withCommission(total, commission) : { commission: null, sum: total };
  const inPounds = units?.weight === 'lb';
  const net = netWeight(model, locale, heads, inPounds);
  // Of what is sold all together there is nothing to choose.
  const isChosen = least + step <= model.heads;
  // A total stands once: that of the whole lot is among its sums.
  const isSaidAbove = !isChosen && paid.commission === null;
  const change = (by: number) => {
    setTyped(null);
    choose(heads + by);
  };
  return (
    <div className="lot-heads">
      {isChosen ? (
        <>
          <label htmlFor="heads">{words.howMany}</label>
          <div>
            <button
              type="button"
              aria-label={words.less}
              disabled={heads <= least}
              className={buttonVariants({ variant: 'secondary' })}
              onClick={() => change(-step)}
            >
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
            <button
              type="button"
              aria-label={words.more}
              disabled={heads + step > model.heads}
              className={buttonVariants({ variant: 'secondary' })}
              onClick={() => change(step)}
            >
              <Icon name="plus" />
            </button>
            <small>
              {model.limits.map((limit) => (
                <span key={limit}>{limit}</span>
              ))}
            </small>
          </div>
        </>
      ) : (
        model.limits.map((limit) => <p key={limit}>{limit}</p>)
      )}
      {isSaidAbove ? (
        net && <p>{net}</p>
      ) : (
        <table className="lot-calc" aria-live="polite">
          <tbody>
            <tr>
              <th scope="row">
                {multiplied(model, locale, heads, inPounds)}
                {net ? <small>{net}</small> : null}
              </th>
              <Amount of={total} text={money(total)} />
            </tr>
            {paid.commission === null ? null : (
              <tr>
                <th scope="row">{words.commission}</th>
                <Amount of={paid.commission} text={money(paid.commission)} />
              </tr>
            )}
            <tr className="sum">
              <th scope="row">{counted(words.total, heads, formatNumber(locale, heads))}</th>
              <Amount of={paid.sum} text={money(paid.sum)} />
            </tr>
          </tbody>
        </table>
      )}
      <p>{words.settled}</p>
    </div>
  );
}
